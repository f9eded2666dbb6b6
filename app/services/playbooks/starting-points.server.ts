import { starters } from "../../playbooks/starters/index.ts";
import type { PlaybookContent } from "../../schemas/playbooks/playbook.ts";
import { AppError } from "../errors.ts";

/** The playbooks that ship: which documents each is for, and how many rules it has. */
export const startingPoints = starters.map(({ id, content: { rules, ...about } }) => ({
  ...{ ...about, id, size: rules.length },
}));

/** One of them, whole. @throws AppError `invalid_input`. */
export function startingPoint(id: string): PlaybookContent {
  const found = starters.find((one) => one.id === id);
  if (!found) throw new AppError("invalid_input", "Please choose one of what is offered.");
  return found.content;
}
