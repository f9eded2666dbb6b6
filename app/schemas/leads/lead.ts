import * as v from "valibot";
import { askFor } from "../ask-for.ts";
import { email, line, optionalText, paragraph, phone, typed, website } from "../fields.ts";

/** Vocabularies of the specification, section 3. */
export const enquiryTypes = [
  "digital-marketing",
  "seo",
  "social-media",
  "ai-automation",
  "ai-agents",
  "voice-ai",
  "full-package",
  "consultation",
] as const;
export const budgets = ["under-5k", "5k-10k", "10k-25k", "25k-50k", "50k-plus", "discuss"] as const;
export const urgencies = ["urgent", "soon", "planning", "exploring"] as const;
export const leadTypes = ["contact_form", "contact_page", "ai_resource"] as const;

export const enquiryTypeLabels: Record<(typeof enquiryTypes)[number], string> = {
  "digital-marketing": "Digital marketing",
  seo: "SEO",
  "social-media": "Social media",
  "ai-automation": "AI automation",
  "ai-agents": "AI agents",
  "voice-ai": "Voice AI",
  "full-package": "Full package",
  consultation: "Free consultation",
};
export const budgetLabels: Record<(typeof budgets)[number], string> = {
  "under-5k": "Under $5,000",
  "5k-10k": "$5,000 to $10,000",
  "10k-25k": "$10,000 to $25,000",
  "25k-50k": "$25,000 to $50,000",
  "50k-plus": "$50,000 and over",
  discuss: "I would rather discuss it",
};
export const urgencyLabels: Record<(typeof urgencies)[number], string> = {
  urgent: "Urgent (this week)",
  soon: "Soon (this month)",
  planning: "Planning (1-3 months)",
  exploring: "Just exploring",
};

const choose = "Please choose one.";
const businessName = line("Please enter your business name.");
const message = paragraph("Please tell us a little about what you need.");
const enquiryType = v.picklist(enquiryTypes, choose);
const budget = v.optional(
  v.union([
    v.pipe(
      v.literal(""),
      v.transform(() => undefined),
    ),
    v.picklist(budgets, choose),
  ]),
);

/** The enquiry form of the home page. Specification, sections 3 and 5. */
export const homeEnquirySchema = askFor({
  lead_type: v.literal("contact_form"),
  business_name: businessName,
  website: optionalText(website),
  email: optionalText(email),
  enquiry_type: enquiryType,
  budget,
  message,
});

/** The enquiry form of the contact page; `name` is the contact's name. */
export const contactEnquirySchema = askFor({
  lead_type: v.literal("contact_page"),
  business_name: businessName,
  name: optionalText(line("Please enter your name.")),
  email,
  phone: optionalText(phone),
  website: optionalText(website),
  enquiry_type: enquiryType,
  budget,
  message,
  urgency: v.optional(
    v.union([
      v.pipe(
        v.literal(""),
        v.transform(() => undefined),
      ),
      v.picklist(urgencies, choose),
    ]),
  ),
});

/** The lead dialog of the law-firms page. */
export const resourceRequestSchema = askFor({
  lead_type: v.literal("ai_resource"),
  name: line("Please enter your name."),
  email,
  business_name: businessName,
  phone: v.pipe(
    v.string("Please enter your mobile number."),
    typed,
    v.nonEmpty("Please enter your mobile number."),
    phone,
  ),
  website: optionalText(website),
});

/** Any lead, in the column names of the table `contacts`. */
export const leadSchema = v.variant("lead_type", [
  homeEnquirySchema,
  contactEnquirySchema,
  resourceRequestSchema,
]);
export type Lead = v.InferOutput<typeof leadSchema>;

/** The notices of the specification's sections 4 and 8: title and text, word for word. */
export const leadNotices = {
  missing: { title: "Missing Information", text: "Please fill in all required fields." },
  failed: { title: "Error", text: "Failed to submit. Please try again." },
  contact_form: { title: "Thank you!", text: "Redirecting to schedule a call..." },
  contact_page: {
    title: "Enquiry Submitted Successfully!",
    text: "Our team will review your enquiry and get back to you within 24 hours.",
  },
  ai_resource: { title: "Success!", text: "Check your email for the resource." },
  /** The guide was asked for in a way that looks automatic: it is mailed once a person has looked. */
  held: {
    title: "Your request is with us",
    text: "Our checks could not tell that a person sent it, so one of us has a look before the guide is emailed to you. You need not send it again, and we are sorry for the wait.",
  },
} as const;
