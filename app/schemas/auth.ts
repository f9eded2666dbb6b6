import * as v from "valibot";
import { askFor } from "./ask-for.ts";
import { email } from "./fields.ts";

/** Specification, section 5. */
export const minPasswordLength = 6;
const maxPasswordLength = 128;
export const passwordHint = `Password must be at least ${minPasswordLength} characters`;
/** The same where somebody's firm asks for more. */
export const passwordHintOf = (length: number) =>
  passwordHint.replace(String(minPasswordLength), String(length));

/** A new password: any characters, never trimmed. That it is not a common one is checked on the server. */
export const newPassword = v.pipe(
  v.string(passwordHint),
  v.minLength(minPasswordLength, passwordHint),
  v.maxLength(maxPasswordLength, `Please choose at most ${maxPasswordLength} characters.`),
);

/** The password that somebody has, whatever was asked of it once. */
export const currentPassword = v.pipe(
  v.string("Please enter your password."),
  v.nonEmpty("Please enter your password."),
  v.maxLength(maxPasswordLength, "That is not the password: it is too long."),
);

/** The secret of a mailed link. */
export const mailedToken = v.pipe(
  v.string("The link is incomplete."),
  v.regex(/^[a-z0-9]{20,100}$/, "The link is incomplete."),
);

export const signUpSchema = askFor({ email, password: newPassword });
export const signInSchema = askFor({ email, password: currentPassword });
export const confirmSchema = askFor({ token: mailedToken, password: v.optional(currentPassword) });
export const forgotPasswordSchema = askFor({ email });
export const resetPasswordSchema = askFor({ token: mailedToken, password: newPassword });
export const changePasswordSchema = askFor({
  current_password: currentPassword,
  password: newPassword,
});
/** The password again, of whoever has not shown a second factor a moment ago. */
export const proof = { password: v.optional(currentPassword) };
export const proofSchema = askFor(proof);
/** Whoever deletes an account on its page gives its password again. */
export const deleteAccountSchema = askFor({ password: currentPassword });
/** Signs out one of the user's devices. */
export const endSessionSchema = askFor({
  session: v.string("Please choose a device."),
});
export const signOutSchema = askFor({ everywhere: v.optional(v.literal(true)) });

/** What accounts say, word for word from the specification's section 8 where it has the words. */
export const authMessages = {
  signedIn: "Signed in successfully!",
  signedUp: "Account created! Please check your email to confirm.",
  signedOut: "Signed out successfully.",
  failed: "Authentication failed",
} as const;
