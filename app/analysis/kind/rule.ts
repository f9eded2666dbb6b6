import type { ClauseValues, RiskLevel } from "../../schemas/analysis.ts";
import type { Expectation } from "./expected.ts";
import type { Part, Request } from "./request.ts";
import type { Usual } from "./usage.ts";

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

/** How a kind stands to other kinds, which it names by their ids. */
interface Relations {
  /** Wider kinds that get no card on the same words: this one's says it better. */
  insteadOf?: readonly string[];
  /** Kinds that get none on the same words where these say so, or do not say the other thing. */
  insteadWhere?: readonly { of: string; says?: RegExp; not?: RegExp }[];
  /** The wider kind that it is a kind of: the same words are found as this one alone. */
  within?: string;
  /** Kinds that a sentence is not, if it is this one: the likelier is found. */
  contrary?: readonly string[];
  /** Wider kinds whose law, by its own words, is about this one too. */
  inLawAs?: readonly string[];
  /** The kind with which it shares a trained category that it has not itself. */
  learntAs?: string;
}

/** What the words of a kind show besides, to those that read them. */
interface Reads {
  /** Categories of contracts, and labels of unfair consumer terms, that the trained finders call it by. */
  categories?: readonly string[];
  termsLabels?: readonly string[];
  /** What its numbers mean: no other values are read in it. */
  states?: readonly (keyof ClauseValues)[];
  /** Whether its time is often given as a list of ever shorter ones. */
  shortening?: true;
  /** Whether the time in it is one to put something right, and no notice. */
  toRemedy?: true;
  /** The words (source of a pattern) of what it gives or asks for: where all are denied, there is no such clause. */
  given?: string;
  /** Which documents usually have it. */
  expected?: Expectation;
  /** The fact that says it where no clause was found. */
  saidByFact?: "governingLaw";
  /** Whether it ends the contract, or costs whoever ends it. */
  ends?: true;
  costsAnEnd?: true;
  /** Whether it tells how long the contract runs: that it renews, or who may end it. */
  ofLength?: "renewal" | "end";
  /** Whether it limits liability, or lifts limits. */
  limits?: true;
  liftsLimits?: true;
  /** Whose a cap in it is: whom the clause benefits, or whom it binds. */
  capOf?: "benefits" | "burdens";
  /** Whether it is itself a prohibition, takes something away, or is somebody's promise: so it can be denied. */
  prohibits?: true;
  takesAway?: true;
  promises?: true;
  /** Matters of every day worded like it that it is not; where it is `meant`, its own words stand beside them. */
  alike?: readonly { words: RegExp; meant?: RegExp }[];
}

interface Owners {
  alike?: true;
  alikeUnnamed?: true;
  alikeWhere?: RegExp;
  /** Always, or by such words. */
  taken?: true | RegExp;
  /** Words that ask for the word of whoever is named. */
  consent?: RegExp;
}

/** On whom a kind weighs, and how much is made of it. */
interface Weighs {
  /** By use, where its words name nobody: the first that fits. */
  usually?: readonly Usual[];
  /** Whether it binds both sides alike and is a gain to neither. */
  evenHanded?: true;
  /** Whether it weighs on those who are at home here when it names another country: always, or where it names no party. */
  weighsAbroad?: "always" | "unnamed";
  /** Who it is that reads on whom it weighs, before anything else. */
  bearers?: "licence" | "surety" | "joint";
  /** Words by which it binds everybody alike; or only where it names nobody. */
  bindsAll?: readonly { says: RegExp; not?: RegExp; unnamed?: true }[];
  /** Words by which it goes on for all alike until somebody ends it, where it names nobody. */
  goesOn?: RegExp;
  /** Words by which each party sees to its part, so that it binds all. */
  seenToByEach?: RegExp;
  /** Who is named as gaining by it, and may be no party (first group). */
  forStranger?: RegExp;
  /** Whether, where nobody is named, it weighs by where the parties are at home and by nothing else. */
  byHomeAlone?: true;
  /** Whether its turns of phrase tell on whom it weighs even where everybody is named. */
  toldThoughMutual?: true;
  /** Of a company and those who own it: what holds for all owners alike, what takes from them, whose word it needs. */
  owners?: Owners;
  /** What is said of it where nothing of a paper is Australian, and where it chooses the client's own place abroad. */
  abroad?: Partial<ClauseRule>;
  atHome?: Partial<ClauseRule>;
  /** Whether whoever bears it answers for what others owe, and whether it burdens even whoever does. */
  answersForOthers?: true;
  evenOfGuarantor?: true;
  /** Whether what is lost of it is lost for want of registration, and by no fault of its terms. */
  perfected?: true;
  /** Whether it is for or against nobody until a dispute shows it. */
  ofNobody?: true;
  /** Whether a lawyer never simply keeps it: what its beneficiary holds is contested, or has to be perfected. */
  neverKept?: true;
  /** Whether it keeps somebody from answering for something, and so asks nothing of anybody. */
  shields?: true;
  /** Its place among what a summary tells first, the gravest 1; from 101 on only where it is rated High. */
  gravity?: number;
}

/** All that is known of one clause of the vocabulary: how to find it, how to level it, what to say. */
export interface ClauseRule extends Relations, Reads, Weighs {
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
