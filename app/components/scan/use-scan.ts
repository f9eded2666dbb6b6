import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { KeptPages } from "../../scanning/kept-pages.ts";
import type { ReadingProgress } from "../../scanning/read-pages.ts";
import type { ScannedPage } from "../../schemas/documents/scan.ts";

export type ScanState =
  | { step: "idle" }
  | { step: "loading" }
  | { step: "reading"; progress: ReadingProgress | null }
  | { step: "sending"; waits: boolean }
  | { step: "failed"; message: string };

const scanning = () => import("../../scanning/scanning.client.ts");
const failed = "The scan could not be read in this browser.";
const pause = 5_000;

/** Reads the scan of a case when it is asked to, and sends what was read; then its case opens. */
export function useScan(caseId: string, keepText: boolean) {
  const [state, setState] = useState<ScanState>({ step: "idle" });
  const running = useRef<AbortController | null>(null);
  const navigate = useNavigate();
  useEffect(() => () => running.current?.abort(), []);

  async function send(pages: ScannedPage[], kept: KeptPages, signal: AbortSignal) {
    const { sendScan } = await scanning();
    for (let waits = false; ; waits = true) {
      signal.throwIfAborted();
      setState({ step: "sending", waits });
      if (await sendScan(caseId, pages)) break;
      setState({ step: "sending", waits: true });
      await onlineOrPause(signal);
    }
    await kept.forget();
    await navigate(`/legalai/case/${caseId}`);
  }

  async function start() {
    const aborter = new AbortController();
    running.current = aborter;
    const { signal } = aborter;
    setState({ step: "loading" });
    try {
      const { readScan } = await scanning();
      const { pages, kept } = await readScan({
        ...{ caseId, keepText, signal },
        onLoaded: () => setState({ step: "reading", progress: null }),
        onProgress: (progress) => setState({ step: "reading", progress }),
      });
      await send(pages, kept, signal);
    } catch (error) {
      if (signal.aborted) return setState({ step: "idle" });
      const { ScanError } = await scanning();
      setState({ step: "failed", message: error instanceof ScanError ? error.message : failed });
    }
  }
  const stop = () => {
    running.current?.abort();
    setState({ step: "idle" });
  };
  return { state, start, stop };
}

function onlineOrPause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, pause);
    addEventListener("online", done);
    signal.addEventListener("abort", done, { once: true });
  });
}
