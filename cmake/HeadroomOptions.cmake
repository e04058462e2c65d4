# headroom_options: what every target of ours is compiled with. Link it PRIVATE.
option(HEADROOM_WARNINGS_AS_ERRORS "Stop at the first warning" OFF)
option(HEADROOM_COVERAGE "Count executed lines" OFF)
set(HEADROOM_SANITIZERS "" CACHE STRING "Sanitizers, as in address,undefined")

add_library(headroom_warnings INTERFACE)
if(MSVC)
    target_compile_options(headroom_warnings INTERFACE /W4 /permissive- $<$<BOOL:${HEADROOM_WARNINGS_AS_ERRORS}>:/WX>)
else()
    target_compile_options(headroom_warnings INTERFACE
        -Wall -Wextra -Wpedantic -Wshadow -Wold-style-cast -Wcast-qual -Wcast-align -Wnon-virtual-dtor
        -Woverloaded-virtual -Wfloat-conversion -Wformat=2 -Wextra-semi -Wundef
        $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond -Wlogical-op -Wsuggest-override>
        $<$<BOOL:${HEADROOM_WARNINGS_AS_ERRORS}>:-Werror>)
endif()

add_library(headroom_options INTERFACE)
target_link_libraries(headroom_options INTERFACE headroom_warnings)
target_compile_features(headroom_options INTERFACE cxx_std_20)
if(NOT MSVC)
    # g++ keeps what a precompiled header defines visible to ccache only with this.
    target_compile_options(headroom_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
    target_compile_definitions(headroom_options INTERFACE $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)
endif()
if(HEADROOM_SANITIZERS)
    set(sanitize -fsanitize=${HEADROOM_SANITIZERS} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_compile_options(headroom_options INTERFACE ${sanitize})
    target_link_options(headroom_options INTERFACE ${sanitize})
endif()
if(HEADROOM_COVERAGE)
    target_compile_options(headroom_options INTERFACE --coverage)
    target_link_options(headroom_options INTERFACE --coverage)
endif()
