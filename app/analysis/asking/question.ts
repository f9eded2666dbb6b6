import type { RiskLevel, Side } from "../../schemas/analysis.ts";
import type { Topic } from "../questions/topics.ts";

/**
 * What a card says; `{we}` and `{they}` stand for the client and the other side as the paper calls them, `{name}` for a
 * named group of the pattern that matched, `{name|words}` with what is said where it matched nothing.
 */
export interface Says {
  /** What was found, in at most eight words; without one, the question's own title says it. */
  title?: string;
  level: RiskLevel;
  /** What it does to the client, with names, sums and times: one sentence. */
  does: string;
  /** Why that matters here: one sentence. */
  why: string;
  /** What to ask for: one sentence. */
  ask: string;
  /** Words to propose, added to those of the paper. */
  wording: string;
  /** Whether they stand in the place of the whole sentence that was read: they say again what nobody objects to in it. */
  replaces?: true;
}

/**
 * One way in which a paper may answer a question. Patterns read sentences as the client sees them (`seenBy`): "they may
 * end the service at any time", in small letters.
 */
export interface Answer extends Partial<Says> {
  /** Each is in a sentence; the first in one that the question is about, the others anywhere. They are what is quoted. */
  when: [RegExp, ...RegExp[]];
  /** None of these is anywhere in the paper. */
  lacks?: RegExp[];
  /** None of these is in the clause of the first. */
  lacksHere?: RegExp[];
  /** Whether the answer holds by its numbers, and what is worked out of them; null where it does not hold. */
  reckon?: (read: Record<string, string>) => Record<string, string> | null;
  /** Whether this is how it should be: nothing is said then. */
  fine?: true;
}

/** What it means that a paper has no answer. */
export interface Absence extends Says {
  /** Asked only of a paper that has a sentence with this. */
  of?: RegExp;
  /** Not asked of a paper that has a sentence with this. */
  unless?: RegExp;
}

/** What a careful lawyer asks of a paper for a client, how its answer is read, and what is said of it. */
export interface Question {
  id: string;
  /** The matter of a contract that it belongs to. */
  topic: Topic;
  /** The name of its card, where what was found has no title of its own: "Fee rises without a ceiling". */
  title: string;
  /** As the client would ask it. */
  question: string;
  /** For whom it is asked, where only one side does. */
  side?: Side;
  /** Asked only of a client with one of these roles, in small letters, where a paper's roles say more than its sides. */
  roles?: RegExp;
  /** Asked only of a client who is at home in Australia, under a paper that shows it: what is abroad is abroad from here. */
  here?: true;
  /** The sentences in which an answer would stand: by their words, or by the heading over them. */
  about: { says?: RegExp; heading?: RegExp };
  /** Whether it is also answered by what the paper says that a word means. */
  readsMeanings?: true;
  /** The first that holds is the answer. */
  answers: Answer[];
  /** Where nothing in the paper is about it. */
  absent?: Absence;
  /** Kinds of clause whose own cards this one stands for, where they quote the same words. */
  kinds?: string[];
  /** A text that is answered with words of risk, and one that is not; the parties are "the Customer" and "the Supplier", or as the paper's own `roles` say. */
  proof: { answered: string; not: string };
}

/** The questions of a kind of paper. */
export interface PaperQuestions {
  id: string;
  /** The labels of `documentType` that it is asked of. */
  of: RegExp;
  /** Asked too of a client with one of these roles in a paper of another kind. */
  wherever?: RegExp;
  /** What the paper calls the two sides as a rule: whoever is given it, and whoever issues it. */
  roles: Record<Side, string>;
  questions: Question[];
  /** A client's role, in small letters, by a sentence about it: of a paper that calls its parties by their names. */
  tells?: [RegExp, string][];
  /** Papers that such a paper may contain, whose questions are asked too: a loan agreement's guarantee. */
  holds?: readonly PaperQuestions[];
  /** Ids of the trunk's questions that its own replace, or that nobody asks of such a paper. */
  instead?: string[];
}

/** What the trunk's questions call the two sides in the words that they propose. */
export const trunkRoles: Record<Side, string> = { recipient: "Customer", drafter: "Supplier" };
