import { AppError } from "../errors.ts";

/** One sentence for a wrong password and an unknown address. */
export const wrongCredentials = () =>
  new AppError("invalid_credentials", "The email address or the password is not right.");

/** A mailed link that was used, replaced or left too long. */
export const linkGone = () =>
  new AppError(
    "invalid_input",
    "This link has been used or is too old. Please ask for a new one.",
    { fields: { token: ["This link has been used or is too old."] } },
  );
