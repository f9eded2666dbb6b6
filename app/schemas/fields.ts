import * as v from "valibot";

/** Longest of each kind of answer: RFC 5321 for addresses, common sense for the rest. */
const maxEmail = 254;
const maxLine = 200;
const maxMessage = 5_000;

/** Refuses line breaks, which would begin another line wherever the answer is shown, or another header of a mail. */
export const oneLine = v.regex(
  /^[^\n\v\f\r\u0085\u2028\u2029]*$/,
  "Please keep this to one line, without line breaks.",
);

const trimmed = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, `Please keep this to ${max.toLocaleString("en-AU")} characters.`),
  );

/** Empty answers count as not given. */
export const optionalText = (schema: v.GenericSchema<string, string>) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(""),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  );

/** One line that must be filled in; `ask` is what the person is told when it is empty. */
export const line = (ask: string) =>
  v.pipe(
    v.string(ask),
    v.trim(),
    v.nonEmpty(ask),
    v.maxLength(maxLine, `Please keep this to ${maxLine} characters.`),
    oneLine,
  );

/** Several lines that must be filled in. */
export const paragraph = (ask: string) =>
  v.pipe(v.string(ask), trimmed(maxMessage), v.nonEmpty(ask));

/** An e-mail address, trimmed and in lower case; `ask` is what the person is told when it is empty. */
export const emailAddress = (ask: string) =>
  v.pipe(
    v.string(ask),
    v.trim(),
    v.nonEmpty(ask),
    v.maxLength(maxEmail, "That email address is too long."),
    v.rfcEmail("Please enter an email address such as name@business.com.au."),
    v.toLowerCase(),
  );

/** That of the person who fills in the form. */
export const email = emailAddress("Please enter your email address.");

/** A web address; one typed without its scheme is taken as https. */
export const website = v.pipe(
  v.string(),
  v.trim(),
  // First of all: a transform after a check that failed would have the union of `optionalText` answer in its own words.
  v.transform((typed) => (/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`)),
  v.maxLength(500, "Please keep this to 500 characters."),
  oneLine,
  v.url("Please enter a web address such as https://example.com.au."),
  v.check(
    (address) => /^https?:\/\/[^/]+\.[^/]+/i.test(address),
    "Please enter a web address such as https://example.com.au.",
  ),
);

/** A phone number as people write it: digits, spaces, brackets, dots, hyphens, an extension. Vanity numbers too. */
export const phone = v.pipe(
  trimmed(40),
  oneLine,
  v.regex(/^[+()\d][\d\sA-Za-z().+\-/]{4,}$/, "Please enter a phone number such as 0412 345 678."),
);
