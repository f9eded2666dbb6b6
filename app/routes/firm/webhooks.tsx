import { webhooksPath } from "../../components/firm/addresses.ts";
import { FirmSections } from "../../components/firm/firm-sections.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Refusal } from "../../components/forms/refusal.tsx";
import { type Arrival, withNotice } from "../../components/legalai/arrivals.ts";
import { ShownOnce } from "../../components/tokens/shown-once.tsx";
import { NewWebhook } from "../../components/webhooks/new-webhook.tsx";
import { WebhookCard } from "../../components/webhooks/webhook-card.tsx";
import { requestScope } from "../../context.ts";
import { chosenWebhookSchema, type MadeWebhook, webhookFormSchema } from "../../schemas/webhook.ts";
import { isFresh } from "../../services/accounts/proof.server.ts";
import {
  changeWebhook,
  deleteWebhook,
  listWebhooks,
  makeWebhook,
  recentDeliveries,
  testWebhook,
} from "../../services/webhooks/webhooks.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { memberContext, sessionContext } from "../legalai/session.ts";
import type { Route } from "./+types/webhooks.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Webhooks · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const webhooks = await orStatusPage(listWebhooks(env, member, member.firm.id));
  const deliveries = await recentDeliveries(env, member.firm.id, webhooks);
  const proven = isFresh(context.get(sessionContext).secondFactor);
  return { webhooks, deliveries, proven, timeZone: member.firm.timeZone };
}

type Done = Response | { result: undefined; made: MadeWebhook };
type Args = Route.ActionArgs;

const ownerOf = ({ context }: Args) => {
  const member = context.get(memberContext);
  return [context.get(requestScope), member, member.firm.id] as const;
};

const failed = "That could not be done. Please try again in a minute.";

/** What is done to one webhook, after which the page says so. */
const toOne = (work: (args: Args, id: string) => Promise<unknown>, arrival: Arrival) =>
  formWork(
    chosenWebhookSchema,
    async ({ webhook }, args: Args): Promise<Done> => {
      await work(args, webhook);
      return seeOther(withNotice(webhooksPath, arrival));
    },
    failed,
  );

export const action = formActions({
  /** The secret is in this answer alone. */
  make: formWork(
    webhookFormSchema,
    async (asked, args: Args): Promise<Done> => ({
      result: undefined,
      made: await makeWebhook(...ownerOf(args), asked),
    }),
    failed,
  ),
  test: toOne((args, id) => testWebhook(...ownerOf(args), id), "webhook-tested"),
  off: toOne((args, id) => changeWebhook(...ownerOf(args), id, { disabled: true }), "webhook-off"),
  on: toOne((args, id) => changeWebhook(...ownerOf(args), id, { disabled: false }), "webhook-on"),
  delete: toOne((args, id) => deleteWebhook(...ownerOf(args), id), "webhook-deleted"),
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const { webhooks, deliveries, proven, timeZone } = loaderData;
  const made = actionData && "made" in actionData ? actionData.made : undefined;
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-1">
        <h1 className="text-2xl">Webhooks</h1>
        <p className="text-soft">
          A webhook tells another of your systems at once what happened here, by a signed message (
          <a href="https://www.standardwebhooks.com" className="link">
            Standard Webhooks
          </a>
          ). It names the case by its id, and contains no document text. A message that is not
          accepted is sent again for up to 24 hours.
        </p>
      </header>
      <FirmSections />
      <Refusal result={actionData?.result} />
      {made && (
        <ShownOnce
          key={made.webhook.id}
          title="The secret that signs its messages"
          secret={made.secret}
          of="the secret"
        />
      )}
      {webhooks.map((one) => (
        <WebhookCard
          key={one.id}
          of={one}
          deliveries={deliveries[one.id] ?? []}
          timeZone={timeZone}
        />
      ))}
      <section className="sheet grid gap-4 p-5 sm:p-8" aria-labelledby="new-webhook-title">
        <h2 id="new-webhook-title" className="text-lg">
          New webhook
        </h2>
        <NewWebhook
          // Empty again once it is made.
          key={made?.webhook.id ?? ""}
          proven={proven}
          result={actionData?.result}
        />
      </section>
    </main>
  );
}
