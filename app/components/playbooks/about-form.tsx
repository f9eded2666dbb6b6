import type { SubmissionResult } from "@conform-to/react";
import { dot } from "../../lib/text/dot.ts";
import type { PlaybookContent } from "../../schemas/playbooks/playbook.ts";
import { Form } from "../forms/page-form.tsx";
import { TextField } from "./text-field.tsx";

/** What a playbook is called and which documents it is for. */
export function AboutForm({
  of,
  draftVersion,
  kinds,
  result,
}: {
  of: PlaybookContent;
  draftVersion: number;
  /** The kinds of document that can be told from each other. */
  kinds: readonly string[];
  result: SubmissionResult<string[]> | undefined;
}) {
  const typed = result?.initialValue;
  const start = (name: string, kept: string) => String(typed?.[name] ?? (typed ? "" : kept));
  const errors = (name: string) => result?.error?.[name] ?? undefined;
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="draft_version" value={draftVersion} />
      <TextField
        label="Name"
        name="name"
        start={start("name", of.name)}
        errors={errors("name")}
        maxLength={200}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Kinds of document"
          mark="optional"
          name="kinds"
          rows={3}
          start={start("kinds", of.kinds.join("\n"))}
          errors={errors("kinds")}
          maxLength={2_000}
          hint="One a line, as LegalAI names them. Leave it empty for every kind of contract."
        />
        <div className="grid content-start gap-5">
          <TextField
            label="We act for"
            mark="optional"
            name="act_for"
            start={start("act_for", of.act_for ?? "")}
            errors={errors("act_for")}
            maxLength={100}
            hint="The role in the documents: Customer, Tenant, Employer."
          />
          <TextField
            label="Law"
            mark="optional"
            name="law"
            start={start("law", of.law?.join(", ") ?? "")}
            errors={errors("law")}
            maxLength={2_000}
            hint="New South Wales, Victoria. Leave it empty for any law."
          />
        </div>
      </div>
      <details className="text-xs">
        <summary className="link min-h-6 w-fit cursor-pointer">
          The kinds of contract that LegalAI tells apart
        </summary>
        <p className="mt-2 text-soft">{kinds.join(dot)}</p>
      </details>
      <p>
        <button type="submit" name="intent" value="about" className="action">
          Save to the draft
        </button>
      </p>
    </Form>
  );
}
