import { mailLayout } from "./layout.ts";

/** One thing that waits: on which case, who did what, and where it is. */
type Line = { caseName: string; what: string; href: string };

/** Tells somebody what waits for them in a firm. It holds no words of documents or comments. */
export const waitingMail = ({
  firmName,
  lines,
  href,
  accountHref,
}: {
  firmName: string;
  lines: Line[];
  href: string;
  accountHref: string;
}) =>
  mailLayout({
    subject: `${lines.length === 1 ? "Something waits" : `${lines.length} things wait`} for you in ${firmName}`,
    heading: "It waits for you",
    paragraphs: [`Your colleagues at ${firmName} ask for you.`],
    facts: lines.map(({ caseName, what, href }) => [caseName, what, href]),
    button: { label: "See what waits for me", href },
    link: { label: "Turn these mails off", href: accountHref },
    footnote: "We send at most one of these in ten minutes.",
  });
