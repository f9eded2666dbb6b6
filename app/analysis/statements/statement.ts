import { type Qualifier, qualifiersIn } from "./qualifiers.ts";

/** Who acts, as the client sees it. */
export type Actor = "we" | "they" | "everybody" | "nobody";

/** What a statement says of its actor, in the words that `seenBy` makes one of: "shall not" is "may not". */
export type Modality =
  | "must"
  | "may"
  | "may not"
  | "need not"
  | "is liable"
  | "is not liable"
  | "is entitled"
  | "is not entitled"
  | "is deemed"
  | "warrants"
  | "acknowledges"
  | "does";

/** What a sentence says of somebody: who must, may or may not do what, when, and unless what. */
export interface Statement {
  /** Null where nobody of the paper is said to act: "the rent must be paid". */
  actor: Actor | null;
  /** Null where it cannot be read. */
  modality: Modality | null;
  /** What is done, or of what somebody is liable: "terminate this agreement on 30 days' notice". */
  does: string;
  /** On what or whom: "this agreement". */
  object: string;
  /** Towards whom: "pay they", "notice to we". */
  to: Actor | null;
  conditions: string[];
  exceptions: string[];
  /** Sums, percentages and lengths of time, in its main words. */
  values: string[];
}

const actors = "we|they|everybody|nobody";
/** In their order: what is longer, before what it begins with. */
const modals: [Modality, string][] = [
  ["is not liable", "(?:(?:is|are) not|may not be(?: held)?) (?:liable|responsible|answerable)"],
  ["is not entitled", "(?:is|are) not entitled"],
  [
    "is liable",
    "(?:is|are|remains?|must be|may be) (?:(?:also|fully|solely|jointly|severally|personally|and|alone|directly) ){0,4}(?:liable|responsible|answerable)",
  ],
  ["is entitled", "(?:is|are) entitled"],
  ["is deemed", "(?:is|are) (?:deemed|taken|treated as)"],
  ["need not", "need not"],
  ["may not", "may not"],
  ["must", "must"],
  ["may", "(?<!\\d )may(?! \\d)"],
  ["warrants", "(?:warrants?|represents?)(?= (?:and|to|that|:))"],
  [
    "acknowledges",
    "(?:acknowledges?|confirms?|accepts?(?= that)|agrees?(?= (?:that|and acknowledges?)))",
  ],
];
const anyModal = modals.map(([, words]) => `(${words})`).join("|");
const adverbs =
  "(?:(?:hereby|also|then|each|alone|therefore|irrevocably|unconditionally|absolutely|jointly|severally|and|in turn|at all times|from time to time) ){0,4}";
