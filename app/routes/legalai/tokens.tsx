import { Link } from "react-router";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Refusal } from "../../components/forms/refusal.tsx";
import { secondFactorPath, tokensPath } from "../../components/legalai/addresses.ts";
import { accountPath, withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { NewToken } from "../../components/tokens/new-token.tsx";
import { ShownOnce } from "../../components/tokens/shown-once.tsx";
import { TokenList } from "../../components/tokens/token-list.tsx";
import { requestScope } from "../../context.ts";
import { type MadeToken, revokeTokenSchema, tokenFormSchema } from "../../schemas/token.ts";
import { isFresh } from "../../services/accounts/proof.server.ts";
import { listTokens, makeToken, revokeToken } from "../../services/firms/access-tokens.server.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import type { Route } from "./+types/tokens.ts";
import { memberContext, sessionContext } from "./session.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Access tokens · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const member = context.get(memberContext);
  const tokens = await listTokens(context.get(requestScope).env, member);
  // A firm of one is called after its member, until they give it a name.
  const where = member.firm.name === member.user.email ? "" : ` in ${member.firm.name}`;
  const { secondFactor } = context.get(sessionContext);
  const { exists, shown } = secondFactor;
  const proof = { proven: isFresh(secondFactor), factorFirst: exists && !shown };
  return { tokens, where, ...proof, now: new Date().toISOString() };
}

const failed = "That could not be done. Please try again in a minute.";

type Done = Response | { result: undefined; made: MadeToken };

export const action = formActions({
  /** The token is in this answer alone. */
  make: formWork(
    tokenFormSchema,
    async (asked, { context }: Route.ActionArgs): Promise<Done> => {
      const made = await makeToken(context.get(requestScope), context.get(memberContext), asked);
      return { result: undefined, made };
    },
    failed,
  ),
  revoke: formWork(
    revokeTokenSchema,
    async ({ token }, { context }: Route.ActionArgs): Promise<Done> => {
      await revokeToken(context.get(requestScope), context.get(memberContext), token);
      return seeOther(withNotice(tokensPath, "token-revoked"));
    },
    failed,
  ),
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function Tokens({ loaderData, actionData }: Route.ComponentProps) {
  const { tokens, where, proven, factorFirst, now } = loaderData;
  const made = actionData && "made" in actionData ? actionData.made : undefined;
  const several = new Set(tokens.map((one) => one.firm.id)).size > 1;
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-1">
        <BackTo to={accountPath} page="Account" />
        <h1 className="text-2xl">Access tokens</h1>
        <p className="text-soft">
          With a token, your own software uses the{" "}
          <a href="/api/openapi.json" className="link">
            API
          </a>{" "}
          in your name, without your password. It has your permissions{where} and no more.
        </p>
      </header>
      <Refusal result={actionData?.result} />
      {made && (
        <ShownOnce
          key={made.id}
          title={`“${made.name}” is created`}
          secret={made.token}
          of="the token"
        />
      )}
      {tokens.length > 0 && (
        <section className="sheet grid gap-4 p-5 sm:p-8" aria-labelledby="tokens-title">
          <h2 id="tokens-title" className="text-lg">
            Your tokens
          </h2>
          <TokenList tokens={tokens} showFirm={several} now={now} />
        </section>
      )}
      <section className="sheet grid gap-4 p-5 sm:p-8" aria-labelledby="new-token-title">
        <h2 id="new-token-title" className="text-lg">
          New token
        </h2>
        {factorFirst ? (
          <>
            <p>
              A token remembers whether you had shown your second factor when you made it. Please
              show it first.
            </p>
            <p>
              <Link to={secondFactorPath} className="action">
                Confirm that it is you
              </Link>
            </p>
          </>
        ) : (
          <NewToken
            // Empty again once it is made.
            key={made?.id ?? ""}
            proven={proven}
            result={actionData?.result}
          />
        )}
      </section>
    </main>
  );
}
