import * as v from "valibot";
import { askFor } from "../ask-for.ts";
import { currentPassword, mailedToken, newPassword, proof } from "../auth.ts";
import { emailAddress } from "../fields.ts";
import { type Role, roles } from "../firm.ts";
import { personName } from "./account.ts";

const maxMatters = 100;

const email = emailAddress("Please enter the person’s email address.");
const role = v.picklist(roles, "Please choose a role.");
const personId = v.pipe(v.string(), v.uuid("An id of a member is a UUID."));

/** Who takes over what somebody who goes was looking after; without it, an owner does. */
export const leavingQuerySchema = v.object({ handover: v.optional(personId) });

const lastDay = v.pipe(v.string(), v.isoDate("Please give a date such as 2027-03-31."));

/** A guest sees the matters named, until the end of a day; everybody else the firm, with no end. */
const forGuests = {
  matters: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.uuid("An id of a matter is a UUID."))),
      v.maxLength(maxMatters, `Please name at most ${maxMatters} matters.`),
    ),
  ),
  until: v.optional(lastDay),
};

/**
 * A role, and of a guest the last day, which stays as it is without `until`; null: they may stay for good. Whoever makes
 * somebody an owner proves that it is them.
 */
export const roleChangeSchema = v.pipe(
  askFor({ role, until: v.optional(v.nullable(lastDay)), ...proof }),
  v.forward(
    v.check(({ role, until }) => role === "guest" || !until, "Only a guest comes until a day."),
    ["role"],
  ),
);
export type RoleChange = v.InferOutput<typeof roleChangeSchema>;

/** A password field that most people leave empty: it is for who makes somebody an owner. */
const typedPassword = v.optional(
  v.union([
    v.pipe(
      v.literal(""),
      v.transform(() => undefined),
    ),
    currentPassword,
  ]),
);

/** The same as a form says it, which asks everybody what is only for guests, and for who makes an owner. */
export const roleFormSchema = v.pipe(
  askFor({
    role,
    until: v.optional(
      v.union([
        v.pipe(
          v.literal(""),
          v.transform(() => null),
        ),
        lastDay,
      ]),
    ),
    password: typedPassword,
  }),
  v.transform(
    ({ role, until, password }): RoleChange =>
      role === "guest" ? { role, until } : { role, ...(role === "owner" && { password }) },
  ),
);

type Asked = {
  email: string;
  role: Role;
  matters?: string[] | undefined;
  until?: string | undefined;
  password?: string | undefined;
};
const namesMatters = ({ role, matters = [] }: Asked) => role !== "guest" || matters.length > 0;
const nameMatter = "Please name a matter: a guest sees no others.";

export const invitationSchema = v.pipe(
  askFor({ email, role, ...forGuests, ...proof }),
  v.forward(v.check<Asked, string>(namesMatters, nameMatter), ["matters"]),
  v.forward(
    v.check(
      ({ role, matters = [], until }) => role === "guest" || (matters.length === 0 && !until),
      "Only a guest comes for matters, and until a day.",
    ),
    ["role"],
  ),
);
export type NewInvitation = v.InferOutput<typeof invitationSchema>;

const { matters, until } = forGuests;

/** An invitation that is to be sent again, or withdrawn. */
export const waitingInvitationSchema = askFor({ invitation: v.string(), password: typedPassword });

/** The same as a form says it, which asks everybody what is only for guests. */
export const invitationFormSchema = v.pipe(
  askFor({
    email,
    role,
    matters: v.optional(
      v.union([
        matters,
        v.pipe(
          v.string(),
          v.transform((id) => [id]),
        ),
      ]),
    ),
    until: v.optional(
      v.union([
        v.pipe(
          v.literal(""),
          v.transform(() => undefined),
        ),
        until,
      ]),
    ),
    password: typedPassword,
  }),
  v.forward(v.check<Asked, string>(namesMatters, nameMatter), ["matters"]),
  v.transform(
    ({ email, role, password, ...asked }): NewInvitation =>
      role === "guest"
        ? { email, role, ...asked }
        : { email, role, ...(role === "owner" && { password }) },
  ),
);

/** Removing somebody on a page: without a name, an owner takes over. */
export const removalFormSchema = askFor({
  handover: v.optional(
    v.union([
      v.pipe(
        v.literal(""),
        v.transform(() => undefined),
      ),
      personId,
    ]),
  ),
});

/** Joining on a page, by who has no account yet. */
export const newAccountSchema = askFor({
  token: mailedToken,
  name: v.optional(personName, ""),
  password: newPassword,
});

/** Who has no account yet gets one with the link, and gives the password that is to open it. */
export const joinSchema = askFor({
  token: mailedToken,
  name: v.optional(personName),
  password: v.optional(newPassword),
});
