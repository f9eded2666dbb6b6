import type { LegalKind } from "../kind/papers.ts";
import type { Request } from "../kind/request.ts";

export const australianStates = [
  "New South Wales",
  "Victoria",
  "Queensland",
  "South Australia",
  "Western Australia",
  "Tasmania",
  "Australian Capital Territory",
  "Northern Territory",
] as const;

/** A State or Territory by its whole name, as the governing law fact has it. */
export type State = (typeof australianStates)[number];

/** What decides the State: where the land is, where the work is done, or which law governs. */
export type Decides = "land" | "work" | "law";

/** What a document shows of itself that decides whether a provision is about it. */
export type Shown =
  | "a deed"
  | "credit for a business"
  | "a price above $100,000"
  | "a standard form";

/** What the law does to a clause, in the order in which it is worth saying; `announced` is no law yet. */
export type Effect =
  | "void"
  | "offence/penalty"
  | "mandatory"
  | "may be void"
  | "read down"
  | "notice required"
  | "guidance"
  | "announced";

/** One provision of the law (or rule of the courts), for the clauses and documents that it fits. */
export interface Provision {
  id: string;
  /** Ids of the vocabulary's clauses. */
  clauses: readonly string[];
  kinds: readonly LegalKind[] | "any";
  /** Kinds that "any" does not mean. */
  notKinds?: readonly LegalKind[];
  reach: "Commonwealth" | "common law" | { by: Decides; states: readonly State[] };
  /** Whether it is about unfairness to whoever did not write the contract, and so not about a fair clause. */
  ofUnfairness?: true;
  /** Whether it protects people, and not companies. */
  ofPeople?: true;
  /** What the clause's words must show for the provision to be about it. */
  about?: RegExp;
  /** What they must not show. */
  notAbout?: RegExp;
  /** Words that are the very thing that it forbids, so that its conditions apart the clause cannot stand. */
  forbids?: RegExp;
  /** Only where the contract names a foreign law, or another law than that of the place. */
  whenLaw?: "foreign" | "elsewhere";
  /** Kinds of which it holds too where they name a foreign law, against whoever carries on business here. */
  whateverLaw?: readonly LegalKind[];
  /** What the document may show that takes away its ground. */
  notWhere?: readonly Shown[];
  /** Not for contracts made before this day (`YYYY-MM-DD`). */
  madeSince?: string;
  /** The day from which it will be law, where that was to come when it was checked. */
  startsOn?: string;
  /** The Act, code or case. */
  act: string;
  /** Only where the section itself was read. */
  section?: string;
  /** Completes "if …": what must hold and a document seldom shows. */
  condition?: string;
  /** Completes a sentence after place and condition, without a full stop. */
  says: string;
  /** A request for the party that the clause burdens. */
  ask?: Request;
  effect: Effect;
  source: {
    url: string;
    /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD` of what was seen; null for an undated copy. */
    asAt: string | null;
    /** The day on which it was looked up. */
    checked: string;
    /** Where it was seen: in the law's own text, with a regulator, or with somebody else who writes on it. */
    confidence: "text" | "regulator" | "secondary";
  };
}

/** Work for a builder, above or below a head contract. */
export const construction: readonly LegalKind[] = [
  "construction subcontract",
  "construction contract",
];

/** Dealings between businesses. */
export const commercial: readonly LegalKind[] = [
  "services agreement",
  "goods supply",
  "software/SaaS",
  "contractor",
  "construction subcontract",
  "IP licence",
  "franchise",
  "joint venture",
  "business sale",
];

/** Contracts that are often one side's standard form, within the unfair terms rules. */
export const standardForms: readonly LegalKind[] = [
  "services agreement",
  "goods supply",
  "software/SaaS",
  "contractor",
  "consumer terms",
  "IP licence",
  "commercial lease",
  "retail lease",
  "construction subcontract",
  "franchise",
];
