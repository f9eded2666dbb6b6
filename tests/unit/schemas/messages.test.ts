import { describe, expect, it } from "vitest";
import { leadForms } from "../../../app/components/forms/lead-fields.ts";
import { parseForm } from "../../../app/components/forms/parse-form.ts";
import { passwordHint, signUpSchema } from "../../../app/schemas/auth.ts";
import { uploadMessages } from "../../../app/schemas/cases/upload.ts";
import { contactEnquirySchema, leadSchema } from "../../../app/schemas/leads/lead.ts";
import { AppError } from "../../../app/services/errors.ts";
import { parseInput } from "../../../app/services/validation.ts";
import { exported, isSchema, type Node, ofCalls, schemas } from "./all-schemas.ts";

const wrong: unknown[] = [
  ...[undefined, null, true, -7, 0.5, Number.NaN, 1e9, [], [7], {}, { surprise: 1 }],
  ...["", " ", "x", "x y", "two\nlines", "a".repeat(30_000), "https://nowhere", "a@b"],
];

/** What a schema is given: nothing, nonsense, and for an object each of its keys alone with nonsense, and one too many. */
function faultsFor({ entries, options }: Node): unknown[] {
  const branches = (options ?? []).filter(isSchema).flatMap(faultsFor);
  const keys = Object.keys(entries ?? {});
  const named = Object.fromEntries(
    Object.entries(entries ?? {}).flatMap(([key, entry]) =>
      "literal" in entry ? [[key, entry.literal]] : [],
    ),
  );
  return [
    ...wrong,
    ...branches,
    ...keys.flatMap((key) => wrong.map((value) => ({ ...named, [key]: value }))),
    ...(entries ? [named, { ...named, surprise: "x" }] : []),
  ];
}

/** The messages of what the API answers. */
function messagesOf(schema: Node, input: unknown): string[] {
  try {
    parseInput(schema, input);
    return [];
  } catch (error) {
    if (error instanceof AppError) return Object.values(error.details.fields ?? {}).flat();
    throw error;
  }
}

/** The same of what a form says, where the input can come as one. */
function messagesOfForm(schema: Node, input: unknown): string[] {
  if (!schema.entries || typeof input !== "object" || input === null) return [];
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.append(name, String(value));
  return Object.values(parseForm(form, schema).reply().error ?? {}).flatMap((said) => said ?? []);
}

/** Given by the specification as they are. */
const givenWords: string[] = [passwordHint, ...Object.values(uploadMessages)];
/** A name in quotation marks is one to be sent as it stands. */
const withoutNames = (words: string) => words.replaceAll(/“[a-z_]+”/g, "“”");
const isSentence = (words: string) =>
  givenWords.includes(words) ||
  (/^[A-Z“][^\n]*[\w)”][.?]$/.test(words) &&
    !/\b(Invalid|Expected|received|undefined|null|NaN)\b|\||[_"{}]|\b[a-z]+[A-Z]/.test(
      withoutNames(words),
    ));

describe("every message about what was sent", () => {
  it("is looked for in all schemas", () => {
    expect(exported.length).toBeGreaterThan(30);
    expect(ofCalls.length).toBeGreaterThan(20);
    expect(schemas.length).toBeGreaterThan(150);
  });

  it("is a sentence for a person: of missing, wrong and unknown keys, from the API and from forms", () => {
    const told = new Set(
      schemas.flatMap((schema) =>
        faultsFor(schema).flatMap((input) => [
          ...messagesOf(schema, input),
          ...messagesOfForm(schema, input),
        ]),
      ),
    );
    expect(told.size).toBeGreaterThan(30);
    const wrongWords = [...told].filter((words) => !isSentence(words));
    expect(wrongWords.map((words) => words.slice(0, 200))).toEqual([]);
  });

  it("of a missing key is what its field asks for", () => {
    const refused = () => parseInput(leadSchema, { lead_type: "contact_page" });
    expect(refused).toThrow(
      expect.objectContaining({
        details: {
          fields: {
            business_name: ["Please enter your business name."],
            email: ["Please enter your email address."],
            enquiry_type: ["Please choose one."],
            message: ["Please tell us a little about what you need."],
          },
        },
      }),
    );
    const empty = new FormData();
    empty.set("lead_type", "contact_page");
    expect(parseForm(empty, contactEnquirySchema).reply().error).toMatchObject({
      enquiry_type: ["Please choose one."],
      message: ["Please tell us a little about what you need."],
    });
    expect(() => parseInput(signUpSchema, {})).toThrow(
      expect.objectContaining({
        details: {
          fields: { email: ["Please enter your email address."], password: [passwordHint] },
        },
      }),
    );
  });

  it("of a question that was left open is the same whether its answer is empty or missing", () => {
    for (const { schema } of Object.values(leadForms)) {
      const missing = new FormData();
      const empty = new FormData();
      for (const name of Object.keys(schema.entries)) empty.set(name, "");
      for (const form of [missing, empty]) form.set("lead_type", schema.entries.lead_type.literal);
      expect(parseForm(missing, schema).reply().error).toEqual(
        parseForm(empty, schema).reply().error,
      );
    }
  });
});
