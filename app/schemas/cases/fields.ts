import * as v from "valibot";
import { sides } from "../analysis.ts";
import { oneLine, typedLine } from "../fields.ts";

// The fields of a case, as every form and call that takes them checks them.

/** The most characters (UTF-16) of a case's name and of its type. */
export const maxCaseName = 200;
export const maxCaseType = 100;

export const matterId = v.pipe(v.string(), v.uuid("An id of a matter is a UUID."));
export const caseName = v.pipe(
  v.string(),
  typedLine,
  v.maxLength(maxCaseName, `Please keep the case name to ${maxCaseName} characters.`),
  oneLine,
);
/** A name that must not be empty. */
export const givenName = v.pipe(
  v.string("Please give the case a name."),
  caseName,
  v.nonEmpty("Please give the case a name."),
);
export const caseType = v.pipe(
  v.string(),
  typedLine,
  v.maxLength(maxCaseType, `Please keep the case type to ${maxCaseType} characters.`),
  oneLine,
);
/** Whom somebody acts for, in words of their own. */
export const client = v.pipe(
  v.string(),
  typedLine,
  v.maxLength(200, "Please keep the client’s name to 200 characters."),
  oneLine,
);
export const side = v.picklist(sides, `Please choose one of: ${sides.join(", ")}.`);
/** A form sends a field that was left empty; what it means is none. */
export const emptyToNull = v.transform((text: string) => text || null);

export const caseId = v.pipe(
  v.string("Please choose a case."),
  v.uuid("An id of a case is a UUID."),
);
