import type { ComparedNumber } from "../../schemas/playbooks/playbook.ts";
import type { Subject } from "../subjects.ts";
import { facing } from "./direction.ts";

/** What those on whom a number weighs want of it; a term may be wanted long or short by either. */
const bearersWant: Partial<Record<ComparedNumber, "least" | "most">> = {
  "cap.months": "least",
  "cap.amount": "least",
  "insurance.amount": "most",
  "notice.days": "least",
  "rate.perAnnum": "most",
  "payment.days": "least",
  "restraint.months": "most",
};
/** Here those whom the clause binds are liable, and want their liability limited. */
const bindsLiable = new Set(["indemnity", "personal-guarantee", "uncapped-liability"]);
/** Notice by which a contract is kept from going on is given by those whom it binds: they want it short. */
const keptShort = new Set(["automatic-renewal"]);

/** What those whom a clause binds want of a number in it. */
export function boundWant(of: ComparedNumber, id: string | null): "least" | "most" | undefined {
  const turned = of.startsWith("cap.")
    ? bindsLiable.has(id ?? "")
    : of === "notice.days" && keptShort.has(id ?? "");
  return turned ? "most" : bearersWant[of];
}

/** Whose limit, whose notice and whose insurance it is decides what these are worth; of the others the words of either side tell. */
export const isOwned = (of: ComparedNumber) =>
  of.startsWith("cap.") || of === "notice.days" || of === "insurance.amount";

/** Whoever insures is bound, and few clauses say for whose good. */
function insured({ burdens }: Subject, client: string | null) {
  if (burdens.length > 1) return "mutual";
  if (client === null || burdens.length === 0) return null;
  return burdens.includes(client) ? "against us" : "for us";
}

/**
 * Whether a clause is one that the rule means: "at least" of a cap is about what we recover, "at most" about what is
 * recovered from us. Null where that cannot be told.
 */
export function isMeant(
  subject: Subject,
  of: ComparedNumber,
  at: "least" | "most",
  client: string | null,
) {
  const { id, values } = subject;
  const isCap = of.startsWith("cap.");
  const wanted = boundWant(of, id);
  const way = of === "insurance.amount" ? insured(subject, client) : facing(subject, client);
  if (wanted === undefined || way === "mutual") return true;
  if (id === null) return isCap ? null : true;
  // Words that say that there is no limit bind the other side than those that set one.
  const turned = isCap && values.noCap && !values.cap && !bindsLiable.has(id);
  if (way === null || turned) return isOwned(of) ? null : true;
  return way === (at === wanted ? "against us" : "for us");
}
