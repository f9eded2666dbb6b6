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

/**
 * Who a clause weighs on and who gains by it: names as in `facts.parties`, or the role where there is no name; both
 * sides of a mutual one in both. Both are empty when it cannot be told, which is an answer.
 */
const bearing = { burdens: v.array(v.string()), benefits: v.array(v.string()) };

/** Where words stand as a lawyer cites it ("cl 9.2", "Sch 1"); null where nothing is numbered. */
const place = v.nullable(v.string());

/** What matters to the client is read first; what else is in the document stands below it, folded. */
export const flagGroups = ["matters", "also"] as const;

/** A flag that answers no question of the client, or that was stored before there were questions. */
export const unasked = {
  weight: 0,
  group: "also" as (typeof flagGroups)[number],
  questionId: null,
  wording: null,
  replaces: false,
  law: null,
};

/** Whether a flag is about what the document lacks: it rests on no words. */
export const isGap = ({ quote }: { quote: string }): boolean => quote === "";

/** A flag that is about no clause of the vocabulary, or that was stored before clauses said whom they burden. */
export const unbound = { clauseId: null, burdens: [], benefits: [], place: null, ...unasked };

/** What the law has on a clause, and `YYYY`, `YYYY-MM` or `YYYY-MM-DD` of what was seen; null for an undated copy. */
const lawSchema = v.nullable(v.strictObject({ text: v.string(), as_at: v.nullable(v.string()) }));
export type LawNote = v.InferOutput<typeof lawSchema>;

/** One risk, resting on words of the document: `quote === text.slice(start, end)`. */
export const riskFlagSchema = v.strictObject({
  riskLevel: v.picklist(riskLevels),
  clauseTitle: v.string(),
  quote: v.string(),
  start: offset,
  end: offset,
  explanation: v.string(),
  recommendation: v.string(),
  /** The clause of the vocabulary that it is about; null where it is about none. */
  clauseId: v.nullable(v.string()),
  ...bearing,
  place,
  /** How much it matters to the client, from 0 to 1. */
  weight: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  group: v.picklist(flagGroups),
  /** The question of the client that it answers; null where it answers none. */
  questionId: v.nullable(v.string()),
  /** Words to propose; null where there are none. */
  wording: v.nullable(v.string()),
  /** Whether they are drafted to stand in the place of the quoted ones; else they are to be added. */
  replaces: v.boolean(),
  law: lawSchema,
});
export type RiskFlag = v.InferOutput<typeof riskFlagSchema>;

/**
 * What is said of the length of a notice besides its `days`, which are the least: a week is 7 of them, a month 30, 24
 * hours one.
 */
const lengthOfNotice = {
  /** How many days before it may be given at the earliest: sooner, it does not count. */
  most: v.optional(v.number()),
  /** The hours that the words count it in. */
  hours: v.optional(v.number()),
  /** Whether they are business days. */
  business: v.optional(v.boolean()),
};

const sum = { amount: v.number(), currency: v.string() };

/**
 * What a clause states in numbers, and on which conditions; a key is absent where its words do not say.
 * `currency` is an ISO 4217 code, `percent` and the rates are per cent, `who` are names as in `facts.parties`.
 */
