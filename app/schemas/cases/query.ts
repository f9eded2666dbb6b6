import * as v from "valibot";
import { riskLevels } from "../analysis.ts";
import { typedLine } from "../fields.ts";
import { matterId, maxCaseType } from "./fields.ts";
import { caseStatuses } from "./life.ts";

/** The orders of a list: by age, by name, by the highest risk of each case. */
export const caseSorts = ["newest", "name", "risk"] as const;
export type CaseSort = (typeof caseSorts)[number];

/** How a list asks for the cases that lie in no matter. */
export const unfiled = "unfiled";

/** The most characters (UTF-16) of a search. */
export const maxSearch = 200;

/** What a list of cases can be asked for. `q` is looked for in names and in the documents' text. */
export const caseQuerySchema = v.object({
  q: v.optional(
    v.pipe(
      v.string(),
      typedLine,
      v.maxLength(maxSearch, `Please search for at most ${maxSearch} characters.`),
    ),
    "",
  ),
  status: v.optional(v.picklist(caseStatuses, `Please choose one of: ${caseStatuses.join(", ")}.`)),
  risk: v.optional(v.picklist(riskLevels, `Please choose one of: ${riskLevels.join(", ")}.`)),
  type: v.optional(v.pipe(v.string(), typedLine, v.maxLength(maxCaseType))),
  /** Those in one matter, or in none. */
  matter: v.optional(v.union([v.literal(unfiled), matterId])),
  /** Those with a card of this kind, by its id in the vocabulary. */
  clause: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, "Please name a kind of clause by its id.")),
  ),
  /** The SHA-256 of a file, in hexadecimal: has this document been uploaded before? */
  sha256: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-9a-f]{64}$/, "Please give the SHA-256 as 64 hexadecimal digits."),
    ),
  ),
  /** The name of a file: of which cases may it be a further version, by its name and theirs? */
  continues: v.optional(
    v.pipe(v.string(), typedLine, v.maxLength(255, "A name of a file has at most 255 characters.")),
  ),
  sort: v.optional(
    v.picklist(caseSorts, `Please choose one of: ${caseSorts.join(", ")}.`),
    "newest",
  ),
  cursor: v.optional(v.string()),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, "Please ask for 1 to 100 cases at a time."),
      v.transform(Number),
      v.minValue(1, "Please ask for 1 to 100 cases at a time."),
      v.maxValue(100, "Please ask for 1 to 100 cases at a time."),
    ),
    "25",
  ),
});
export type CaseQuery = v.InferOutput<typeof caseQuerySchema>;
