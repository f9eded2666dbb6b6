import { globSync, readFileSync } from "node:fs";

const read = (path: string) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

/** proc(5): a clock tick of `stat` in milliseconds, on every Linux that Node supports. */
const tick = 10;

/** A process and all that it started, directly or not, as far as they still run. Linux. */
function familyOf(parent: number | undefined) {
  const processes = globSync("/proc/[0-9]*").map((folder) => {
    const status = read(`${folder}/status`);
    const value = (key: string) => new RegExp(`^${key}:\\s+(\\S+)`, "m").exec(status)?.[1] ?? "";
    // Behind the program's name in brackets the 12th and 13th fields are its own ticks, the next two those of children that ended.
    const fields = read(`${folder}/stat`)
      .replace(/^.*\) /, "")
      .split(" ");
    const ticks = (from: number) => tick * (Number(fields[from]) + Number(fields[from + 1]));
    return {
      ...{ id: Number(value("Pid")), parent: Number(value("PPid")), name: value("Name") },
      kilobytes: Number(value("VmRSS")),
      ...{ cpuMilliseconds: ticks(11), cpuOfEnded: ticks(13) },
    };
  });
  const family = new Set([parent ?? 0]);
  for (let grown = true; grown; ) {
    const children = processes.filter((one) => family.has(one.parent) && !family.has(one.id));
    for (const { id } of children) family.add(id);
    grown = children.length > 0;
  }
  return processes.filter(({ id }) => family.has(id));
}

/** What the processes of this name use that `parent` started, directly or not. Linux. */
export function usageOf(
  parent: number | undefined,
  name: string,
): { megabytes: number; cpuMilliseconds: number } {
  const named = familyOf(parent).filter((one) => one.name === name);
  return {
    megabytes: named.reduce((sum, { kilobytes }) => sum + kilobytes / 1024, 0),
    cpuMilliseconds: named.reduce((sum, one) => sum + one.cpuMilliseconds, 0),
  };
}

/** Milliseconds of processor time of a process and of all that it ever started and waited for. Linux. */
export const processorTimeOf = (parent: number | undefined): number =>
  familyOf(parent).reduce((sum, one) => sum + one.cpuMilliseconds + one.cpuOfEnded, 0);
