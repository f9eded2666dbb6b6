import { describe, expect, it } from "vitest";
import { limitsOf } from "../../../app/components/forms/limits.ts";
import { parseForm } from "../../../app/components/forms/parse-form.ts";
import { signUpSchema } from "../../../app/schemas/auth.ts";
import {
  contactEnquirySchema,
  homeEnquirySchema,
  resourceRequestSchema,
} from "../../../app/schemas/leads/lead.ts";

const needed = (limits: ReturnType<typeof limitsOf>) =>
  Object.keys(limits).filter((name) => limits[name]?.required && name !== "lead_type");

describe("the limits of a form's fields", () => {
  it("say which answers its schema insists on, and no others", () => {
    const lead = ["business_name", "enquiry_type", "message"];
    expect(needed(limitsOf(homeEnquirySchema))).toEqual(lead);
    expect(needed(limitsOf(contactEnquirySchema)).toSorted()).toEqual(
      [...lead, "email"].toSorted(),
    );
    expect(needed(limitsOf(resourceRequestSchema)).toSorted()).toEqual(
      ["name", "email", "business_name", "phone"].toSorted(),
    );
  });

  it("say how long an answer may be, and how short", () => {
    expect(limitsOf(homeEnquirySchema).business_name).toMatchObject({ maxLength: 200 });
    expect(limitsOf(signUpSchema).email).toMatchObject({ maxLength: 254 });
    expect(limitsOf(signUpSchema).password).toMatchObject({ minLength: 6, maxLength: 128 });
  });
});

it("an answer with several faults is told of the first one alone", () => {
  const empty = new FormData();
  for (const name of ["email", "password"]) empty.set(name, "");
  const { error } = parseForm(empty, signUpSchema).reply();
  expect(error).toMatchObject({ email: ["Please enter your email address."] });
  expect(error?.password).toHaveLength(1);
});
