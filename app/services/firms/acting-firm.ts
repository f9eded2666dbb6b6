import { AppError } from "../errors.ts";
import type { Firm } from "./rights.ts";

/** The refusal of what was sent from a page, or a call, of another firm than the one in which its sender acts. */
export const otherFirm = ({ id, name }: Pick<Firm, "id" | "name">) =>
  new AppError(
    "other_firm",
    `You now act in ${name}, and this was sent from a page of another firm. Nothing was done: change back to that firm, then send it again.`,
    { current: { id, name } },
  );

/**
 * Lets a form through only in the firm of its page.
 * @param named what the form says of its page's firm; null where it says nothing, as programs do.
 * @throws AppError `other_firm`.
 */
export function demandPageFirm(named: unknown, { firm }: { firm: Firm }) {
  if (named !== null && named !== undefined && named !== firm.id) throw otherFirm(firm);
}

/** The refusal to show what is in another firm of the same person: to look is no reason to change the firm. */
export const notHere = ({ firm }: { firm: Firm }, { name }: Pick<Firm, "name">) =>
  new AppError("other_firm", `This is in ${name}, and you act in ${firm.name} at present.`);
