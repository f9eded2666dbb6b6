import { stem } from "../reading/stem.ts";
import type { Mention } from "./mentions.ts";
import { actOf, groupBefore, readGroup } from "./verb-group.ts";
import { verbKind } from "./verbs.ts";

const condition =
  /(?:^|[,;:(] ?|\band |\bor )(?:if|unless|where|when|whenever|until|except|other than|save|subject to|provided|after|before|upon|on|once|while|in the event|without|to the extent)\b[^,;:]{0,160}$/;

/** How signs begin that say which words stand near: too many for a model that counts each by itself. */
export const around = "near:";

/** What is seen of a mention: generic features, to be crossed with the kind of clause or not. */
function featuresOf(words: string, mention: Mention, others: Mention[]): string[] {
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
  const governor = groupBefore(before);
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
function plain(words: string, start: number, end: number, own: Mention, others: Mention[]): string {
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
export function bearingFeatures(words: string, mentions: Mention[]): Map<number, string[]> {
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
    const whom = mention.kind === "group" ? [-1] : mention.who;
    for (const who of whom) seen.set(who, [...(seen.get(who) ?? []), ...features]);
  }
  return seen;
}
