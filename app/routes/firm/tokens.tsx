import { Link } from "react-router";
import { firmTokensPath } from "../../components/firm/addresses.ts";
import { FirmSections } from "../../components/firm/firm-sections.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Refusal } from "../../components/forms/refusal.tsx";
import { tokensPath } from "../../components/legalai/addresses.ts";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { TokenList } from "../../components/tokens/token-list.tsx";
import { requestScope } from "../../context.ts";
import { revokeTokenSchema } from "../../schemas/token.ts";
import { listFirmTokens, revokeFirmToken } from "../../services/firms/access-tokens.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/tokens.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Members’ tokens · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const member = context.get(memberContext);
  const { env } = context.get(requestScope);
  const tokens = await orStatusPage(listFirmTokens(env, member, member.firm.id));
  return { tokens, now: new Date().toISOString() };
}

export const action = formActions({
  revoke: formWork(
    revokeTokenSchema,
    async ({ token }, { context }: Route.ActionArgs) => {
      const member = context.get(memberContext);
      await revokeFirmToken(context.get(requestScope), member, member.firm.id, token);
      return seeOther(withNotice(firmTokensPath, "token-revoked"));
    },
    "That could not be done. Please try again in a minute.",
  ),
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function FirmTokens({ loaderData, actionData }: Route.ComponentProps) {
  const { tokens, now } = loaderData;
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-1">
        <h1 className="text-2xl">Members’ tokens</h1>
        <p className="text-soft">
          Members’ own software uses these tokens, with the permissions of the member and no more.
          What it does is in the record.
        </p>
      </header>
      <FirmSections />
      <Refusal result={actionData?.result} />
      {tokens.length > 0 ? (
        <section aria-label="Tokens" className="sheet p-5 sm:p-8">
          <TokenList tokens={tokens} showFirm={false} now={now} />
        </section>
      ) : (
        <p className="sheet p-6">
          Nobody has one. Members create their own{" "}
          <Link to={tokensPath} className="link">
            in their account
          </Link>
          .
        </p>
      )}
    </main>
  );
}
