import * as v from "valibot";
import { riskLevels, sides, spanSchema } from "./analysis.ts";
import { askFor } from "./ask-for.ts";
import { oneLine } from "./fields.ts";
import { caseFlagSchema, openFlagsSchema } from "./flag.ts";
import { editedFieldSchema } from "./hand.ts";

/** The life of a case: `failed` is where the product goes past its specification. */
export const caseStatuses = ["analyzing", "analyzed", "failed"] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** How far an analysis has come; the last one is reached by success alone. */
export const caseStages = ["stored", "reading", "analysing", "done"] as const;
export type CaseStage = (typeof caseStages)[number];

/** Why a document could not be analysed. */
export const failureCodes = [
  "password_protected",
  "no_text",
  "damaged",
  "unsupported",
  "too_long",
  "analyser_unavailable",
  "analyser_refused",
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** Whether the same document may be analysed later; otherwise only another one can. */
export const canPassLater = (code: FailureCode) =>
  code === "analyser_unavailable" || code === "analyser_refused";

/** Pictures of pages, whose words are read in the browser. */
export const pictureTypes = ["jpg", "png", "tif"] as const;
export type PictureType = (typeof pictureTypes)[number];

/** The kinds of file that can be uploaded, by their extension. The first four are those of the specification, section 5. */
export const fileTypes = ["pdf", "doc", "docx", "txt", "rtf", "odt", ...pictureTypes] as const;
export type FileType = (typeof fileTypes)[number];

/** Whether a file is a picture of a page. */
export const isPicture = (type: FileType): type is PictureType =>
  pictureTypes.some((picture) => picture === type);

/** What else a kind of file may be called. */
const otherEndings: Record<string, FileType> = { jpeg: "jpg", tiff: "tif" };

/** What a file is by the end of its name. */
export function typeByName(name: string): FileType | undefined {
  const ending = /\.([a-z]{3,4})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";
  return otherEndings[ending] ?? fileTypes.find((type) => type === ending);
}

/** The same for the choice of a file. */
export const acceptedFiles = [...fileTypes, ...Object.keys(otherEndings)]
  .map((ending) => `.${ending}`)
  .join();

/** `PDF, DOC or TXT`; by their extensions `.pdf, .doc or .txt`. */
export function fileTypesInWords(word: "and" | "or", look: "name" | "extension" = "name"): string {
  const names = fileTypes.map((type) => (look === "name" ? type.toUpperCase() : `.${type}`));
  return `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1)}`;
}

/** 10 MB; exactly this many bytes is allowed. */
export const maxFileBytes = 10 * 1024 * 1024;

/**
 * The most characters (UTF-16) of a text that is read and analysed: some 400 pages. Reading and analysing the worst
 * document of this length is to stay under 96 MB of heap and 10 s of processor time; `npm run bench:extract` measures it.
 */
export const maxCharacters = 1_500_000;

/** Specification, section 9. */
export const hoursSavedPerCase = 2.5;
export const recentCasesShown = 5;

/** The most characters (UTF-16) of a case's name, of its type and of a search. */
export const maxCaseName = 200;
export const maxCaseType = 100;
export const maxSearch = 200;

const matterId = v.pipe(v.string(), v.uuid("An id of a matter is a UUID."));
const caseName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(maxCaseName, `Please keep the case name to ${maxCaseName} characters.`),
  oneLine,
);
const givenName = v.pipe(
  v.string("Please give the case a name."),
  caseName,
  v.nonEmpty("Please give the case a name."),
);
const caseType = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(maxCaseType, `Please keep the case type to ${maxCaseType} characters.`),
  oneLine,
);
const client = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200, "Please keep the client’s name to 200 characters."),
  oneLine,
);
const side = v.picklist(sides, `Please choose one of: ${sides.join(", ")}.`);
const emptyToNull = v.transform((text: string) => text || null);

/** What the specification's sections 5 and 8 have an upload say; the unticked box is ours. */
export const uploadMessages = {
  missing: "Please fill in all required fields",
  unconfirmed: "Please tick this box to confirm that you have the right to upload.",
  failed: "Failed to upload and analyze document",
  analysed: "Document analyzed successfully!",
} as const;

/** How an upload says that its document is to be read with no playbook. */
export const withoutPlaybook = "none";

