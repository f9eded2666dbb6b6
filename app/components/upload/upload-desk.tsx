import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useLiveCase } from "../case/use-live-case.ts";
import { TrySample } from "../case-list/first-steps.tsx";
import type { MatterChoice } from "../matters/matter-options.tsx";
import type { RecentCase } from "../versions/version-of-field.tsx";
import { AnalysisSummary } from "./analysis-summary.tsx";
import { percentOf, uploadSteps } from "./progress.ts";
import { type FormStart, UploadForm } from "./upload-form.tsx";
import { useUploadContext, useUploads } from "./upload-provider.tsx";
import type { Upload } from "./upload-queue.ts";
import { percentSent, UploadRow } from "./upload-row.tsx";
import { usePassing } from "./use-passing.ts";

const redirectAfter = 2_000;

/** The form and the documents on their way. A single document is followed to its summary, and then to its case. */
export function UploadDesk({
  analyser,
  matters,
  playbooks,
  recent,
  refused,
  unconfirmed,
  room,
  start,
}: {
  analyser: string;
  matters: readonly MatterChoice[];
  playbooks: readonly { id: string; name: string }[];
  recent: readonly RecentCase[];
  /** How much of what the account may keep is taken, in words. */
  room: string;
  refused: string | undefined;
  /** Whether the box was left unticked. */
  unconfirmed: boolean | undefined;
  start: FormStart;
}) {
  const { queue } = useUploadContext();
  const uploads = useUploads(queue);
  const [followed, setFollowed] = useState<string | null>(null);
  const single = uploads.length === 1 && uploads[0]?.id === followed ? uploads[0] : null;
  const { done, ended } = useOutcome(single);

  if (done) return <AnalysisSummary of={done} />;
  return (
    <>
      {uploads.length > 0 && (
        <section aria-labelledby="queue-title" className="grid gap-3">
          <h2 id="queue-title" className="text-lg">
            {uploads.length === 1 ? "Your document" : `Your ${uploads.length} documents`}
          </h2>
          <ul className="sheet divide-y divide-rule">
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} queue={queue} />
            ))}
          </ul>
        </section>
      )}
      {(!single || ended) && (
        <UploadForm
          analyser={analyser}
          matters={matters}
          playbooks={playbooks}
          recent={recent}
          refused={refused}
          unconfirmed={unconfirmed}
          start={start}
          onSend={(drafts) => {
            for (const { id, state } of uploads) if (state.step === "stored") queue.remove(id);
            queue.add(drafts);
            setFollowed(queue.uploads().at(-1)?.id ?? null);
          }}
        />
      )}
      <p className="text-xs text-soft">{room}</p>
      {uploads.length === 0 && (
        <div className="flex flex-wrap items-center gap-4">
          <span className="text-soft">No document at hand?</span>
          <TrySample />
        </div>
      )}
    </>
  );
}

/**
 * What becomes of a single upload: `done` is its case once it is analysed, and two seconds later its page opens; when
 * it has `ended` otherwise, the form takes another document.
 */
function useOutcome(upload: Upload | null) {
  const { queue } = useUploadContext();
  const state = upload?.state;
  const live = useLiveCase(state?.step === "stored" ? state.stored : null);
  const navigate = useNavigate();
  const percent = usePassing(live ? percentOf(live) : state ? percentSent(state) : 0);
  const done = live?.status === "analyzed" && percent === uploadSteps.done ? live : null;
  const ended = state?.step === "refused" || live?.status === "failed";
  const doneId = done?.id;
  const uploadId = upload?.id;
  useEffect(() => {
    if (!doneId || !uploadId) return;
    const timer = setTimeout(() => {
      void navigate(`/legalai/case/${doneId}`);
      queue.remove(uploadId);
    }, redirectAfter);
    return () => clearTimeout(timer);
  }, [doneId, uploadId, navigate, queue]);
  return { done, ended };
}
