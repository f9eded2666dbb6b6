import type { Cast } from "../cast/cast.ts";
import { isAside } from "../cast/cast.ts";
import type { Told } from "../turns/turn.ts";

/** What is said of a debt, whoever owes it. */
const ofDebt = /^(?:tax-gross-up|conclusive-certificate)$/;

/**
 * "The payer must make it up", "a certificate of what is payable": where no debtor is named, it holds against those who
 * answer for the debt as against whoever owes it.
 * @param named whom the sentence names.
 */
export function withSureties(clause: string, cast: Cast, named: number[], told: Told): Told {
  const { bears, gains } = told;
  if (!ofDebt.test(clause) || bears.some((at) => named.includes(at) || gains.includes(at)))
    return told;
  const sureties = cast.members.flatMap((member, at) =>
    isAside(member) &&
    !gains.includes(at) &&
    bears.some((one) => cast.sides[one] === cast.sides[at])
      ? [at]
      : [],
  );
  return { bears: [...new Set([...bears, ...sureties])], gains };
}
