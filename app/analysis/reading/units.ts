import type { Span } from "../../schemas/analysis.ts";
import { endsInPage } from "../condensing/contents.ts";
import { isDecimal } from "../numbering/markers.ts";
import { countedParticular } from "../values/particulars.ts";
import { onOneLine, withoutContractions, withoutEnd, withoutNumber } from "./plain-text.ts";
import type { Reading } from "./reading.ts";
import type { Segment } from "./segment.ts";

/** A sentence as rules read it. */
export interface Unit extends Span {
  /** Which segment it stands in. */
  segment: number;
  heading: string;
  /** Its words on one line. */
  words: string;
  /** What stands before the list that it is an item of ("The Supplier may:"), on one line. */
  lead: string;
  /** Where that begins in the document. */
  leadStart: number;
  /** Where the list ends that it introduces; its own end where it introduces none. */
  itemsEnd: number;
  /** Where the last item ends that can be shown with it. */
  fitsTo: number;
  /** The next sentence, where it says what follows if this one is not kept ("Otherwise …"). */
  consequence: Unit | null;
}

interface Lead {
  level: number;
  words: string;
  start: number;
  unit: Unit;
}

const consequence =
  /^(?:otherwise|failing (?:that|which)|if (?:it|he|she|they|you|the \w+|no \w+|a \w+|such notice) (?:do(?:es)?|is|has|fails?|did)|any (?:such )?claim|a claim|(?:such )?compliance|after that|in default|(?:the|a) \w+ (?:will|shall|must|has|have|is) (?:have |be )?(?:not|no))\b/i;
/** What begins an item of a list that has no numbers. */
const bullet = /^[-•*▪·–] /;
const listNumber = /^[a-zA-Z]{1,5}$/;
/** "• the repair of them": a bullet whose small letter goes on with the words over the list. */
const goesOn = /^[-•*▪·–] (?:\(?[a-z\d]{1,4}[.)] )?[a-z]/;
/** "(1)", which numbers an item and never a clause. */
const bracketed = /^\(\d{1,2}\)/;
/** "In any of these events:", but not "The parties agree:", which stands over all clauses. */
const introduces =
  /^(?!.*\b(?:agree|terms|conditions (?:of|set out|below)|definitions|interpretation)\b).*:$/i;
/** A row of two cells, with the number of its item: "Governing law	Victoria". */
const row = /^((?:(?:Item )?[\d.()]{1,8}[\t ]+)?([A-Z][^\t\n]{1,60}?)):?\t+(?=[^\t\n]+$)/;
/** "…; and": an item that another follows introduces nothing. */
const anotherFollows = /[;,.] ?(?:and|or|and\/or)$/;

/**
 * The sentences of the clauses of a document. Headings, definitions, contents and signatures are left
 * out; an item of a list carries the words that introduce the list.
 */
export const unitsOf = (reading: Reading): Unit[] => reading.once(readUnits);

