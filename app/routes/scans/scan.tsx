import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Refusal } from "../../components/forms/refusal.tsx";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { scanPath } from "../../components/scan/addresses.ts";
import { ScanReader } from "../../components/scan/scan-reader.tsx";
import { ScanWords } from "../../components/scan/scan-words.tsx";
import { requestScope } from "../../context.ts";
import { correctionsFormSchema, machineNote, wantsScan } from "../../schemas/documents/scan.ts";
import { correctScan } from "../../services/scans/corrections.server.ts";
import { getScan } from "../../services/scans/scan-page.server.ts";
import { charge } from "../../services/throttle.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formAction, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/scan.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Scan · ${loaderData?.case.case_name ?? "Case"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const { searchParams } = new URL(request.url);
  const numberIn = (name: string) => {
    const asked = searchParams.get(name);
    return asked && /^\d{1,5}$/.test(asked) ? Number(asked) : null;
  };
  const number = numberIn("page");
  const wanted = number === null ? null : number - 1;
  const { case: of, scan } = await orStatusPage(
    getScan(env, context.get(memberContext), params.caseId, wanted),
  );
  const { id, case_name, file_size, status, original_deleted_at } = of;
  return {
    case: { id, case_name, file_size, status, hasOriginal: original_deleted_at === null },
    wants: wantsScan(of),
    note: machineNote(of.notes),
    line: numberIn("line"),
    scan,
  };
}

/** Puts words of one page right; the document is then analysed anew. */
export const action = formAction(
  correctionsFormSchema,
  async (corrections, { params, context }: Route.ActionArgs) => {
    const scope = context.get(requestScope);
    const member = context.get(memberContext);
    await charge(scope, "upload", member.user.id);
    await correctScan(scope, member, params.caseId, corrections);
    const search = `page=${corrections.page + 1}`;
    return seeOther(withNotice(scanPath(params.caseId), "scan-corrected", search));
  },
  "The corrections could not be saved. Please try again in a minute.",
);

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function ScanPage({ loaderData, actionData }: Route.ComponentProps) {
  const { case: of, wants, note, line, scan } = loaderData;
  return (
    <main id="main" className="screen">
      <header className="grid gap-3">
        <BackTo to={`/legalai/case/${of.id}`} page={of.case_name} />
        <h1 className="text-2xl">{wants ? "Read the scan" : "Words of the scan"}</h1>
        {note && <p className="max-w-[44rem] text-soft">{note}</p>}
      </header>
      <Refusal result={actionData?.result} />
      {wants && <ScanReader key={of.id} of={of} />}
      {scan && (
        <ScanWords
          key={`${scan.page.index} ${scan.seen} ${line}`}
          of={of}
          line={line}
          scan={scan}
        />
      )}
      {!wants && !scan && (
        <p className="sheet p-6">
          This document has text of its own: there is nothing to read from pictures.
        </p>
      )}
    </main>
  );
}
