import { dateInWords, datesIn } from "../facts/dates.ts";
import { linesOf } from "../reading/plain-text.ts";
import { quote } from "./phrases.ts";

const greeting = /^Dear\s+(.+?)[,:]?$/i;
const closing =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:kind |best |warm )?regards|sincerely)\b/i;
const person =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|The Hon)\.? )?[A-Z][\w'’-]+(?: [A-Z][\w.'’-]*){1,3}$/;
const titled = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor)\.? [A-Z]/;

/** How far the frame of a letter reaches from its beginning, and from its end. */
const edge = 20_000;

function edgesOf(text: string): string {
  return text.length > 2 * edge ? `${text.slice(0, edge)}\n${text.slice(-edge)}` : text;
}

/** What the frame of a letter says: its date, to whom, about what and from whom. */
export function letterSentences(text: string): string[] {
  const lines = linesOf(edgesOf(text));
  const greeted = lines.findIndex((line) => greeting.test(line));
  if (greeted === -1) return [];
  const head = lines.slice(0, greeted);
  const date = head
    .map((line) => ({ line, found: datesIn(line)[0] }))
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
      ? lines.slice(closed + 1, closed + 4).find((line) => person.test(line))
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
  return sentences;
}
