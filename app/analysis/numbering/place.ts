import { inTitleCase } from "../reading/headings.ts";
import type { Segment } from "../reading/segment.ts";
import type { Numbered, Standing } from "./open-lists.ts";

/** A heading that names a part of the paper, and is no particular, address, blank, or line that runs over the pages. */
const name =
  /^(?!(?:Contact|If to|To|From|Attention|Attn|Address|The foregoing|Dear|Yours|Sincerely|Date|Dated|Page|Note|Name|And|Accepted|Ladies|Gentlemen|Whereas|Effective as|B E T W E E N|Execution (?:copy|version)|Confidential Treatment|Last Updated|Re)\b)(?!.*\bPage \d)[\p{L}(][^:|[\]{}\t_$]{1,58}[^:|[\]{}\t_$,;]$/iu;
/** Names of companies and sites, and of the paper itself. */
const noPart =
  /\b(?:Ltd|Limited|LLC|L\.L\.C|Inc|Corp|GmbH|Pty|dba|\w+\.com)\b|\b(?:agreement|deed|contract|lease)$|(?<!\b(?:of|the|by|to|and|for)) (?:Company|Corporation)$/i;
/** Clauses that are about many things under their own headings. */
const general = /\b(?:general|miscellaneous|other|boilerplate|common|further)\b/i;
/** What divides a part, or is signed, and names none. */
const divides =
  /^(?:operative|agreement$|background|recitals?|introduction|parties|agreed|details|witness(?:es|eth))\b|\b(?:signatures?|signed|initials?)\b/i;
/** So many paragraphs without a number may follow the last clause that has one. */
const mostAfter = 12;
/** And so many after one that others follow, but for definitions. */
const mostBetween = 39;

const capitals = (heading: string): boolean => /[A-Z]{2}/.test(heading) && !/[a-z]/.test(heading);

/**
 * @returns "cl 9.2(a)" for a number of a clause or item, with whatever tells it from the same number elsewhere. What
 * stands below an item that nobody can cite is cited by the clause.
 */
function cited(node: Numbered, headings: ReadonlySet<string>): string | null {
  let items = "";
  let at: Numbered | null = node;
  for (; at?.rank === "item"; at = at.parent) items = at.written && at.written + items;
  if (!at) return null;
  let prefix = "";
  for (let above = at.parent; above; above = above.parent)
    if (above.rank === "schedule" || (above.rank === "part" && above.family.restarts))
      prefix = `${above.written} ${prefix}`;
  // Numbers that begin again under a heading which nobody can cite tell no place.
  if (at.rank === "cl" && at.named !== null && !divides.test(at.named)) {
    if (!isName(at.named, headings)) return prefix.trim() || null;
    prefix += `${inTitleCase(at.named)} `;
  }
  return `${prefix}${at.rank === "cl" ? "cl " : ""}${at.written}${items}`;
}

const isName = (heading: string, headings: ReadonlySet<string>): boolean =>
  name.test(heading) && !divides.test(heading) && !noPart.test(heading) && !headings.has(heading);

/**
 * Where a segment stands, as a lawyer cites it: "cl 9.2(a)", "Sch 1 cl 3", "Annexure B"; by its heading where that alone
 * tells it apart ("Guarantee cl 4", "Retention of Title (vi)"). Null where nothing above it is numbered or headed, or where
 * it cannot be told: no place is better than a false one.
 * @param unusable headings that name no part: the title, and lines that stand on every page.
 */
export function placeOfSegment(
  segment: Segment,
  { within, own, under, after }: Standing,
  unusable: ReadonlySet<string>,
): string | null {
  const clause = outermostClause(within);
  if (under === null) {
    const most = clause?.followed ? mostBetween : mostAfter;
    const isFar = !own && after > most && clause !== null && segment.kind !== "definition";
    if (within && !isFar && (clause || isOfSchedule(within))) return cited(within, unusable);
    return null;
  }
  const over = clause?.segment.heading ?? "";
  const stays =
    clause?.headed &&
    (clause.followed ? !capitals(under) || capitals(over) : general.test(over)) &&
    after <= mostAfter;
  if (within && (stays || (!clause && isOfSchedule(within)))) return cited(within, unusable);
  return headed(segment, under, within, unusable);
}

function outermostClause(within: Numbered | null): Numbered | null {
  let clause: Numbered | null = null;
  for (let at = within; at; at = at.parent) if (at.rank === "cl" || at.rank === "part") clause = at;
  return clause;
}

function isOfSchedule(within: Numbered): boolean {
  for (let at: Numbered | null = within; at; at = at.parent)
    if (at.rank === "schedule") return true;
  return false;
}

/** A place by its heading and the items below it. */
function headed(
  { kind }: Segment,
  heading: string,
  within: Numbered | null,
  unusable: ReadonlySet<string>,
): string | null {
  if (kind !== "clause" || !isName(heading, unusable)) return null;
  let items = "";
  for (let at = within; at?.rank === "item"; at = at.parent)
    items = at.written && at.written + items;
  return items === "" ? inTitleCase(heading) : `${inTitleCase(heading)} ${items}`;
}
