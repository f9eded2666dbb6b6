import type { GenericSchema } from "valibot";
import {
  budgetLabels,
  contactEnquirySchema,
  enquiryTypeLabels,
  homeEnquirySchema,
  type Lead,
  resourceRequestSchema,
  urgencyLabels,
} from "../../schemas/leads/lead.ts";

export type LeadField = {
  name: string;
  label: string;
  type: "text" | "email" | "tel" | "url" | "select" | "textarea";
  /** Shown as needed though the schema does not insist. */
  wanted?: boolean;
  hint?: string;
  autoComplete?: string;
  options?: Record<string, string>;
  rows?: number;
  /** Takes a line of its own where there are two columns. */
  wide?: boolean;
};

const businessName: LeadField = {
  name: "business_name",
  label: "Business Name",
  type: "text",
  autoComplete: "organization",
};
const website: LeadField = {
  name: "website",
  label: "Website",
  type: "url",
  hint: "If you have one, such as https://example.com.au",
  autoComplete: "url",
};
const email: LeadField = { name: "email", label: "Email", type: "email", autoComplete: "email" };
const phone: LeadField = { name: "phone", label: "Phone", type: "tel", autoComplete: "tel" };
const enquiryType: LeadField = {
  name: "enquiry_type",
  label: "What do you need?",
  type: "select",
  options: enquiryTypeLabels,
};
const budget: LeadField = {
  name: "budget",
  label: "Budget",
  type: "select",
  wanted: true,
  options: budgetLabels,
};
const message: LeadField = {
  name: "message",
  label: "Message",
  type: "textarea",
  hint: "What is happening now, and what should happen instead?",
  rows: 6,
  wide: true,
};

/** What each form asks, in order, and the schema that says what it takes for an answer. The names are columns of `contacts`. */
export const leadForms = {
  contact_form: {
    schema: homeEnquirySchema,
    submit: "Send my enquiry",
    fields: [
      { ...businessName, wide: true },
      website,
      {
        ...email,
        hint: "So that we can write back. Leave it empty if you would rather book a call.",
      },
      enquiryType,
      budget,
      message,
    ],
  },
  contact_page: {
    schema: contactEnquirySchema,
    submit: "Send my enquiry",
    fields: [
      businessName,
      { name: "name", label: "Contact Name", type: "text", wanted: true, autoComplete: "name" },
      email,
      phone,
      website,
      enquiryType,
      budget,
      {
        name: "urgency",
        label: "How soon?",
        type: "select",
        options: urgencyLabels,
      },
      message,
    ],
  },
  ai_resource: {
    schema: resourceRequestSchema,
    submit: "Email me the guide",
    fields: [
      { name: "name", label: "Name", type: "text", autoComplete: "name" },
      email,
      businessName,
      { ...phone, label: "Mobile Number", hint: "Such as 0412 345 678" },
      { ...website, wide: true },
    ],
  },
} as const satisfies Record<
  string,
  { schema: object; submit: string; fields: readonly LeadField[] }
>;

/** Where on its page the answer to a form is: a page has one form, and the page that answers a plain post begins there. */
export const answerId = "answer";

export type LeadType = keyof typeof leadForms;

/** The schema of a form. The three are the branches of Lead; the compiler cannot follow the look-up by name. */
export const leadSchemaOf = (type: LeadType) =>
  leadForms[type].schema as unknown as GenericSchema<Record<string, unknown>, Lead>;

export const isLeadType = (type: unknown): type is LeadType =>
  typeof type === "string" && Object.hasOwn(leadForms, type);
