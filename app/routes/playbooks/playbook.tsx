import type { ReactNode } from "react";
import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import * as v from "valibot";
import { Form } from "../../components/forms/page-form.tsx";
import { Refusal } from "../../components/forms/refusal.tsx";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { AboutForm } from "../../components/playbooks/about-form.tsx";
import { playbookPath, playbooksPath } from "../../components/playbooks/addresses.ts";
import { PlaybookMarks, purposeOf } from "../../components/playbooks/playbook-list.tsx";
import { RuleList } from "../../components/playbooks/rule-list.tsx";
import { changesInWords, VersionList } from "../../components/playbooks/version-list.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { requestScope } from "../../context.ts";
import {
  aboutFormSchema,
  aboutInForm,
  defaultFormSchema,
  draftFormSchema,
  ruleMoveFormSchema,
} from "../../schemas/playbooks/forms.ts";
import type { PlaybookContent } from "../../schemas/playbooks/playbook.ts";
import { resultWords } from "../../schemas/playbooks/rule-words.ts";
import { may } from "../../services/firms/rights.ts";
import { playbookPage } from "../../services/playbooks/page.server.ts";
import { deletePlaybook, setDefault } from "../../services/playbooks/playbooks.server.ts";
import { changeDraft, publishPlaybook } from "../../services/playbooks/publication.server.ts";
import { clauseTitles, documentKinds } from "../../services/playbooks/vocabulary.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/playbook.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.playbook.name ?? "Playbook"} · LegalAI` },
  { name: "robots", content: "noindex" },
];

const failed = "That could not be done. Please try again in a minute.";

/** `?show=published` shows what documents are read with, where there are changes that are not published. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  const page = await orStatusPage(playbookPage(env, member, params.playbookId));
  const asked = new URL(request.url).searchParams.get("show") === "published";
  const { timeZone } = member.firm;
  return {
    ...{ ...page, timeZone, titles: await clauseTitles(), kinds: documentKinds },
    showsPublished: page.published !== null && (asked || page.draft === null),
    mayKeep: may(member, "playbooks"),
    mayExport: may(member, "export"),
  };
}

const askedOf = ({ context, params }: Route.ActionArgs) =>
  [context.get(requestScope), context.get(memberContext), params.playbookId] as const;

/** Changes the rules of the draft. */
const rulesWork = (
  change: (rules: PlaybookContent["rules"], ruleId: string) => PlaybookContent["rules"],
) =>
  formWork(
    ruleMoveFormSchema,
    async ({ draft_version, rule }, args: Route.ActionArgs) => {
      await changeDraft(...askedOf(args), { draft_version }, (content) => ({
        ...content,
        rules: change(content.rules, rule),
      }));
      return seeOther(playbookPath(args.params.playbookId));
    },
    failed,
  );

const move = (by: number) =>
  rulesWork((rules, ruleId) => {
    const from = rules.findIndex(({ id }) => id === ruleId);
    const rule = rules[from];
    return rule ? rules.toSpliced(from, 1).toSpliced(Math.max(0, from + by), 0, rule) : rules;
  });

export const action = formActions({
  about: formWork(
    aboutFormSchema,
    async ({ draft_version, ...form }, args: Route.ActionArgs) => {
      const about = aboutInForm({ draft_version, ...form });
      await changeDraft(...askedOf(args), { draft_version }, (content) => ({
        ...content,
        ...about,
      }));
      return seeOther(withNotice(playbookPath(args.params.playbookId), "case-changed"));
    },
    failed,
  ),
  up: move(-1),
  down: move(1),
  remove: rulesWork((rules, ruleId) => rules.filter(({ id }) => id !== ruleId)),
  publish: formWork(
    draftFormSchema,
    async (seen, args: Route.ActionArgs) => {
      await publishPlaybook(...askedOf(args), { seen });
      return seeOther(withNotice(playbookPath(args.params.playbookId), "playbook-published"));
    },
    failed,
  ),
  discard: formWork(
    draftFormSchema,
    async (seen, args: Route.ActionArgs) => {
      await changeDraft(...askedOf(args), seen, () => null);
      return seeOther(withNotice(playbookPath(args.params.playbookId), "draft-discarded"));
    },
    failed,
  ),
  default: formWork(
    defaultFormSchema,
    async ({ default: asked }, args: Route.ActionArgs) => {
      await setDefault(...askedOf(args), asked === "yes");
      return seeOther(withNotice(playbookPath(args.params.playbookId), "case-changed"));
    },
    failed,
  ),
  "delete-playbook": formWork(
    v.strictObject({}),
    async (_nothing, args: Route.ActionArgs) => {
      await deletePlaybook(...askedOf(args));
      return seeOther(withNotice(playbooksPath, "playbook-deleted"));
    },
    failed,
  ),
});

