import * as v from "valibot";
import { asSeen, keyboardAsSeen, lineAsSeen } from "./text/as-seen.ts";

/** Longest of each kind of answer: RFC 5321 for addresses, common sense for the rest. */
const maxEmail = 254;
const maxLine = 200;
const maxMessage = 5_000;

/** Refuses line breaks, which would begin another line wherever the answer is shown, or another header of a mail. */
export const oneLine = v.regex(
  /^[^\n\v\f\r\u0085\u2028\u2029]*$/,
  "Please keep this to one line, without line breaks.",
);

/** Valibot's `trim`, by the name that whatever reads schemas knows, with more taken away. */
const trimmedBy = (tidy: (typed: string) => string): v.TrimAction => {
  const trim = v.trim();
  return {
    ...trim,
    "~run": (dataset, config) => trim["~run"]({ ...dataset, value: tidy(dataset.value) }, config),
  };
};

/**
 * What a person has typed or pasted, as they see it. Each answer in words is read through one of these, and nothing
 * else is: passwords, ids and words of documents stay as they are.
 */
export const typed = trimmedBy(asSeen);
export const typedLine = trimmedBy(lineAsSeen);

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
    typedLine,
    v.nonEmpty(ask),
    v.maxLength(maxLine, `Please keep this to ${maxLine} characters.`),
    oneLine,
  );

/** Several lines that must be filled in. */
export const paragraph = (ask: string) =>
  v.pipe(
    v.string(ask),
    typed,
    v.maxLength(
      maxMessage,
      `Please keep this to ${maxMessage.toLocaleString("en-AU")} characters.`,
    ),
    v.nonEmpty(ask),
  );

/** Programs copy an address as its link, and set the apostrophe of a name as in a book. */
const typedAddress = trimmedBy((text) =>
  keyboardAsSeen(text)
    .replace(/^mailto:([^?]*)(?:\?.*)?$/is, "$1")
    .replace(/[\u2018\u2019\u02bc]/g, "'"),
);

/** An e-mail address in lower case; `ask` is what the person is told when it is empty. */
export const emailAddress = (ask: string) =>
  v.pipe(
    v.string(ask),
    typedAddress,
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
  typedLine,
  // First of all: a transform after a check that failed would have the union of `optionalText` answer in its own words.
  v.transform((given) => (/^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`)),
  v.transform((address) => address.replace(/(?<=:\/\/)[^/?#]+/, keyboardAsSeen)),
  v.maxLength(500, "Please keep this to 500 characters."),
  oneLine,
  v.url("Please enter a web address such as https://example.com.au."),
  v.check(
    (address) => /^https?:\/\/[^/]+\.[^/]+/i.test(address),
    "Please enter a web address such as https://example.com.au.",
  ),
);

/** A phone number is copied as its link too (RFC 3966). */
const typedNumber = trimmedBy((text) => keyboardAsSeen(text).replace(/^tel:/i, ""));

/** Phone numbers as people write them, one or two: digits, spaces, brackets, dots, hyphens, an extension. Vanity numbers too. */
export const phone = v.pipe(
  v.string(),
  typedNumber,
  v.maxLength(60, "Please keep this to 60 characters."),
  oneLine,
  v.regex(
    /^[+()\d][\d\sA-Za-z().,;&=+\-/]{4,}$/,
    "Please enter a phone number such as 0412 345 678.",
  ),
);
