import { bodyForms, companyForms } from "../reading/company-forms.ts";
import { partyRoles } from "../reading/roles.ts";

/** A name with a form of company in it ("Acme Pty Ltd"), by offsets in the words that were read. */
export interface EntityName {
  name: string;
  start: number;
  end: number;
}

const form = new RegExp(`(?<![\\w.])(?:${bodyForms})(?![\\w'’-])\\.?`, "g");
/** What is left where the name itself is blank: "[Company name] Pty Ltd". */
const onlyForms = new RegExp(`^(?:(?:${bodyForms})\\.?\\s?){1,4}$`);
const connectors = /^(?:of|and|the|&|de|for|in|du|la|del|der|van|von|y|AND|OF|THE|FOR)$/;
const leading =
  /^(?:by|and|between|among|amongst|with|the undersigned|the following|whereas,?|(?:i\/we|we\/i),?|(?:i|we),|(?:in )?(?:consideration|respect|favour|behalf|presence|request|benefit|account|receipt|acceptance|support|satisfaction) (?:of|for)|party [a-z]|date|dated|is|to|from|of|for|in|this|agreement|exhibit|name|AND|BETWEEN|AMONG|WITH)\s+/i;
const notParty =
  /^(?:the )?(?:(?:operating|manufacturing|holding|parent|foreign|domestic|state|federal|local|central|said|such|private|public|limited|joint|new|registered|management|insurance|trust|savings|commercial) )?(?:company|university|bank|trust|fund|group|partnership|corporation|limited|association|club|society|authority|council|institute|foundation)\.?$|^section \d|limited liability|would likely|not material|securities and exchange|exchange act|agreement|confidential|omitted|treatment|commission\b|board of directors|secretary of state|stock exchange|trustee act|table of contents|^account |schedule\b|\bexhibit\b|\bbusiness day/i;
const relation =
  /(?:\b(?:division|subsidiar(?:y|ies)|affiliates?|member|shareholder|parent|unit|branch|beneficiary|general partner|managing member|successor|predecessor|owned by|laws|trustees?|custodian|agent|f\/k\/a|n\/k\/a|formerly(?: known as)?|as|as an?|source|doing business as|d\/b\/a|dba|care of|c\/o|attention|attn)(?: in interest)?(?: of| to| for)?:?\s*(?:the\s+)?)$/i;

/** Brackets within a name ("Rise (Tianjin) Education Co., Ltd."): one word that is no role, after no company. */
const isPlaceInName = (aside: string, before: string): boolean =>
  /^\([A-Z][a-z]+\)$/.test(aside) &&
  !new RegExp(`^\\((?:${partyRoles})s?\\)$`, "i").test(aside) &&
  /(?:^|[\s:])[A-Z][A-Za-z]*\s$/.test(before) &&
  !new RegExp(`(?:${bodyForms})\\.?\\s$`).test(before);

