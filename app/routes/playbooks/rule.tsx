import * as v from "valibot";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { playbookPath } from "../../components/playbooks/addresses.ts";
import { RuleForm } from "../../components/playbooks/rule-form.tsx";
import { requestScope } from "../../context.ts";
import {
  formOfRule,
  freshRuleId,
  ruleFormSchema,
  ruleInForm,
} from "../../schemas/playbooks/forms.ts";
import { maxRules, ruleSchema } from "../../schemas/playbooks/playbook.ts";
import { titleOf } from "../../schemas/playbooks/rule-words.ts";
import { AppError } from "../../services/errors.ts";
import { playbookToChange } from "../../services/playbooks/page.server.ts";
import { changeDraft } from "../../services/playbooks/publication.server.ts";
import { clauseTitles } from "../../services/playbooks/vocabulary.server.ts";
import { orStatusPage, statusPage } from "../expected-errors.ts";
import { formWork, readPageForm, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/rule.ts";

/** In the address, in place of the id of a rule. */
const newRule = "new";
/** Ten fallbacks, each with a page of model wording. */
const limits = { maxBytes: 512 * 1024, maxFields: 80 };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? "Rule"} · ${loaderData?.name ?? "Playbook"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

const noSuchRule = () => new AppError("not_found", "There is no such rule.");

export async function loader({ params, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const { playbookId, ruleId } = params;
  const { name, content, draftVersion } = await orStatusPage(
    playbookToChange(env, member, playbookId),
  );
  const rule = content.rules.find(({ id }) => id === ruleId);
  if (!rule && ruleId !== newRule) throw statusPage(noSuchRule());
  const titles = await clauseTitles();
  return {
    ...{ name, draftVersion, titles },
    title: rule ? titleOf(rule, titles) : "New rule",
    start: rule ? formOfRule(rule) : {},
  };
}

/** @throws AppError `invalid_input` with what does not go together in the rule. */
function checkedRule(rule: unknown) {
  const parsed = v.safeParse(ruleSchema, rule);
  if (parsed.success) return parsed.output;
  const sentences = [...new Set(parsed.issues.map(({ message }) => message))];
  throw new AppError("invalid_input", sentences.join(" "));
}

const saveRule = formWork(
  ruleFormSchema,
  async (form, { params, context }: Route.ActionArgs) => {
    const { playbookId, ruleId } = params;
    const seen = { draft_version: form.draft_version };
    let id = ruleId;
    await changeDraft(
      context.get(requestScope),
      context.get(memberContext),
      playbookId,
      seen,
      (content) => {
        const taken = content.rules.map((rule) => rule.id);
        const isNew = ruleId === newRule;
        if (isNew) id = freshRuleId(form.clause || form.words, taken);
        else if (!taken.includes(ruleId)) throw noSuchRule();
        const rule = checkedRule(ruleInForm(form, id));
        if (!isNew)
          return { ...content, rules: content.rules.map((one) => (one.id === id ? rule : one)) };
        if (taken.length === maxRules)
          throw new AppError("conflict", `A playbook has at most ${maxRules} rules.`);
        return { ...content, rules: [...content.rules, rule] };
      },
    );
    return seeOther(`${playbookPath(playbookId)}#rule-${id}`);
  },
  "The rule could not be stored.",
);

export const action = async (args: Route.ActionArgs) =>
  saveRule(await readPageForm(args, limits), args);

export default function RulePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, title, start, draftVersion, titles } = loaderData;
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-3">
        <BackTo to={playbookPath(params.playbookId)} page={name} />
        <h1 className="given-name">{title}</h1>
      </header>
      <RuleForm
        start={start}
        draftVersion={draftVersion}
        titles={titles}
        result={actionData?.result}
      />
    </main>
  );
}
