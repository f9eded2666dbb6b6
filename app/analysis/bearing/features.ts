import type { Mention } from "../cast/mentions.ts";
import { stem } from "../matching/stem.ts";
import { actOf, groupAfter, groupBefore, readGroup } from "./verb-group.ts";
import { verbKind } from "./verbs.ts";

const condition =
  /(?:^|[,;:(] ?|\band |\bor )(?:if|unless|where|when|whenever|until|except|other than|save|subject to|provided|after|before|upon|on|once|while|in the event|without|to the extent)\b[^,;:]{0,160}$/;

/** How signs begin that say which words stand near: too many for a model that counts each by itself. */
export const around = "near:";

/** What is seen of a mention: generic features, to be crossed with the kind of clause or not. */
function featuresOf(words: string, mention: Mention, others: readonly Mention[]): string[] {
  const before = plain(words, 0, mention.start, mention, others);
  const after = plain(words, mention.end, words.length, mention, others);
  const left = before.match(/[a-z@#$%]+|[,;:|]/g)?.slice(-3) ?? [];
  const right =
    after
      .replace(/^'s?\b/, "")
      .match(/[a-z@#$%]+|[,;:|]/g)
      ?.slice(0, 3) ?? [];
  const seen: string[] = [];
  const clause = before.slice(-160);
  // Conditions are in the present: what must be done stands in the main clause, comma or no comma.
  const ordered = /^(?:'s [a-z]+)? (?:must|shall|will|cannot|may not|agrees)\b/.test(after);
  const directly = /\b(?:if|unless|where|when|until)\b[^a-z]*$/.test(clause);
  const at = condition.test(clause) && (directly || !ordered) ? "if:" : "";
  const preposition = left.at(-1) ?? "^";
  // "To the Tenant shall be given": the verb of what stands first comes after it.
  const fronted =
    /^(?:[\d.()a-z]{1,6} )?(?:to|from|by|against|upon|on|of|in) $/.test(before) &&
    !mention.possessive;
  const governor = fronted ? groupAfter(after) : groupBefore(before);
  const kindOf = (word: string) => verbKind(word) ?? "-";
  if (governor) {
    const { force, verb: governing, passive } = governor;
    const voice = passive ? "ed" : "";
    const place = mention.possessive ? `${preposition}'s` : preposition;
    if (isObject(preposition) || mention.possessive) {
      seen.push(
        `${at}g:${place}:${force}:${voice}:${kindOf(governing)}`,
        `${at}g:${place}:${kindOf(governing)}:${voice}`,
      );
      seen.push(
        `${at}g:${place}:${force}`,
        `g:${place}:${governing}`,
        `g:${place}:${force}:${governing}`,
      );
    } else seen.push(`${at}o:${force}:${voice}:${kindOf(governing)}`, `o:${governing}`);
  }
  if (mention.possessive) {
    seen.push(`own:${stem(right[0] ?? "")}`, `own2:${right.slice(0, 2).map(stem).join(" ")}`);
    seen.push(`own:${preposition}:${stem(right[0] ?? "")}`);
    const next = /^'?s?\b.{0,60}?(?=\b(?:must|shall|will|may|is|are|cannot)\b)/.exec(after);
    if (next) {
      const group = readGroup(after.slice(next[0].length), before.slice(-8));
      seen.push(
        `${at}own>${group.force}`,
        `${at}own>${stem(right[0] ?? "")}:${group.force}`,
        `${at}own>${group.force}:${kindOf(group.verb)}:${group.passive ? "ed" : ""}`,
      );
    }
  } else if (!isObject(preposition) || /^(?:and|or)$/.test(preposition)) {
    const found = actOf(after, before);
    if (found) {
      const { act, group } = found;
      const voice = group.passive ? "ed" : "";
      seen.push(
        `${at}is:${act}`,
        `${at}does:${act}:${group.verb}`,
        `${at}verb:${group.verb}:${voice}`,
      );
      seen.push(
        `${at}s:${group.force}:${voice}:${kindOf(group.verb)}`,
        `${at}s:${act}:${voice}:${kindOf(group.verb)}`,
      );
      const second = secondAct(after);
      if (second)
        seen.push(`and:${second.act}`, `and:${act}:${second.act}:${kindOf(second.group.verb)}`);
    }
  }
  if (preposition === "by") seen.push(`${at}by`, `by:${stem(left.at(-2) ?? "")}`);
  if (isObject(preposition))
    seen.push(`${at}to:${preposition}`, `to:${stem(left.at(-2) ?? "")} ${preposition}`);
  seen.push(...wordsAround(before, after));
  seen.push(`l1:${stem(preposition)}`, `l2:${left.slice(-2).map(stem).join(" ")}`);
  seen.push(`r1:${stem(right[0] ?? "$")}`, `r2:${right.slice(0, 2).map(stem).join(" ")}`);
  return seen;
}

/** So far apart two are still in one relation. */
const furthest = 160;

/**
 * How two who stand side by side are related, for each of them: what the first does, and by which word the second is
 * tied to it ("@ must give to @", "@ may be given by @", "@'s notice to @").
 */
function relations(words: string, own: Mention, mentions: readonly Mention[]): string[] {
  const at = mentions.indexOf(own);
  const of = (first: Mention | undefined, second: Mention | undefined, place: string): string[] => {
    if (!first || !second || sameWho(first, second)) return [];
    const between = plain(words, first.end, second.start, first, mentions);
    if (between.length > furthest || /[.;]/.test(between)) return [];
    const tie = tieOf(between);
    const found = first.possessive
      ? null
      : actOf(between, plain(words, 0, first.start, first, mentions));
    const own = first.possessive
      ? `'s ${stem(/[a-z]+/.exec(between.replace(/^'s?/, ""))?.[0] ?? "")}`
      : "";
    const verb = found?.group.verb ?? own;
    const act = found ? `${found.act}${found.group.passive ? ":ed" : ""}` : "-";
    const kind = verbKind(verb) ?? "-";
    return [
      `${place}:${act}:${kind}:${tie}`,
      `${place}:${act}:${verb}:${tie}`,
      `${place}:${kind}:${tie}`,
    ];
  };
  return [...of(own, mentions[at + 1], "rel1"), ...of(mentions[at - 1], own, "rel2")];
}

/** The word that ties what comes next to what was said: its preposition, or the verb whose object it is. */
const tieOf = (before: string): string => {
  const last = before.match(/[a-z]+|[,:|]/g)?.at(-1) ?? "^";
  return isObject(last) ? last : (verbKind(last) ?? stem(last));
};

/** "May sell what is left, and shall then destroy the rest": what the same subject does next. */
function secondAct(after: string): ReturnType<typeof actOf> {
  const next =
    /^[^.;@]{4,120}?[, ](?:and|but|or) (?=(?:may|must|shall|will|cannot|need not|agrees|is to)\b)/.exec(
      after,
    );
  return next ? actOf(after.slice(next[0].length), "") : null;
}

/** So many words on either side are seen, in bands: next, second, third and fourth, the rest. */
const reach = 8;
const bands = [0, 1, 2, 2, 3, 3, 3, 3];

/** The words around a mention, without their endings, and how far away each stands. */
function wordsAround(before: string, after: string): string[] {
  const words = (text: string) => text.match(/[a-z]+|[@#$%][a-z]?|[,;:|]/g) ?? [];
  return [
    ...words(after)
      .slice(0, reach)
      .map((word, at) => `${around}a${bands[at]}:${stem(word)}`),
    ...words(before)
      .slice(-reach)
      .reverse()
      .map((word, at) => `${around}b${bands[at]}:${stem(word)}`),
  ];
}

const prepositions = new Set(
  "to for of from against upon on in with between by at under than and or into toward towards per via pay indemnify reimburse release give notify".split(
    " ",
  ),
);
const isObject = (word?: string) => word !== undefined && prepositions.has(word);

/** Words in lower case, everybody in them a sign: "@s" the same one, "@o" another, "@a" all. */
function plain(
  words: string,
  start: number,
  end: number,
  own: Mention,
  others: readonly Mention[],
): string {
  let text = "";
  let from = start;
  for (const other of others) {
    if (other.start < start || other.end > end || other === own) continue;
    const sign = other.kind === "group" ? "@a" : sameWho(other, own) ? "@s" : "@o";
    text += `${words.slice(from, other.start)}${sign}`;
    from = other.end;
  }
  return (text + words.slice(from, end))
    .toLowerCase()
    .replace(/\d[\d,.]*/g, "#")
    .replace(/[’]/g, "'");
}

const sameWho = (a: Mention, b: Mention) => a.who.length === b.who.length && a.who[0] === b.who[0];

/** What a sentence shows of each member of the cast, and of all together (-1). */
export function bearingFeatures(
  words: string,
  mentions: readonly Mention[],
): Map<number, string[]> {
  const seen = new Map<number, string[]>();
  let first = true;
  let main = true;
  for (const mention of mentions) {
    const features = featuresOf(words, mention, mentions);
    if (first) features.push("first");
    first = false;
    const acts = features.filter((feature) => /^(?:is|s):/.test(feature));
    if (acts.length > 0) {
      features.push(...acts.map((feature) => `${main ? "main" : "later"}:${feature}`));
      main = false;
    }
    features.push(...relations(words, mention, mentions));
    const whom = mention.kind === "group" ? [-1] : mention.who;
    for (const who of whom) seen.set(who, [...(seen.get(who) ?? []), ...features]);
  }
  return seen;
}
