// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/access.h"

#include "app/probe/recordwriter.h"
#include "app/probe/textfile.h"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace headroom::probe {

namespace {

Access opened(RecordWriter &records, const std::string &path)
{
    records.step("open " + path, Patience::Query);
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0)
        return {path, errno};
    struct stat status = {};
    const bool device = ::fstat(descriptor, &status) == 0 && S_ISCHR(status.st_mode);
    ::close(descriptor);
    return {path, device ? 0 : ENODEV}; // an ordinary file in its place is no device
}

const char *warningFor(int error)
{
    switch (error) {
    case ENOENT:
    case ENODEV:
        return "no_kfd";
    case EACCES:
    case EPERM:
        return "no_permission";
    default:
        return "driver_refuses";
    }
}

} // namespace

std::vector<Access> deviceFiles(RecordWriter &records, const std::string &devices)
{
    std::vector<Access> files{opened(records, devices + "/kfd")};
    for (const std::string &name : namesIn(devices + "/dri"))
        if (name.starts_with("renderD"))
            files.push_back(opened(records, devices + "/dri/" + name));
    return files;
}

std::string errnoName(int error)
{
    const char *const name = ::strerrorname_np(error);
    return name ? name : std::to_string(error);
}

void writeAccess(RecordWriter &records, const std::vector<Access> &files)
{
    for (const Access &file : files) {
        Record record("access");
        record.add("path", file.path).add("errno", file.error);
        if (file.error != 0)
            record.add("error", errnoName(file.error));
        records.write(record);
    }
    for (const Access &file : files)
        if (file.error != 0)
            records.warn(warningFor(file.error), {}, file.path);
}

} // namespace headroom::probe
