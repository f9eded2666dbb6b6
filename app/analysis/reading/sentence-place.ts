/** What a sentence is in its paper; clauses are said in operative sentences and in rows of key terms. */
type SentencePlace =
  | "operative"
  | "row"
  | "heading"
  | "definition"
  | "interpretation"
  | "recital"
  | "form field"
  | "note"
  | "report"
  | "pointer";

const hashes = /^#{1,6} /;
const box = /^(?:\[ ?[xX✓]?\]|[☐☑☒□■▢])\s/;
const blank = /_{4,}|\.{6,}/;
const duty = /\b(?:must|may|shall|will|cannot|can|agrees?|warrants?|is|are|be)\b/i;
const note =
  /^(?:\[?(?:drafting |guidance |editor'?s |explanatory )?notes?(?: to [\w ]{1,30})?\s?[:\]]|\[(?:insert|delete|note|slips|guidance|if|where|optional)\b|\*{1,3}\s?(?:delete|strike|insert)|footnote\b)/i;
const reading =
  /\b(?:headings? (?:are|is|in|do|does|have)\b.{0,80}\b(?:convenience|reference|interpretation)|(?:singular|plural) includes?|words? (?:importing|in the singular|of limitation)|not (?:words?|a word) of limitation|(?:a |any )?reference to (?:a|an|any|the) [^.]{1,80}\b(?:includes?|is (?:a reference )?to|means|takes? in|extends? to|covers)\b|without limitation(?:,| is| does) not|"?including"? (?:is|and similar|means|does not))/i;
/** What another paper says, or what was talked about, binds nobody here. */
const otherPaper =
  /^(?:[\d.]{1,8} )?(?:(?:[Ii]n|[Uu]nder) )?(?:[Tt]he|[Tt]hat|[Ii]ts|[Tt]heir|[Hh]is|[Hh]er|[Oo]ur|[Yy]our) (?:Head (?:Contract|Lease|Agreement|Licence)|(?:earlier|previous|former|prior|old|expired|separate|head|lapsed|other) (?:contract|agreement|lease|deed|licence|terms|quotation|policy)|(?:lease|policy|contract|loan|mortgage) (?:of|with) (?:the [a-z]+|[A-Z]\w+))\b[^.;]{0,80}?\b(?:is|was|are|were|has|had|contains?|provides?|says?|limits?|excludes?|requires?|allows?|lets?|indemnif\w+|chooses?)\b/;
const talkedAbout =
  /\b(?:talked about|discussed|considered|toyed with|proposed|asked for|negotiated|was offered)\b[^.;]{0,160}\b(?:decided against|declined|refused|dropped|rejected|did not (?:agree|proceed)|was not (?:agreed|accepted)|came to nothing|chose not to)\b/;
/** Words of what this paper itself does. */
const bindsHere =
  /\b(?:must|shall|agrees?|undertakes?|cancel\w*|replac\w*|supersed\w*|(?:this|these) (?:agreement|deed|contract|lease|terms))\b/i;
const bearsMeaning =
  /\b(?:bears?|ha(?:s|ve)) the (?:same )?meanings?\b|^in (?:this|these) [^.]{1,60}" (?:means?|includes?)\b/i;
const meaning =
  /^(?:[\d.()a-z]{1,8} )?(?:in (?:this|these) [\w ]{1,40},? )?(?:the (?:term|word|expression)s? )?(?:"[^"]{1,60}"|'[^']{1,60}'|\*{2}[^*]{1,60}\*{2}|[A-Z][\w'-]*(?: (?:[A-Z][\w'-]*|of|and|or|the|for)){0,6})(?<!^(?:This|That|It|They|These|Which))(?: \([^)]{1,40}\))? (?:means?|has the meaning|have the meanings?|includes? (?:all|any|each|every|the|a|an)\b|is defined|refers? to)/;
const background = /^(?:background|recitals?|introduction|preamble|whereas)$/i;
/** Words of what is done, in which nobody tells a story. */
const binding =
  /\b(?:must|shall|(?<!\d )may|agrees?|warrants?|indemnif(?:y|ies)|releases?|is|are|be)\b/i;
const told =
  /\b(?:was|were|had|has been told|began|brought|signed|settled|made)\b.{0,200}\b(?:in|on|of|since) (?:\d{1,2} \w{3,9} )?(?:19|20)\d\d\b|\bhas been told that\b/i;
/** What the parties wish they say before they agree to anything. */
const wishes = /\b(?:wish(?:es)?|desires?|intends?|propose[sd]?) to\b/i;
const whereas = /^(?:[A-Z][.)] |\([A-Z]\) )?(?:WHEREAS|Whereas)\b/;
const pointer =
  /[:|–-] ?(?:(?:see|refer to|as (?:set out|stated|described) in|per) [^|]{1,50}|not applicable|n\/a|nil|none|deleted|not used|not required) ?\|?\.?$|^[\w. ]{0,50}\(?\b(?:deleted|not used|intentionally (?:left )?(?:blank|omitted))\b\)?\.?$/i;
const row = /^(?:\| |(?:[\d.]{1,8} )?[^|:.]{2,60}(?: \||: ?[^\s(]))/;
const verb =
  /\b(?:is|are|be|was|were|been|must|may|shall|will|can|cannot|agrees?|has|have|had|does|do|means|applies|apply|governs?|includes?|remains?|survives?|grants?|gives?|pays?|makes?|takes?|keeps?|holds?|warrants?|indemnif\w+|acknowledges?|undertakes?|assigns?|excludes?|replaces?|supersedes?|constitutes?|binds?|owns?|vests?|continues?|ends?|expires?|renews?|terminates?|belongs?|bears?|accrues?|submits?|waives?|releases?|covenants?|appoints?|provided|subject|unless|if|not|no|never|'ll|won't|don't)\b/i;
/** The head of a table: three cells or more of a few words each, none of them a value. */
const tableHead = /^\|(?: ?[A-Z][A-Za-z'’&()/? -]{0,40}\|){3,}$/;
/** "This agreement is made between:" says who the parties are. */
const between =
  /^(?:[\d.]{1,8} )?This [^.;:]{1,120} is (?:made|entered into|dated)\b[^.;]{0,60}\b(?:between|among)\b[^.;]{0,10}:$/;
/** "Part C – Guarantee": begins with a capital, and has nothing in it that a row or an item would have. */
const title =
  /^(?:[\d.]{1,8} |[A-Z][.)] |\([A-Za-z\d]{1,3}\) )?["“(]?[A-Z\d][^;,:|$%]{1,70}[^;,:|$%.!?]$/;

/**
 * The place of a sentence that stands in a clause.
 * @param words on one line, with its number; @param heading that it stands under.
 */
export function placeOf(words: string, heading: string): SentencePlace {
  const bare = words.replace(hashes, "").replaceAll("**", "");
  if (box.test(words) || (blank.test(words) && !duty.test(words))) return "form field";
  if (note.test(words)) return "note";
  if (words.length < 120 && pointer.test(words)) return "pointer";
  const before = background.test(heading);
  const tells = before || told.test(words);
  if (whereas.test(words) || (tells && !binding.test(words)) || (before && wishes.test(words)))
    return "recital";
  if (meaning.test(words) || bearsMeaning.test(words)) return "definition";
  if (reading.test(words)) return "interpretation";
  if ((otherPaper.test(words) && !bindsHere.test(words)) || talkedAbout.test(words))
    return "report";
  if (between.test(bare)) return "recital";
  if (tableHead.test(bare)) return "heading";
  if (bare.length < 300 && row.test(bare)) return "row";
  if (bare !== words && hashes.test(words) && words.length < 60) return "heading";
  return title.test(bare) && !verb.test(bare) ? "heading" : "operative";
}

/** How a line of a footnote or an endnote begins: "[1]", "[iv]", "¹", "*", "†". */
const noteMark = /^[ \t]{0,20}(\[(?:\d{1,3}|[ivx]{1,6})\]|[¹²³⁰⁴-⁹]{1,3}|[*†‡])[ \t]{0,4}(?=\S)/;
const ofNotes = /^(?:foot|end)?notes?$/i;
/** Somebody whom a note binds: what an Act or a code does binds nobody here. */
const bindsSomebody =
  /\b(?:we|you|i|part(?:y|ies)|(?:the|an?|each|either|any|neither) (?!acts?\b|regulations?\b|codes?\b|standards?\b|rules?\b|laws?\b|policy\b|index\b)[\w-]+|ltd|limited|inc)\b (?:[a-z]+ ){0,2}?(?:must|shall|may|will|agrees?|cannot|indemnif\w+|waives?|releases?|warrants?|(?:is|are) (?:not )?(?:liable|responsible|entitled|bound))\b/i;

/** Whether a mark stands before an offset at a word, as the mark of a note in the text does: "the Act[1]". */
function isMarkedBefore(text: string, mark: string, offset: number): boolean {
  for (let at = text.lastIndexOf(mark, offset - 1); at > 0; at = text.lastIndexOf(mark, at - 1))
    if (/[\w.,;:)”"’']/.test(text.charAt(at - 1))) return true;
  return false;
}

/**
 * Whether words from `start` on stand in a footnote, an endnote or a list of notes and bind nobody: "[1] As amended from
 * time to time." explains a word, and is no clause. A note that says what somebody must or may is one.
 */
export function isBareNote(text: string, start: number, words: string, heading: string): boolean {
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const mark = noteMark.exec(text.slice(line, line + 40))?.[1];
  const marked = mark !== undefined && (/[¹²³⁰⁴-⁹]/.test(mark) || isMarkedBefore(text, mark, line));
  return (marked || ofNotes.test(heading)) && !bindsSomebody.test(words);
}

export const isVerbless = (words: string): boolean => !verb.test(words);

/** Whether a clause may be said there. */
export const canSayClauses = (place: SentencePlace): boolean =>
  place === "operative" || place === "row";
