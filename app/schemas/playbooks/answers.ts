import * as v from "valibot";
import { askFor } from "../ask-for.ts";
import { typed } from "../fields.ts";
import { personSchema } from "../person.ts";
import { maxReason } from "../review.ts";
import { playbookContentSchema, resultSchema, ruleResults } from "./playbook.ts";

const text = v.string();
const time = v.pipe(text, v.isoTimestamp());
const version = v.pipe(
  v.number("A version is a whole number."),
  v.integer("A version is a whole number."),
  v.minValue(0, "A version is a whole number."),
);

/** A playbook as it was published last; of one that never was (version 0), as its draft says. */
const playbookSchema = v.strictObject({
  id: text,
  ...playbookContentSchema.entries,
  version: v.number(),
  /** Whether the firm's documents are read with it where no other fits better. */
  default: v.boolean(),
});
export type Playbook = v.InferOutput<typeof playbookSchema>;
export const playbookAnswerSchema = v.strictObject({ playbook: playbookSchema });

const { rules: _, ...about } = playbookSchema.entries;
const listedPlaybookSchema = v.strictObject({
  ...about,
  /** How many rules it has. */
  size: v.number(),
  /** Whether it holds changes that are not published. */
  draft: v.boolean(),
  changed_at: time,
  /** Null for somebody who is no user any more. */
  changed_by: v.nullable(personSchema),
});
export type ListedPlaybook = v.InferOutput<typeof listedPlaybookSchema>;
export const playbookListSchema = v.strictObject({ playbooks: v.array(listedPlaybookSchema) });

/** What is published, as a playbook's own answer has it. Whoever says which `version` they have seen writes over no newer one. */
export const publicationSchema = v.pipe(
  askFor({
    id: v.optional(text),
    ...playbookContentSchema.entries,
    version: v.optional(version),
    default: v.optional(v.boolean()),
  }),
  v.transform(({ id, version: seen, default: isDefault, ...content }) => ({
    ...{ id, seen, isDefault, content },
  })),
);

/** What comes with a table: nothing else. */
export const tableFormSchema = askFor({});

type RuleResult = (typeof ruleResults)[number];

/** With which playbook a case is to be read; null: with none. */
export const playbookChoiceSchema = askFor({
  playbook_id: v.nullable(
    v.pipe(
      v.string("Please choose a playbook, or none."),
      v.uuid("An id of a playbook is a UUID."),
    ),
  ),
});

export const overrideReason = v.optional(
  v.pipe(
    v.string("Please give the reason as text."),
    typed,
    v.maxLength(maxReason, `Please keep the reason to ${maxReason} characters.`),
  ),
  "",
);

/** Checks that an override has its reason. */
export const reasonGiven = v.forward(
  v.check(
    ({ result, reason }: { rule_id: string; result: RuleResult | null; reason: string }) =>
      result === null || reason !== "",
    "Please give the reason: whoever reads this case next will want to know.",
  ),
  ["reason"],
);

/** What somebody makes of a rule for one case, and why; a result of null takes that back. */
export const overrideChangeSchema = v.pipe(
  askFor({
    rule_id: v.pipe(v.string("Please name the rule."), v.maxLength(64)),
    result: v.nullable(
      v.picklist(
        ruleResults,
        "Please say what the rule comes to: met, fallback, not met or cannot tell, as the format writes them.",
      ),
    ),
    reason: overrideReason,
  }),
  reasonGiven,
);
export type OverrideChange = v.InferOutput<typeof overrideChangeSchema>;

const overrideSchema = v.strictObject({
  ruleId: text,
  result: v.picklist(ruleResults),
  reason: text,
  /** Null for somebody who is no user any more. */
  by: v.nullable(personSchema),
  at: time,
});
export type Override = v.InferOutput<typeof overrideSchema>;

/** With which version of which playbook a case is read (null: with none), what came of it, and what people say instead. */
export const caseReadingSchema = v.strictObject({
  playbook: v.nullable(
    v.strictObject({
      id: text,
      name: text,
      version: v.number(),
      /** The newest that is published, where it is a newer one. */
      newer: v.nullable(v.number()),
    }),
  ),
  results: v.array(resultSchema),
  overrides: v.array(overrideSchema),
});
