import { useEffect, useRef, useState } from "react";
import type { RedlineProgress } from "../../redlining/redlining.client.ts";
import type { RedlineOffer } from "../../schemas/versions/compared-page.ts";

export type RedlineState =
  | { step: "idle" }
  | { step: "running"; progress: RedlineProgress }
  | { step: "done" }
  | { step: "failed"; message: string };

const failed = "The redline could not be made in this browser. Try again.";

/** Makes the redline of two versions when it is asked to, and hands it over as a download. */
export function useRedline(offer: RedlineOffer) {
  const [state, setState] = useState<RedlineState>({ step: "idle" });
  const running = useRef<AbortController | null>(null);
  const { caseId, from, to } = offer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pair of versions is another redline
  useEffect(() => {
    setState({ step: "idle" });
    return () => running.current?.abort();
  }, [caseId, from, to]);

  async function start() {
    const aborter = new AbortController();
    running.current = aborter;
    const { signal } = aborter;
    const onProgress = (progress: RedlineProgress) => {
      if (!signal.aborted) setState({ step: "running", progress });
    };
    onProgress({ percent: 0, words: "Loading the two files…" });
    try {
      const { makeRedline } = await import("../../redlining/redlining.client.ts");
      const redline = await makeRedline({ ...offer, signal, onProgress });
      if (signal.aborted) return;
      handOver(redline, `${offer.caseName} - v${from} to v${to} redline.docx`);
      setState({ step: "done" });
    } catch (error) {
      if (signal.aborted) return;
      // By its name: its class is in a part that may be what could not be loaded.
      const isOurs = error instanceof Error && error.name === "RedlineError";
      setState({ step: "failed", message: isOurs ? error.message : failed });
    }
  }
  const stop = () => {
    running.current?.abort();
    setState({ step: "idle" });
  };
  return { state, start, stop };
}

function handOver(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has its own hold of the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
