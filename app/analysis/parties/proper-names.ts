import type { Span } from "../../schemas/analysis.ts";
import { bodyForms } from "../reading/company-forms.ts";

/** A name as it stands in some words; the span is within them. */
export interface ProperName extends Span {
  name: string;
}

/** What a body without a form of company is called: these take "of …" and "for …" into their names. */
const bodyNoun =
  /\b(?:Shire|City|Town|Municipality|District|Region|Council|Board|Corporation|Crown|State|Commonwealth|Territory|Government|Department|Minister|Ministry|Secretary|Director-General|Commissioner|University|College|School|Academy|Synod|Diocese|Archdiocese|Parish|Church|Trustees?|Owners|Body Corporate|Owners Corporation|Society|Association|Institute|Agency|Office|Commission|Authority|Trust|Hospital|Foundation|Friends|Club|League|Union|Guild|Fund|Bank|Committee|Chamber|Federation|Corporation|Company|Library|Museum|Estate|Roman Catholic)\b/i;
const form = new RegExp(`^(?:${bodyForms})[.,]*$`);
/** A form of company that ends a name; "Co", "Group" or "Trust" may go on ("Brewing Co Pty Ltd"). */
const lastForm =
  /^(?:Ltd|LTD|Limited|LIMITED|Inc|INC|Incorporated|INCORPORATED|LLC|LLP|PLC|plc|GmbH|N\.V|B\.V)[.,]*$/;
const capital =
  /^["“(]?(?:[a-z]{1,2}(?=[A-Z][a-z]))?\p{Lu}[\p{L}\d_.'’&/-]*[,.;:)]?$|^\d+\p{Lu}[\p{L}\d_]*$|^&$/u;
const connector = /^(?:of|the|for|and|in|right|de|del|van|der|von|la|di|al|bin)$/;
const stop =
  /^(?:A\.?B\.?N|A\.?C\.?N|A\.?R\.?B\.?N|ABN|ACN|ARBN|NZBN|TFN|IBN|CIK|DOB|Unit|Level|Suite|PO|P\.O|GPO|c\/-|This|That|These|Whose|Address|Email|Phone|Attention|Under|When|If|Each|Such|Any|All|It|He|She|They|We|You|On|By|At|From|Until|To|With)[.:,)]*$|^\d{3,}/;
const abbreviation =
  /^(?:[A-Z]\.|Pte\.|Pty\.|Co\.|Inc\.|Ltd\.|Dr\.|Mr\.|Ms\.|Mrs\.|St\.|Mt\.|No\.)/;
