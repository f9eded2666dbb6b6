import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parseForm } from "../../../app/components/forms/parse-form.ts";
import { contactEnquirySchema } from "../../../app/schemas/leads/lead.ts";
import { asSeen, keyboardAsSeen, lineAsSeen } from "../../../app/schemas/text/as-seen.ts";
import { isSchema, type Node, schemas } from "./all-schemas.ts";

const unseen = ["\u200b", "\u2060", "\u00ad", "\ufeff", "\u202d", "\u2068", "\u061c", "\u0007"];

describe("a text as it is seen", () => {
  it("has nothing in it that prints nothing, wherever that stands, and nothing more to take away", () => {
    const piece = fc.oneof(
      fc.constantFrom(...unseen, " ", "\n", "-"),
      fc.string({ unit: "grapheme" }),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join("");
        for (const tidy of [asSeen, lineAsSeen, keyboardAsSeen]) {
          const seen = tidy(text);
          expect(unseen.filter((sign) => seen.includes(sign))).toEqual([]);
          expect(tidy(seen)).toBe(seen);
        }
      }),
    );
  });

  it("keeps what shapes the signs beside it: emoji, letters that join, a chosen form of a letter", () => {
    for (const text of [
      "👩🏽‍⚕️ ❤️ 1️⃣ 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
      "می‌خواهم",
      "क्‍ष",
      "葛\u{e0100}城",
    ])
      expect(asSeen(text)).toBe(text);
    expect(asSeen("Pe\u200dter 04\u200c12 🏴\u{e0041}\u{e0042} ❤️\u200d")).toBe("Peter 0412 🏴 ❤️");
  });

  it("keeps its lines and its dashes, and of one line the spaces and hyphens are the keyboard's", () => {
    const text = "2026\u20110412 –\u00a0Smith\nand\u202fCo";
    expect(asSeen(text)).toBe(text);
    expect(lineAsSeen(text)).toBe("2026-0412 – Smith\nand Co");
    expect(keyboardAsSeen("（０２）\u20129876—5432")).toBe("(02)-9876-5432");
  });
});

/** What nobody types as words: passwords stay as they are, ids and lists of them have no others, words of a document are its own. */
const asTheyAre = new Set([
  ...["password", "current_password", "id", "assignee", "rule", "rule_id", "flags", "comments"],
  ...["quote", "scanned text", "clauseTitle of a quote"],
]);

const isFreeText = ({ pipe = [] }: Node) =>
  pipe[0]?.type === "string" &&
  pipe.some(({ type }) => type === "max_length") &&
  !pipe.some(({ type }) => type === "regex");

/** The texts that a schema takes, each by the name of its field. */
function textsIn(schema: Node, name = ""): [name: string, text: Node][] {
  if (isFreeText(schema)) return [[name, schema]];
  const { entries = {}, options = [], pipe = [], item, wrapped } = schema;
  const said = (key: string) => {
    if ("words" in entries && key === "text") return "scanned text";
    return "quote" in entries && "state" in entries && key === "clauseTitle"
      ? "clauseTitle of a quote"
      : key;
  };
  return [
    ...Object.entries(entries).flatMap(([key, entry]) => textsIn(entry, said(key))),
    ...[...options, ...pipe, item, wrapped]
      .filter((part) => part !== schema)
      .filter(isSchema)
      .flatMap((part) => textsIn(part, name)),
  ];
}

it("every answer in words is read as it is seen, in each schema", () => {
  const texts = schemas.filter(({ entries }) => entries).flatMap((schema) => textsIn(schema));
  expect(new Set(texts.map(([, text]) => text)).size).toBeGreaterThan(40);
  const left = texts.filter(([name, text]) => {
    const { output } = v.safeParse(text, "an\u2060swer\u200b");
    return /[\u2060\u200b]/.test(JSON.stringify(output)) && !asTheyAre.has(name);
  });
  expect([...new Set(left.map(([name]) => name))]).toEqual([]);
});

describe("a form with what was pasted", () => {
  const given = { lead_type: "contact_page", enquiry_type: "seo", email: "li@firm.example" };
  const sent = (answers: Record<string, string>) => {
    const form = new FormData();
    const filled = { ...given, business_name: "Li & Co", message: "Hello.", ...answers };
    for (const [name, value] of Object.entries(filled)) form.set(name, value);
    return parseForm(form, contactEnquirySchema);
  };
  const answersTo = (answers: Record<string, string>) => {
    const submission = sent(answers);
    return submission.status === "success" ? submission.value : submission.error;
  };

  it("takes a telephone number as phones and office programs give it", () => {
    const numbers = {
      "\u2068(02) 8123\u00a04567\u2069": "(02) 8123 4567",
      "1300–555−010": "1300-555-010",
      "TEL:+61-2-8123-4567;ext=12": "+61-2-8123-4567;ext=12",
      "０２ ８１２３ ４５６７": "02 8123 4567",
      "0412 000 111; 0413 000 222": "0412 000 111; 0413 000 222",
      "0412 000 111 & (02) 8123 4567": "0412 000 111 & (02) 8123 4567",
    };
    for (const [phone, stored] of Object.entries(numbers))
      expect(answersTo({ phone }), phone).toMatchObject({ phone: stored });
    for (const phone of ["\u2060\u200b", "tel:"])
      expect(answersTo({ phone }), JSON.stringify(phone)).not.toMatchObject({ phone });
    expect(sent({ phone: "tel:<script>" }).status).toBe("error");
  });

  it("takes an address of e-mail or of the web the same way", () => {
    const emails = {
      "\ufeffMai\u00adl@Li\u2011Co.example\u2060": "mail@li-co.example",
      "MAILTO:o\u2018brien@firm.example?subject=Hello": "o'brien@firm.example",
    };
    for (const [email, stored] of Object.entries(emails))
      expect(answersTo({ email }), email).toMatchObject({ email: stored });
    expect(answersTo({ website: "\u200ewww.li\u2013co.example/a\u2013b" })).toMatchObject({
      website: "https://www.li-co.example/a\u2013b",
    });
  });

  it("takes what holds nothing that is seen for an empty answer", () => {
    expect(answersTo({ business_name: "\u200b \u3164\u2060", message: "\u00ad" })).toEqual({
      business_name: ["Please enter your business name."],
      message: ["Please tell us a little about what you need."],
    });
  });
});
