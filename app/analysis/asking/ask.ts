import type { Side } from "../../schemas/analysis.ts";
import type { Passage } from "../statements/passages.ts";
import { isSaid } from "../statements/said.ts";
import { type Modality, statementsIn } from "../statements/statement.ts";
import { isDenied } from "./denied.ts";
import { type Holding, holdingIn } from "./holding.ts";
import { isMirrored, isOneSided } from "./mirrored.ts";
import type { Absence, Answer, PaperQuestions, Question, Says } from "./question.ts";
import { softened, softenerPatterns } from "./soften.ts";

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
  const asked = questions.filter((question) => !question.side || !side || question.side === side);
  const holding = holdingIn(passages, asked, softenerPatterns);
  const clauses = passages.filter(({ isMeaning }) => !isMeaning);
  const inClauses: Holding = (pattern) => holding(pattern).filter(({ isMeaning }) => !isMeaning);
  return asked.map((question) =>
    question.readsMeanings
      ? answerTo(question, passages, holding, besides)
      : answerTo(question, clauses, inClauses, besides),
  );
}

function answerTo(
  question: Question,
  passages: readonly Passage[],
  holding: Holding,
  { leads, meanings, isWhole }: Besides,
): Answered {
  for (const answer of question.answers) {
    const found = find(question, answer, passages, holding);
    if (found) return { question, result: "answered", ...found };
  }
  const { about, absent, answers } = question;
  const cannotTell = { question, result: "cannot_tell", says: null, slots: {} } as const;
  const touching = new Set(
    [...(about.says ? [about.says] : []), ...answers.map(({ when: [first] }) => first)].flatMap(
      holding,
    ),
  );
  const near = passages.find(
    (passage) =>
      (touching.has(passage) || about.heading?.test(passage.heading)) &&
      !(absent && isDutyOfOther(absent, passage.seen)),
  );
  if (near) return { ...cannotTell, passages: [near] };
  const isIn = (words: string) =>
    (about.says?.test(words) ?? false) || (about.heading?.test(words) ?? false);
  if (!absent || !isWhole || !isAsked(absent, holding) || meanings.some(isIn))
    return { ...cannotTell, passages: [] };
  const nothing = { question, passages: [], slots: {} };
  return leads.some(isIn)
    ? { ...nothing, result: "elsewhere", says: null }
    : { ...nothing, result: "absent", says: absent };
}

/** What is absent where somebody else would have to promise it: "{They} gives no warranty", "Nothing makes {they} insure". */
const ofTheirs =
  /^\{They\} (?:gives? no|gives? {we} no|need|does not promise|promises no|is not required|owes no|has no duty)|^(?:[^.]{0,60}, and )?[Nn]othing (?:makes|binds|obliges|requires) \{they\}/;
const ofWhoPromises = new Set<Modality | null>(["must", "may not", "is liable", "warrants"]);

/** Whether a sentence near the matter promises nothing of what is absent, since all who promise in it are the client. */
function isDutyOfOther({ does }: Absence, seen: string): boolean {
  if (!ofTheirs.test(does)) return false;
  const statements = statementsIn(seen);
  return (
    statements.length > 0 &&
    statements.every(({ actor, modality }) => actor === "we" && ofWhoPromises.has(modality))
  );
}

const isAsked = ({ of, unless }: Absence, holding: Holding) =>
  (!of || holding(of).length > 0) && !(unless && holding(unless).length > 0);

/**
 * Where an answer stands and what is said of it, by the place where nothing makes it lighter, if there is one; null where it
 * does not hold.
 */
function find(
  { topic }: Question,
  answer: Answer,
  passages: readonly Passage[],
  holding: Holding,
): Pick<Answered, "passages" | "slots" | "says"> | null {
  const { when, lacks = [], lacksHere = [], reckon, fine } = answer;
  const [first, ...others] = when;
  const held = (pattern: RegExp) =>
    fine ? holding(pattern) : holding(pattern).filter(({ seen }) => isSaid(pattern, seen));
  const places = held(first);
  if (places.length === 0 || lacks.some((pattern) => holding(pattern).length > 0)) return null;
  const more = others.flatMap((pattern) => held(pattern).slice(0, 1));
  if (more.length < others.length) return null;
  let lighter: Pick<Answered, "passages" | "slots" | "says"> | null = null;
  for (const passage of places) {
    const isHere = ({ clause }: Passage) => clause === passage.clause;
    if (lacksHere.some((pattern) => holding(pattern).some(isHere))) continue;
    if (isOneSided(answer) && isMirrored(first, passage, passages)) continue;
    if (!fine && isDenied(answer.does ?? "", passage, passages)) continue;
    const read = { ...first.exec(passage.seen)?.groups };
    for (const [at, pattern] of others.entries())
      Object.assign(read, pattern.exec(more[at]?.seen ?? "")?.groups);
    const slots = Object.fromEntries(Object.entries(read).filter(([, value]) => value));
    const reckoned = reckon ? reckon(slots) : {};
    if (!reckoned) continue;
    const { says, by } = fine
      ? { says: null, by: [] }
      : softened(topic, answer, complete(answer), passage, holding);
    const found = {
      ...{ says, slots: { ...slots, ...reckoned } },
      passages: [...new Set([passage, ...more, ...by, ...leadOf(passage, passages)])].slice(
        0,
        mostQuotes,
      ),
    };
    if (fine || by.length === 0) return found;
    if (!lighter?.says) lighter = found;
  }
  return lighter;
}

/** The words that introduce the list of which a sentence is a later item: without them it says nothing of anybody. */
const leadOf = ({ lead, from }: Passage, passages: readonly Passage[]): Passage[] =>
  lead === null || lead === from ? [] : passages.filter(({ start }) => start === lead).slice(0, 1);

/** @throws Error for a record that neither is fine nor says anything: a defect. */
function complete({ title, level, does, why, ask, wording, replaces }: Answer): Says {
  if (!level || !does || !why || !ask || wording === undefined)
    throw new Error(
      `An answer that is not fine says its level, what it does, why, and what to ask: ${does}`,
    );
  const more = { ...(title && { title }), ...(replaces && { replaces }) };
  return { level, does, why, ask, wording, ...more };
}

/**
 * The questions of a kind of paper that a label names; undefined where it has none of its own. Whoever has a role that
 * has questions of its own in any paper, as a guarantor, is asked these.
 * @param ways what the client is called, where that is known.
 */
export function paperOf(
  label: string,
  papers: readonly PaperQuestions[],
  ways: readonly string[] = [],
): PaperQuestions | undefined {
  const byLabel = papers.find(({ of }) => of.test(label));
  const byRole = papers.find(({ wherever }) => wherever && ways.some((way) => wherever.test(way)));
  const holdsIt = byLabel && byRole && [byLabel, ...(byLabel.holds ?? [])].includes(byRole);
  return byRole && !holdsIt ? byRole : byLabel;
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
