# Sources written when the build is configured: the vendor's figures of whole parts, from the catalog, so that they
# stand in one place; and the kernel text as a string.

# headroom_probe_claims(OUTPUT): memory, bandwidth and compute units of every accelerator of the catalog.
function(headroom_probe_claims output)
    file(READ ${PROJECT_SOURCE_DIR}/data/accelerators.json catalog)
    string(JSON accelerators GET "${catalog}" accelerators)
    string(JSON count LENGTH "${accelerators}")
    math(EXPR last "${count} - 1")
    set(rows "")
    foreach(i RANGE ${last})
        string(JSON entry GET "${accelerators}" ${i})
        string(JSON id GET "${entry}" id)
        foreach(field memory_gb bandwidth_tb_s compute_units)
            string(JSON ${field} ERROR_VARIABLE absent GET "${entry}" ${field} value)
            if(absent OR NOT ${field} MATCHES "^[0-9.]+$")
                set(${field} 0)
            endif()
        endforeach()
        string(JSON devices ERROR_VARIABLE absent GET "${entry}" devices_per_part)
        if(absent)
            set(devices 1)
        endif()
        string(APPEND rows "    Claim{\"${id}\", ${devices}, ${memory_gb}, ${bandwidth_tb_s} * 1e12, ${compute_units}},\n")
    endforeach()
    file(CONFIGURE OUTPUT ${output} CONTENT [[
// Written from data/accelerators.json by app/probe/generate.cmake.
#include "app/probe/parts.h"

#include <array>

namespace headroom::probe {

std::span<const Claim> claims()
{
    static constexpr std::array rows{
@rows@    };
    return rows;
}

} // namespace headroom::probe
]] @ONLY)
endfunction()

# headroom_probe_kernels(OUTPUT): kernels.src as a string.
function(headroom_probe_kernels output)
    file(READ ${CMAKE_CURRENT_SOURCE_DIR}/kernels.src kernels)
    file(CONFIGURE OUTPUT ${output} CONTENT [[
// Written from app/probe/kernels.src by app/probe/generate.cmake.
#include "app/probe/kerneltext.h"

namespace headroom::probe {

const char *kernelText()
{
    return R"HEADROOM(@kernels@)HEADROOM";
}

} // namespace headroom::probe
]] @ONLY)
endfunction()
