import { useEffect, useState } from "react";
import { fileSizeInWords } from "../../lib/file-size.ts";
import type { ReadingProgress } from "../../scanning/read-pages.ts";
import { Notice } from "../ui/notice.tsx";
import { ScriptButton } from "../ui/script-button.tsx";
import { ProgressBar } from "../upload/progress-bar.tsx";
import { useScan } from "./use-scan.ts";

type Props = { of: { id: string; file_size: number; status: string; hasOriginal: boolean } };

/** What reads pictures, loaded once, and what draws a PDF. */
const readerBytes = 7_500_000;

/** Reads the pictures of a document’s pages in this browser, and sends the words that were read. */
export function ScanReader({ of }: Props) {
  const { state, start, stop } = useScan(of.id, of.status === "analyzed");
  const kept = useKeptCount(of.id, state.step);
  const running = state.step !== "idle" && state.step !== "failed";
  if (!of.hasOriginal)
    return (
      <Notice look="bad">The original was deleted, so its pages cannot be read any more.</Notice>
    );
  return (
    <section className="sheet grid gap-5 p-5 sm:p-8" aria-labelledby="reader-title">
      <h2 id="reader-title" className="text-lg">
        The pages are pictures
      </h2>
      <p className="max-w-[44rem]">
        This browser can read their words by itself: no other company sees the pages for it. The
        words go to LegalAI, where the document is then analysed as usual.
      </p>
      <p className="max-w-[44rem] text-soft">
        Loads about {fileSizeInWords(readerBytes)} once, and the document itself (
        {fileSizeInWords(of.file_size)}). After that it goes on without a connection. A page takes
        some seconds; pages that lie sideways or upside down are turned. A machine misreads some
        words: those of which it is not sure are marked, and you can put them right.
      </p>
      <noscript>
        <p>Reading a scan needs JavaScript. Without it, upload a copy of the document with text.</p>
      </noscript>
      {state.step === "failed" && <Notice look="bad">{state.message}</Notice>}
      {!running && (
        <div className="flex flex-wrap items-center gap-4">
          <ScriptButton className="action" onClick={() => void start()}>
            {kept > 0 ? "Go on reading" : "Read the scan in this browser"}
          </ScriptButton>
          {kept > 0 && (
            <span className="text-soft">
              {kept === 1 ? "1 page is" : `${kept} pages are`} read already and kept in this browser
              until they are sent or you sign out.
            </span>
          )}
        </div>
      )}
      {running && (
        <>
          <ProgressBar {...progressOf(state)} />
          {state.step === "reading" && <Unread pages={state.progress?.unread ?? []} />}
          <div>
            <button type="button" className="action quiet" onClick={stop}>
              Stop
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** How many pages are kept from before, asked again whenever a step has ended. */
function useKeptCount(caseId: string, step: string): number {
  const [kept, setKept] = useState(0);
  useEffect(() => {
    if (step !== "idle" && step !== "failed") return;
    let current = true;
    const count = async () => {
      const { countKept } = await import("../../scanning/scanning.client.ts");
      const found = await countKept(caseId);
      if (current) setKept(found);
    };
    // What cannot be looked up is as if it were not there.
    count().catch(() => {});
    return () => {
      current = false;
    };
  }, [caseId, step]);
  return kept;
}

function progressOf(state: ReturnType<typeof useScan>["state"]) {
  if (state.step === "sending")
    return {
      percent: 100,
      words: state.waits
        ? "Everything is read. It is sent as soon as the connection is back."
        : "Sending the words…",
    };
  const progress = state.step === "reading" ? state.progress : null;
  if (!progress) return { percent: 0, words: "Loading the reader and the document…" };
  const { read, wanted } = progress;
  return {
    percent: wanted === 0 ? 100 : Math.floor((read / wanted) * 100),
    words: `${read} of ${wanted} ${wanted === 1 ? "page" : "pages"} read${timeLeft(progress)}`,
  };
}

function timeLeft({ secondsLeft }: ReadingProgress): string {
  if (secondsLeft === null || secondsLeft <= 0) return "";
  if (secondsLeft < 90) return `, about ${secondsLeft} seconds left`;
  return `, about ${Math.round(secondsLeft / 60)} minutes left`;
}

const Unread = ({ pages }: { pages: readonly number[] }) =>
  pages.length > 0 && (
    <p role="status" className="text-soft">
      No words could be read on {pages.length === 1 ? "page" : "pages"} {pages.join(", ")}.
    </p>
  );
