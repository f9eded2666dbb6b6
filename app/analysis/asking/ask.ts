import type { Side } from "../../schemas/analysis.ts";
import type { Passage } from "./passages.ts";
import type { Absence, Answer, PaperQuestions, Question, Says } from "./question.ts";

/** A question's answer, before it is put into words. */
export interface Answered {
  question: Question;
  result: "answered" | "absent" | "elsewhere" | "cannot_tell";
  /** What is said of it; null where nothing need be said. */
  says: Says | null;
  /** The sentences that it rests on. */
  passages: Passage[];
  /** The named groups of the patterns, and what was worked out of them. */
  slots: Record<string, string>;
}

/** What a paper has beside the sentences of its clauses, in small letters. */
export interface Besides {
  /** Its contents and the names of its schedules: what stands there may not be with it. */
  leads: readonly string[];
  /** Its definitions and what is below the signatures. */
  meanings: readonly string[];
  /** Whether what it does not say is not agreed: it is no part of another and changes none. */
  isWhole: boolean;
}

/** At most so many sentences stand on a card. */
const mostQuotes = 3;

/**
 * The answers of a paper to a list of questions, each once.
 * @param passages of the whole paper, as the client sees it. @param side the client's, where it can be told.
 * @param besides what the paper has beside its clauses, and whether what it does not say is not agreed.
 */
export function ask(
  questions: readonly Question[],
  passages: readonly Passage[],
  side: Side | null,
  besides: Besides = { leads: [], meanings: [], isWhole: true },
): Answered[] {
  const clauses = passages.filter(({ isMeaning }) => !isMeaning);
  return questions
    .filter((question) => !question.side || !side || question.side === side)
    .map((question) => answerTo(question, question.readsMeanings ? passages : clauses, besides));
}

function answerTo(
  question: Question,
  passages: readonly Passage[],
  { leads, meanings, isWhole }: Besides,
): Answered {
  const about = passages.filter((passage) => isAbout(question, passage));
  for (const answer of question.answers) {
    const found = find(answer, about, passages);
    if (!found) continue;
    const says = answer.fine ? null : complete(answer);
    return { question, result: "answered", says, ...found };
  }
  const nothing = { passages: [], slots: {} };
  if (about.length > 0)
    return { question, result: "cannot_tell", says: null, ...nothing, passages: about.slice(0, 1) };
  const { absent } = question;
  const isIn = (words: string) =>
    (question.about.says?.test(words) ?? false) || (question.about.heading?.test(words) ?? false);
  if (!absent || !isWhole || !isAsked(absent, passages) || meanings.some(isIn))
    return { question, result: "cannot_tell", says: null, ...nothing };
  return leads.some(isIn)
    ? { question, result: "elsewhere", says: null, ...nothing }
    : { question, result: "absent", says: absent, ...nothing };
}

function isAbout({ about, answers }: Question, { seen, heading }: Passage): boolean {
  return (
    (about.says?.test(seen) ?? false) ||
    (about.heading?.test(heading) ?? false) ||
    answers.some(({ when: [first] }) => first.test(seen))
  );
}

const isAsked = ({ of, unless }: Absence, passages: readonly Passage[]) =>
  (!of || passages.some(({ seen }) => of.test(seen))) &&
  !(unless && passages.some(({ seen }) => unless.test(seen)));

/** Where an answer stands; null where it does not hold. */
function find(
  { when: [first, ...others], lacks, lacksHere, reckon }: Answer,
  about: readonly Passage[],
  passages: readonly Passage[],
): Pick<Answered, "passages" | "slots"> | null {
  if (lacks?.some((pattern) => passages.some(({ seen }) => pattern.test(seen)))) return null;
  const more = others.map((pattern) => passages.find(({ seen }) => pattern.test(seen)));
  if (more.some((passage) => passage === undefined)) return null;
  for (const passage of about) {
    const said = first.exec(passage.seen);
    if (!said) continue;
    if (
      lacksHere?.some((pattern) =>
        passages.some(({ clause, seen }) => clause === passage.clause && pattern.test(seen)),
      )
    )
      continue;
    const read = { ...said.groups };
    for (const [at, pattern] of others.entries())
      Object.assign(read, pattern.exec(more[at]?.seen ?? "")?.groups);
    const slots = Object.fromEntries(Object.entries(read).filter(([, value]) => value));
    const reckoned = reckon ? reckon(slots) : {};
    if (!reckoned) continue;
    const quoted = [passage, ...more.filter((one) => one !== undefined)];
    return {
      passages: [...new Set(quoted)].slice(0, mostQuotes),
      slots: { ...slots, ...reckoned },
    };
  }
  return null;
}

/** @throws Error for a record that neither is fine nor says anything: a defect. */
function complete({ level, does, why, ask, wording }: Answer): Says {
  if (!level || !does || !why || !ask || wording === undefined)
    throw new Error(
      `An answer that is not fine says its level, what it does, why, and what to ask: ${does}`,
    );
  return { level, does, why, ask, wording };
}

const ofGuarantee = "Deed of guarantee";
const guarantor = /\b(?:guarantor|surety|sureties)\b/i;

/**
 * The questions of a kind of paper that a label names; undefined where it has none of its own. Whoever stands surety in
 * a paper of another kind is asked what a guarantor is.
 * @param ways what the client is called, where that is known.
 */
export function paperOf(
  label: string,
  papers: readonly PaperQuestions[],
  ways: readonly string[] = [],
): PaperQuestions | undefined {
  const byLabel = papers.find(({ of }) => of.test(label));
  const surety = papers.find(({ of }) => of.test(ofGuarantee));
  const isSurety = ways.some((way) => guarantor.test(way));
  const holdsIt = byLabel && surety && [byLabel, ...(byLabel.holds ?? [])].includes(surety);
  return isSurety && !holdsIt ? surety : byLabel;
}

/**
 * The roles of a client, in small letters: what the paper calls it or, where no question is asked of such, what its
 * sentences tell.
 * @param ways what the paper calls the client. @param passages as the client sees them.
 */
export function rolesOf(
  paper: PaperQuestions | undefined,
  ways: readonly string[],
  passages: readonly Passage[],
): string[] {
  const called = ways.map((way) => way.toLowerCase());
  const parts = [paper, ...(paper?.holds ?? [])];
  const asked = parts.flatMap((one) => one?.questions ?? []);
  if (asked.some(({ roles }) => roles && called.some((way) => roles.test(way)))) return called;
  const told = parts.flatMap((one) => one?.tells ?? []);
  const by = told.filter(([sign]) => passages.some(({ seen }) => sign.test(seen)));
  return [...called, ...by.map(([, role]) => role)];
}

/**
 * The questions asked of a paper for a client of some roles: those of its kind and of what it may contain, and those of
 * the trunk that its own do not replace.
 * @param ways what the client is called; null for those of every client.
 */
export function questionsFor(
  paper: PaperQuestions | undefined,
  trunk: readonly Question[],
  ways: readonly string[] | null,
): Question[] {
  const own = [paper, ...(paper?.holds ?? [])].flatMap((one) => one?.questions ?? []);
  const instead = new Set(paper?.instead);
  return [...own, ...trunk.filter(({ id }) => !instead.has(id))].filter(
    ({ roles }) => !roles || !ways || ways.some((way) => roles.test(way)),
  );
}
