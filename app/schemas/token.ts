import * as v from "valibot";
import { askFor } from "./ask-for.ts";
import { proof } from "./auth.ts";
import { line } from "./fields.ts";
import { scopes, type TokenScope } from "./firm.ts";
import { personSchema } from "./person.ts";

export const usualTokenDays = 90;
const mostTokenDays = 365;
/** What the form offers. */
export const tokenDays = [7, 30, usualTokenDays, 180, mostTokenDays];

export const scopeLabels: Record<TokenScope, string> = {
  read: "Read cases and matters",
  write: "Change them: upload, decide, comment, delete",
  export: "Export texts, files and reports",
};

const daysMessage = `Please choose 1 to ${mostTokenDays} days.`;
const scopesMessage = "Please choose at least one thing that the token may do.";
const days = v.pipe(
  v.number(daysMessage),
  v.integer(daysMessage),
  v.minValue(1, daysMessage),
  v.maxValue(mostTokenDays, daysMessage),
);
const scope = v.picklist(scopes, `Please choose among: ${scopes.join(", ")}.`);
const chosenScopes = v.pipe(
  v.array(scope, scopesMessage),
  v.minLength(1, scopesMessage),
  v.transform((chosen) => scopes.filter((scope) => chosen.includes(scope))),
);
const name = line("Please give the token a name, so that you know it again.");

export const newTokenSchema = askFor({
  name,
  scopes: chosenScopes,
  days: v.optional(days, usualTokenDays),
  ...proof,
});
export type NewToken = v.InferOutput<typeof newTokenSchema>;

/** The same as a form sends it: a single box that is ticked is no list. */
export const tokenFormSchema = askFor({
  name,
  scopes: v.union(
    [
      chosenScopes,
      v.pipe(
        scope,
        v.transform((one) => [one]),
      ),
    ],
    scopesMessage,
  ),
  days: v.pipe(v.string(daysMessage), v.digits(daysMessage), v.transform(Number), days),
  ...proof,
});
export const revokeTokenSchema = askFor({ token: v.string() });

const time = v.pipe(v.string(), v.isoTimestamp());
const tokenEntries = {
  id: v.string(),
  name: v.string(),
  scopes: v.array(v.picklist(scopes)),
  expires_at: time,
};

/** The same in a list. */
export const scopeNames: Record<TokenScope, string> = {
  read: "read",
  write: "change",
  export: "export",
};

/** A token as it is made: `token` itself is never shown again. */
export const madeTokenSchema = v.strictObject({ ...tokenEntries, token: v.string() });
export type MadeToken = v.InferOutput<typeof madeTokenSchema>;

const tokenSchema = v.strictObject({
  ...tokenEntries,
  firm: v.strictObject({ id: v.string(), name: v.string() }),
  created_at: time,
  last_used_at: v.nullable(time),
});
export type ListedToken = v.InferOutput<typeof tokenSchema>;
export const tokenListSchema = v.strictObject({ tokens: v.array(tokenSchema) });

const firmTokenSchema = v.strictObject({ ...tokenSchema.entries, person: personSchema });
export type FirmToken = v.InferOutput<typeof firmTokenSchema>;
export const firmTokenListSchema = v.strictObject({ tokens: v.array(firmTokenSchema) });
