// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>

#include <string>
#include <vector>

namespace headroom {

// The kernels built for a CPU through OpenCL, and buffers for them. problem() says what did not work.
class CpuDevice {
public:
    explicit CpuDevice(const char *source);
    ~CpuDevice();
    CpuDevice(const CpuDevice &) = delete;
    CpuDevice &operator=(const CpuDevice &) = delete;

    [[nodiscard]] const std::string &problem() const { return m_problem; }

    template<class Value> [[nodiscard]] cl_mem buffer(std::vector<Value> content)
    {
        return bufferOf(content.data(), content.size() * sizeof(Value));
    }
    template<class Value> [[nodiscard]] std::vector<Value> read(cl_mem buffer, std::size_t count)
    {
        std::vector<Value> content(count);
        readInto(buffer, content.data(), count * sizeof(Value));
        return content;
    }
    // Runs a kernel on groups of 256 with its arguments in order.
    template<class... Arguments> void run(const char *name, std::size_t groups, const Arguments &...arguments)
    {
        cl_int code = CL_SUCCESS;
        cl_kernel kernel = clCreateKernel(m_program, name, &code);
        check(name, code);
        cl_uint index = 0;
        (check("clSetKernelArg", clSetKernelArg(kernel, index++, sizeof arguments, &arguments)), ...);
        launch(kernel, groups);
    }

private:
    [[nodiscard]] cl_mem bufferOf(void *content, std::size_t bytes);
    void readInto(cl_mem buffer, void *content, std::size_t bytes);
    void launch(cl_kernel kernel, std::size_t groups);
    void build(const char *source);
    void check(const char *what, cl_int code);

    cl_device_id m_device = nullptr;
    cl_context m_context = nullptr;
    cl_command_queue m_queue = nullptr;
    cl_program m_program = nullptr;
    std::vector<cl_mem> m_buffers;
    std::string m_problem;
};

} // namespace headroom
