#!/bin/sh
# Runs a command on a small machine: half of one core, 512 MB of memory, no swap (cgroups of Linux,
# first version; for root). CORE and MB change that. The group stays, to be read afterwards.
#
#     trials/faults/small-machine.sh node apps/site/dist-server/main.js serve …
set -e
name="nonokit-small-$$"
cpu="/sys/fs/cgroup/cpu/$name"
memory="/sys/fs/cgroup/memory/$name"
mkdir "$cpu" "$memory"
echo 100000 > "$cpu/cpu.cfs_period_us"
echo "$((100000 * ${CORE:-50} / 100))" > "$cpu/cpu.cfs_quota_us"
echo "$((${MB:-512} * 1024 * 1024))" > "$memory/memory.limit_in_bytes"
# memory and swap together: no swap
echo "$((${MB:-512} * 1024 * 1024))" > "$memory/memory.memsw.limit_in_bytes"
echo $$ > "$cpu/cgroup.procs"
echo $$ > "$memory/cgroup.procs"
echo "small machine: $memory" >&2
exec "$@"
