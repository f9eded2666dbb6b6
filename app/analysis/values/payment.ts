import type { ClauseValues } from "../../schemas/analysis.ts";
import { daysOf, timesIn } from "../facts/periods.ts";

type Payment = NonNullable<ClauseValues["payment"]>;

const before =
  /\b(?:within|no later than|not later than|no more than|up to|net|in|terms (?:are|is|of)|payment terms|(?:payment|credit|invoices?)\b[^.;:]{0,30}:)\s(?:at most |not more than |no more than )?(?:strictly )?(?:net )?$/i;
const after = /^['’]?s?['’]?,? (?:after|of|from|following|net|terms|credit|end of month|EOM)\b/i;
const pays = /\b(?:pay\w*|paid|settle\w*|due|invoice[sd]?|terms|net)\b/i;
/** Periods of other things in a sentence about payment. */
const other =
  /\b(?:notif\w+|disputes?|object\w*|overdue|late|unpaid|default\w*|remed\w+|refund\w*|(?:must|shall|will|may|to) (?:issue|render|submit))\b[^,;.]{0,60}$/i;
const atOnce =
  /\b(?:pay\w*|paid|due)\b[^.;]{0,50}\b(?:on demand|(?:up)?on (?:receipt|delivery|presentation|invoice))\b/i;
const endOfMonth =
  /^[^.;]{0,24}\b(?:end of (?:the |each )?(?:calendar )?month|EOM\b|month[- ]end)/i;

/** How long after an invoice, a claim or a delivery money is to be paid. */
export function readPayment(words: string): Payment | undefined {
  if (!pays.test(words)) return undefined;
  const waits = timesIn(words).filter(({ index, length }) => {
    const [head, tail] = [
      words.slice(Math.max(0, index - 100), index),
      words.slice(index + length),
    ];
    return (before.test(head) || after.test(tail)) && !other.test(head);
  });
  const [first] = waits;
  if (!first) return atOnce.test(words) ? { days: 0 } : undefined;
  const lengths = waits.map(daysOf);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  const business = waits.some(({ index, length }) =>
    /\b(?:business|working)\b/i.test(words.slice(index, index + length)),
  );
  const monthly = waits.some(({ index, length }) => endOfMonth.test(words.slice(index + length)));
  return {
    days: shortest,
    ...(longest > shortest ? { to: longest } : {}),
    ...(business ? { business } : {}),
    ...(monthly ? { endOfMonth: true } : {}),
  };
}
