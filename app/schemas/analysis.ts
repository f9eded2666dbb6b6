import * as v from "valibot";

/** How much a flagged clause may hurt the reader's client. Specification, section 3. */
export const riskLevels = ["High", "Medium", "Low"] as const;
export type RiskLevel = (typeof riskLevels)[number];

const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A place in the document: UTF-16 code units of the extracted text, `end` exclusive,
 * so that `text.slice(start, end)` are the words.
 */
export const spanSchema = v.strictObject({ start: offset, end: offset });
export type Span = v.InferOutput<typeof spanSchema>;

/** One risk, resting on words of the document: `quote === text.slice(start, end)`. */
export const riskFlagSchema = v.strictObject({
  riskLevel: v.picklist(riskLevels),
  clauseTitle: v.string(),
  quote: v.string(),
  start: offset,
  end: offset,
  explanation: v.string(),
  recommendation: v.string(),
});
export type RiskFlag = v.InferOutput<typeof riskFlagSchema>;

/** A clause that was found, risky or not. `id` is one of the clause vocabulary. */
export const clauseSchema = v.strictObject({
  id: v.string(),
  clauseTitle: v.string(),
  score: v.number(),
  start: offset,
  end: offset,
});
export type FoundClause = v.InferOutput<typeof clauseSchema>;

/** What a document is; flags are raised for contracts and terms only. */
export const documentKinds = [
  "contract",
  "terms",
  "judgment",
  "letter",
  "affidavit",
  "other",
] as const;

/** `label` is what a person reads ("Commercial lease", "Judgment"). */
export const documentTypeSchema = v.strictObject({
  kind: v.picklist(documentKinds),
  label: v.string(),
});
export type DocumentType = v.InferOutput<typeof documentTypeSchema>;
type Kind = DocumentType["kind"];
export type AgreementKind = Extract<Kind, "contract" | "terms">;

/** Whether a kind of document binds parties: clauses, flags and terms are read in these alone. */
export const isAgreement = (kind: Kind): kind is AgreementKind =>
  kind === "contract" || kind === "terms";

/**
 * Whom the reader acts for: the party that was given the paper (customer, tenant, employee), or the
 * one that issued it (supplier, landlord, employer).
 */
export const sides = ["recipient", "drafter"] as const;
export const sideSchema = v.picklist(sides);
export type Side = v.InferOutput<typeof sideSchema>;

/** A fact and the words it was read from. */
export const factSchema = v.strictObject({ value: v.string(), ...spanSchema.entries });
export type Fact = v.InferOutput<typeof factSchema>;

/** `value` is `YYYY-MM-DD` or `perpetual`; `derived` when it was worked out, as effective date plus term. */
export const dateFactSchema = v.strictObject({ ...factSchema.entries, derived: v.boolean() });
export type DateFact = v.InferOutput<typeof dateFactSchema>;

/** `role` is what the document calls the party ("Supplier"), where it says so. */
export const partySchema = v.strictObject({
  name: v.string(),
  role: v.nullable(v.string()),
  ...spanSchema.entries,
});
export type Party = v.InferOutput<typeof partySchema>;

export const factsSchema = v.strictObject({
  title: v.nullable(factSchema),
  parties: v.array(partySchema),
  agreementDate: v.nullable(dateFactSchema),
  effectiveDate: v.nullable(dateFactSchema),
  expiryDate: v.nullable(dateFactSchema),
  term: v.nullable(factSchema),
  renewal: v.nullable(factSchema),
  notice: v.nullable(factSchema),
  governingLaw: v.nullable(factSchema),
  price: v.nullable(factSchema),
  liabilityCap: v.nullable(factSchema),
  court: v.nullable(factSchema),
  citation: v.nullable(factSchema),
  judge: v.nullable(factSchema),
  decisionDate: v.nullable(dateFactSchema),
  catchwords: v.nullable(factSchema),
  orders: v.array(factSchema),
});
export type Facts = v.InferOutput<typeof factsSchema>;

/** A clause that matters for this kind of document and that was not found in it. */
export const missingClauseSchema = v.strictObject({
  id: v.string(),
  clauseTitle: v.string(),
  reason: v.string(),
});
export type MissingClause = v.InferOutput<typeof missingClauseSchema>;

export const findingKinds = ["placeholder", "undefined-term", "broken-reference"] as const;

/** A slip of the drafting, resting on words of the document like a flag. */
export const findingSchema = v.strictObject({
  kind: v.picklist(findingKinds),
  message: v.string(),
  quote: v.string(),
  ...spanSchema.entries,
});
export type Finding = v.InferOutput<typeof findingSchema>;

/** What an analyser says of one document. */
export const analysisSchema = v.strictObject({
  words: v.pipe(v.number(), v.integer(), v.minValue(0)),
  documentType: documentTypeSchema,
  executiveSummary: v.string(),
  riskFlags: v.array(riskFlagSchema),
  clauses: v.array(clauseSchema),
  facts: factsSchema,
  missing: v.array(missingClauseSchema),
  findings: v.array(findingSchema),
  analyser: v.string(),
});
export type Analysis = v.InferOutput<typeof analysisSchema>;
