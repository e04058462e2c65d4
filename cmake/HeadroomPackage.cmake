# The Debian package: cmake --build --preset release --target package
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME headroom)
set(CPACK_PACKAGE_VENDOR "Headroom developers")
set(CPACK_PACKAGE_CONTACT "Headroom developers <developers@headroom.invalid>" CACHE STRING "Who maintains the package")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "explore what fits on accelerators and how fast it runs")
set(CPACK_PACKAGE_DESCRIPTION
"Headroom shows how many conversations with a large language model fit on
given accelerators, how fast they may run and how sure one can be. The plots
follow a context slider; every number shows its formula, its inputs and where
they come from.
.
The package holds the window (headroom), the same answers for a terminal
(headroom-cli) and a program that measures a GPU (headroom-probe).")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-inter, qt6-translations-l10n, qt6-qpa-plugins")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "openssh-client")
include(CPack)
