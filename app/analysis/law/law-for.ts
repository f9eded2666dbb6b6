import { kindOf } from "../vocabulary/index.ts";
import type { Effect, Provision, State } from "./provision.ts";
import { provisions } from "./provisions.ts";
import type { LegalSetting } from "./setting.ts";

/** A provision cited on a clause, and what of its conditions the document shows. */
export interface Cited {
  provision: Provision;
  /** The State on which it rests; null for Commonwealth and judge-made law. */
  state: State | null;
  /** Whether the document shows the place, or names that law. */
  shown: boolean;
  /** Whether the document's day shows that it was made since the provision began. */
  inTime: boolean;
  /** Whether the document names a foreign law, in spite of which it is cited. */
  abroad?: true;
}

/** The clause to cite on: its id in the vocabulary and its words. */
export interface ClauseWords {
  id: string;
  words: string;
  /** Whether nobody is treated unfairly by it: it binds both sides alike, or whoever wrote it. */
  fair?: boolean;
  /** Whether those whom it binds are all companies. */
  ofCompanies?: boolean;
}

const most = 2;
const strong: readonly Effect[] = ["void", "offence/penalty", "mandatory"];
const surest = ["text", "regulator", "secondary"];

/** Whether a provision is about a kind of clause. A finer kind is reached only where the words are asked. */
function isAbout({ clauses, about }: Provision, id: string): boolean {
  const near = about ? (kindOf(id)?.inLawAs ?? []) : [];
  return clauses.includes(id) || near.some((kind) => clauses.includes(kind));
}

function fitsKind({ kinds, notKinds = [] }: Provision, setting: LegalSetting): boolean {
  const { kinds: may } = setting;
  if (may.length === 0) return kinds === "any" && notKinds.length === 0;
  return may.every((kind) => (kinds === "any" ? !notKinds.includes(kind) : kinds.includes(kind)));
}

/** Where a provision is law for a document: null if it is not, or if that cannot be told. */
function placed(provision: Provision, setting: LegalSetting): Cited | null {
  const { reach, whenLaw, whateverLaw = [] } = provision;
  const inTime = setting.madeOn !== null;
  const foreign = setting.law === "foreign";
  if (whenLaw === "foreign" && !(foreign && setting.australian)) return null;
  if (foreign && setting.australian && setting.kinds.some((kind) => whateverLaw.includes(kind)))
    return { provision, state: null, shown: true, inTime, abroad: true };
  if (typeof reach === "string") {
    const applies = whenLaw === "foreign" || !foreign;
    const known = setting.law !== null || (reach === "common law" && !setting.abroad);
    return applies && known ? { provision, state: null, shown: true, inTime } : null;
  }
  if (setting.kinds.length === 0) return null;
  const shown = reach.by === "law" || setting.place !== null;
  const state = reach.by === "law" ? setting.law : (setting.place ?? setting.law);
  const own = reach.states.find((name) => name === state);
  if (!own || (whenLaw === "elsewhere" && !otherLaw(own, setting))) return null;
  return { provision, state: own, shown, inTime };
}

function otherLaw(place: State, { law }: LegalSetting): boolean {
  return law !== null && law !== "Australia" && law !== place;
}

function fits(provision: Provision, clause: ClauseWords, setting: LegalSetting): boolean {
  const { madeSince, notWhere = [] } = provision;
  return (
    isAbout(provision, clause.id) &&
    fitsKind(provision, setting) &&
    !(provision.ofUnfairness && clause.fair) &&
    !(provision.ofPeople && clause.ofCompanies) &&
    (provision.about?.test(clause.words) ?? true) &&
    !provision.notAbout?.test(clause.words) &&
    !notWhere.some((shown) => setting.shows.has(shown)) &&
    !(madeSince && setting.madeOn && setting.madeOn < madeSince)
  );
}

/** Sorts before what is worth less: what is about every unfair term last, then by reach, effect, and how well it was seen. */
function rank({ provision: { reach, effect, source, ofUnfairness } }: Cited): number {
  const near = typeof reach === "object" ? 0 : reach === "Commonwealth" ? 1 : 2;
  const weight = effect === "announced" ? 2 : strong.includes(effect) ? 0 : 1;
  const announcedLast = effect === "announced" ? 100 : 0;
  const generalLast = ofUnfairness ? 50 : 0;
  return announcedLast + generalLast + near * 10 + weight * 3 + surest.indexOf(source.confidence);
}

/**
 * The law on a clause of a document: at most two provisions, no two of one Act, what is about such clauses before
 * what is about every unfair term, a State's before the Commonwealth's before the courts', what voids or binds before
 * what may. None whose kind of document,
 * place or day does not fit, and none that rests on a State or a kind that the document does not show.
 */
export function lawFor(clause: ClauseWords, setting: LegalSetting): Cited[] {
  const cited: Cited[] = [];
  const fitting = provisions
    .filter((provision) => fits(provision, clause, setting))
    .flatMap((provision) => placed(provision, setting) ?? [])
    .sort((a, b) => rank(a) - rank(b));
  for (const one of fitting) {
    if (cited.length < most && !cited.some(({ provision }) => provision.act === one.provision.act))
      cited.push(one);
  }
  return cited;
}

/** Whether words are the very thing that a provision forbids. */
export const isForbidden = ({ provision }: Cited, words: string): boolean =>
  provision.forbids?.test(words) ?? false;

const isAgainst = ({ effect }: Provision) => effect === "void" || effect === "offence/penalty";

/** Whether the law would take a term away, or make whoever relies on it answer for it, in a case that a document may be. */
export const mayFall = ({ provision }: Cited): boolean => isAgainst(provision);

/**
 * Whether the law takes a term from whoever relies on it, or makes them answer for it. What a security interest loses
 * for want of registration is no fault of its terms.
 */
export function endangers({ provision }: Cited): boolean {
  const { ofUnfairness, condition, clauses } = provision;
  if (ofUnfairness) return true;
  return (
    isAgainst(provision) && condition === undefined && !clauses.some((id) => kindOf(id)?.perfected)
  );
}
