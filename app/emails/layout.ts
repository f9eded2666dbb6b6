import type { MailBody } from "./mail.ts";

/** What a mail says, from top to bottom. */
export type MailContent = {
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; href: string };
  /** Small print under the button. */
  footnote?: string;
};

const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** Lays a mail out as HTML and as plain text. Everything is escaped: content is text, never markup. */
export function mailLayout({
  subject,
  heading,
  paragraphs,
  button,
  footnote,
}: MailContent): MailBody {
  const text = [heading, ...paragraphs, button && `${button.label}:\n${button.href}`, footnote]
    .filter(Boolean)
    .join("\n\n");
  const html = [
    `<h1>${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`),
    button && `<p><a href="${escapeHtml(button.href)}">${escapeHtml(button.label)}</a></p>`,
    footnote && `<p><small>${escapeHtml(footnote)}</small></p>`,
  ]
    .filter(Boolean)
    .join("\n");
  return { subject, text, html: `<!doctype html><html lang="en-AU"><body>${html}</body></html>` };
}
