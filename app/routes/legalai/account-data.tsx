import { Link } from "react-router";
import { ProofField } from "../../components/factors/proof-field.tsx";
import { Form } from "../../components/forms/page-form.tsx";
import { Refusal } from "../../components/forms/refusal.tsx";
import { sentencesIn } from "../../components/forms/sentences.ts";
import { dataPath } from "../../components/legalai/addresses.ts";
import { accountPath } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { DataCopy } from "../../components/legalai/data-copy.tsx";
import { requestScope } from "../../context.ts";
import { proofSchema } from "../../schemas/auth.ts";
import { askForCopy } from "../../services/accounts/data-copy.server.ts";
import { isFresh } from "../../services/accounts/proof.server.ts";
import { isShared } from "../../services/comments/together.server.ts";
import { challengeCookie } from "../../services/factors/challenges.server.ts";
import { may } from "../../services/firms/rights.ts";
import { formAction, seeOther } from "../form-action.ts";
import type { Route } from "./+types/account-data.ts";
import { memberContext, sessionContext } from "./session.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Download your data · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const member = context.get(memberContext);
  const { role, firm, user } = member;
  const shared = await isShared(context.get(requestScope).env, member);
  return {
    ...{ email: user.email, proven: isFresh(context.get(sessionContext).secondFactor) },
    copy: { role, firm: shared ? firm.name : null, exports: may(member, "export") },
  };
}

export const action = formAction(
  proofSchema,
  async (proof, { context }: Route.ActionArgs) => {
    const asked = await askForCopy(context.get(requestScope), context.get(memberContext), proof);
    return seeOther(`${dataPath}.zip`, { "Set-Cookie": challengeCookie("data_copy", asked) });
  },
  "The copy could not be made. Please try again in a minute.",
);

/** What there is to be had, and the form that asks for it; the browser itself takes the file that answers it. */
export default function AccountData({ loaderData, actionData }: Route.ComponentProps) {
  const { email, copy, proven } = loaderData;
  const wrong = sentencesIn(actionData?.result);
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-1">
        <BackTo to={accountPath} page="Account" />
        <h1 className="text-2xl">Download your data</h1>
        <p className="break-words text-soft">{email}</p>
      </header>
      <Form method="post" reloadDocument className="sheet grid gap-5 p-5 sm:p-8">
        <Refusal result={actionData?.result} />
        <DataCopy {...copy} />
        <div className="max-w-[28rem]">
          <ProofField proven={proven && !wrong} />
        </div>
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="action">
            Download
          </button>
          <Link to={accountPath} className="action quiet">
            Cancel
          </Link>
        </div>
      </Form>
    </main>
  );
}
