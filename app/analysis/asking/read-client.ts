import type { Analysis, MissingClause, RiskFlag } from "../../schemas/analysis.ts";
import { type Client, clientName, flagsFor } from "../clauses/for-client.ts";
import { isOfElsewhere } from "../facts/origin.ts";
import { passed } from "../judge/judge.ts";
import type { JudgedPaper } from "../judge/witnesses.ts";
import { findLegalSetting } from "../law/setting.ts";
import { everyQuestion, papers, trunk } from "../questions/index.ts";
import type { Reading } from "../reading/reading.ts";
import type { Passage } from "../statements/passages.ts";
import { askPaper } from "./answers.ts";
import { paperOf, questionsFor } from "./ask.ts";
import { answersOf, cardsOfAnswers } from "./cards.ts";
import type { Question } from "./question.ts";
import { weighed } from "./weigh.ts";

const questionIds = new Set(everyQuestion.map(({ id }) => id));

/** What an analysis found that holds for every client. */
type Found = Pick<Analysis, "clauses" | "documentType" | "facts" | "missing">;

/** What a client asked, and what came of it. */
interface AskedOfPaper extends Pick<Analysis, "answers" | "missing"> {
  /** The cards of the answers that say something. */
  cards: RiskFlag[];
  questions: Question[];
  /** The sentences of the paper as the client sees them; none where it cannot be told who that is. */
  passages: readonly Passage[];
}

/**
 * A client's questions with their answers, the cards of these, and what the paper lacks. Offsets are UTF-16 code units
 * of its text.
 */
export function askForClient(reading: Reading, found: Found, client: Client): AskedOfPaper {
  const asked = askPaper(reading, found, client);
  const { documentType, facts } = found;
  const answers = asked
    ? answersOf(reading, asked, findLegalSetting(reading.text, documentType, facts))
    : [];
  const cards = asked
    ? cardsOfAnswers(asked, answers, found.clauses)
    : { riskFlags: [], missing: [] };
  return {
    answers,
    cards: cards.riskFlags,
    questions: asked?.answered.map(({ question }) => question) ?? [],
    missing: [...cards.missing, ...usual(found)],
    passages: asked?.passages ?? [],
  };
}

/** What the judge knows of a paper, by its analysis. @param passages as the client sees them. */
export const judgedPaper = (
  reading: Reading,
  { clauses, documentType, facts }: Omit<Found, "missing">,
  client: Client,
  passages: readonly Passage[],
): Omit<JudgedPaper, "cards"> => ({
  ...{ reading, clauses, documentType, passages },
  client: clientName(facts.parties, reading.text, client),
  abroad: isOfElsewhere(reading.text),
});

/**
 * What the built-in analyser says to a client before the judge has seen it.
 * @param others cards that rest on no clause, which every client is shown.
 */
export function unjudgedFor(
  reading: Reading,
  found: Found,
  client: Client,
  others: readonly RiskFlag[],
): Pick<Analysis, "riskFlags" | "answers" | "missing"> & Pick<JudgedPaper, "passages"> {
  const { answers, missing, cards, questions, passages } = askForClient(reading, found, client);
  const ofClauses = [...flagsFor(reading, found, client), ...others];
  return { riskFlags: weighed(cards, ofClauses, questions), answers, missing, passages };
}

/**
 * What the built-in analyser says to a client: the answers to its questions, the cards of these and of the clauses that
 * no answer stands for, and what the paper lacks. Offsets are UTF-16 code units of its text.
 * @param others cards that rest on no clause, which every client is shown.
 */
export function readForClient(
  reading: Reading,
  found: Found,
  client: Client,
  others: readonly RiskFlag[],
): Pick<Analysis, "riskFlags" | "answers" | "missing"> {
  const { riskFlags, passages, ...said } = unjudgedFor(reading, found, client, others);
  return { riskFlags: passed(riskFlags, judgedPaper(reading, found, client, passages)), ...said };
}

/** Cards that rest neither on a clause nor on an answer: of an unfinished paper, of words that speak to a program. */
export const restingOnNothing = (flags: readonly RiskFlag[]): RiskFlag[] =>
  flags.filter(({ clauseId, questionId }) => clauseId === null && questionId === null);

/**
 * What is usual in such a paper and not in it, but for that of which a question about such papers tells the absence,
 * whoever the client is: so a reading for one is as it is for another. Of light absences no question tells, and some ask of
 * some papers only.
 */
function usual({ missing, documentType }: Found): MissingClause[] {
  const asked = questionsFor(paperOf(documentType.label, papers), trunk, null);
  const isTold = ({ absent }: Question) =>
    absent !== undefined && absent.level !== "Low" && !absent.of && !absent.unless;
  const covered = new Set(asked.filter(isTold).flatMap(({ kinds = [] }) => kinds));
  return missing.filter(({ id }) => !questionIds.has(id) && !covered.has(id));
}
