import type { SubmissionResult } from "@conform-to/react";
import { riskLevels } from "../../schemas/analysis.ts";
import { maxFallbacks } from "../../schemas/playbooks/forms.ts";
import { maxWording } from "../../schemas/playbooks/playbook.ts";
import { type ClauseTitles, numberWords, testWords } from "../../schemas/playbooks/rule-words.ts";
import { Form } from "../forms/page-form.tsx";
import { Refusal } from "../forms/refusal.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { TextField } from "./text-field.tsx";

const levels = Object.fromEntries(riskLevels.map((level) => [level, level]));
const limits = { least: "At least", most: "At most" };
const directions = { mutual: "It binds both sides alike", "for us": "It works for our client" };

/** One rule. Of its fields those are shown that the chosen test needs; without styles all are, and those alone count. */
export function RuleForm({
  start,
  draftVersion,
  titles,
  result,
}: {
  start: Readonly<Record<string, string>>;
  draftVersion: number;
  titles: ClauseTitles;
  result: SubmissionResult<string[]> | undefined;
}) {
  const typed = result?.initialValue;
  const of = (name: string) => String(typed ? (typed[name] ?? "") : (start[name] ?? ""));
  const errors = (name: string) => result?.error?.[name] ?? undefined;
  const used = Array.from({ length: maxFallbacks }, (_, i) => i + 1).filter(
    (n) => of(`fallback_${n}_why`) || of(`fallback_${n}_value`) || of(`fallback_${n}_wording`),
  ).length;
  return (
    <Form method="post" className="rule-form grid gap-8">
      <input type="hidden" name="draft_version" value={draftVersion} />
      <Refusal result={result} />
      <fieldset className="sheet grid gap-5 p-5 sm:p-8">
        <legend className="sr-only">What the rule is about, and how it looks at it</legend>
        <ChoiceField
          label="The rule is about"
          name="clause"
          start={of("clause")}
          options={titles}
          none="Words of our own"
        />
        <div className="for-own-words">
          <TextField
            label="Words to look for"
            name="words"
            rows={3}
            start={of("words")}
            maxLength={5_000}
            hint="One phrase a line. The rule looks at clauses that have one of them in their heading or their text."
          />
        </div>
        <ChoiceField
          label="The test"
          name="kind"
          start={of("kind") || "present"}
          options={testWords}
          hint="Where the words cannot be found, or do not say, the result is “Cannot tell”, and never “Met”."
        />
        <div className="for-number">
          <div className="grid gap-5 sm:grid-cols-2">
            <ChoiceField
              label="The number"
              name="of"
              start={of("of")}
              options={numberWords}
              none="Please choose"
            />
            <ChoiceField
              label="It has to be"
              name="at"
              start={of("at")}
              options={limits}
              none="Please choose"
            />
          </div>
        </div>
      </fieldset>
      <fieldset className="sheet grid gap-5 p-5 sm:p-8" aria-labelledby="preferred-title">
        <h2 id="preferred-title">Preferred</h2>
        <div className="for-value">
          <ValueField name="preferred_value" start={of("preferred_value")} />
        </div>
        <Words slot="preferred" of={of} errors={errors} required />
      </fieldset>
      <div className="for-fallbacks">
        <div className="grid gap-4">
          <h2>Fallbacks</h2>
          <p className="max-w-measure text-soft">
            What is still acceptable, in the order in which you would give way. Leave one empty to
            have none; another empty one is here after you save.
          </p>
          {Array.from({ length: Math.min(maxFallbacks, used + 1) }, (_, i) => {
            const slot = `fallback_${i + 1}`;
            return (
              <details key={slot} className="sheet" open={i < used || i === 0}>
                <summary className="cursor-pointer p-4 font-semibold">Fallback {i + 1}</summary>
                <fieldset className="grid gap-5 border-rule border-t p-5 sm:p-8">
                  <legend className="sr-only">Fallback {i + 1}</legend>
                  <div className="for-value">
                    <ValueField name={`${slot}_value`} start={of(`${slot}_value`)} />
                  </div>
                  <div className="for-direction">
                    <ChoiceField
                      label="It is enough that"
                      name={`${slot}_direction`}
                      start={of(`${slot}_direction`)}
                      options={directions}
                      none="Please choose"
                    />
                  </div>
                  <Words slot={slot} of={of} errors={errors} />
                  <TextField
                    label="Who may agree to it"
                    mark="optional"
                    name={`${slot}_approver`}
                    start={of(`${slot}_approver`)}
                    maxLength={200}
                    hint="In your own words: the responsible partner."
                  />
                </fieldset>
              </details>
            );
          })}
        </div>
      </div>
      <fieldset className="sheet grid gap-5 p-5 sm:p-8" aria-labelledby="not-acceptable-title">
        <h2 id="not-acceptable-title">Not acceptable</h2>
        <ChoiceField
          label="How serious it is when none of these is met"
          name="level"
          start={of("level") || "High"}
          options={levels}
        />
        <TextField
          label="Why"
          name="not_acceptable_why"
          rows={2}
          start={of("not_acceptable_why")}
          errors={errors("not_acceptable_why")}
          maxLength={1_000}
          required
        />
      </fieldset>
      <p>
        <button type="submit" className="action">
          Save to the draft
        </button>
      </p>
    </Form>
  );
}

const ValueField = ({ name, start }: { name: string; start: string }) => (
  <TextField
    label="What is asked for"
    name={name}
    rows={2}
    start={start}
    maxLength={2_000}
    hint={
      <>
        <span className="hint-number">A number: 12.</span>
        <span className="hint-law">
          Laws or courts, with commas between: New South Wales, Victoria.
        </span>
        <span className="hint-phrase">The words, one phrase a line.</span>
      </>
    }
  />
);

function Words({
  slot,
  of,
  errors,
  required = false,
}: {
  slot: string;
  of: (name: string) => string;
  errors: (name: string) => string[] | undefined;
  required?: boolean;
}) {
  return (
    <>
      <TextField
        label="Why"
        name={`${slot}_why`}
        rows={2}
        start={of(`${slot}_why`)}
        errors={errors(`${slot}_why`)}
        maxLength={1_000}
        required={required}
        hint="A sentence that the other side could read."
      />
      <TextField
        label="Model wording to propose"
        mark="optional"
        name={`${slot}_wording`}
        rows={5}
        start={of(`${slot}_wording`)}
        errors={errors(`${slot}_wording`)}
        maxLength={maxWording}
      />
    </>
  );
}
