import { withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { MatterForm } from "../../components/matters/matter-form.tsx";
import { requestScope } from "../../context.ts";
import { matterFormSchema, saidInForm } from "../../schemas/matter.ts";
import { demand, may } from "../../services/firms/rights.ts";
import { createMatter } from "../../services/matters/matters.server.ts";
import { peopleOfFirm } from "../../services/matters/people.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formAction, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/new-matter.ts";

export const meta: Route.MetaFunction = () => [
  { title: "New matter · LegalAI" },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const member = context.get(memberContext);
  const people = await orStatusPage(
    (async () => {
      demand(member, "write");
      return peopleOfFirm(context.get(requestScope).env, member);
    })(),
  );
  return { people, mayShare: may(member, "share") };
}

export const action = formAction(
  matterFormSchema,
  async ({ version: _, ...form }, { context }: Route.ActionArgs) => {
    const said = saidInForm(form);
    const { id } = await createMatter(context.get(requestScope), context.get(memberContext), said);
    return seeOther(withNotice(`/legalai/matter/${id}`, "matter-made"));
  },
  "The matter could not be created. Please try again in a minute.",
);

export default function NewMatter({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-3">
        <BackTo to="/legalai/matters" page="Matters" />
        <h1 className="text-2xl">New matter</h1>
      </header>
      <div className="sheet p-5 sm:p-8">
        <MatterForm of={null} {...loaderData} result={actionData?.result} />
      </div>
    </main>
  );
}
