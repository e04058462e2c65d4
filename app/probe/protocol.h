// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The records of headroom-probe, version 1.
//
// One JSON object a line in UTF-8, at most 64 KiB. Each has "seq" (0, 1, 2, ...), "t_ms" (since the start)
// and "type". Lines before "hello" are not ours (banners of ssh). Unknown types and fields are for newer
// readers. What is not known is absent, never 0 or "". No sentences: codes, so that each reader writes its
// own language. A run is good only if its last line is "done" with "ok": true and the exit status is 0 (1:
// tried, not good; 2: bad command line, nothing written). Bytes are bytes, GB are 10^9, names of fields say
// every other unit.
//
// hello      protocol, version, backend (auto, hip, cuda: what was asked for), verb, time (ISO 8601, UTC)
// step       name, limit_ms, [times]: before every foreign call; "times" announces a loop of calls of one
// name access     path, errno (0: it opened), error env        variables {name: value}, container, kernel,
// amdgpu_version runtime    backend, path, version, text, tested; once more with compiler_path and compiler
// where one was loaded device     index, backend (hip, cuda, kfd), name, arch, pci, device_id, part,
// accelerator (ID in the catalog of the
//            whole part), virtual, compute_units, xccs, core_khz, memory_khz, bus_bits, l2_bytes, warp,
//            integrated, ecc, uuid
// partition  index, count (1: whole; absent: unknown), number, kind (partition, die, mig), compute (CPX),
// memory (NPS1),
//            known_by (sysfs, attribute, kfd, compute_units, memory, part, name, unknown), part,
//            compute_units, whole_compute_units, memory_gb, whole_memory_gb (the vendor's), shared_pool
// memory     index, total, free, by (runtime, sysfs, kfd)
// telemetry  index, when (before, during, after, watch), power_w, power_cap_w, core_mhz, memory_mhz,
// temperature_c, busy_percent,
//            memory_busy_percent, vram_used, vram_total, ecc_uncorrected, ecc_correctable
// process    index, pid, name, vram_bytes: another process with memory on the device
// progress   index, test, part, parts
// sample     index, test, group, launches, bytes (of a launch), ms (of the group, by events), wall_ms
// result     index, test, flags, n (groups), and
//   read, copy, kv_read   bytes, launches, median_GBps, p10_GBps, p90_GBps, best_GBps, wall_GBps,
//   groups_per_cu,
//                         first_launch_ms, [claim_GBps, of_claim]; "read" is the headline
//   read_sweep            bytes, median_GBps
//   launch                launches, median_us, p10_us, p90_us, best_us
//   allreduce             devices, bytes, median_us, p10_us, p90_us, best_us
//   gemv                  name, rows, cols, format, count, bytes, launches, median_us .. best_us,
//   median_GBps,
//                         rows_per_group, occupancy, worst_error
//   decode                model, bytes, kv_bytes, time_us, median_GBps, tok_s, launches, launch_us (not
//   subtracted),
//                         [claim_GBps, of_claim, of_read]
// warn       code, [index], [about]      error  fn, code, [name], [index]: a foreign call failed
// fatal      reason (signal, exit, stall, stuck, start), step (the last one), [signal, signal_name, exit,
// errno, limit_ms] done       ok, [reason]
//
// sentences.cpp lists the codes of warn, the reasons and the flags.

namespace headroom::probe {

constexpr int kProtocol = 1;

} // namespace headroom::probe
