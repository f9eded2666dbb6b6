import { dateInWords, datesIn } from "../facts/dates.ts";
import { dateOrderOf } from "../facts/origin.ts";
import { linesOf, onOneLine } from "../reading/plain-text.ts";
import { splitSentences } from "../reading/sentences.ts";
import { quote } from "./phrases.ts";

const greeting = /^Dear\s+(.+?)[,:]?$/i;
const closing =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:kind |best |warm )?regards|sincerely)\b/i;
const person =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|The Hon)\.? )?[A-Z][\w'’-]+(?: [A-Z][\w.'’-]*){1,3}$/;
/** A company or a firm that signs in its own name. */
const firm =
  /^[A-Z][\w&.,'’ -]{2,70}\b(?:Ltd|Limited|Lawyers|Legal|Solicitors|Partners|& Co|Inc|Council|Mutual|Insurance)\.?$/;
const titled = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor)\.? [A-Z]/;

/** How a letter asks for something, and by when. */
const asks =
  /\b(?:please|we (?:now |hereby )?(?:require|request|ask|demand|invite|call on)|I (?:now |hereby )?(?:require|request|ask|demand)|(?:client|clients|company|landlord|lessor) (?:now |hereby )?(?:requires?|requests?|demands?|calls? on)|you (?:must|are required|are requested|are asked|need to|should|may)|would you|could you|kindly|we (?:recommend|advise) that you|offers? to|give[s]? (?:you )?notice)\b/i;
const byWhen =
  /\b(?:within \w+ (?:\(\d{1,3}\) )?(?:business |working |calendar |clear )?(?:days?|weeks?|months?)(?: (?:of|after|from) [^,.;]{1,60})?|(?:by|before|on or before|no later than|not later than|until|with effect from) (?:\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.?,? (?:on )?)?(?:\w+day,? )?(?:the )?\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]{2,8}(?: \d{4})?|for \w+ days|by return)/;

/** What a letter asks of whoever it greets: the sentence that also says by when, else the first that asks. */
function askSentences(text: string, addressee: string | undefined): string[] {
  const from = Math.max(text.search(/(?:^|\n)[ \t]*Dear\b/), 0);
  const sentences = splitSentences(text, from, Math.min(text.length, from + edge))
    .map(({ start, end }) => onOneLine(text.slice(start, end)))
    .filter((words) => words.length < 500 && /\s\w+\s\w+\s/.test(words) && asks.test(words));
  const asked = sentences.find((words) => byWhen.test(words)) ?? sentences[0];
  if (!asked) return [];
  const when = byWhen.exec(asked)?.[0];
  return [
    `It says to ${addressee ?? "its reader"}: ${quote(asked, 300)}${when ? `, that is, ${when}` : ""}.`,
  ];
}

/** How far the frame of a letter reaches from its beginning, and from its end. */
const edge = 20_000;

function edgesOf(text: string): string {
  return text.length > 2 * edge ? `${text.slice(0, edge)}\n${text.slice(-edge)}` : text;
}

/** What a letter says: its date, from whom to whom, about what, and what it asks by when. */
export function letterSentences(text: string): string[] {
  const lines = linesOf(edgesOf(text));
  const greeted = lines.findIndex((line) => greeting.test(line));
  if (greeted === -1) return [];
  const head = lines.slice(0, greeted);
  const order = dateOrderOf(text);
  const date = head
    .map((line) => ({ line, found: datesIn(line, order)[0] }))
    .find(({ line, found }) => found && line.length - (found.end - found.start) < 12)?.found;
  const called = greeting.exec(lines[greeted] ?? "")?.[1] ?? "";
  const addressee =
    head.find((line) => titled.test(line) && person.test(line)) ??
    head.find((line) => line === `The ${called}`)?.replace(/^The/, "the") ??
    (/\b(?:sir|madam|whom)\b/i.test(called) ? undefined : called);
  const subject = lines[greeted + 1] ?? "";
  const closed = lines.findLastIndex((line) => closing.test(line));
  const author =
    closed > greeted
      ? (lines.slice(closed + 1, closed + 4).find((line) => person.test(line)) ??
        lines.slice(closed + 1, closed + 4).find((line) => firm.test(line)))
      : undefined;
  const sentences: string[] = [];
  if (date) sentences.push(`It is dated ${dateInWords(date.value)}.`);
  if (author) sentences.push(`It is from ${author}${addressee ? ` to ${addressee}` : ""}.`);
  else if (addressee) sentences.push(`It is addressed to ${addressee}.`);
  if (
    subject.length >= 4 &&
    subject.length <= 110 &&
    !/[.,!?]$/.test(subject) &&
    /^[A-Z]/.test(subject)
  )
    sentences.push(
      `Its subject is ${quote(subject.replace(/^(?:Re|Subject|Regarding)\s*:\s*/i, ""), 110)}.`,
    );
  return [...sentences, ...askSentences(text, addressee)];
}
