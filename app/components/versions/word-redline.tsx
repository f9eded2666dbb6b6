import { fileSizeInWords } from "../../lib/file-size.ts";
import { redlineBytes } from "../../redlining/assets.ts";
import type { RedlineOffer } from "../../schemas/versions/compared-page.ts";
import { Notice } from "../ui/notice.tsx";
import { ScriptButton } from "../ui/script-button.tsx";
import { ProgressBar } from "../upload/progress-bar.tsx";
import { useRedline } from "./use-redline.ts";

/** Offers two Word files as one with tracked changes, made in this browser; or says why it cannot be had. */
export function WordRedline({ offer }: { offer: RedlineOffer }) {
  const { from, to, author, hindrance } = offer;
  const { state, start, stop } = useRedline(offer);
  return (
    <section className="sheet no-print grid gap-3 p-5" aria-labelledby="redline-title">
      <h2 id="redline-title" className="text-lg">
        As one Word file
      </h2>
      {hindrance ? (
        <p className="text-soft">{hindrance}</p>
      ) : (
        <>
          <p className="max-w-[44rem]">
            Version {from}, with all that version {to} changes tracked in the name of {author}.
            Accept every change to have version {to}; reject them to have version {from}.
          </p>
          <p className="max-w-[44rem] text-soft">
            It is made in this browser, which loads about {fileSizeInWords(redlineBytes)} once, and
            the two files. Before you get it, it is read back and held against both, word for word.
          </p>
          <noscript>
            <p>Making it needs JavaScript.</p>
          </noscript>
          {state.step === "failed" && <Notice look="bad">{state.message}</Notice>}
          <Notice look="good">
            {state.step === "done" && "Made and checked. It is among your downloads."}
          </Notice>
          {state.step === "running" ? (
            <>
              <ProgressBar {...state.progress} />
              <div>
                <button type="button" className="action quiet" onClick={stop}>
                  Stop
                </button>
              </div>
            </>
          ) : (
            <div>
              <ScriptButton className="action quiet" onClick={() => void start()}>
                Make a Word redline
              </ScriptButton>
            </div>
          )}
        </>
      )}
    </section>
  );
}