export const clauseValuesSchema = v.partial(
  v.strictObject({
    /** How far liability goes: a sum, a share or a multiple `of` something, or what was paid in so many months. */
    cap: v.partial(
      v.strictObject({
        ...sum,
        percent: v.number(),
        times: v.number(),
        months: v.number(),
        of: v.string(),
      }),
    ),
    amount: v.strictObject(sum),
    percentage: v.strictObject({ percent: v.number(), of: v.optional(v.string()) }),
    /** Interest; `above` is the rate that it is added to. */
    rate: v.partial(
      v.strictObject({
        perAnnum: v.number(),
        perMonth: v.number(),
        perDay: v.number(),
        above: v.string(),
      }),
    ),
    /** Notice of at least so many days; `who` gives it. */
    notice: v.strictObject({ days: v.number(), who: v.array(v.string()), ...lengthOfNotice }),
    /** `cascade`: the longest of several, of which a court may leave a shorter one. */
    term: v.partial(v.strictObject({ months: v.number(), days: v.number(), cascade: v.boolean() })),
    /**
     * How long a payment may wait: 0 on demand or on delivery; `to` where the words state several, up to the longest;
     * `endOfMonth` where it runs from the end of the month.
     */
    payment: v.strictObject({
      days: v.number(),
      to: v.optional(v.number()),
      business: v.optional(v.boolean()),
      endOfMonth: v.optional(v.boolean()),
    }),
    area: v.partial(v.strictObject({ kilometres: v.number(), places: v.array(v.string()) })),
    noCap: v.boolean(),
    greaterOf: v.boolean(),
    lesserOf: v.boolean(),
    /** "Whether or not caused by negligence": it binds whoever is at fault. */
    whetherOrNot: v.boolean(),
    /** Whether consent may be withheld without a reason. */
    unreasonablyWithheld: v.boolean(),
  }),
);
export type ClauseValues = v.InferOutput<typeof clauseValuesSchema>;

/**
 * One instance of a clause, risky or not. `id` is one of the clause vocabulary; `score` is how sure the built-in
 * analyser is of it, from 0 to 1, and 0 where a model alone says so.
 */
