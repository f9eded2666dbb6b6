import { site } from "../content/site.ts";
import { escapeHtml } from "./escape-html.ts";
import type { MailBody } from "./mail.ts";
import { withoutLinks } from "./without-links.ts";

/** What a mail says, from top to bottom. */
export type MailContent = {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Labelled facts, one a line; the label perhaps a link. */
  facts?: [label: string, value: string, href?: string][];
  /** Somebody else's words, set apart: they are told as they were typed. */
  quote?: string;
  /** Whether the facts too are what somebody typed, an address of theirs among it: its reader is to have it as it is. */
  typed?: true;
  button?: { label: string; href: string };
  /** What else can be done, under the button. */
  link?: { label: string; href: string };
  /** Small print at the end. */
  footnote?: string;
};

const display = "'Bricolage Grotesque','Arial Narrow',Arial,sans-serif";
const text = "'Instrument Sans',-apple-system,'Segoe UI',Arial,sans-serif";
const phone = `${site.phone.word} (${site.phone.digits})`;
const withBreaks = (words: string) => escapeHtml(words).replaceAll("\n", "<br>");

const paragraph = (words: string) => `<p style="margin:0 0 16px">${withBreaks(words)}</p>`;

const anchor = (label: string, href: string) =>
  `<a href="${escapeHtml(href)}" style="color:#a8450c">${escapeHtml(label)}</a>`;

const factTable = (facts: [string, string, string?][]) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 20px;border-collapse:collapse">${facts
    .map(
      ([label, value, href]) =>
        `<tr><td class="rule soft" style="padding:8px 16px 8px 0;border-bottom:1px solid #cdbfa6;color:#574c3e;${href ? "width:50%" : "white-space:nowrap"};vertical-align:top">${href ? anchor(label, href) : escapeHtml(label)}</td><td class="rule" style="padding:8px 0;border-bottom:1px solid #cdbfa6;width:${href ? "50%" : "100%"};vertical-align:top">${withBreaks(value)}</td></tr>`,
    )
    .join("")}</table>`;

const quotation = (words: string) =>
  `<blockquote class="shade" style="margin:0 0 20px;padding:14px 18px;border-left:6px solid #a8450c;background:#f3ede2">${withBreaks(words)}</blockquote>`;

/** A flat thing with a hard edge of shadow at its right and below, in what mail programs can draw. */
const buttonLink = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:28px 0"><a href="${escapeHtml(href)}" class="button" style="display:inline-block;padding:14px 24px;background:#a8450c;color:#fffaf2;font:800 17px ${display};text-decoration:none;border-right:8px solid #ded2bd;border-bottom:8px solid #ded2bd">${escapeHtml(label)}</a></p>`;

const styles = `@media (prefers-color-scheme:dark){
.ground{background:#151a27!important}.paper{background:#1c2232!important;color:#f2eadb!important}
.soft{color:#bdb6a8!important}.rule{border-color:#373e52!important}.shade{background:#151a27!important}
.button{background:#f2a650!important;border-color:#0b0f18!important}a{color:#f2a650!important}.button{color:#1a150e!important}}`;

function html({ heading, paragraphs, facts, quote, button, link, footnote }: MailContent): string {
  const body = [
    `<h1 style="margin:0 0 20px;font:800 30px/1.1 ${display};letter-spacing:-.02em">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    facts && factTable(facts),
    quote && quotation(quote),
    button && buttonLink(button),
    link && `<p style="margin:0 0 16px">${anchor(link.label, link.href)}</p>`,
    footnote &&
      `<p class="soft" style="margin:24px 0 0;font-size:14px;color:#574c3e">${withBreaks(footnote)}</p>`,
  ];
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${styles}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f3ede2">
<table role="presentation" class="ground" cellpadding="0" cellspacing="0" width="100%" style="background:#f3ede2"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" class="paper" cellpadding="0" cellspacing="0" width="100%" style="max-width:600px;background:#fcfaf5;color:#1e1a15;font:17px/1.55 ${text};text-align:left">
<tr><td style="padding:28px 32px 0;font:800 19px ${display}"><span style="border-left:9px solid #d97a2b;padding-left:12px">${site.name}</span></td></tr>
<tr><td style="padding:28px 32px 32px">${body.filter(Boolean).join("\n")}</td></tr>
<tr><td class="rule soft" style="padding:18px 32px;border-top:1px solid #cdbfa6;font-size:14px;color:#574c3e">${site.name} · ${phone} · ${site.area}</td></tr>
</table></td></tr></table>
</body>
</html>`;
}

type Fact = NonNullable<MailContent["facts"]>[number];

const factWithoutLinks = ([label, value, ...href]: Fact): Fact => [
  withoutLinks(label),
  withoutLinks(value),
  ...href,
];

/** The same mail, with links where it gives them and nowhere else. */
const linksOnlyWhereGiven = ({ facts, button, link, typed, ...of }: MailContent): MailContent => ({
  ...of,
  subject: withoutLinks(of.subject),
  heading: withoutLinks(of.heading),
  paragraphs: of.paragraphs.map(withoutLinks),
  ...(facts && { facts: typed ? facts : facts.map(factWithoutLinks) }),
  ...(button && { button: { ...button, label: withoutLinks(button.label) } }),
  ...(link && { link: { ...link, label: withoutLinks(link.label) } }),
  ...(of.footnote !== undefined && { footnote: withoutLinks(of.footnote) }),
});

/**
 * Lays a mail out as HTML and as plain text. Everything is escaped: content is text, never markup, and no word of it
 * becomes a link by itself.
 */
export function mailLayout(given: MailContent): MailBody {
  const content = linksOnlyWhereGiven(given);
  const { subject, heading, paragraphs, facts, quote, button, link, footnote } = content;
  const words = [
    heading,
    ...paragraphs,
    facts
      ?.map(([label, value, href]) => [`${label}: ${value}`, href].filter(Boolean).join("\n"))
      .join("\n"),
    quote?.replaceAll(/^/gm, "> "),
    button && `${button.label}:\n${button.href}`,
    link && `${link.label}:\n${link.href}`,
    footnote,
    `${site.name} · ${phone}`,
  ];
  return { subject, text: words.filter(Boolean).join("\n\n"), html: html(content) };
}
