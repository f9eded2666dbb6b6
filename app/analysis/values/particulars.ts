import { cardinalWords } from "./number-words.ts";

const time =
  "(?:(?:calendar|business|working|clear|full) )?(?:year|month|fortnight|week|day|hour)s?";
const since = "(?: (?:from|after|of|before|following|prior to) [^()]{1,40})?";
const coin = "(?:A|AU|US|NZ|HK|S|C)?\\$|AUD|USD|NZD|HKD|SGD|CAD|EUR|GBP|€|£";
const scale = "(?: ?(?:million|mil|m|thousand|k|billion|bn)\\b)?";
const paid = "(?:,? (?:plus|inc|ex|per|p\\.? ?a|a|each|for)[^()]{0,30})?";
const share = "%|per ?cent";
const shareOf = "(?: (?:p\\.? ?a|per|a|of)[^()]{0,40})?";
const counting = "(?:in |number of |no\\.? of )?";
const amount = "\\d{1,3}(?:[, ]?\\d{3})*(?:\\.\\d{1,4})?(?: ?(?:million|m|k))?";
const inWords = `(?:${cardinalWords})(?: \\(\\d{1,3}\\))?|\\d{1,3} \\((?:${cardinalWords})\\)`;
/** "Term (months) 24", "Payment terms (days from invoice): 14", "| Fee ($ per month) | 1,200 |", "Notice in days 30". */
const row = new RegExp(
  `^(?:\\| )?(?:[\\d.]{1,6} \\| )?(?<label>.{2,60}?)(?: ?\\(${counting}(?:(?<time>${time})(?<since>${since})|(?<coin>${coin})(?<scale>${scale})(?<paid>${paid})|(?:${share})(?<share>${shareOf}))\\)|(?:,? in|,| [–-]) (?<bare>${time}))(?: ?[:|]? )(?<amount>${amount}|${inWords})(?: \\|)?\\.?$`,
  "i",
);
/** What lengths of time are counted with. */
const count = /^(?:\d{1,3}(?: \(.*)?|[a-z].*)$/i;
const single = /^(?:1|one)(?: \(|$)/i;

/** A label that is a row of its own and the label of the next. */
const severalRows = /\([^()]*\):?[ |]+\d/;

/** A row of particulars: its label, and its value with its unit. */
interface Particular {
  label: string;
  value: string;
}

/**
 * A row whose label says what the number beside it counts, as prose would say it: of "Term (months) 24" the label is
 * "Term" and the value "24 months".
 * @param words the row on one line.
 * @returns null where the label gives no unit, or the value is not a bare number.
 */
export function countedParticular(words: string): Particular | null {
  const said = words.length < 140 ? row.exec(words)?.groups : undefined;
  if (!said || severalRows.test(said.label ?? "")) return null;
  const { label = "", amount: many = "" } = said;
  const unit = said.time ?? said.bare;
  if (unit) {
    const named = unit.toLowerCase().replace(/s$/, "") + (single.test(many) ? "" : "s");
    return count.test(many) ? { label, value: `${many} ${named}${said.since ?? ""}` } : null;
  }
  if (!/^\d/.test(many)) return null;
  const value = said.coin
    ? `${said.coin}${/[A-Z]$/i.test(said.coin) ? " " : ""}${many}${said.scale ?? ""}${said.paid ?? ""}`
    : `${many}%${said.share ?? ""}`;
  return { label, value };
}

/** The words of such a row as prose has them, "Term: 24 months"; others as they are. */
export function withItsUnit(words: string): string {
  const found = countedParticular(words);
  return found ? `${found.label}: ${found.value}` : words;
}
