import { redirect } from "react-router";
import { requestScope } from "../../context.ts";
import { sampleContract } from "../../services/analysis/sample-contract.ts";
import { createCase } from "../../services/cases/cases.server.ts";
import { charge } from "../../services/throttle.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import type { Route } from "./+types/sample.ts";
import { sessionContext } from "./session.ts";

export const loader = () => redirect("/legalai/upload");

/** Makes a case of the sample contract, through the same door as any other document. */
export async function action({ context }: Route.ActionArgs) {
  const scope = context.get(requestScope);
  const { user } = context.get(sessionContext);
  const { fileName, caseName, caseType, text } = sampleContract;
  const created = async () => {
    await charge(scope, "upload", user.id);
    return createCase(scope, user.id, {
      bytes: new TextEncoder().encode(text),
      fileName,
      fileType: "txt",
      fields: { case_name: caseName, case_type: caseType },
    });
  };
  const { id } = await orStatusPage(created());
  return redirect(`/legalai/case/${id}`);
}