const noName =
  /\b(?:agreement|contract|deed|lease|schedule|clause|annexure|exhibit|recitals?|background|parties|act \d{4}|law|laws|gst|item|date|account|certificate|street|road|avenue|lane|drive|highway|parade|esplanade|floor|tba|tbc|not applicable|insert|as per|as set out|see|nil|none|yes|services|goods|terms|conditions|policy|january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i;

/** A kind of body and not one of them ("the Company"), or capitals that are a sentence. */
const nobody =
  /^(?:the )?(?:[a-z]+ )?(?:company|corporation|trust|trustees?|bank|fund|group|partnership|partners|association|board|council|state|club|society|institute|foundation|university|commission|authority|agency|office|department|government|crown|commonwealth|service|holdings|estate)(?: of the [a-z]+)?\.?$|\b(?:SHALL|BE|ARE|IS|ANY|SUBJECT|BY|THIS|WITH|Accounts?|Certificate|Page|President|Confidential|Introduction)\b|'s? (?:personnel|board|company)/i;

/** The letter of an item before the words that it begins with: "A. In a television commercial". */
const isItem = (read: string, word: string): boolean =>
  /^[A-Z]\.$/.test(read) &&
  /^(?:In|On|At|Upon|For|During|After|Before|Within|Subject|Except|Unless|No|Not|The|Every|As|Is|Other|Where|Once)$/.test(
    word,
  );

/** Who speaks before a name: "I/We, Ann Lee of …". */
const speaker = /^(?:I,?|(?:We|WE),|I\/(?:We|WE|we),?|(?:We|WE)\/I,?)$/;

interface Token extends Span {
  word: string;
}

function tokensFrom(words: string, from: number): Token[] {
  const tokens: Token[] = [];
  for (const found of words.slice(from, from + 220).matchAll(/\S+/g)) {
    tokens.push({
      word: found[0],
      start: from + found.index,
      end: from + found.index + found[0].length,
    });
    if (tokens.length === 22) break;
  }
  return tokens;
}

/** Whether the name goes on over a small word ("of", "for", "and") at `at`, and to which token. */
function over(tokens: Token[], at: number, read: string): number | null {
  const small = tokens[at]?.word ?? "";
  if (!connector.test(small)) return null;
  const body = bodyNoun.test(read);
  if (/^(?:of|for|in|right|the)$/.test(small) && !body) return null;
  let next = at + 1;
  while (next < at + 4 && connector.test(tokens[next]?.word ?? "")) next++;
  const word = tokens[next]?.word ?? "";
  if (!capital.test(word) || stop.test(word)) return null;
  if (small !== "and") return next;
  // "Department of Rivers and Harbours" and "Acme Land and Water Pty Ltd", but "Ann Lee and Bob Ray".
  const soon = tokens.slice(next, next + 4).some((token) => form.test(token.word));
  const formed = read.split(" ").some((part) => form.test(part));
  if (soon && !formed && read.split(" ").length > 2) return next;
  const inPhrase =
    / (?:of|for) /.test(read) && !soon && !capital.test(tokens[next + 1]?.word ?? "");
  return inPhrase ? next : null;
}

/** The proper name that begins at `from`: a company, a body or a person; null where none does. */
export function nameAt(words: string, from: number): ProperName | null {
  const all = tokensFrom(words, from);
  const tokens = speaker.test(all[0]?.word ?? "") ? all.slice(1) : all;
  const first = tokens[0];
  if (!first) return null;
  let end = first.start;
  let at = /^(?:the|The|THE)$/.test(first.word) ? 1 : 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    const { word } = token;
    const read = words.slice(first.start, end);
    const gap = at > 0 ? words.slice(end, token.start) : "";
    if (isItem(read, word)) return null;
    // A heading is no part of the name that its paragraph begins with.
    if (/\n\s{0,40}\n/.test(gap)) break;
    if (gap.includes("\n") && form.test(tokens[at - 1]?.word ?? "")) break;
    // "Acme (Aust) Pty Ltd", "Rise (Tianjin) Education Co., Ltd."
    const formed = tokens.slice(at + 1, /^\([A-Z][a-z]+\)$/.test(word) ? at + 7 : at + 2);
    const until = formed.findIndex((one) => form.test(one.word));
    if (
      at > 0 &&
      /^\([A-Z][A-Za-z. ]{0,20}\)$/.test(word) &&
      until !== -1 &&
      formed.slice(0, until).every((one) => /^[A-Z][\w&'-]*$/.test(one.word))
    ) {
      end = token.end;
      at++;
      continue;
    }
    if (/^[-–]$/.test(word) && bodyNoun.test(read) && capital.test(tokens[at + 1]?.word ?? "")) {
      at++;
      continue;
    }
    const numbered = /^\d+[,.;)]?$/.test(word) && /\b(?:No\.?|Number|Plan|Scheme)$/.test(read);
    if (!numbered) {
      const next = over(tokens, at, read);
      if (next !== null) {
        at = next;
        continue;
      }
      if (!capital.test(word) || (at > 0 && stop.test(word)) || /^[(“"]/.test(word)) break;
    }
    end = token.start + word.replace(/[,;:)]+$/, "").length;
    at++;
    const closed = /[,;:)]$/.test(word) || (/\.$/.test(word) && !abbreviation.test(word));
    if (
      closed &&
      !/^(?:Inc|LLC|Ltd|L\.L\.C|Pty|Pte|Limited|N\.A|S\.A)/.test(tokens[at]?.word ?? "")
    )
      break;
    if (lastForm.test(word) && !form.test(tokens[at]?.word ?? "")) break;
  }
  const name = words.slice(first.start, end).replace(/\s+/g, " ");
  const bare =
    !/\bPty Ltd\.$/.test(name) && /\b(?:Inc|Ltd|LTD|INC|Corp|CORP|Co|[A-Z])\.$/.test(name)
      ? name
      : name.replace(/\.$/, "");
  return bare.length < 3 ? null : { name: bare, start: first.start, end };
}

/** Whether a name has the form of a company, or is the name of a public body. */
export const isBody = (name: string): boolean =>
  !nobody.test(name) &&
  !/\b(?:agreement|contract|deed|schedule|clause|annexure|exhibit|recitals?|between)\b/i.test(
    name,
  ) &&
  (new RegExp(`\\s(?:${bodyForms})\\.?(?:$|\\s)`).test(name) ||
    (bodyNoun.test(name) && name.split(" ").length > 2));

/** Whether a name may be that of a person or of a firm without a form of company. */
export function isPersonOrFirm(name: string): boolean {
  const parts = name.split(" ");
  return (
    parts.length >= 2 &&
    parts.length <= 7 &&
    name.length >= 5 &&
    !noName.test(name) &&
    !nobody.test(name) &&
    !/\d|^(?:The(?! [A-Z]\w+ [A-Z])|A|An|In|For|New South|Western|South|Northern) |^(?:North|East|West) [A-Z][a-z]+$|\b(?:NSW|VIC|Vic|QLD|Qld|ACT|NT|WA|SA|TAS|Tas)$/.test(
      name,
    )
  );
}

const streets = /\b(?:street|road|avenue|lane|drive|highway|parade|esplanade|floor)\b(?= [A-Z])/gi;

/** The firm that a row names beside its role, also where it is called after a street: "Quay Lane Bakers". */
export function firmInRow(words: string): ProperName | null {
  const found = nameAt(words, 0);
  if (!found || !/^\s*(?:$|[,(;]|ABN|ACN)/.test(words.slice(found.end))) return null;
  return isPersonOrFirm(found.name.replace(streets, "Street").replaceAll("Street ", ""))
    ? found
    : null;
}

/** The names of a list that begins at `from` ("Ann Lee and Bob Ray, trading as …"): bodies, people and firms. */
export function namesAt(words: string, from: number): ProperName[] {
  const names: ProperName[] = [];
  let at = from;
  for (let count = 0; count < 8; count++) {
    const found = nameAt(words, at);
    if (!found || !(isBody(found.name) || isPersonOrFirm(found.name))) break;
    names.push(found);
    const joined =
      /^,?\s(?:and|AND|&)\s|^,\s(?=[A-Z][a-z'’-]+ [A-Z][\w'’ -]{1,40}(?: and |,))/.exec(
        words.slice(found.end, found.end + 90),
      );
    if (!joined) break;
    at = found.end + joined[0].length;
  }
  return names;
}
