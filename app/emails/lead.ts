import { guide } from "../content/guide.ts";
import {
  budgetLabels,
  enquiryTypeLabels,
  type Lead,
  urgencyLabels,
} from "../schemas/leads/lead.ts";
import { mailLayout } from "./layout.ts";

const origins: Record<Lead["lead_type"], string> = {
  contact_form: "the home page",
  contact_page: "the contact page",
  ai_resource: "the law-firms page",
};

/** A link to an address that a visitor typed: `?` and `&` in it would add other people and headers (RFC 6068). */
const mailto = (address: string) => `mailto:${encodeURIComponent(address).replace("%40", "@")}`;

/** What a lead is about, in a few words: what is needed, and how soon. */
export const leadInShort = (
  need: keyof typeof enquiryTypeLabels | null | undefined,
  urgency: keyof typeof urgencyLabels | null | undefined,
) =>
  [need ? enquiryTypeLabels[need] : "Guide for law firms", urgency && urgencyLabels[urgency]]
    .filter(Boolean)
    .join(", ");

/**
 * Tells the agency of a lead. One that looks like spam says so in its subject, and is told all the same.
 * @param of.href the lead's page among those of the staff.
 */
export function leadNotification(
  lead: Lead,
  { suspicious, href }: { suspicious: boolean; href: string },
) {
  const need = "enquiry_type" in lead ? lead.enquiry_type : null;
  const urgency = "urgency" in lead ? lead.urgency : null;
  const answers: [string, string | undefined][] = [
    ["Business", lead.business_name],
    ["Name", "name" in lead ? lead.name : undefined],
    ["Email", lead.email ?? "not given"],
    ["Phone", "phone" in lead ? lead.phone : undefined],
    ["Website", lead.website],
    ["Enquiry", need ? enquiryTypeLabels[need] : undefined],
    ["Budget", "budget" in lead && lead.budget ? budgetLabels[lead.budget] : undefined],
    ["Urgency", urgency ? urgencyLabels[urgency] : undefined],
  ];
  return mailLayout({
    subject: `${suspicious ? "Possible spam: " : ""}New lead from ${lead.business_name}: ${leadInShort(need, urgency)}`,
    heading: `A new lead from ${origins[lead.lead_type]}`,
    paragraphs: suspicious
      ? [
          "A program may have filled in this form. It is kept and set aside; nothing was mailed to the address it gave.",
        ]
      : [],
    facts: answers.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
    ...("message" in lead && { quote: lead.message }),
    typed: true,
    button: { label: "Open the lead", href },
    ...(lead.email &&
      !suspicious && {
        link: { label: `Write to ${lead.business_name}`, href: mailto(lead.email) },
      }),
    footnote: `We promise an answer within 24 hours.${lead.email ? " A reply to this mail goes to the lead." : ""}`,
  });
}

/** Sends the resource that the law-firms dialog promises. */
export const resourceMail = (siteUrl: string) =>
  mailLayout({
    subject: "Your free AI Builder for law firms",
    heading: "Here is your AI Builder",
    paragraphs: [
      "Thank you for asking for it. The guide is behind the button: thirty tasks in a firm and which suit a machine, a one-page test, a policy to adopt, ten questions for any vendor, prompts to start with and a plan for a first pilot in four weeks.",
      "A tip: read part 1 with a pen, and mark the three tasks that cost your firm the most evenings. That is usually where to begin.",
    ],
    button: { label: "Open the guide", href: `${siteUrl}${guide.path}` },
    footnote:
      "You get this mail because somebody, we hope you, asked for it on our law-firms page. There is no list: we may call you once, and that is all.",
  });
