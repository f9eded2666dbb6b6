import { type DocumentType, type Facts, isAgreement, type Party } from "../../schemas/analysis.ts";
import { calledIn } from "../cast/called-in.ts";
import type { Cast } from "../cast/cast.ts";
import { castOf } from "../cast/read-cast.ts";
import { areOpposed } from "../cast/sides.ts";
import { type Client, clientName } from "../clauses/for-client.ts";
import { standsAlone } from "../clauses/missing-clauses.ts";
import { escaped } from "../matching/escaped.ts";
import { papers, trunk } from "../questions/index.ts";
import type { Topic } from "../questions/topics.ts";
import type { Block } from "../reading/blocks.ts";
import { companyForms } from "../reading/company-forms.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";
import { type Passage, passagesOf } from "../statements/passages.ts";
import { type Eyes, eyesOf } from "../statements/seen.ts";
import { called } from "../summary/names.ts";
import { type Answered, ask, type Besides, paperOf, questionsFor, rolesOf } from "./ask.ts";
import { beyondQuestions } from "./beyond.ts";
import { type Question, trunkRoles } from "./question.ts";
import type { Names } from "./words.ts";

/** A paper's answers to its client's questions, and what it calls the two. */
export interface Asked {
  answered: Answered[];
  passages: Passage[];
  names: Names;
  /** What the paper calls whom the words that a question proposes call by their usual roles. */
  rolesIn: (question: Question) => ReadonlyMap<string, string>;
  /** As in `facts.parties`. */
  client: string;
}

/** Matters that our law alone has: its codes and its unfair terms. */
const ofOurLaw = new Set<Topic>(["statutory-step", "unfair-terms"]);

const form = new RegExp(`(?:,? (?:${companyForms})\\.?){1,3}$`);

/** Whoever is called less than a fifth as often as another is no side. */
const fewestOfMost = 5;

/** Those of some members of whom the paper speaks: who is hardly more than named in it is not who stands opposite. */
function manyTimesIn(text: string, cast: Cast, members: number[]): number[] {
  if (members.length < 2) return members;
  const times = members.map((at) =>
    (cast.members[at]?.ways ?? []).reduce(
      (sum, way) => sum + text.split(new RegExp(`\\b${escaped(way)}\\b`)).length - 1,
      0,
    ),
  );
  const most = Math.max(...times);
  return members.filter((_, index) => fewestOfMost * (times[index] ?? 0) >= most);
}

/**
 * What a card calls the client and the other side: by role as the paper does, and by name where the paper says "you" and
 * "we". Of several on the other side the one that stands opposite is named, if it is one.
 */
function namesIn(text: string, parties: Party[], { cast, they }: Eyes, at: number): Names {
  const byRole = calledIn(text, parties);
  const callOf = (name: string) => {
    const way = byRole(name);
    if (!way.startsWith("“")) return way;
    const party = parties.find((one) => one.name === name);
    return party ? called(party, text).replace(form, "") : way;
  };
  const spokenOf = manyTimesIn(text, cast, [...they]);
  const opposed = spokenOf.filter((other) => cast.sides[other] && areOpposed(cast, at, other));
  const [one, ...more] = spokenOf.length > 1 && opposed.length > 0 ? opposed : spokenOf;
  return {
    we: callOf(cast.members[at]?.name ?? ""),
    they:
      one !== undefined && more.length === 0
        ? callOf(cast.members[one]?.name ?? "")
        : "the other side",
  };
}

/** What a paper has beside the sentences of its clauses. */
function besidesOf(reading: Reading): Besides {
  const { text, blocks } = reading;
  const of = (...kinds: Block["kind"][]) =>
    blocks
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ start, end }) => onOneLine(text.slice(start, end)).toLowerCase());
  return {
    leads: of("contents", "schedule"),
    meanings: of("definition", "signature"),
    isWhole: standsAlone(reading),
  };
}

/**
 * Asks a paper what a client would ask of it. Offsets are UTF-16 code units of its text.
 * @returns null where it cannot be told who the client is.
 */
export function askPaper(
  reading: Reading,
  { documentType, facts }: { documentType: DocumentType; facts: Pick<Facts, "parties"> },
  client: Client,
): Asked | null {
  if (!isAgreement(documentType.kind)) return null;
  const { text } = reading;
  const name = clientName(facts.parties, text, client);
  const cast = castOf(facts.parties, text);
  const eyes = name === null ? null : eyesOf(cast, name);
  if (name === null || !eyes) return null;
  const passages = passagesOf(reading, eyes);
  const at = cast.members.findIndex((member) => member.name === name);
  const ways = cast.members[at]?.ways ?? [];
  const paper = paperOf(documentType.label, papers, ways);
  // Our law reaches whoever gives consumers here their terms, wherever they are (Australian Consumer Law, s 5 and s 67).
  const givesTermsHere = documentType.kind === "terms" && cast.sides[at] === "drafter";
  const isHere = cast.australian && (!cast.abroad[at] || givesTermsHere);
  const questions = questionsFor(paper, trunk, rolesOf(paper, ways, passages)).filter(
    ({ here, topic }) => isHere || !(here || ofOurLaw.has(topic)),
  );
  const names = namesIn(text, facts.parties, eyes, at);
  const answered = ask(questions, passages, cast.sides[at] ?? null, besidesOf(reading));
  /** A guarantor of a loan stands beside the two who lend and borrow. */
  const isThird = (role: string, called: string) =>
    !called.toLowerCase().includes(role.toLowerCase()) &&
    cast.members.some((member) => member.ways.includes(role));
  return {
    client: name,
    passages,
    answered: [...answered, ...beyondQuestions(passages, answered, reading)],
    rolesIn: ({ id, side, roles: of }) => {
      const own = [paper, ...(paper?.holds ?? [])].find((one) =>
        one?.questions.some((question) => question.id === id),
      );
      const roles = own?.roles ?? trunkRoles;
      const isDrafters = side
        ? side === "drafter"
        : of?.test(roles.drafter.toLowerCase()) && !of.test(roles.recipient.toLowerCase());
      const [we, they] = isDrafters
        ? [roles.drafter, roles.recipient]
        : [roles.recipient, roles.drafter];
      return new Map([
        [we, own && isThird(we, names.we) ? `the ${we}` : names.we],
        [they, own && isThird(they, names.they) ? `the ${they}` : names.they],
      ]);
    },
    names,
  };
}
