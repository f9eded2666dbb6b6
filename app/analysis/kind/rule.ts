import type { RiskLevel } from "../../schemas/analysis.ts";
import type { Part, Request } from "../law/request.ts";

/** Words that move a level, why they do, and what to ask for on their account. */
export interface Shift {
  when: RegExp;
  /** A clause for "…, because …"; `{words}` stands for the words that matched. */
  because: string;
  /** A clause that these words alone raise or lower. */
  as: string;
  ask?: string | Part;
  /** Where the words settle the level by themselves. */
  to?: RiskLevel;
  /** Words that take its ground away, and a clause in which they do. */
  unless?: { says: RegExp; as: string };
  /** Whether the quoted sentence only is read for it, and not the rest of the clause. */
  inSentence?: true;
  /** Whether it weighs only where one side alone is bound. */
  oneSided?: true;
  /** Whether it is a freedom, which helps only whoever has it. */
  freedom?: true;
}

/** All that is known of one clause of the vocabulary: how to find it, how to level it, what to say. */
export interface ClauseRule {
  id: string;
  title: string;
  /** The level for the party that received the paper, if the words say nothing else. */
  level: RiskLevel;
  /** A cheap test: a segment without this is not looked at. */
  cue: RegExp;
  /** Any of these in a sentence says that the clause is there. */
  says: RegExp[];
  /** Under a heading like this, weaker words are enough. */
  heading?: RegExp;
  underHeading?: RegExp;
  /** A heading that names the clause outright: what stands under it is the clause, whatever its words. */
  named?: RegExp;
  /** A sentence with any of these says it even if `unless` matches too, and if it is unlike all that the finder learnt. */
  surely?: RegExp[];
  /** A sentence with this is about something else. */
  unless?: RegExp;
  /** Whether a sentence is read together with a next one that begins "Otherwise …" or the like. */
  withConsequence?: true;
  /** A heading under which such words mean something else. */
  notUnder?: RegExp;
  /** Whether the paragraphs beside its own may keep it in bounds ("8.2" for a quote from "8.1"). */
  readWhole?: true;
  /** Why a clause of this kind is grave by what it is: a clause for "It is rated High: …". */
  grave?: string;
  /** Whether two grounds weigh twice: any breach, and at once. */
  doubly?: true;
  raises: Shift[];
  lowers: Shift[];
  /** Whether it is as grave where both sides are bound alike. */
  evenly?: true;
  /** Completes "This clause …". */
  effect: string;
  /** Why it matters in money or work, in a sentence without law: that is cited apart, by kind and State. */
  why: string;
  /** What the side that it binds asks: less of a duty, more of a bound. */
  ask: Request;
  /** What the side that it favours asks besides: where the clause is a duty, more of it. */
  wants?: readonly Part[];
  proof: Proof;
}

/** Sentences that show what each pattern is for; where a heading matters, it is the line before. */
export interface Proof {
  /** For each of `says` a sentence that is lost without it. */
  says: string[];
  underHeading?: string;
  /** A heading that `named` knows. */
  named?: string;
  surely?: string[];
  /** Sentences that look like the clause and are not; what says "no" is needed for some of them. */
  not: string[];
}

/** A pattern, and what it is needed for. */
type Proven = [pattern: RegExp, needed: string];

/** One that may be sure by itself: heard whatever vetoes or the trained finder say. */
type Said = [pattern: RegExp, needed: string, sure?: "surely"];

/** A clause as its file says it: each pattern with its proof. */
interface WrittenClause
  extends Omit<ClauseRule, "says" | "heading" | "underHeading" | "named" | "surely" | "proof"> {
  says: Said[];
  underHeading?: { heading: RegExp; says: RegExp; as: string };
  named?: Proven;
  surely?: Proven[];
  not: string[];
}

/** The rule of a clause, its patterns apart from their proof, which `tests/unit/clauses/vocabulary.test.ts` reads. */
export function clause(written: WrittenClause): ClauseRule {
  const { says, underHeading, named, surely, not, ...rest } = written;
  const sure = [...(surely ?? []), ...says.filter(([, , alone]) => alone === "surely")];
  return {
    ...rest,
    says: says.map(([pattern]) => pattern),
    ...(underHeading && { heading: underHeading.heading, underHeading: underHeading.says }),
    ...(named && { named: named[0] }),
    ...(sure.length > 0 && { surely: sure.map(([pattern]) => pattern) }),
    proof: {
      says: says.map(([, sentence]) => sentence),
      ...(underHeading && { underHeading: underHeading.as }),
      ...(named && { named: named[1] }),
      ...(surely && { surely: surely.map(([, sentence]) => sentence) }),
      not,
    },
  };
}
