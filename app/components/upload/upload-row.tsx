import { Link } from "react-router";
import { canPassLater } from "../../schemas/cases/life.ts";
import { wantsScan } from "../../schemas/documents/scan.ts";
import { RiskTally } from "../case/risk.tsx";
import { useLiveCase } from "../case/use-live-case.ts";
import { scanPath } from "../scan/addresses.ts";
import { percentOf, uploadSteps, wordsOf } from "./progress.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { ReplaceFile } from "./replace-file.tsx";
import type { Upload, UploadQueue, UploadState } from "./upload-queue.ts";
import { usePassing } from "./use-passing.ts";

/** One document on its way: how far it is, and what can be done about it. */
export function UploadRow({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { id, caseName, versionOf, state } = upload;
  const live = useLiveCase(state.step === "stored" ? state.stored : null);
  const percent = usePassing(live ? percentOf(live) : percentSent(state));
  const failure = live?.status === "failed" ? live.failure : null;
  const finished = failure !== null || percent === uploadSteps.done;
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">
          {versionOf ? `${versionOf.caseName}, version ${versionOf.number}` : caseName}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {live?.status === "analyzed" && (
            <RiskTally flags={live.risk_flags.filter(({ group }) => group === "matters")} />
          )}
          {live && (
            <Link to={`/legalai/case/${live.id}`} className="action quiet small">
              Open<span className="sr-only"> {caseName}</span>
            </Link>
          )}
          {state.step === "refused" && !state.again && (
            <ReplaceFile of={caseName} onFile={(file) => queue.replace(id, file)} />
          )}
          {live && wantsScan(live) && (
            <Link to={scanPath(live.id)} className="action small">
              Read the scan<span className="sr-only"> {caseName}</span>
            </Link>
          )}
          {live && failure && !canPassLater(failure.code) && (
            <ReplaceFile of={caseName} onFile={(file) => queue.replace(id, file, live.id)} />
          )}
          {state.step === "refused" && state.again && (
            <button type="button" className="action quiet small" onClick={() => queue.retry(id)}>
              Try again<span className="sr-only">: {caseName}</span>
            </button>
          )}
          {!live && (
            <button type="button" className="action quiet small" onClick={() => queue.remove(id)}>
              Cancel<span className="sr-only"> {caseName}</span>
            </button>
          )}
        </div>
      </div>
      {state.step === "refused" && (
        <p role="alert" className="text-danger">
          {state.message}
        </p>
      )}
      {failure && (
        <p role="alert" className="text-danger">
          {failure.message}
        </p>
      )}
      {!finished && state.step !== "refused" && (
        <ProgressBar percent={percent} words={live ? wordsOf(live) : sendingWords(state)} />
      )}
    </li>
  );
}

/** From 10 when it starts to 30 when everything has left. */
export function percentSent(state: UploadState): number {
  if (state.step === "waiting") return 0;
  const sent = state.step === "sending" ? state.sent : 0;
  return Math.round(uploadSteps.started + sent * (uploadSteps.sent - uploadSteps.started));
}

export function sendingWords(state: UploadState): string {
  if (state.step === "waiting") return "Waiting for its turn";
  if (state.step === "lost") return "The connection is lost. It goes on by itself when it is back.";
  return "Uploading…";
}
