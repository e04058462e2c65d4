// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/probe/cpudevice.h"

namespace headroom {

namespace {

constexpr std::size_t kGroupSize = 256;

// The first CPU of any platform.
cl_device_id cpu()
{
    cl_uint count = 0;
    if (clGetPlatformIDs(0, nullptr, &count) != CL_SUCCESS)
        return nullptr;
    std::vector<cl_platform_id> platforms(count);
    clGetPlatformIDs(count, platforms.data(), nullptr);
    for (cl_platform_id platform : platforms) {
        cl_device_id device = nullptr;
        if (clGetDeviceIDs(platform, CL_DEVICE_TYPE_CPU, 1, &device, nullptr) == CL_SUCCESS)
            return device;
    }
    return nullptr;
}

} // namespace

CpuDevice::CpuDevice(const char *source)
    : m_device(cpu())
{
    if (!m_device) {
        m_problem = "no OpenCL device on this CPU (package pocl-opencl-icd)";
        return;
    }
    cl_int code = CL_SUCCESS;
    m_context = clCreateContext(nullptr, 1, &m_device, nullptr, nullptr, &code);
    check("clCreateContext", code);
    m_queue = clCreateCommandQueue(m_context, m_device, 0, &code);
    check("clCreateCommandQueue", code);
    build(source);
}

CpuDevice::~CpuDevice()
{
    for (cl_mem buffer : m_buffers)
        clReleaseMemObject(buffer);
    if (m_program)
        clReleaseProgram(m_program);
    if (m_queue)
        clReleaseCommandQueue(m_queue);
    if (m_context)
        clReleaseContext(m_context);
}

void CpuDevice::build(const char *source)
{
    cl_int code = CL_SUCCESS;
    m_program = clCreateProgramWithSource(m_context, 1, &source, nullptr, &code);
    check("clCreateProgramWithSource", code);
    if (clBuildProgram(m_program, 1, &m_device, "-cl-std=CL1.2", nullptr, nullptr) == CL_SUCCESS)
        return;
    std::string log(16'384, '\0');
    clGetProgramBuildInfo(m_program, m_device, CL_PROGRAM_BUILD_LOG, log.size(), log.data(), nullptr);
    m_problem = log.substr(0, log.find('\0'));
}

void CpuDevice::check(const char *what, cl_int code)
{
    if (code != CL_SUCCESS && m_problem.empty())
        m_problem = std::string(what) + ": " + std::to_string(code);
}

cl_mem CpuDevice::bufferOf(void *content, std::size_t bytes)
{
    cl_int code = CL_SUCCESS;
    cl_mem buffer =
        clCreateBuffer(m_context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, bytes, content, &code);
    check("clCreateBuffer", code);
    m_buffers.push_back(buffer);
    return buffer;
}

void CpuDevice::readInto(cl_mem buffer, void *content, std::size_t bytes)
{
    check("clEnqueueReadBuffer",
          clEnqueueReadBuffer(m_queue, buffer, CL_TRUE, 0, bytes, content, 0, nullptr, nullptr));
}

void CpuDevice::launch(cl_kernel kernel, std::size_t groups)
{
    const std::size_t all = groups * kGroupSize;
    check("clEnqueueNDRangeKernel",
          clEnqueueNDRangeKernel(m_queue, kernel, 1, nullptr, &all, &kGroupSize, 0, nullptr, nullptr));
    check("clFinish", clFinish(m_queue));
    clReleaseKernel(kernel);
}

} // namespace headroom
