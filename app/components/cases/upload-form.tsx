import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type Case, maxFileBytes, uploadMessages } from "../../schemas/case.ts";
import { Notice } from "../legalai/notice.tsx";
import { percentOf, uploadSteps, wordsOf } from "./progress.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { RiskBadge } from "./risk.tsx";
import { sendUpload } from "./send-upload.ts";
import { useLiveCase } from "./use-live-case.ts";

const redirectAfter = 2_000;
const previewedFlags = 3;

type State =
  | { step: "idle"; error?: string | undefined }
  | { step: "sending"; sent: number }
  | { step: "stored"; stored: Case };

/** One document, its name and its type. Without JavaScript the form posts itself. */
export function UploadForm({
  analyser,
  refused,
}: {
  analyser: string;
  refused?: string | undefined;
}) {
  const [state, setState] = useState<State>({ step: "idle", error: refused });
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState("");
  const key = useRef("");
  const live = useLiveCase(state.step === "stored" ? state.stored : null);
  const navigate = useNavigate();
  const doneId = live?.status === "analyzed" ? live.id : null;

  useEffect(() => {
    if (!doneId) return;
    const timer = setTimeout(() => navigate(`/legalai/case/${doneId}`), redirectAfter);
    return () => clearTimeout(timer);
  }, [doneId, navigate]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!file || !name.trim()) return setState({ step: "idle", error: uploadMessages.missing });
    if (file.size > maxFileBytes)
      return setState({ step: "idle", error: "This file is larger than 10MB." });
    key.current ||= crypto.randomUUID();
    setState({ step: "sending", sent: 0 });
    try {
      const stored = await sendUpload({
        file,
        caseName: name,
        caseType: String(form.get("case_type") ?? ""),
        idempotencyKey: key.current,
        onProgress: (sent) => setState({ step: "sending", sent }),
        signal: new AbortController().signal,
      });
      setState({ step: "stored", stored });
    } catch (error) {
      setState({
        step: "idle",
        error: error instanceof Error ? error.message : uploadMessages.failed,
      });
    }
  }

  if (live?.status === "analyzed") return <AnalysisSummary of={live} />;
  const busy = state.step !== "idle";
  return (
    <form
      method="post"
      encType="multipart/form-data"
      onSubmit={send}
      className="sheet grid gap-5 p-6 sm:p-8"
    >
      {state.step === "idle" && state.error && <Notice look="bad">{state.error}</Notice>}
      {live?.status === "failed" && (
        <Notice look="bad">
          {live.failure?.message}{" "}
          <a href={`/legalai/case/${live.id}`} className="link">
            Open the case
          </a>
        </Notice>
      )}
      <div>
        <label htmlFor="file" className="field-label">
          Document
        </label>
        <input
          id="file"
          name="file"
          type="file"
          required
          accept=".pdf,.doc,.docx,.txt"
          aria-describedby="file-hint"
          className="field-input"
          onChange={(event) => {
            const picked = event.currentTarget.files?.[0] ?? null;
            key.current = "";
            setFile(picked);
            if (picked && !name) setName(picked.name.replace(/\.[^.]+$/, ""));
          }}
        />
        <p id="file-hint" className="field-hint">
          PDF, DOC, DOCX or TXT. Max 10MB.
        </p>
      </div>
      <div>
        <label htmlFor="case-name" className="field-label">
          Case Name
        </label>
        <input
          id="case-name"
          name="case_name"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          className="field-input"
        />
      </div>
      <div>
        <label htmlFor="case-type" className="field-label">
          Case Type <span className="font-normal text-soft">(optional)</span>
        </label>
        <input id="case-type" name="case_type" maxLength={100} className="field-input" />
      </div>
      <label className="flex gap-3">
        <input type="checkbox" required className="mt-1 size-5 shrink-0" />
        <span>
          I have the right to upload this document: no undertaking, order or duty of confidence
          forbids it. It will be read by the {analyser} analyser.
        </span>
      </label>
      {state.step === "sending" && (
        <ProgressBar
          percent={state.sent < 1 ? uploadSteps.started : uploadSteps.sent}
          words="Uploading…"
        />
      )}
      {live?.status === "analyzing" && (
        <ProgressBar percent={percentOf(live)} words={wordsOf(live)} />
      )}
      <button type="submit" className="action" disabled={busy && live?.status !== "failed"}>
        Upload and analyse
      </button>
    </form>
  );
}

/** What came out, in short, before the case itself opens. */
function AnalysisSummary({ of }: { of: Case }) {
  return (
    <div className="sheet grid gap-5 p-6 sm:p-8">
      <Notice look="good">{uploadMessages.analysed}</Notice>
      <ProgressBar percent={percentOf(of)} words={wordsOf(of)} />
      <h2 className="text-lg">Executive summary</h2>
      <p className="whitespace-pre-line">{of.ai_summary}</p>
      <ul className="grid gap-2">
        {of.risk_flags.slice(0, previewedFlags).map((flag) => (
          <li key={`${flag.start}-${flag.clauseTitle}`} className="flex items-center gap-3">
            <RiskBadge level={flag.riskLevel} /> {flag.clauseTitle}
          </li>
        ))}
      </ul>
    </div>
  );
}
