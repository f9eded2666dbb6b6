import {
  budgetLabels,
  contactEnquirySchema,
  enquiryTypeLabels,
  homeEnquirySchema,
  resourceRequestSchema,
  urgencyLabels,
} from "../../schemas/lead.ts";

export type LeadField = {
  name: string;
  label: string;
  type: "text" | "email" | "tel" | "url" | "select" | "textarea";
  /** Checked: without it nothing is sent. */
  required?: boolean;
  /** Shown as wanted, and not checked. */
  wanted?: boolean;
  hint?: string;
  autoComplete?: string;
  options?: Record<string, string>;
  rows?: number;
};

const businessName: LeadField = {
  name: "business_name",
  label: "Business Name",
  type: "text",
  required: true,
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
  required: true,
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
  required: true,
  hint: "What is happening now, and what should happen instead?",
  rows: 6,
};

/** What each form asks, in order, and what it takes for an answer. The names are columns of `contacts`. */
export const leadForms = {
  contact_form: {
    schema: homeEnquirySchema,
    submit: "Send my enquiry",
    fields: [
      businessName,
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
      { ...email, required: true },
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
      { name: "name", label: "Name", type: "text", required: true, autoComplete: "name" },
      { ...email, required: true },
      businessName,
      { ...phone, label: "Mobile Number", required: true, hint: "Such as 0412 345 678" },
      website,
    ],
  },
} as const satisfies Record<
  string,
  { schema: object; submit: string; fields: readonly LeadField[] }
>;

export type LeadType = keyof typeof leadForms;
export const isLeadType = (type: unknown): type is LeadType =>
  typeof type === "string" && Object.hasOwn(leadForms, type);
