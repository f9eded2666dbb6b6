import * as v from "valibot";
import { askFor } from "../ask-for.ts";
import { currentPassword, minPasswordLength } from "../auth.ts";
import { oneLine, typedLine } from "../fields.ts";
import { markAuthors } from "../firm.ts";

const maxName = 100;
/** More than that keeps people from passwords that they can remember. */
export const mostPasswordLength = 64;

/** A name of the IANA's list, such as `Australia/Perth`: an offset is no zone, since it knows no daylight saving. */
function isTimeZone(name: string): boolean {
  if (!/^[a-z][\w+\-/]*$/i.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

const named = (ask: string) =>
  v.pipe(
    v.string(ask),
    typedLine,
    v.nonEmpty(ask),
    v.maxLength(maxName, `Please keep this to ${maxName} characters.`),
    oneLine,
  );

const name = named("Please give the firm a name.");
const timeZone = v.pipe(
  v.string("Please choose a time zone."),
  v.check(isTimeZone, "Please choose a time zone such as Australia/Sydney."),
);
const lengthMessage = `Please choose ${minPasswordLength} to ${mostPasswordLength} characters.`;
const passwordLength = v.pipe(
  v.number(lengthMessage),
  v.integer(lengthMessage),
  v.minValue(minPasswordLength, lengthMessage),
  v.maxValue(mostPasswordLength, lengthMessage),
);

const marksBy = v.picklist(
  markAuthors,
  "Please choose in whose name marked copies speak: the person’s or the firm’s.",
);

export const newFirmSchema = askFor({ name });

/** What an owner can change of a firm. */
export const firmChangeSchema = v.pipe(
  askFor({
    name: v.optional(name),
    time_zone: v.optional(timeZone),
    /** Whether each member needs a second factor; a new demand holds in seven days. */
    require_second_factor: v.optional(v.boolean()),
    /** The fewest characters of a new password of its members. */
    password_length: v.optional(passwordLength),
    /** In whose name comments and changes stand in marked copies. */
    marks_by: v.optional(marksBy),
  }),
  v.check(
    (change) => Object.values(change).some((value) => value !== undefined),
    "Please say what to change of the firm.",
  ),
);
export type FirmChange = v.InferOutput<typeof firmChangeSchema>;

/** Whoever deletes a firm types its name, and gives their password again. */
export const erasureFormSchema = (firm: string) =>
  askFor({
    name: v.pipe(
      v.string("Please type the name of the firm."),
      typedLine,
      v.check((typed) => typed === firm, `Please type the name as it is: ${firm}`),
    ),
    password: currentPassword,
  });

/** What can be set, as a form says it: all of it. */
export const firmFormSchema = askFor({
  name,
  time_zone: timeZone,
  password_length: v.pipe(
    v.string(lengthMessage),
    v.regex(/^\d{1,3}$/, lengthMessage),
    v.transform(Number),
    passwordLength,
  ),
  marks_by: marksBy,
  require_second_factor: v.pipe(
    v.optional(v.literal("on")),
    v.transform((box) => box === "on"),
  ),
});
