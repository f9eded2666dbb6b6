/** Where one signs in, and where one makes an account. */
export const authPath = "/legalai/auth";
export const signUpPath = `${authPath}?mode=sign-up`;

/** Where anybody reads the sample contract. */
export const samplePath = "/legalai/try";
