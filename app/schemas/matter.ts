import * as v from "valibot";
import { askFor } from "./ask-for.ts";
import { eventDetailsSchema } from "./event-details.ts";
import { line, oneLine, typedLine } from "./fields.ts";
import { matterStates } from "./firm.ts";
import { openFlagsSchema } from "./flag.ts";
import { personSchema } from "./person.ts";
import { recordActions, recordedKinds } from "./record.ts";

/** The most characters (UTF-16) of a matter's number, and of a search. */
export const maxMatterNumber = 60;
const maxLine = 200;
/** As many as a firm has. */
const maxPeople = 200;
/** How many matters a list or a choice offers at once. */
const maxPage = 100;

const optionalLine = (max: number) =>
  v.pipe(
    v.string(),
    typedLine,
    v.maxLength(max, `Please keep this to ${max} characters.`),
    oneLine,
    v.transform((text) => text || null),
  );
const personId = v.pipe(v.string(), v.uuid("An id of a member is a UUID."));
const people = v.pipe(
  v.array(personId),
  v.maxLength(maxPeople, `Please name at most ${maxPeople} people.`),
);
const state = v.picklist(matterStates, `Please choose one of: ${matterStates.join(", ")}.`);
const name = line("Please give the matter a name.");

/** What can be said of a matter besides its name. */
const facts = {
  number: v.optional(v.nullable(optionalLine(maxMatterNumber))),
  client_name: v.optional(v.nullable(optionalLine(maxLine))),
  act_for: v.optional(v.nullable(optionalLine(maxLine))),
  /** A member of the firm. */
  responsible: v.optional(v.nullable(personId)),
  /** Whether only the people named may see what is in it. */
  restricted: v.optional(v.boolean()),
  /** The people named in it. */
  members: v.optional(people),
  state: v.optional(state),
};

export const newMatterSchema = askFor({ name, ...facts });
export type NewMatter = v.InferOutput<typeof newMatterSchema>;

const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What can be changed of a matter. With `version`, nothing is changed unless the matter still has it. */
export const matterChangeSchema = v.pipe(
  askFor({ name: v.optional(name), ...facts, version: v.optional(version) }),
  v.check(
    ({ version: _, ...change }) => Object.values(change).some((value) => value !== undefined),
    "Please say what to change of the matter.",
  ),
);
export type MatterChange = v.InferOutput<typeof matterChangeSchema>;

const chosen = v.pipe(
  v.optional(
    v.union([
      people,
      v.pipe(
        personId,
        v.transform((id) => [id]),
      ),
    ]),
    [],
  ),
  v.array(v.string()),
);
const isOn = v.pipe(
  v.optional(v.picklist(["", "on"])),
  v.transform((choice) => choice === "on"),
);
const emptyToNull = v.pipe(
  v.literal(""),
  v.transform(() => null),
);

const formVersion = v.pipe(v.string(), v.digits(), v.transform(Number));

/** A matter as its form says it, all of it. */
export const matterFormSchema = askFor({
  name,
  number: v.optional(optionalLine(maxMatterNumber), ""),
  client_name: v.optional(optionalLine(maxLine), ""),
  act_for: v.optional(optionalLine(maxLine), ""),
  responsible: v.optional(v.union([emptyToNull, personId]), ""),
  restricted: isOn,
  members: chosen,
  state: v.optional(state, "open"),
  /** Which version the form was shown with; none of a new matter. */
  version: v.optional(formVersion),
  /** Whether the form asks who may see the matter. */
  people: v.optional(v.literal("asked")),
});
type MatterForm = v.InferOutput<typeof matterFormSchema>;

/** What a form of a matter changes or makes: of the people in it nothing, where it did not ask. */
export const saidInForm = ({ people, members, restricted, ...said }: MatterForm) => ({
  ...said,
  ...(people && { members, restricted }),
});

/** An owner lets themselves in, having seen that version of the matter. */
export const letInSchema = askFor({ version: formVersion });

const pageMessage = `Please ask for 1 to ${maxPage} matters at a time.`;

/** What a list of matters can be asked for. `q` is looked for in names, numbers and clients. */
export const matterQuerySchema = v.object({
  q: v.optional(
    v.pipe(
      v.string(),
      typedLine,
      v.maxLength(maxLine, `Please search for at most ${maxLine} characters.`),
    ),
    "",
  ),
  state: v.optional(state),
  /** Those that this member is responsible for, or named in. */
  member: v.optional(personId),
  cursor: v.optional(v.string()),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, pageMessage),
      v.transform(Number),
      v.minValue(1, pageMessage),
      v.maxValue(maxPage, pageMessage),
    ),
    "25",
  ),
});
export type MatterQuery = v.InferOutput<typeof matterQuerySchema>;

/**
 * A matter as the API answers it; times are ISO 8601, UTC. An owner who is not named in a restricted one is `walled_off`: they
 * are told that there is one of this name and number, and nothing of what is in it.
 */
export const matterSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  number: v.nullable(v.string()),
  restricted: v.boolean(),
  walled_off: v.boolean(),
  state: v.picklist(matterStates),
  version: v.number(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  client_name: v.nullable(v.string()),
  act_for: v.nullable(v.string()),
  responsible: v.nullable(personSchema),
  members: v.array(personSchema),
  /** How many cases lie in it. */
  cases: v.nullable(v.number()),
  openFlags: v.nullable(openFlagsSchema),
});
export type Matter = v.InferOutput<typeof matterSchema>;

export const matterAnswerSchema = v.strictObject({ matter: matterSchema });
export const matterListSchema = v.strictObject({
  matters: v.array(matterSchema),
  nextCursor: v.nullable(v.string()),
});

const caseIds = v.pipe(
  v.array(v.pipe(v.string(), v.uuid("An id of a case is a UUID."))),
  v.minLength(1, "Please choose at least one case."),
  v.maxLength(100, "Please choose at most 100 cases."),
);

/** Where cases are to lie; null: unfiled. */
export const moveSchema = askFor({
  ids: caseIds,
  matter_id: v.nullable(v.pipe(v.string(), v.uuid("An id of a matter is a UUID."))),
});
export type Move = v.InferOutput<typeof moveSchema>;
export const movedSchema = v.strictObject({ moved: v.array(v.string()) });

/** What was done in a matter, as its people read it; times are ISO 8601, UTC. */
export const matterEventSchema = v.strictObject({
  id: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  action: v.picklist(recordActions),
  actor: v.strictObject({ id: v.string(), email: v.string() }),
  token_id: v.nullable(v.string()),
  thing: v.strictObject({ kind: v.picklist(recordedKinds), id: v.string() }),
  details: v.nullable(eventDetailsSchema),
});
export type MatterEvent = v.InferOutput<typeof matterEventSchema>;

export const matterRecordSchema = v.strictObject({
  events: v.array(matterEventSchema),
  nextCursor: v.nullable(v.string()),
});
export const matterRecordQuerySchema = v.object({ cursor: v.optional(v.string()) });
