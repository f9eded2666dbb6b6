import {
  CalendarDays,
  Download,
  FileText,
  Mail,
  MessageCircleQuestion,
  PenLine,
  Printer,
  RotateCw,
} from "lucide-react";
import { Link, useNavigation } from "react-router";
import { formatDate, formatDateTime } from "../../lib/dates.ts";
import { fileSizeInWords } from "../../lib/file-size.ts";
import type { Case } from "../../schemas/case.ts";
import { machineNote } from "../../schemas/documents/scan.ts";
import { nameOf, type Person } from "../../schemas/person.ts";
import { askPath } from "../ask/addresses.ts";
import { datesPath } from "../dates/addresses.ts";
import { Form } from "../forms/page-form.tsx";
import { letterPath } from "../letters/addresses.ts";
import { markedPath } from "../marking/addresses.ts";
import { MachineNotice } from "../scan/machine-notice.tsx";
import { NewVersionLink, VersionMark } from "../versions/case-versions.tsx";
import { SideChoice } from "./side-choice.tsx";
import { CaseStatusMark } from "./status.tsx";

const isEdited = ({ edited, risk_flags, unplaced }: Case) =>
  Object.keys(edited).length > 0 || [...risk_flags, ...unplaced].some((flag) => flag.edited);

/** Prints the page with what was read beside what people say instead. */
function printWithRead() {
  const { dataset } = document.documentElement;
  dataset.withRead = "";
  window.print();
  delete dataset.withRead;
}

/** What the case is called, what it rests on, and what can be done with it. */
export function CaseHeader({
  of,
  uploadedAt,
  people,
  mayWrite,
  mayExport,
}: {
  of: Case;
  /** When the newest version of its document came. */
  uploadedAt: string;
  /** Whether the reader may do more than read. */
  mayWrite: boolean;
  /** Whether they may take documents out of the firm. */
  mayExport: boolean;
  /** The people in its matter. */
  people: readonly Person[];
}) {
  const busy = useNavigation().state !== "idle";
  return (
    <header className="grid gap-3">
      <nav aria-label="Breadcrumb" className="no-print text-xs">
        <Link to="/legalai/cases" className="link">
          My Cases
        </Link>
        {of.matter && (
          <>
            {" / "}
            <Link to={`/legalai/matter/${of.matter.id}`} className="link">
              {of.matter.name}
            </Link>
          </>
        )}
      </nav>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 gap-2">
          <h1 className="given-name">{of.case_name}</h1>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-soft">
            <CaseStatusMark status={of.status} />
            {of.matter && <span>Matter: {of.matter.name}</span>}
            {of.case_type && <span>Type: {of.case_type}</span>}
            <VersionMark of={of} />
            <span className="wrap-anywhere">{of.file_name}</span>
            <span>{fileSizeInWords(of.file_size)}</span>
            <span>Uploaded {formatDateTime(uploadedAt)}</span>
            {people.length > 0 && (
              <span>People in the matter: {people.map(nameOf).join(", ")}</span>
            )}
            {of.original_deleted_at && (
              <span>The original was deleted on {formatDate(of.original_deleted_at)}</span>
            )}
            {of.original_expires_at && (
              <span>The original is deleted on {formatDate(of.original_expires_at)}</span>
            )}
          </p>
          {machineNote(of.notes) && <MachineNotice of={of} mayWrite={mayWrite} />}
        </div>
        <div className="no-print relative flex flex-wrap gap-2">
          {mayWrite && of.status !== "analyzing" && <NewVersionLink id={of.id} />}
          {of.original_deleted_at === null && (
            <a href={`/api/cases/${of.id}/file`} className="action quiet small" download>
              <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
              Download original
            </a>
          )}
          {of.status === "analyzed" && (
            <>
              <Link to={askPath(of.id)} className="action quiet small">
                <MessageCircleQuestion aria-hidden="true" strokeWidth={1.5} className="size-4" />
                <span>
                  Ask<span className="sr-only"> this document</span>
                </span>
              </Link>
              <Link to={datesPath(of.id)} className="action quiet small">
                <CalendarDays aria-hidden="true" strokeWidth={1.5} className="size-4" />
                Dates
              </Link>
              <a href={`/api/cases/${of.id}/report.docx`} className="action quiet small" download>
                <FileText aria-hidden="true" strokeWidth={1.5} className="size-4" />
                Report for Word
              </a>
              {mayExport && (
                <Link to={markedPath(of.id)} className="action quiet small">
                  <PenLine aria-hidden="true" strokeWidth={1.5} className="size-4" />
                  Marked copy
                </Link>
              )}
              {mayWrite && (
                <Link to={letterPath(of.id)} className="action quiet small">
                  <Mail aria-hidden="true" strokeWidth={1.5} className="size-4" />
                  Letter to the client
                </Link>
              )}
              <button
                type="button"
                className="action quiet small needs-script"
                onClick={() => window.print()}
              >
                <Printer aria-hidden="true" strokeWidth={1.5} className="size-4" />
                Print report
              </button>
              {isEdited(of) && (
                <details className="again">
                  <summary className="action quiet small list-none">With what was read</summary>
                  <div className="case-menu-body grid gap-3">
                    <p className="text-xs text-soft">
                      The report with what the reader had said beside each edit.
                    </p>
                    <a
                      href={`/api/cases/${of.id}/report.docx?with=read`}
                      className="action quiet small"
                      download
                    >
                      Report for Word
                    </a>
                    <button
                      type="button"
                      className="action quiet small needs-script"
                      onClick={printWithRead}
                    >
                      Print report
                    </button>
                  </div>
                </details>
              )}
              <details className="again">
                <summary className="action quiet small list-none">
                  <RotateCw aria-hidden="true" strokeWidth={1.5} className="size-4" />
                  Analyse again
                </summary>
                <Form method="post" className="case-menu-body grid gap-3">
                  {of.client === null && <SideChoice value={of.side ?? "recipient"} />}
                  <button
                    type="submit"
                    name="intent"
                    value="analyse"
                    className="action small"
                    disabled={busy}
                  >
                    {of.client === null ? "Analyse for this side" : "Analyse again"}
                  </button>
                </Form>
              </details>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
