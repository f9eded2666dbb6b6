import { budgetLabels, enquiryTypeLabels, type Lead, urgencyLabels } from "../schemas/lead.ts";
import { mailLayout } from "./layout.ts";

const origins: Record<Lead["lead_type"], string> = {
  contact_form: "the home page",
  contact_page: "the contact page",
  ai_resource: "the law-firms page",
};

/** Tells the agency of a lead. One that looks like spam says so in its subject, and is told all the same. */
export function leadNotification(lead: Lead, { suspicious }: { suspicious: boolean }) {
  const facts = [
    ["Business", lead.business_name],
    ["Name", "name" in lead ? lead.name : undefined],
    ["Email", lead.email ?? "not given"],
    ["Phone", "phone" in lead ? lead.phone : undefined],
    ["Website", lead.website],
    ["Enquiry", "enquiry_type" in lead ? enquiryTypeLabels[lead.enquiry_type] : undefined],
    ["Budget", "budget" in lead && lead.budget ? budgetLabels[lead.budget] : undefined],
    ["Urgency", "urgency" in lead && lead.urgency ? urgencyLabels[lead.urgency] : undefined],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return mailLayout({
    subject: `${suspicious ? "Possible spam: " : ""}New lead from ${lead.business_name}`,
    heading: `A new lead from ${origins[lead.lead_type]}`,
    paragraphs: [facts.join("\n"), ...("message" in lead ? [lead.message] : [])],
    footnote: "We promise an answer within 24 hours.",
  });
}

/** Sends the resource that the law-firms dialog promises. */
export const resourceMail = (siteUrl: string) =>
  mailLayout({
    subject: "Your free AI Builder for law firms",
    heading: "Here is your AI Builder",
    paragraphs: ["Thank you for asking. The guide is behind the button."],
    button: { label: "Open the guide", href: `${siteUrl}/resources/ai-builder-for-law-firms.pdf` },
  });
