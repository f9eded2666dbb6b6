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

/** What the processes of this name use that `parent` started, directly or not. Linux. */
export function usageOf(
  parent: number | undefined,
  name: string,
): { megabytes: number; cpuMilliseconds: number } {
  const processes = globSync("/proc/[0-9]*").map((folder) => {
    const status = read(`${folder}/status`);
    const value = (key: string) => new RegExp(`^${key}:\\s+(\\S+)`, "m").exec(status)?.[1] ?? "";
    return {
      ...{ id: Number(value("Pid")), parent: Number(value("PPid")), name: value("Name") },
      kilobytes: Number(value("VmRSS")),
      folder,
    };
  });
  const family = new Set([parent ?? 0]);
  for (let grown = true; grown; ) {
    const children = processes.filter((one) => family.has(one.parent) && !family.has(one.id));
    for (const { id } of children) family.add(id);
    grown = children.length > 0;
  }
  const named = processes.filter((one) => family.has(one.id) && one.name === name);
  const ticks = named.map(({ folder }) => {
    const fields = read(`${folder}/stat`)
      .replace(/^.*\) /, "")
      .split(" ");
    return Number(fields[11]) + Number(fields[12]);
  });
  return {
    megabytes: named.reduce((sum, { kilobytes }) => sum + kilobytes / 1024, 0),
    cpuMilliseconds: tick * ticks.reduce((sum, of) => sum + of, 0),
  };
}
