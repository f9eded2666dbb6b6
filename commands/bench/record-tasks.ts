import type { Page } from "@playwright/test";

/** How long a task of a page's main thread took by the clock, and how long it had the processor, in milliseconds. */
export type Task = { wall: number; processor: number };

/** Records the tasks of a page's main thread, until what it returns is called, which gives them. */
export async function recordTasks(page: Page): Promise<() => Promise<Task[]>> {
  const session = await page.context().newCDPSession(page);
  const tasks: (Task & { thread: string })[] = [];
  const mains = new Set<string>();
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const { name, ph, pid, tid, dur, tdur, args } of value) {
      const thread = `${pid} ${tid}`;
      if (name === "ThreadControllerImpl::RunTask" && ph === "X")
        tasks.push({ thread, wall: Number(dur) / 1_000, processor: Number(tdur) / 1_000 });
      if (name === "thread_name" && JSON.stringify(args).includes("CrRendererMain"))
        mains.add(thread);
    }
  });
  const complete = new Promise<void>((resolve) =>
    session.once("Tracing.tracingComplete", () => resolve()),
  );
  await session.send("Tracing.start", { traceConfig: { includedCategories: ["toplevel"] } });
  return async () => {
    await session.send("Tracing.end");
    await complete;
    return tasks.filter(({ thread }) => mains.has(thread));
  };
}