/** The start of the name whose form of company begins at `at`: back over capitalised words. */
function nameStart(words: string, at: number, floor: number): number {
  let start = at;
  for (let steps = 0; steps < 14; steps++) {
    let end = start;
    while (end > floor && /\s/.test(words.charAt(end - 1))) end--;
    if (end <= floor || /[\n\t]/.test(words.slice(end, start))) break;
    let from = end;
    while (from > floor && !/[\s()"“”;:]/.test(words.charAt(from - 1))) from--;
    const aside = /\([A-Z][A-Za-z. ]{1,24}\)$/.exec(words.slice(Math.max(floor, end - 28), end));
    const own = aside && words.slice(Math.max(floor, end - 120), end - aside[0].length);
    if (aside && own && (start === at ? /\w\s$/.test(own) : isPlaceInName(aside[0], own))) {
      start = end - aside[0].length;
      continue;
    }
    const word = words.slice(from, end);
    if (
      word === "" ||
      (/[.:;]$/.test(word) &&
        !/^(?:[A-Z]\.|St\.|U\.S\.|Co\.|Inc\.|Mt\.|Dr\.|Mr\.|Ms\.|(?:[a-z]\.){2,8})/.test(word))
    )
      break;
    const bare = word.replace(/,$/, "");
    if (/^(?:and|AND|&)$/.test(bare)) {
      const before = words.slice(Math.max(floor, from - 14), from).trimEnd();
      if (
        /[,)"”]$/.test(before) ||
        new RegExp(`(?:${bodyForms})\\.?$`).test(before) ||
        before === ""
      )
        break;
    }
    const lowerCaseBrand =
      /^(?:[a-z]{1,2}(?:\d|[A-Z][a-z])|(?:[a-z]\.){2,8}|[a-z]+\.[a-z])/.test(bare) ||
      (start === at && /^[a-z]+[.\dA-Z]/.test(bare));
    if (!/^["“]?[\p{Lu}\d&*]/u.test(bare) && !connectors.test(bare) && !lowerCaseBrand) break;
    if (
      (/^\d{3,}$/.test(bare) &&
        !/(?:^|and|between|among|[(:])\s+$/i.test(words.slice(Math.max(floor, from - 10), from))) ||
      /^\d+(?:st|nd|rd|th)$/i.test(bare)
    )
      break;
    start = from;
  }
  return start;
}

/** What stands before the owner of a copyright: "incorporates G-NAF ©PSMA Australia Limited". */
const ofCopyright = /©\s?\S{0,20}\s*$|\bcopyright\s(?:\(c\)\s)?(?:\d{4}[\s,–-]*){0,3}$/i;

/**
 * Whether what stands between two forms of company is part of one name: "Fund" … "Management LLC", "Partners" … "2, LLC",
 * "Industries" … "(S) Pte Ltd".
 */
function belongsTo(between: string): boolean {
  return (
    /^[ ,.]{1,3}$|^ & (?=$)/.test(between) ||
    /^(?: \([A-Z][A-Za-z. ]{0,20}\)(?= P(?:te|ty)\b)| (?:\d{1,3}|[IVX]+))?(?: (?:(?!AND\b|And\b)[A-Z][\w.'’-]*|of)){0,5},? $/.test(
      between,
    )
  );
}

/** What stands before a kind of company, and no name of one: "a Florida Limited Liability Company", "a licensed …". */
const ofKind =
  /\ban?\s+(?:(?:duly )?(?:registered|licen[cs]ed|regulated|incorporated|listed|private|public) )?$/i;
/** What stands before a place where somebody is to be found: "with an address at 4 Mill Lane, near Northbank Bank". */
const findsAt =
  /\b(?:address(?:es)?|offices?|place of business|located|situated|headquarter(?:s|ed)|resid(?:es|ing))(?: is| are)? (?:at|in|on)\b/i;
const anew = /[()"“”;\n]|\band /;
/** So many characters an address may have before a name in it. */
const longestAddress = 160;

const isInAddress = (words: string, start: number): boolean =>
  findsAt.test(
    words
      .slice(Math.max(0, start - longestAddress), start)
      .split(anew)
      .at(-1) ?? "",
  );

const company = new RegExp(`\\b(?:${companyForms})\\.?$`);

/** The companies and other bodies named in a stretch of text, in its order. */
export function entityNames(words: string): EntityName[] {
  const found: EntityName[] = [];
  let floor = 0;
  /** The name read last, whether or not it is a party's. */
  let last: EntityName | undefined;
  for (const match of words.matchAll(form)) {
    const end = match.index + match[0].length;
    if (/^\s*\d{4,5}\b/.test(words.slice(end, end + 8))) continue;
    // "the California Corporation Code" is a law.
    if (/^s?\s(?:Code|Act|Law|Rules|Regulations?)\b/.test(words.slice(end, end + 14))) continue;
    if (last && belongsTo(words.slice(last.end, match.index))) {
      last.end = end;
      last.name = tidyName(words.slice(last.start, end));
      floor = end;
      continue;
    }
    if (last && match.index < last.end) continue;
    let start = nameStart(words, match.index, floor);
    for (
      let lead = leading.exec(words.slice(start, match.index));
      lead;
      lead = leading.exec(words.slice(start, match.index))
    ) {
      start += lead[0].length;
    }
    // "B	Northbank Fund Pty Ltd" in a list of parties.
    if (start === 0 || words.charAt(start - 1) === "\n") {
      start += /^(?:[A-H]|\d)\s+(?=[A-Z])/.exec(words.slice(start, start + 8))?.[0].length ?? 0;
    }
    const name = tidyName(words.slice(start, end));
    if (start >= match.index || name.length < 4 || onlyForms.test(name)) continue;
    if (notParty.test(name) && !/^ of [A-Z]/.test(words.slice(end, end + 6))) continue;
    const before = words.slice(Math.max(0, start - 50), start);
    const isPlace = !company.test(name) && isInAddress(words, start);
    if (ofKind.test(before) || relation.test(before) || ofCopyright.test(before) || isPlace) {
      last = { name, start, end };
      floor = end;
      continue;
    }
    const more = /University|UNIVERSITY|Bank|Trust|Fund/.test(match[0])
      ? /^ (?:of|for|at) (?:[A-Z][\w.&]*)(?: (?:[A-Z][\w.&]*|and|of)){0,6}/.exec(
          words.slice(end, end + 70),
        )
      : null;
    const whole = more ? end + more[0].length : end;
    last = { name: tidyName(words.slice(start, whole)), start, end: whole };
    found.push(last);
    floor = whole;
  }
  return found;
}

function tidyName(name: string): string {
  let tidy = name.replace(/\s+/g, " ");
  // An address before a name: "30 Bond Street, Ward Hill, MA 01835 and Acme Inc."
  if (/\d{4}|\b(?:Street|Road|Avenue|Drive|Suite|Floor|Boulevard|Kingdom)\b/.test(tidy)) {
    const last = [...tidy.matchAll(/\band (?=[A-Z].{4})/g)].at(-1);
    if (last) tidy = tidy.slice(last.index + last[0].length);
  }
  return afterSignatory(tidy)
    .replace(/^(?:\d+\.\d+ )?[\s"“,.*_#]*|[\s,;:"”]+$/g, "")
    .replace(/^(?:and|AND),? /, "")
    .replace(/(\b(?:Pty Ltd|PTY LTD|Limited|LIMITED|Incorporated|Trust|Bank|University))\.$/, "$1")
    .trim();
}

/** A name in capitals without the person and the title before it: "Ann Lee, Managing Director ACME CORP". */
function afterSignatory(name: string): string {
  const words = name.split(" ");
  const from = words.findIndex((word) => !/^[A-Z][a-z]+,?$/.test(word));
  const capitals = words.slice(from);
  const own = capitals.slice(0, -1);
  const form = capitals.at(-1) ?? "";
  const isWord = (word: string) => /^[A-Z][A-Z0-9&'-]+,?$/.test(word);
  const inCapitals =
    from >= 2 &&
    own.every(isWord) &&
    // "Chase Bank USA, N.A." is one name.
    (capitals.filter(isWord).length >= 2 || own.join("").length >= 5) &&
    /^(?:[A-Z][A-Z0-9&'-]+|[A-Z.]{2,8})$/.test(form);
  return inCapitals ? capitals.join(" ") : name;
}
