import * as v from "valibot";
import { type Facts, type RiskFlag, riskLevels, spanSchema } from "./analysis.ts";
import { askFor } from "./ask-for.ts";
import { oneLine, typed } from "./fields.ts";
import { personSchema } from "./person.ts";

/**
 * What a person can say of a flag in place of the reader; `wording` is what they propose to write instead of its words.
 * `clauseId` is the clause of the vocabulary that a flag of their own is about, where it is one.
 */
export type FlagEdits = Partial<
  Pick<RiskFlag, "riskLevel" | "clauseTitle" | "explanation" | "recommendation"> & {
    wording: string;
    clauseId: string | null;
  }
>;

/**
 * Where words stood: their place in UTF-16 code units of the text, and so many characters before and after them as tell
 * them from the same words elsewhere. After the text-quote selector of the W3C Web Annotation Data Model.
 */
export type TextAnchor = { prefix: string; suffix: string; start: number };

/** The same as it is kept with its words; `lost` where the present text does not have them, `place` as a lawyer cites it. */
export type KeptAnchor = TextAnchor & { lost?: true; place?: string | null };

/**
 * What somebody says of a field in one version of the document: `value`, or null where what the reader said stands there,
 * unlike in a version before; and what the reader had said.
 */
type FieldEdit = { value: string | null; read: string; by: string; at: number; version: number };

/** Of a case: by the name of the field (`executiveSummary`, or one of the facts), what is said of it, once a version. */
export type CaseEdits = Record<string, FieldEdit[]>;

/** What people say of the fields of a case in one version of its document. */
export const editsIn = (edits: CaseEdits | null, version: number): [string, FieldEdit][] =>
  Object.entries(edits ?? {}).flatMap(([field, all]) =>
    all
      .filter((edit) => edit.version === version)
      .map((edit): [string, FieldEdit] => [field, edit]),
  );

/** The edits that are left of these where only some are kept. */
export const editsWhere = (edits: CaseEdits, keeps: (edit: FieldEdit) => boolean): CaseEdits =>
  Object.fromEntries(
    Object.entries(edits).flatMap(([field, all]) => {
      const kept = all.filter(keeps);
      return kept.length > 0 ? [[field, kept]] : [];
    }),
  );

/** The facts as people have corrected them in a version of a document, by their names. */
export const correctionsIn = (
  edits: CaseEdits | null,
  version: number,
): Partial<Record<FactField, string>> =>
  Object.fromEntries(
    editsIn(edits, version).flatMap(([field, { value }]) =>
      value !== null && field !== summaryField ? [[field, value]] : [],
    ),
  );

/** The most characters (UTF-16) of what people write by hand. */
export const maxTitle = 200;
export const maxWords = 5_000;
export const maxNote = 2_000;
export const maxQuote = 20_000;

const upTo = (length: number) =>
  v.pipe(
    v.string("Please write this as text."),
    typed,
    v.maxLength(length, `Please keep this to ${length.toLocaleString("en-AU")} characters.`),
  );
const words = upTo(maxWords);
const title = v.pipe(
  upTo(maxTitle),
  v.nonEmpty("Please say which kind of clause it is, or give it a title."),
  oneLine,
);
const level = v.picklist(riskLevels, `Please choose one of: ${riskLevels.join(", ")}.`);
const version = v.pipe(
  v.number("Please say which version you have seen."),
  v.integer("A version is a whole number."),
  v.minValue(0, "A version is a whole number."),
);

/** What can be said of a flag in place of what it says; null takes a field back to what was read. */
export const flagEditEntries = {
  riskLevel: v.optional(v.nullable(level)),
  clauseTitle: v.optional(v.nullable(title)),
  explanation: v.optional(v.nullable(words)),
  recommendation: v.optional(v.nullable(words)),
  /** What is proposed to be written instead of its words. */
  wording: v.optional(v.nullable(words)),
  note: v.optional(v.nullable(upTo(maxNote))),
  /** Hidden flags are in no report. */
  hidden: v.optional(v.boolean("Please say true or false.")),
};

/** The names of these fields. */
export const editedFields = [
  ...(["riskLevel", "clauseTitle", "explanation", "recommendation", "wording"] as const),
];

/** What the reader said of a flag that people say something else of; a key is absent where they do not. */
export const readOfFlagSchema = v.partial(
  v.strictObject({
    riskLevel: v.picklist(riskLevels),
    clauseTitle: v.string(),
    explanation: v.string(),
    recommendation: v.string(),
    /** Empty where the reader proposed nothing. */
    wording: v.string(),
  }),
);

/** A flag of a person's own, on words of the document: `quote` is what stands from `start` to `end`. */
export const ownFlagSchema = v.pipe(
  askFor({
    ...spanSchema.entries,
    quote: v.pipe(
      v.string("Please say which words it is about."),
      v.nonEmpty("Please say which words it is about."),
      v.maxLength(
        maxQuote,
        `Please choose at most ${maxQuote.toLocaleString("en-AU")} characters.`,
      ),
    ),
    clauseTitle: title,
    riskLevel: level,
    explanation: v.optional(words, ""),
    recommendation: v.optional(words, ""),
    wording: v.optional(words, ""),
    note: v.optional(upTo(maxNote), ""),
  }),
  v.forward(
    v.check(({ start, end }) => start < end, "The words must begin before they end."),
    ["end"],
  ),
);
export type OwnFlag = v.InferOutput<typeof ownFlagSchema>;

const factNames = {
  ...{ title: true, parties: true, agreementDate: true, effectiveDate: true, expiryDate: true },
  ...{ term: true, renewal: true, notice: true, notices: true, governingLaw: true, price: true },
  ...{ liabilityCap: true, court: true, citation: true, judge: true, decisionDate: true },
  ...{ catchwords: true, orders: true },
} satisfies Record<keyof Facts, true>;

/** The key facts by their names. */
// Written above with these keys alone.
export const factFields = Object.keys(factNames) as (keyof Facts)[];
export type FactField = keyof Facts;

/** The fields of a case that people can say something else of. */
export const summaryField = "executiveSummary";

/**
 * What a person says of a case in place of the reader, a line for each entry of a fact; null takes a field back to what
 * was read. Whoever changes it says which `editVersion` of the case they have seen.
 */
export const caseEditSchema = v.pipe(
  askFor({
    executiveSummary: v.optional(v.nullable(upTo(20_000))),
    facts: v.optional(v.partial(v.strictObject(v.entriesFromList(factFields, v.nullable(words))))),
    note: v.optional(v.nullable(upTo(maxNote))),
    version,
  }),
  v.check(
    ({ version: _, facts = {}, ...others }) =>
      Object.keys(facts).length > 0 || Object.values(others).some((value) => value !== undefined),
    "Please say what to change: the executive summary, a fact or the note.",
  ),
);
export type CaseEdit = v.InferOutput<typeof caseEditSchema>;

/** Of a field of a case that was edited: what the reader had said, who says otherwise (null: no user any more), since when. */
export const editedFieldSchema = v.strictObject({
  read: v.string(),
  by: v.nullable(personSchema),
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type EditedField = v.InferOutput<typeof editedFieldSchema>;

/** What somebody said of a field in another version of the document, where nobody has said yet whether that holds here. */
export const editToConfirmSchema = v.strictObject({
  ...editedFieldSchema.entries,
  value: v.string(),
  version: v.number(),
});
export type EditToConfirm = v.InferOutput<typeof editToConfirmSchema>;
