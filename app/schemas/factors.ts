import * as v from "valibot";
import { askFor } from "./ask-for.ts";
import { currentPassword, proof } from "./auth.ts";
import { line, typedLine } from "./fields.ts";

/** How one signs in besides a password: passkeys, and codes of an authenticator app. */

const code = v.pipe(
  v.string("Please enter the code."),
  typedLine,
  v.nonEmpty("Please enter the code."),
  v.maxLength(40, "That is no code: it is too long."),
);

export const codeSchema = askFor({ code });
export const passwordSchema = askFor({ password: currentPassword });
export const passwordAndCodeSchema = askFor({ password: currentPassword, code });

/** Bytes as WebAuthn's JSON has them. */
const base64url = v.pipe(
  v.string("The passkey’s answer is incomplete."),
  v.regex(/^[\w-]{1,20000}$/, "The passkey’s answer is damaged."),
);
const passkeyName = line("Please give the passkey a name, such as the device that it is on.");

export const addPasskeySchema = askFor({
  name: passkeyName,
  clientDataJSON: base64url,
  attestationObject: base64url,
});
export const renamePasskeySchema = askFor({ passkey: base64url, name: passkeyName });
export const removePasskeySchema = askFor({ passkey: base64url, ...proof });
export const passkeySignInSchema = askFor({
  id: base64url,
  clientDataJSON: base64url,
  authenticatorData: base64url,
  signature: base64url,
  userHandle: v.optional(base64url),
});

/** What `navigator.credentials.create` is asked, as WebAuthn's JSON has it. */
export const newPasskeyOptionsSchema = v.strictObject({
  challenge: v.string(),
  rp: v.strictObject({ id: v.string(), name: v.string() }),
  user: v.strictObject({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.strictObject({ type: v.literal("public-key"), alg: v.number() })),
  excludeCredentials: v.array(v.strictObject({ type: v.literal("public-key"), id: v.string() })),
  authenticatorSelection: v.strictObject({
    residentKey: v.literal("required"),
    userVerification: v.literal("required"),
  }),
  attestation: v.literal("none"),
  timeout: v.number(),
});
export type NewPasskeyOptions = v.InferOutput<typeof newPasskeyOptionsSchema>;

/** What `navigator.credentials.get` is asked. */
export const passkeyOptionsSchema = v.strictObject({
  challenge: v.string(),
  rpId: v.string(),
  userVerification: v.literal("required"),
  timeout: v.number(),
});
export type PasskeyOptions = v.InferOutput<typeof passkeyOptionsSchema>;

/** Recovery codes are in the answer once: when they were made. */
export const passkeyAddedSchema = v.strictObject({
  passkey: v.strictObject({ id: v.string(), name: v.string() }),
  recovery_codes: v.nullable(v.array(v.string())),
});