function readUnits(reading: Reading): Unit[] {
  const { text, blocks: segments } = reading;
  const units: Unit[] = [];
  let leads: Lead[] = [];
  let inDefinition = false;
  /** The number that comes next in a list which counts from 1 below a numbered clause. */
  let counted: string | null = null;
  /** The sentence that introduces the bullets which follow. */
  let stem: Unit | undefined;
  for (const [index, segment] of segments.entries()) {
    const whole = text.slice(segment.start, segment.end);
    const isCounted = segment.number === counted;
    const isItem = listNumber.test(segment.number) || bracketed.test(whole) || isCounted;
    if (isCounted) counted = String(Number(counted) + 1);
    else if (isDecimal(segment.number) && !isItem) counted = null;
    const isBullet = segment.number === "" && bullet.test(whole);
    if (segment.kind === "clause" && inDefinition && isBullet) continue;
    if (isBullet && stem) reachTo(stem, segment.end);
    inDefinition = segment.kind === "definition" && whole.trimEnd().endsWith(":");
    const isListed = segment.zone === "contents" && endsInPage(whole);
    if (segment.kind !== "clause" || isListed) {
      stem = undefined;
      if (segment.kind !== "definition" || !isItem) leads = [];
      continue;
    }
    if (!isItem && segment.number !== "") leads = [];
    // "… arising out of the Contractor's negligence" below the last item ends the sentence of the stem.
    if (!isItem && /[a-z]/.test(text.charAt(segment.start)))
      for (const { unit } of leads) reachTo(unit, segment.end);
    const continues = isBullet && goesOn.test(whole);
    leads = leads.filter((lead) => continues || (isItem && lead.level < segment.level));
    const lead = leads
      .map((item) => item.words)
      .join(" ")
      .slice(-400);
    const leadStart = leads[0]?.start ?? segment.start;
    const sentences = reading.sentencesOf(index);
    let { heading } = segment;
    for (const [position, sentence] of sentences.entries()) {
      const { words, label } = readWords(text.slice(sentence.start, sentence.end));
      const own = position === 0 && sentences.length > 1 ? ownHeading(words) : null;
      if (own !== null) heading = own === "" ? heading : own;
      else if (position === 0 && label !== "") heading = label;
      if (own !== null || (position === 0 && words.length < 110 && isOnlyHeading(words, segment)))
        continue;
      const first = position === 0 && lead !== "";
      const unit: Unit = {
        ...sentence,
        segment: index,
        heading,
        words,
        lead: first ? lead : "",
        leadStart: first ? leadStart : sentence.start,
        itemsEnd: sentence.end,
        fitsTo: sentence.end,
        consequence: null,
      };
      const before = units.at(-1);
      if (before?.segment === index && consequence.test(words)) before.consequence = unit;
      units.push(unit);
    }
    for (const { unit } of leads) reachTo(unit, segment.end);
    const last = units.at(-1);
    if (!isBullet) stem = last?.segment === index && last.words.endsWith(":") ? last : undefined;
    if (
      last &&
      last.segment === index &&
      /[:—–-]$|\b(?:that|to|if|by|for|and|or)$/.test(last.words) &&
      !anotherFollows.test(last.words)
    ) {
      if (introduces.test(last.words) && !isItem && segment.number !== "") counted = "1";
      leads.push({
        level: isItem ? segment.level : -1,
        words: last.words,
        start: last.start,
        unit: last,
      });
    }
  }
  return units;
}

/** The words of a sentence on one line; those of a row have a colon after its label, which heads them. */
function readWords(written: string): { words: string; label: string } {
  const cells = row.exec(written);
  const line = onOneLine(cells ? `${cells[1]}: ${written.slice(cells[0].length)}` : written);
  const counted = countedParticular(line);
  return {
    words: withoutContractions(counted ? `${counted.label}: ${counted.value}` : line),
    label: withoutNumber(counted?.label ?? cells?.[2] ?? ""),
  };
}

/** The longest words that still are "a sentence or two". */
export const longestQuote = 900;

/** Tells a sentence that its list goes on up to here. */
function reachTo(unit: Unit, end: number): void {
  unit.itemsEnd = end;
  if (end - unit.start <= longestQuote) unit.fitsTo = end;
}

/** "12.3 Governing law." before its text is a heading; null for what is a sentence. */
function ownHeading(words: string): string | null {
  const bare = withoutEnd(
    words.replace(/^(?:(?:Section|Clause|§)\s*)?[\d.]*\s*(?:\(?[a-zA-Z]{1,4}\))?\s*/, ""),
    ".:–-",
  );
  if (bare === "") return "";
  const short = bare.length <= 60 && bare.split(" ").length <= 7 && /^["“A-Z]/.test(bare);
  return short &&
    !/^(?:you|we|I) |\b(?:is|are|be|must|may|shall|will|can|agrees?|has|have|does|do|means|applies|governs)\b/i.test(
      bare,
    )
    ? bare
    : null;
}

function isOnlyHeading(words: string, segment: Segment): boolean {
  const bare = withoutEnd(
    words.replace(/^[\d.()\s§]*(?:Section|SECTION|Clause)?[\s\d.]*/, ""),
    ".:–-",
  );
  return bare.length < 3 || bare === segment.heading;
}
