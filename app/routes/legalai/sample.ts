import { redirect } from "react-router";
import { requestScope } from "../../context.ts";
import { sampleContract } from "../../services/analysis/sample-contract.ts";
import { createCase } from "../../services/cases/cases.server.ts";
import { keepDocument } from "../../services/cases/uploads.server.ts";
import { demand } from "../../services/firms/rights.ts";
import { charge } from "../../services/throttle.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { readPageForm } from "../form-action.ts";
import type { Route } from "./+types/sample.ts";
import { memberContext } from "./session.ts";

export const loader = () => redirect("/legalai/upload");

/** Makes a case of the sample contract, through the same door as any other document. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.body) await readPageForm({ request, context });
  const scope = context.get(requestScope);
  const member = context.get(memberContext);
  const { fileName, caseName, caseType, text } = sampleContract;
  const created = async () => {
    demand(member, "write");
    await charge(scope, "upload", member.user.id);
    const bytes = new TextEncoder().encode(text);
    const kept = await keepDocument(scope.env, fileName, [bytes], bytes.length);
    const fields = { case_name: caseName, case_type: caseType };
    return createCase(scope, member, { ...kept, fields });
  };
  const { id } = await orStatusPage(created());
  return redirect(`/legalai/case/${id}`);
}
