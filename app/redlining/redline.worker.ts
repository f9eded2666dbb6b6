import { redlineBytes } from "./assets.ts";
import { faultOfRedline, type RedlineFault } from "./check-redline.ts";
import { loadDocxodus } from "./docxodus.ts";

/** What is asked of this worker: two Word files, and in whose name their differences are tracked. */
export type RedlineAsked = { older: Uint8Array; newer: Uint8Array; author: string };
export type RedlineAnswer =
  | { step: "loading"; share: number }
  | { step: "comparing" }
  | { step: "checking" }
  | { step: "done"; redline: Uint8Array<ArrayBuffer> }
  | { step: "faulty"; fault: RedlineFault }
  | { step: "failed"; at: "loading" | "comparing" | "checking" };

const say = (answer: RedlineAnswer) => postMessage(answer);

addEventListener(
  "message",
  async ({ data: { older, newer, author } }: MessageEvent<RedlineAsked>) => {
    let at: "loading" | "comparing" | "checking" = "loading";
    try {
      let loaded = 0;
      const docxodus = await loadDocxodus((bytes) => {
        loaded += bytes;
        say({ step: "loading", share: Math.min(1, loaded / redlineBytes) });
      });
      at = "comparing";
      say({ step: at });
      const settings = {
        authorForRevisions: author,
        dateTimeForRevisions: new Date().toISOString(),
        // As the versions are compared on the page: each with its own tracked changes accepted.
        preAcceptInputRevisions: true,
      };
      const redline = docxodus.Compare(older, newer, JSON.stringify(settings));
      if (redline.length === 0) throw new Error("Not compared");
      at = "checking";
      say({ step: at });
      const fault = await faultOfRedline({ older, newer, redline });
      say(fault ? { step: "faulty", fault } : { step: "done", redline });
    } catch {
      say({ step: "failed", at });
    }
  },
);