/** Who changed what somebody else has changed meanwhile sees both. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

export default function PlaybookPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { playbook, published, draft, draftVersion, changes, versions, overruled } = loaderData;
  const { titles, kinds, timeZone, showsPublished, mayKeep, mayExport } = loaderData;
  const path = playbookPath(params.playbookId);
  const shown = showsPublished ? published : (draft ?? published);
  const result = actionData?.result;
  if (!shown) return null;
  const notes: Record<string, ReactNode> = Object.fromEntries(
    overruled.map(({ ruleId, result: made, times }) => [
      ruleId,
      <Notice key={ruleId}>
        Overridden {times} times as “{resultWords[made]}”. Perhaps the rule should say so.
      </Notice>,
    ]),
  );
  return (
    <main id="main" className="screen">
      <header className="grid gap-3">
        <BackTo to={playbooksPath} page="Playbooks" />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="given-name">{shown.name}</h1>
          <PlaybookMarks of={playbook} />
        </div>
        <p className="text-soft">{purposeOf(shown)}</p>
      </header>
      <Refusal result={result} />
      {draft && (
        <section className="sheet grid gap-3 p-5" aria-labelledby="draft-title">
          <h2 id="draft-title">
            {showsPublished ? "There are unpublished changes" : "This is a draft"}
          </h2>
          <p className="max-w-measure">
            {published
              ? `Documents are read with version ${playbook.version} until it is published.`
              : "No document is read with it until it is published."}
            {changes && ` Changed since then: ${changesInWords(changes, titles)}`}
          </p>
          <div className="flex flex-wrap items-center gap-3">
            {mayKeep && !showsPublished && (
              <Form method="post" className="flex flex-wrap gap-3">
                <input type="hidden" name="draft_version" value={draftVersion} />
                <button type="submit" name="intent" value="publish" className="action">
                  Publish version {playbook.version + 1}
                </button>
                {published && (
                  <button type="submit" name="intent" value="discard" className="action quiet">
                    Discard the draft
                  </button>
                )}
              </Form>
            )}
            {mayKeep && (
              <Link to={`${path}/try`} className="action quiet">
                Try it
              </Link>
            )}
            {published && (
              <Link to={showsPublished ? path : `${path}?show=published`} className="link">
                {showsPublished ? "Show the draft" : `Show version ${playbook.version}`}
              </Link>
            )}
          </div>
        </section>
      )}
      <section className="grid gap-4" aria-labelledby="rules-title">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <h2 id="rules-title">
            {shown.rules.length === 1 ? "1 rule" : `${shown.rules.length} rules`}
          </h2>
          {mayExport && (
            <p className="no-print flex flex-wrap gap-x-4 text-xs">
              <a href={`/api/playbooks/${playbook.id}.xlsx`} className="link">
                Export as .xlsx
              </a>
              <a href={`/api/playbooks/${playbook.id}.json`} className="link">
                Export as JSON
              </a>
            </p>
          )}
          {mayKeep && (
            <Link to={`${path}/rule/new`} className="action small no-print ms-auto">
              Add a rule
            </Link>
          )}
        </div>
        {shown.rules.length === 0 ? (
          <p className="sheet p-5 text-soft">
            No rules yet. A rule says what you want of one kind of clause.
          </p>
        ) : (
          <RuleList
            rules={shown.rules}
            titles={titles}
            change={mayKeep && (draft === null || !showsPublished) ? { path, draftVersion } : null}
            notes={notes}
          />
        )}
      </section>
      {versions.length > 0 && (
        <details className="sheet">
          <summary className="cursor-pointer p-4 font-semibold">Versions</summary>
          <div className="border-rule border-t px-5">
            <VersionList versions={versions} titles={titles} timeZone={timeZone} />
          </div>
        </details>
      )}
      {mayKeep && (
        <details className="sheet no-print" open={result?.initialValue?.name !== undefined}>
          <summary className="cursor-pointer p-4 font-semibold">Settings</summary>
          <div className="grid gap-6 border-rule border-t p-5 sm:p-8">
            <AboutForm
              key={draftVersion}
              of={draft ?? shown}
              draftVersion={draftVersion}
              kinds={kinds}
              result={result?.initialValue?.name === undefined ? undefined : result}
            />
            {playbook.version > 0 && (
              <Form method="post" className="grid gap-3 border-rule border-t pt-5">
                <p className="max-w-measure text-soft">
                  {playbook.default
                    ? "Contracts for which no other playbook fits are read with this one."
                    : "The firm’s default is the playbook for contracts for which no other one fits."}
                </p>
                <input type="hidden" name="default" value={playbook.default ? "no" : "yes"} />
                <p>
                  <button
                    type="submit"
                    name="intent"
                    value="default"
                    className="action quiet small"
                  >
                    {playbook.default ? "Not the default any more" : "Make it the firm’s default"}
                  </button>
                </p>
              </Form>
            )}
            <Form method="post" className="grid gap-3 border-rule border-t pt-5">
              <p className="text-soft">
                If you delete this playbook, the documents that were read with it keep what came of
                it.
              </p>
              <p>
                <button
                  type="submit"
                  name="intent"
                  value="delete-playbook"
                  className="action harm small"
                >
                  Delete playbook
                </button>
              </p>
            </Form>
          </div>
        </details>
      )}
    </main>
  );
}
