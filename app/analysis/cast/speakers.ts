import { partyRoles } from "../reading/roles.ts";
import { isAside, type Member } from "./cast.ts";
import { sidesOf } from "./sides.ts";

/** How somebody who speaks in a paper, or is spoken to, is called there. */
export const speakersOf = {
  we: ["we", "us", "our", "ours"],
  you: ["you", "your", "yours"],
  I: ["I", "me", "my", "mine"],
};
type Way = keyof typeof speakersOf;
/** How those speak who may be one or several. */
export const oneOrSeveral = ["I/we", "I / we", "me/us", "me / us", "my/our", "my / our"];
const ofOneOrSeveral = /\b(?:I|me|my) ?\/ ?(?:we|us|our)\b/gi;

const spoken = {
  // "US$" is nobody.
  we: /\b(?:[Ww]e|WE|[Oo]ur|OUR|[Uu]s)\b/,
  you: /\b(?:you|your)\b/i,
  I: /\bI(?:,? (?:hereby |also )?(?:agree|acknowledge|understand|accept|release|consent|declare|undertake|will|have|am)\b)/,
};
/** "I/We" are one, or several together, and nobody beside. */
const inOneBreath = /\bI ?\/ ?we\b/i;
const oneBreathActs =
  /\bI ?\/ ?we,? (?:hereby |also |further |\w+ly ){0,2}(?:agree|acknowledge|understand|accept|release|consent|declare|undertake|guarantee|indemnify|authori[sz]e|charge|waive|appoint|will|have|am)\b/i;

/** Whether a paper speaks so. */
export const isSpoken = (way: Way, text: string): boolean =>
  spoken[way].test(text) || (way === "I" && oneBreathActs.test(text));

/** Words in which a paper binds "you" or "we"; "we will call you" alone is a slip in one that binds its parties by roles. */
const bindsSpeakers =
  /\b(?:we|you|I) (?:must|shall|agree|acknowledge|warrant|indemnify|release|undertake|promise|are (?:liable|responsible))\b/i;
const addresses = /\b(?:we|you) (?:will|may|can|cannot|have|are|do)\b/gi;
/** So often a paper that calls its sides by roles says what "we" and "you" do, before it speaks to somebody. */
const leastSpeaking = 3;

/** Whether a paper that calls its sides by roles speaks of "we" and "you" too. */
export const speaksToReader = (text: string): boolean =>
  bindsSpeakers.test(text) ||
  oneBreathActs.test(text) ||
  (text.match(addresses)?.length ?? 0) >= leastSpeaking;

const speaksToAnother = /\bI\b[^.;\n]{0,80}\byou\b/;

/** "I agree": of two whose roles say which of them receives the paper, the one who fills it in and signs it. */
function signerOf(members: Member[], text: string): Member | null {
  if (members.filter((member) => !isAside(member)).length !== 2 || !isSpoken("I", text))
    return null;
  const receiving = members.filter(
    (member, at) => !isAside(member) && sidesOf(members)[at] === "recipient",
  );
  return receiving.length === 1 ? (receiving[0] ?? null) : null;
}

const guarantee = /\bguarant/i;
const ofMore = /\b(?:application|terms|conditions|lease|loan|hire|supply|credit|agreement)\b/i;

/** In a guarantee "I" and "we" are those who give it. */
function suretiesOf(members: Member[], text: string): Member[] {
  const title = text.trimStart().slice(0, 120).split("\n")[0] ?? "";
  return guarantee.test(title) && !ofMore.test(title) ? members.filter(isAside) : [];
}

const introduces = new RegExp(
  `(?<!(?:part|schedule|annexure|item|clause|section|chapter|division) )\\b(I|I ?/ ?we|we)(?:,? | ?/ ?)the (?:undersigned )?(${partyRoles})(?:/s|\\(s\\)|s)?\\b`,
  "gi",
);

/** "I/we, the Tenant, agree": those whom the words after them say they are. */
function introducedBy(way: "we" | "I", members: Member[], text: string): Member[] {
  for (const [, said = "", role = ""] of text.matchAll(introduces)) {
    const meant = members.filter(({ ways }) =>
      ways.some((one) => one.toLowerCase() === role.toLowerCase()),
    );
    const speaks = way === "I" ? said.startsWith("I") : /we$/i.test(said);
    if (speaks && meant.length > 0) return meant;
  }
  return [];
}

function singleSpeaker(way: Way, members: Member[], text: string): Member | null {
  const [one, other] = members;
  const reader = members.find(({ name }) => name === "you");
  const signer = signerOf(members, text);
  if (way === "I") return signer ?? reader ?? null;
  // Such a form explains itself to whoever fills it in, unless "I" speak to somebody.
  if (way === "you" && signer && !speaksToAnother.test(text)) return signer;
  const isAlone = !other || (other === reader && members.length === 2);
  return way === "we" && one && one !== reader && isAlone ? one : null;
}

/** Who "we" are beside "I/we": these too, or where "we" speak alone as well, the only other one. */
function besideOf(members: Member[], text: string): Member[] {
  const both = speaksAs("I", members, text);
  if (!spoken.we.test(text.replace(ofOneOrSeveral, ""))) return both;
  const others = members.filter((member) => !isAside(member) && !both.includes(member));
  return both.length > 0 && others.length === 1 ? others : [];
}

/**
 * Who speaks in a form that one body issues for whoever signs it: "we" are that body, and "I" who signs is "you" who is
 * spoken to. Several where they speak together; none where it is nobody who is named.
 */
export function speaksAs(way: Way, members: Member[], text: string): Member[] {
  if (way === "we" && inOneBreath.test(text)) return besideOf(members, text);
  const introduced = way === "you" ? [] : introducedBy(way, members, text);
  if (introduced.length > 0) return introduced;
  const sureties = way === "I" ? suretiesOf(members, text) : [];
  if (sureties.length > 0) return sureties;
  const same = singleSpeaker(way, members, text);
  return same ? [same] : [];
}
