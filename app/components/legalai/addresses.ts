/** Where one signs in, and where one makes an account. */
export const authPath = "/legalai/auth";
export const signUpPath = `${authPath}?mode=sign-up`;

/** Where a sign-in with a password goes on for who has an authenticator app. */
export const secondStepPath = "/legalai/second-step";

/** Where somebody shows a second factor, or sets one up, before they go on. */
export const secondFactorPath = "/legalai/second-factor";

/** How one signs in, a page each; a session is enough for them, also where a firm keeps it out. */
export const passkeysPath = "/legalai/account/passkeys";
export const authenticatorPath = "/legalai/account/authenticator";
export const recoveryCodesPath = "/legalai/account/recovery-codes";

/** Where somebody makes and revokes what their programs act with. */
export const tokensPath = "/legalai/account/tokens";

/** Where somebody makes and turns off what their calendar programs fetch. */
export const calendarsPath = "/legalai/account/calendars";

/** Where somebody asks for a copy of what is stored of them; the copy itself is there with `.zip`. */
export const dataPath = "/legalai/account/data";

/** Where anybody reads the sample contract. */
export const samplePath = "/legalai/try";
