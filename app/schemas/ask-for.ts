import * as v from "valibot";

type Issue = v.BaseIssue<unknown>;

/** What a person is told of a fault that its schema has no words for, in place of the library's own ("Expected …"). */
function inSentence({ type, expected, input, requirement, issues }: Issue): string {
  if (type === "strict_object" && expected === "never") return "This field is not known here.";
  // Of several ways to answer, the last is the answer itself; the others are for leaving it empty.
  const ofAnswer = issues?.at(-1)?.message;
  if (ofAnswer) return ofAnswer;
  if (input === undefined || input === null || input === "") return "Please fill this in.";
  if (type === "max_length")
    return Array.isArray(input)
      ? `Please give at most ${told(requirement)} of these.`
      : `Please keep this to ${told(requirement)} characters.`;
  if (type === "picklist" || type === "literal") return "Please choose one of what is offered.";
  return "Please check this: it is not what is asked for here.";
}

const told = (count: unknown) => Number(count).toLocaleString("en-AU");

v.setGlobalMessage(inSentence);

/** The message of a schema for an answer that is not there. */
const asksWith = (schema: v.GenericSchema) => v.safeParse(schema, undefined).issues?.[0].message;

/**
 * An object of answers, as a form or a call sends it: a missing one is told in the words with which its own field asks
 * for it, and nothing else may come along.
 */
export const askFor = <const Entries extends Record<string, v.GenericSchema>>(entries: Entries) =>
  v.strictObject(entries, (issue) => {
    const missing = Object.entries(entries).find(([name]) => issue.expected === `"${name}"`);
    return (missing && asksWith(missing[1])) ?? inSentence(issue);
  });