/** What may come with an uploaded file. An empty case name becomes the file's name without its extension. */
export const uploadFieldsSchema = askFor({
  case_name: v.optional(caseName, ""),
  case_type: v.optional(v.pipe(caseType, emptyToNull)),
  side: v.optional(
    v.union([
      v.pipe(
        v.literal(""),
        v.transform(() => null),
      ),
      side,
    ]),
  ),
  /** Whom the user acts for, in words of their own: it is matched to a party once the document is read. */
  client: v.optional(v.pipe(client, emptyToNull)),
  /** The matter in which the case is to lie; without one it is unfiled. */
  matter_id: v.optional(v.pipe(v.union([v.literal(""), matterId]), emptyToNull)),
  /** The playbook to read it with, or none; without it, the one that fits. */
  playbook_id: v.optional(
    v.pipe(
      v.union([
        v.literal(""),
        v.literal(withoutPlaybook),
        v.pipe(v.string(), v.uuid("An id of a playbook is a UUID.")),
      ]),
      emptyToNull,
    ),
  ),
  /** A case whose document could not be analysed, and which this upload takes the place of. */
  replaces: v.optional(v.pipe(v.string(), v.uuid("An id of a case is a UUID."))),
});
export type UploadFields = v.InferOutput<typeof uploadFieldsSchema>;

/** The box of the page's form that says that the document may be uploaded. */
export const confirmedField = "confirmed";

/** The same from the page's form without scripts, whose box has to be ticked. */
export const uploadFormSchema = v.pipe(
  askFor({
    ...uploadFieldsSchema.entries,
    [confirmedField]: v.pipe(
      v.optional(v.string(), ""),
      v.literal("on", uploadMessages.unconfirmed),
    ),
    /** The case that the document is the next version of; without one it is a case of its own. */
    version_of: v.optional(
      v.pipe(
        v.union([v.literal(""), v.pipe(v.string(), v.uuid("An id of a case is a UUID."))]),
        emptyToNull,
      ),
    ),
  }),
  v.transform(({ [confirmedField]: _, ...fields }) => fields),
);

/** What can be changed of a case. */
export const caseChangeSchema = v.pipe(
  askFor({
    case_name: v.optional(givenName),
    case_type: v.optional(v.nullable(v.pipe(caseType, emptyToNull))),
    side: v.optional(v.nullable(side)),
    /** A party of the document by its name, its role or what else it is called; the levels follow at once. */
    client: v.optional(v.nullable(v.pipe(client, emptyToNull))),
    /** An open matter; null takes the case out of its matter. */
    matter_id: v.optional(v.nullable(matterId)),
    /** What the one who changes it has seen: nothing is changed unless it still is like this. */
    seen: v.optional(
      v.strictObject({
        case_name: v.optional(caseName),
        case_type: v.optional(v.nullable(v.pipe(caseType, emptyToNull))),
        side: v.optional(v.nullable(side)),
      }),
    ),
  }),
  v.check(
    ({ seen: _, ...change }) => Object.values(change).some((value) => value !== undefined),
    "Please say what to change: the name of the case, its type, its matter, the side or the client.",
  ),
);
export type CaseChange = v.InferOutput<typeof caseChangeSchema>;

/** An analysis that a reader asks for, perhaps for another side. */
export const analyseFormSchema = askFor({ side: v.optional(side) });

/** Whom the reader acts for, as the case's page asks; empty is nobody. */
export const clientFormSchema = askFor({
  client: v.optional(v.pipe(client, emptyToNull), ""),
});

/** The orders of a list: by age, by name, by the highest risk of each case. */
export const caseSorts = ["newest", "name", "risk"] as const;
export type CaseSort = (typeof caseSorts)[number];

/** How a list asks for the cases that lie in no matter. */
export const unfiled = "unfiled";

/** What a list of cases can be asked for. `q` is looked for in names and in the documents' text. */
export const caseQuerySchema = v.object({
  q: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(maxSearch, `Please search for at most ${maxSearch} characters.`),
    ),
    "",
  ),
  status: v.optional(v.picklist(caseStatuses, `Please choose one of: ${caseStatuses.join(", ")}.`)),
  risk: v.optional(v.picklist(riskLevels, `Please choose one of: ${riskLevels.join(", ")}.`)),
  type: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxCaseType))),
  /** Those in one matter, or in none. */
  matter: v.optional(v.union([v.literal(unfiled), matterId])),
  /** The SHA-256 of a file, in hexadecimal: has this document been uploaded before? */
  sha256: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-9a-f]{64}$/, "Please give the SHA-256 as 64 hexadecimal digits."),
    ),
  ),
  /** The name of a file: of which cases may it be a further version, by its name and theirs? */
  continues: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(255, "A name of a file has at most 255 characters.")),
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

const time = v.pipe(v.string(), v.isoTimestamp());

