import { mailLayout } from "./layout.ts";
import { leadInShort } from "./lead.ts";

/** A lead that waits for an answer. */
type Waiting = {
  business: string;
  need: Parameters<typeof leadInShort>[0];
  urgency: Parameters<typeof leadInShort>[1];
  /** For how long it has waited, in words. */
  age: string;
  overdue: boolean;
  href: string;
};

const leads = (count: number) => (count === 1 ? "1 lead waits" : `${count} leads wait`);

/**
 * Tells the agency each day of the leads that nobody has answered, those first that have waited longest.
 * @param of.count all of them, of which `waiting` are the first; `overdue` wait longer than promised.
 */
export const digestMail = ({
  count,
  overdue,
  waiting,
  href,
}: {
  count: number;
  overdue: number;
  waiting: Waiting[];
  href: string;
}) =>
  mailLayout({
    subject: `${leads(count)} for an answer${overdue > 0 ? `, ${overdue} for more than 24 hours` : ""}`,
    heading: `${leads(count)} for an answer`,
    paragraphs: ["We promise an answer within 24 hours. The longest wait stands first."],
    facts: waiting.map((lead) => [
      lead.business,
      `${leadInShort(lead.need, lead.urgency)}, ${lead.age}${lead.overdue ? " (overdue)" : ""}`,
      lead.href,
    ]),
    button: { label: "Open the leads", href },
    ...(count > waiting.length && {
      footnote: `${count - waiting.length} more are behind the button.`,
    }),
  });