/** What somebody plainly does: "they grants we a licence", "we indemnifies they". */
const plainly = `(?<=\\b(?:${actors}) ${adverbs})((?!(?:its|was|this|as|us|always|unless|plus)\\b)[a-z]+s|release|indemnify|grant|assign|guarantee|appoint|waive|submit|engage)`;
const spoken = new RegExp(`(?<![\\w-])(?:${anyModal}|${plainly})(?![\\w-])`, "g");
/** Whoever stands last before a verb, with nothing in between but how it is done. */
const subject = new RegExp(
  `\\b(${actors})(?:(?: and its? [a-z ]{3,40})?(?: (?:who|that|which) [^,;]{2,80})?(?:,[^,;]{1,80},)?(?:,? (?:${adverbs})?)?|(?: of [a-z ]{1,30}))$`,
);
const theirs = /(?:^|[\d,;:.)] |\b(?:and|or|but|that|of) )(our|their) [a-z ',-]{2,80}$/;
const relative = /\b(?:which|who|whom|whose|whatever|than|as|what)(?: (?:we|they|everybody))? ?$/;
/** "What they may claim", "the work that we must do": a part of a thing, and no statement. */
const inThing =
  /\b(?:what|whatever|than|as|which|whom|(?:amount|sum|money|work|goods|thing|things|data|services?|rights?|loss|anything|everything|all) that)$/;
const acting = new RegExp(`\\b(?:${actors})$`);
/** Before somebody who is said to do something, where another says, sees to or asks it. */
const within = /\b(?:that|whether|how|to|and|or|for|after|before|since|because|which|until)$/;
const joins = /[,;]|\b(?=(?:and|or|but)\b)/;
const goesOn = /^[ ,]{0,3}(?:(?:and|or|but|also|then|it|that|so),? ?){0,5}$/;
const value =
  /(?:(?:us|a|nz)?\$|€|£|aud |usd )\d+(?:,\d{3})*(?:\.\d+)?(?: million)?|\b\d+(?:\.\d+)? ?%|\b\d+ (?:(?:business|clear|calendar|working) )?(?:hours?|days?|weeks?|months?|years?)\b/g;
const verb = /^(?:not )?(?:[a-z]+ly )?(?:be )?[a-z-]+/;
const objectEnd =
  / (?:to|for|by|with|at|on|in|within|under|against|from|of (?:at least|not less)|if|as|after|before|until|without)\b|[,;:.]/;

const stated = (words: string) => words.match(value) ?? [];

const wordsOf = (parts: readonly Qualifier[], kind: Qualifier["kind"]) =>
  parts.filter((part) => part.kind === kind).map(({ words }) => words);

/**
 * What a sentence as seen says, a statement for each who must, may or may not do something; one without a modality where
 * none can be read. Its conditions and exceptions are those of the sentence.
 */
export function statementsIn(seen: string): Statement[] {
  const whole = seen.slice(seen.lastIndexOf(" = ") + 1);
  const parts = qualifiersIn(whole);
  let main = whole;
  for (const { start, end } of parts)
    main = main.slice(0, start) + " ".repeat(end - start) + main.slice(end);
  const conditions = wordsOf(parts, "condition");
  const exceptions = wordsOf(parts, "exception");
  const verbs = verbsIn(main);
  const statements = verbs.map(({ actor, modality, start, end }, at): Statement => {
    const stop = subjectAt(main, end, verbs[at + 1]?.start ?? main.length);
    const does = act(main.slice(modality === "does" ? start : end, stop));
    const said = { does, object: objectOf(does), to: towards(does, actor), values: stated(does) };
    return { ...unlessNobody(actor, modality), ...said, conditions, exceptions };
  });
  if (statements.length > 0) return statements;
  return [ofLiability(main, { ...unread, conditions, exceptions, values: stated(main) })];
}

const unread = { actor: null, modality: null, does: "", object: "", to: null } as const;

/** What somebody is said to do, or what is to be done where that is all a sentence says. */
function verbsIn(main: string) {
  const verbs: { actor: Actor | null; modality: Modality; start: number; end: number }[] = [];
  let from = 0;
  for (const match of main.matchAll(spoken)) {
    if (isOfThing(main, match)) continue;
    const modality = modals[match.slice(1).findIndex((said) => said !== undefined)]?.[0] ?? "does";
    const start = match.index;
    const actor = actorOf(
      main.slice(Math.max(from, start - furthestBack), start),
      verbs.at(-1)?.actor ?? null,
    );
    const end = start + match[0].length;
    const last = verbs.at(-1);
    // "Represents and warrants" is one act.
    if (last?.modality === modality && /^ (?:and|or) $/.test(main.slice(last.end, start))) {
      last.end = end;
      continue;
    }
    from = end;
    if (actor !== null || verbs.length === 0) verbs.push({ actor, modality, start, end });
  }
  return verbs;
}

/** So much before a verb is looked at for whose it is. */
const furthestBack = 240;

/** Whether a verb tells what a thing is, or what somebody says or knows: "the sum that they may claim". */
function isOfThing(main: string, { 0: said, index }: RegExpExecArray): boolean {
  const before = main.slice(Math.max(0, index - furthestBack), index).trimEnd();
  if (relative.test(before)) return true;
  const actor = acting.exec(before);
  if (!actor) return false;
  const above = before.slice(0, actor.index).trimEnd();
  return inThing.test(above) || (said.endsWith("s") && !said.includes(" ") && within.test(above));
}

/** Who acts by a verb before which these words stand, after those of the last. */
function actorOf(before: string, last: Actor | null): Actor | null {
  const near = before.trimEnd();
  const named = subject.exec(near)?.[1];
  if (named) return named as Actor;
  const owner = theirs.exec(near)?.[1];
  if (owner) return owner === "our" ? "we" : "they";
  return goesOn.test(near.split(joins).at(-1)?.trimStart() ?? "") ? last : null;
}

/** Where the subject of the verb at `next` begins, or that verb where it has none of its own. */
function subjectAt(main: string, from: number, next: number): number {
  const near = Math.max(from, next - furthestBack);
  const before = main.slice(near, next).trimEnd();
  const named = next < main.length ? subject.exec(before) : null;
  return near + (named?.index ?? before.length);
}

/** "Nobody is liable" is that everybody is not. */
function unlessNobody(
  actor: Actor | null,
  modality: Modality,
): Pick<Statement, "actor" | "modality"> {
  if (actor !== "nobody") return { actor, modality };
  const none: Partial<Record<Modality, Modality>> = {
    ...{
      "is liable": "is not liable",
      "is entitled": "is not entitled",
      must: "may not",
      may: "may not",
    },
  };
  const said = none[modality];
  return said ? { actor: "everybody", modality: said } : { actor, modality };
}

const liability =
  /\b(our|their|everybody's|nobody's|everybody|nobody)\b[^,;]{0,30} liabilit(?:y|ies)\b(?=[^;]{0,120}? (?:is|are|may not|must)\b)|\bliabilit(?:y|ies) of (we|they|everybody|nobody)\b(?=[^;]{0,120}? (?:is|are|may not|must)\b)/;

/** "Their liability is limited to the fees": of what somebody is liable, where no verb says who is. */
function ofLiability(main: string, statement: Statement): Statement {
  const found = liability.exec(main);
  const { 1: owner, 2: of } = found ?? [];
  const at = found?.index ?? 0;
  const who = owner ?? of;
  if (who === undefined) return statement;
  const actor = /^(?:our|we)/.test(who) ? "we" : /^the/.test(who) ? "they" : "everybody";
  return { ...statement, actor, modality: "is liable", does: act(main.slice(at)) };
}

/** The words of an act, without what joins it to the next. */
const act = (words: string): string =>
  words
    .replace(/ {2,}/g, " ")
    .trim()
    .replace(/^[,:]{1,3} ?/, "")
    .replace(/(?: ?[,;:.]){0,3}(?: (?:and|or|but|that|so|which)[,;:.]?)?$/, "");

const objectOf = (does: string): string => {
  const acted = verb.exec(does)?.[0] ?? "";
  const rest = does.slice(acted.length).trimStart();
  const end = objectEnd.exec(` ${rest}`)?.index;
  return (end === undefined ? rest : rest.slice(0, Math.max(0, end - 1))).trim();
};

function towards(does: string, actor: Actor | null): Actor | null {
  const found = new RegExp(`\\b(${actors})\\b`, "g");
  for (const [, who] of does.matchAll(found)) if (who !== actor) return who as Actor;
  return null;
}
