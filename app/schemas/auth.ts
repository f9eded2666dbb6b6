import * as v from "valibot";
import { email } from "./fields.ts";

/** Specification, section 5. */
export const minPasswordLength = 6;
const maxPasswordLength = 128;
export const passwordHint = `Password must be at least ${minPasswordLength} characters`;

/** A new password: any characters, never trimmed. That it is not a common one is checked on the server. */
export const newPassword = v.pipe(
  v.string(passwordHint),
  v.minLength(minPasswordLength, passwordHint),
  v.maxLength(maxPasswordLength, `Please choose at most ${maxPasswordLength} characters.`),
);

const anyPassword = v.pipe(
  v.string("Please enter your password."),
  v.nonEmpty("Please enter your password."),
  v.maxLength(maxPasswordLength, "That is not the password: it is too long."),
);

const token = v.pipe(
  v.string("The link is incomplete."),
  v.regex(/^[a-z0-9]{20,100}$/, "The link is incomplete."),
);

export const signUpSchema = v.strictObject({ email, password: newPassword });
export const signInSchema = v.strictObject({ email, password: anyPassword });
export const confirmSchema = v.strictObject({ token, password: v.optional(anyPassword) });
export const forgotPasswordSchema = v.strictObject({ email });
export const resetPasswordSchema = v.strictObject({ token, password: newPassword });
export const changePasswordSchema = v.strictObject({
  current_password: anyPassword,
  password: newPassword,
});
/** Whoever deletes an account gives its password again. */
export const deleteAccountSchema = v.strictObject({ password: anyPassword });
/** Signs out one of the user's devices. */
export const endSessionSchema = v.strictObject({
  session: v.string("Please choose a device."),
});
export const signOutSchema = v.strictObject({ everywhere: v.optional(v.literal(true)) });

/** What accounts say, word for word from the specification's section 8 where it has the words. */
export const authMessages = {
  signedIn: "Signed in successfully!",
  signedUp: "Account created! Please check your email to confirm.",
  signedOut: "Signed out successfully.",
  failed: "Authentication failed",
} as const;
