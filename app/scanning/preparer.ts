import type { Prepared } from "./prepare.ts";
import type { PreparedAnswer } from "./prepare.worker.ts";

/** Prepares pictures in a worker, one after another. */
export function startPreparer() {
  const worker = new Worker(new URL("./prepare.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (prepared: Prepared) => void>();
  let last = 0;
  worker.addEventListener("message", ({ data: { id, prepared } }: MessageEvent<PreparedAnswer>) => {
    waiting.get(id)?.(prepared);
    waiting.delete(id);
  });
  return {
    prepare: ({ width, height, data }: ImageData) =>
      new Promise<Prepared>((resolve) => {
        const id = ++last;
        waiting.set(id, resolve);
        worker.postMessage({ id, image: { width, height, data } }, [data.buffer]);
      }),
    end: () => worker.terminate(),
  };
}

export type Preparer = ReturnType<typeof startPreparer>;
