import { type Answered, ask } from "../../../app/analysis/asking/ask.ts";
import { fill } from "../../../app/analysis/asking/words.ts";
import { everyQuestion } from "../../../app/analysis/questions/index.ts";
import { seenFor } from "../statements/customer.ts";

/** What a paper between the Customer and the Supplier answers to a question, as one of them asks it. */
export function answerTo(id: string, text: string, client = "Customer"): Answered {
  const question = everyQuestion.find((one) => one.id === id);
  const [answer] = question ? ask([question], seenFor(text, client), null) : [];
  if (!answer) throw new Error(`There is no question ${id}.`);
  return answer;
}

/** The level of an answer, and what its card says that it does; null where it says nothing. */
export function said(id: string, text: string, client = "Customer"): string | null {
  const { says, slots } = answerTo(id, text, client);
  if (!says) return null;
  const names = { we: "the Customer", they: "the Supplier" };
  return `${says.level}: ${fill(says.does, names, slots)}`;
}
