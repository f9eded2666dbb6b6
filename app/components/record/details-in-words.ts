import type { Changed, EventDetails } from "../../schemas/event-details.ts";
import { factLabels } from "../../schemas/fact-rows.ts";
import { roles } from "../../schemas/firm.ts";
import { roleNames } from "../firm/role-words.ts";

const lowerCase = (labels: Record<string, string>) =>
  Object.fromEntries(Object.entries(labels).map(([field, label]) => [field, label.toLowerCase()]));

/** What can be changed, as it is called. */
const names: Record<string, string> = {
  ...{ name: "name", number: "matter number", client_name: "client", act_for: "side" },
  ...{ state: "state", responsible: "responsible lawyer", role: "role", scopes: "permissions" },
  ...{ time_zone: "time zone", password_length: "minimum password length" },
  marks_by: "in whose name marked copies speak",
  ...{ originals: "how long original files are kept", reason: "reason", url: "address" },
  ...{ events: "what it is sent", case_name: "name", case_type: "type", client: "client" },
  ...{ matter_id: "matter", assignee: "assignee", riskLevel: "level", clauseTitle: "title" },
  ...{ explanation: "why it matters", recommendation: "what to ask for", note: "note" },
  ...{ wording: "proposed wording", executiveSummary: "executive summary" },
  ...{ flag_added: "a flag of their own added", flag_deleted: "a flag of their own deleted" },
  ...{ date_added: "a date of their own added", date_day: "the day of a date" },
  ...{ date_event: "the day of an event", date_state: "a date" },
  undone: "their last change undone",
  ...lowerCase(factLabels),
  until: "guest until",
};

/** What says more than its name and its values. */
const sentences: Record<string, string> = {
  "restricted true": "restricted to the people named",
  "restricted false": "opened to the whole firm",
  "require_second_factor true": "a second factor required of every member",
  "require_second_factor false": "a second factor no longer required",
  "until null": "no last day any more",
  "disabled true": "turned off",
  "disabled false": "turned on",
  "state open": "open again",
  "state accepted": "to be raised",
  "state dismissed": "not an issue",
  "date_state proposed": "a date to be checked",
  "date_state confirmed": "a date confirmed",
  "date_state dismissed": "a date dismissed",
  "hidden true": "hidden from the report",
  "hidden false": "shown in the report again",
};

const values: Record<string, string> = {
  ...{ until_deleted: "until the case is deleted", "90_days": "90 days", "30_days": "30 days" },
  ...Object.fromEntries(roles.map((role) => [role, roleNames[role].toLowerCase()])),
};

const both = new Intl.ListFormat("en-AU", { type: "conjunction" });

/**
 * What an event tells besides who did what: "added Priya Raman", "role from assistant to lawyer".
 * @param called what people are called now, by their ids.
 */
export function detailsInWords(
  { person, heir, invited, added, removed, changed = [], refused, way }: EventDetails,
  called: Record<string, string>,
): string {
  const people = (all: readonly { id: string; email: string }[]) =>
    both.format(all.map(({ id, email }) => called[id] ?? (email || "somebody")));
  return [
    person && people([person]),
    invited,
    added && `added ${people(added)}`,
    removed && `removed ${people(removed)}`,
    ...changed.map((one) => changeInWords(one, called)),
    refused && refusedInWords(refused),
    heir && `handed over to ${people([heir])}`,
    way &&
      { in: "into the matter", out: "out of the matter", edited: "edited", deleted: "deleted" }[
        way
      ],
  ]
    .filter(Boolean)
    .join("; ");
}

const refusedAs = {
  password: ["a wrong password for the account", "wrong passwords for the account"],
  code: ["a wrong code for the account", "wrong codes for the account"],
  wall: ["something that is not open to them", "times something that is not open to them"],
  limit: ["too many attempts at once", "times too many attempts at once"],
};

/** Who typed a wrong password or code, nobody knows: only whose account it was for. */
const refusedInWords = ({ what, count }: NonNullable<EventDetails["refused"]>) =>
  count === 1 ? refusedAs[what][0] : `${count} ${refusedAs[what][1]} within an hour`;

function changeInWords({ what, from, to }: Changed, called: Record<string, string>): string {
  const sentence = sentences[`${what} ${to}`];
  if (sentence) return sentence;
  const value = (of: Changed["to"]) =>
    of === null ? "nobody" : (values[`${of}`] ?? called[`${of}`] ?? `${of}`);
  const name = names[what] ?? what;
  if (to === undefined) return name;
  return from === undefined || from === null
    ? `${name}: ${value(to)}`
    : `${name} from ${value(from)} to ${value(to)}`;
}