/** A case as the API answers it; times are ISO 8601, UTC. */
export const caseSchema = v.strictObject({
  id: v.string(),
  case_name: v.string(),
  file_name: v.string(),
  file_size: v.number(),
  /** The number of the newest version of its document, which it is about: 1 where there is only one. */
  version: v.number(),
  case_type: v.nullable(v.string()),
  side: v.nullable(v.picklist(sides)),
  /** A party's name as in `facts.parties`; what was typed at the upload where no party is called so. */
  client: v.nullable(v.string()),
  /** Null: unfiled. */
  matter: v.nullable(v.strictObject({ id: v.string(), name: v.string() })),
  status: v.picklist(caseStatuses),
  stage: v.picklist(caseStages),
  failure: v.nullable(v.strictObject({ code: v.picklist(failureCodes), message: v.string() })),
  /** As people have edited it. */
  ai_summary: v.nullable(v.string()),
  /** The key facts in words, by their names and as people have edited them; a line for each entry. */
  facts: v.record(v.string(), v.string()),
  /** By the name of each field that was edited (`executiveSummary`, or a fact). */
  edited: v.record(v.string(), editedFieldSchema),
  /** Counts what people have changed of summary, facts and note. */
  editVersion: v.number(),
  note: v.nullable(v.string()),
  risk_flags: v.array(caseFlagSchema),
  /**
   * Flags of people's own, edited ones, and those decided about in an earlier version, whose words the present text does
   * not have; their places say nothing.
   */
  unplaced: v.array(caseFlagSchema),
  openFlags: openFlagsSchema,
  analyser: v.nullable(v.string()),
  words: v.nullable(v.number()),
  /** What to know about the file: that its words were read from a scan by machine, which pages have none. */
  notes: v.array(v.strictObject({ code: v.string(), message: v.string() })),
  /** When the user's setting deletes the original; null when nothing will. */
  original_expires_at: v.nullable(time),
  /** Since when the original is gone; the case keeps its analysis. */
  original_deleted_at: v.nullable(time),
  created_at: time,
});
export type Case = v.InferOutput<typeof caseSchema>;

/** Words of a document around what was searched for; `marks` are UTF-16 offsets in `text`. */
export const foundWordsSchema = v.strictObject({ text: v.string(), marks: v.array(spanSchema) });
export type FoundWords = v.InferOutput<typeof foundWordsSchema>;

/** A case in a list; a search adds the words that it found, null when they are in its names alone. */
export const listedCaseSchema = v.strictObject({
  ...caseSchema.entries,
  found: v.optional(v.nullable(foundWordsSchema)),
});
export type ListedCase = v.InferOutput<typeof listedCaseSchema>;

/** A case as pages list it: of its flags, which may be many, only how many there are of each level. */
export type CaseLine = Pick<
  ListedCase,
  "id" | "case_name" | "case_type" | "file_name" | "matter" | "status" | "failure" | "created_at"
> & { counts: Case["openFlags"]; found: FoundWords | null };

const caseId = v.pipe(v.string("Please choose a case."), v.uuid("An id of a case is a UUID."));
const caseIds = v.pipe(
  v.array(caseId),
  v.minLength(1, "Please choose at least one case."),
  v.maxLength(100, "Please choose at most 100 cases."),
);

/** Several cases at once. */
export const caseIdsSchema = askFor({ ids: caseIds });

/** The names that a form was shown with, for `seen` of `caseChangeSchema`. */
const seenInForm = {
  seen_name: v.optional(caseName),
  seen_type: v.optional(v.pipe(caseType, emptyToNull), ""),
};

/** What the menu of a case in a list changes: the form of `caseChangeSchema`. An emptied case type is none. */
export const caseFormSchema = askFor({
  id: caseId,
  case_name: givenName,
  case_type: v.optional(v.pipe(caseType, emptyToNull), ""),
  ...seenInForm,
});

/** The boxes of a list that are ticked, one or several, as its buttons send them. */
const chosenIds = v.union(
  [
    caseIds,
    v.pipe(
      caseId,
      v.transform((id) => [id]),
    ),
  ],
  "Please choose at least one case.",
);

/** What a case's own menu sends along when another of its buttons is pressed. */
const comingAlong = {
  case_name: v.optional(v.string()),
  seen_name: v.optional(v.string()),
  seen_type: v.optional(v.string()),
  case_type: v.optional(v.string()),
};

/** Several cases at once, whatever else their forms ask. */
export const chosenCasesSchema = askFor({
  id: chosenIds,
  ...comingAlong,
  matter_id: v.optional(v.string()),
});

const whereTo = "Please choose where to move them.";

/** The same with the place to which they are moved. */
export const movedCasesSchema = askFor({
  id: chosenIds,
  matter_id: v.pipe(
    v.string(whereTo),
    v.nonEmpty(whereTo),
    v.union([v.literal(unfiled), matterId], whereTo),
    v.transform((place) => (place === unfiled ? null : place)),
  ),
});
