# Where things go on a desktop that follows freedesktop.org.
set(programs headroom headroom-cli)
if(TARGET headroom-probe)
    list(APPEND programs headroom-probe)
endif()
install(TARGETS ${programs} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})

# headroom_install_gzipped(FILE FOLDER NAME): as Debian wants manuals and changelogs, without a time stamp inside.
find_program(GZIP_PROGRAM gzip)
function(headroom_install_gzipped file folder name)
    set(packed ${PROJECT_BINARY_DIR}/gzipped/${name}.gz)
    add_custom_command(OUTPUT ${packed}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/gzipped
        COMMAND ${GZIP_PROGRAM} -9nc ${file} > ${packed}
        DEPENDS ${file} VERBATIM)
    add_custom_target(headroom_gzip_${name} ALL DEPENDS ${packed})
    install(FILES ${packed} DESTINATION ${folder})
endfunction()

if(UNIX AND NOT APPLE AND GZIP_PROGRAM)
    set(resources ${PROJECT_SOURCE_DIR}/resources)
    set(id org.headroom.Headroom)
    install(FILES ${resources}/${id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${resources}/${id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${resources}/${id}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${id}.xml)
    install(FILES ${resources}/icons/${id}.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
    install(FILES ${resources}/package/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
    headroom_install_gzipped(${PROJECT_SOURCE_DIR}/CHANGELOG.md ${CMAKE_INSTALL_DOCDIR} changelog)
    headroom_install_gzipped(${resources}/package/changelog.Debian ${CMAKE_INSTALL_DOCDIR} changelog.Debian)
    foreach(manual ${programs})
        headroom_install_gzipped(${resources}/man/${manual}.1 ${CMAKE_INSTALL_MANDIR}/man1 ${manual}.1)
    endforeach()
endif()
