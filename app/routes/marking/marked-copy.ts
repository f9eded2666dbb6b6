import { redirect } from "react-router";
import { markedPath } from "../../components/marking/addresses.ts";
import { requestScope } from "../../context.ts";
import { docxMediaType } from "../../lib/media-types.ts";
import { markFormSchema } from "../../schemas/marking/marking.ts";
import { demandOnCase } from "../../services/cases/demand.server.ts";
import { getCaseDetails } from "../../services/cases/details.server.ts";
import { setAttachment } from "../../services/downloads.ts";
import { AppError } from "../../services/errors.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formWork, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/marked-copy.ts";
import { readChoice } from "./choice.ts";

export async function loader({ params: { caseId }, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  await orStatusPage(
    demandOnCase(env, member, "export", caseId).then(() => getCaseDetails(env, member, caseId)),
  );
  return redirect(markedPath(caseId));
}

const download = formWork(
  markFormSchema,
  async (choice, { params: { caseId }, context }: Route.ActionArgs) => {
    try {
      const member = context.get(memberContext);
      const { getMarkedCopy } = await import("../../services/marking/marked-copy.server.ts");
      const { fileName, bytes } = await getMarkedCopy(
        context.get(requestScope),
        member,
        caseId,
        choice,
      );
      const headers = new Headers({ "Content-Type": docxMediaType });
      setAttachment(headers, fileName, bytes.byteLength);
      return new Response(bytes, { headers });
    } catch (error) {
      // Why there is none, its page tells.
      if (error instanceof AppError) return seeOther(markedPath(caseId));
      throw error;
    }
  },
  "The marked copy could not be made. Please try again in a minute.",
);

/** The download that the page of the marked copy asks for. */
export const action = async (args: Route.ActionArgs) => download(await readChoice(args), args);