export const clauseSchema = v.strictObject({
  id: v.string(),
  clauseTitle: v.string(),
  score: v.number(),
  start: offset,
  end: offset,
  ...bearing,
  place,
  values: clauseValuesSchema,
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

/**
 * `role` is what the document calls the party ("Supplier"), where it says so; `aliases` are all the ways in which it
 * does ("Northwind", "we", "us"), the role among them. A party that is bound without a name is named by its role.
 */
export const partySchema = v.strictObject({
  name: v.string(),
  role: v.nullable(v.string()),
  aliases: v.array(v.string()),
  ...spanSchema.entries,
});
export type Party = v.InferOutput<typeof partySchema>;

/** How often a price is paid: "total" where it is paid once, or by the piece. */
export const pricePeriods = [
  "year",
  "quarter",
  "month",
  "fortnight",
  "week",
  "day",
  "hour",
  "total",
] as const;

/** `value` is the price as it is written; `currency` an ISO 4217 code, Australian dollars where nothing is said. */
export const priceFactSchema = v.strictObject({
  ...factSchema.entries,
  amount: v.number(),
  currency: v.string(),
  per: v.picklist(pricePeriods),
});
export type PriceFact = v.InferOutput<typeof priceFactSchema>;

/**
 * What a notice ends or stops. `convenience` is a right to end that hangs on no event; a right that hangs on one
 * (damage, a change, the other's consent) is `other`, and its `condition` says on which.
 */
export const noticePurposes = ["convenience", "breach", "renewal", "other"] as const;

/**
 * Notice that a contract asks for: who may give it (names as in `parties`), at least how many days before; null where
 * that number is still to be filled in, 0 where it ends without any.
 */
export const noticeSchema = v.strictObject({
  who: v.array(v.string()),
  days: v.nullable(v.number()),
  ...lengthOfNotice,
  for: v.picklist(noticePurposes),
  /** What the right hangs on, in the words of the document: an event, or only that some time has passed. */
  condition: v.optional(v.string()),
  ...spanSchema.entries,
});
export type Notice = v.InferOutput<typeof noticeSchema>;

/** `who`: whose liability goes no further, names as in `parties`; absent where that cannot be told. */
const capFactSchema = v.strictObject({
  ...factSchema.entries,
  who: v.optional(v.array(v.string())),
});

export const factsSchema = v.strictObject({
  title: v.nullable(factSchema),
  parties: v.array(partySchema),
  agreementDate: v.nullable(dateFactSchema),
  effectiveDate: v.nullable(dateFactSchema),
  expiryDate: v.nullable(dateFactSchema),
  term: v.nullable(factSchema),
  renewal: v.nullable(factSchema),
  notice: v.nullable(factSchema),
  notices: v.array(noticeSchema),
  governingLaw: v.nullable(factSchema),
  price: v.nullable(priceFactSchema),
  liabilityCap: v.nullable(capFactSchema),
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
  /** What it means that it is not there. */
  reason: v.string(),
  level: v.picklist(riskLevels),
  why: v.string(),
  ask: v.string(),
  /** Words to insert; empty where there are none. */
  wording: v.string(),
});
export type MissingClause = v.InferOutput<typeof missingClauseSchema>;

/** How a question came out: "elsewhere" where the paper leads to another that is not with it. */
export const answerResults = ["answered", "absent", "elsewhere", "cannot_tell"] as const;

/**
 * What a paper answers to a question of its client. `level` is null where nothing of the answer is a risk; its title, what
 * it does, why, what to ask and the words to propose are empty then.
 */
export const answerSchema = v.strictObject({
  id: v.string(),
  /** The matter of a contract that it belongs to, as in `analysis/questions/topics.ts`. */
  topic: v.string(),
  question: v.string(),
  result: v.picklist(answerResults),
  level: v.nullable(v.picklist(riskLevels)),
  /** What was found, in few words. */
  title: v.string(),
  says: v.string(),
  why: v.string(),
  ask: v.string(),
  wording: v.string(),
  /** Whether the wording is drafted to stand in the place of the quoted words; else it is to be added. */
  replaces: v.boolean(),
  quotes: v.array(v.strictObject({ quote: v.string(), start: offset, end: offset, place })),
  law: lawSchema,
  weight: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});
export type AnswerToQuestion = v.InferOutput<typeof answerSchema>;

/** A clause that is usual in such a document and may be there in other words: neither found nor missing. */
const perhapsClauseSchema = v.strictObject({ id: v.string(), clauseTitle: v.string() });

export const findingKinds = [
  ...(["placeholder", "undefined-term", "unused-term", "broken-reference"] as const),
  ...(["figures", "date", "contradiction", "schedule", "numbering"] as const),
  ...(["grammar", "name", "execution"] as const),
] as const;

/** A slip of the drafting, resting on words of the document like a flag. */
export const findingSchema = v.strictObject({
  kind: v.picklist(findingKinds),
  message: v.string(),
  /** What to do about it; absent where the message says it. */
  cure: v.optional(v.string()),
  quote: v.string(),
  ...spanSchema.entries,
});
export type Finding = v.InferOutput<typeof findingSchema>;

/**
 * What a model said of a document, whoever the client is: the flags of a client follow from these and from the clauses.
 * `riskLevel` is how heavily a clause weighs on those whom it burdens. `summary` is written for `client`, a party's
 * name, or null where none could be told; it is empty where nothing of it could be kept.
 */
export const modelReadingSchema = v.strictObject({
  client: v.nullable(v.string()),
  summary: v.string(),
  riskFlags: v.array(v.omit(riskFlagSchema, ["quote"])),
  /** Clauses of the built-in analyser that the model found to be none. */
  dismissed: v.array(spanSchema),
});
export type ModelReading = v.InferOutput<typeof modelReadingSchema>;

/** What an analyser says of one document. */
export const analysisSchema = v.strictObject({
  words: v.pipe(v.number(), v.integer(), v.minValue(0)),
  documentType: documentTypeSchema,
  executiveSummary: v.string(),
  riskFlags: v.array(riskFlagSchema),
  /** To the questions of the client for whom it was read. */
  answers: v.array(answerSchema),
  clauses: v.array(clauseSchema),
  facts: factsSchema,
  missing: v.array(missingClauseSchema),
  perhaps: v.array(perhapsClauseSchema),
  findings: v.array(findingSchema),
  analyser: v.string(),
  modelReading: v.optional(modelReadingSchema),
});
export type Analysis = v.InferOutput<typeof analysisSchema>;
