import { eq } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { firms, users } from "../../db/schema.server.ts";
import { plainForXml } from "../../documents/containers/plain-for-xml.ts";
import type { Marker } from "../../marking/marks.ts";
import { isGap } from "../../schemas/analysis.ts";
import { type CaseFlag, goesOut, weightiestFirst } from "../../schemas/flag.ts";
import type { MarkChoice } from "../../schemas/marking/marking.ts";
import { comesTo, type ReadRule, readRules, ruleOn } from "../../schemas/playbooks/case-reading.ts";
import { getCaseDetails } from "../cases/details.server.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { positionsOnCase } from "../playbooks/positions.server.ts";
import { fitsInto } from "./fits.ts";

/** Wording, and instead of or beside which words of the document. */
export type Proposal = {
  start: number;
  end: number;
  wording: string;
  /** Whether it stands in the place of the words; else it is added after them. */
  replaces: boolean;
  /** Whether it can stand in the document as it is; else a comment tells it. */
  fits: boolean;
};

/** A flag as it is to be marked. `proposal`: what somebody or the firm's playbook would write; null where nobody does. */
export type MarkedFlag = {
  flag: CaseFlag;
  proposal: Proposal | null;
  /** Whether it is marked at all, and whether the proposal is made a tracked change. */
  chosen: boolean;
  changes: boolean;
};

/**
 * The flags and gaps of a case as a choice has them marked: what matters by weight, then what else is in the document; those
 * that are hidden only where they are named.
 * @param choice null: nobody has chosen yet; marked is what matters and nobody has set aside.
 * @throws AppError `not_found`; `conflict` while there is no analysis.
 */
export async function markedCase(
  env: Env,
  member: Member,
  caseId: string,
  choice: MarkChoice | null,
) {
  const details = await getCaseDetails(env, member, caseId);
  if (details.case.status !== "analyzed")
    throw new AppError("conflict", "There is nothing to mark yet: this document is not analysed.");
  const rules = readRules(await positionsOnCase(env, member, caseId));
  const asked = new Set(choice?.flags);
  const onlyComments = new Set(choice?.comments);
  const { risk_flags, gaps } = details.case;
  const all = weightiestFirst([...risk_flags, ...gaps]);
  const flags = [
    ...all.filter(({ group }) => group === "matters"),
    ...all.filter(({ group }) => group === "also"),
  ]
    .filter(({ id, hidden }) => !hidden || asked.has(id))
    .map((flag): MarkedFlag => {
      const proposal = isGap(flag) ? null : proposalFor(flag, rules);
      return {
        ...{ flag, proposal },
        chosen: isChosen(flag, choice, asked),
        changes: proposal?.fits === true && !onlyComments.has(flag.id),
      };
    });
  return { details, flags };
}

function isChosen(flag: CaseFlag, choice: MarkChoice | null, asked: ReadonlySet<string>): boolean {
  const { id, riskLevel, group } = flag;
  const matters = group === "matters";
  if (!choice) return goesOut(flag);
  switch (choice.choose) {
    case "all":
      return true;
    case "none":
      return false;
    case "high":
      return matters && riskLevel === "High";
    case undefined:
      return choice.flags ? asked.has(id) : matters || !isGap(flag);
  }
}

/**
 * What a person proposes for a flag; else what the playbook does, where the position on its words is not met, and nothing
 * where it is met; else what the analysis does.
 */
function proposalFor(flag: CaseFlag, rules: readonly ReadRule[]): Proposal | null {
  const { start, end, quote, wording, replaces, by, edited } = flag;
  const isPersons = by === "person" || edited?.wording !== undefined;
  // A person has seen which words go.
  const fits = (isPersons && replaces) || fitsInto(quote, { wording: wording ?? "", replaces });
  const own = wording?.trim() ? { start, end, wording, replaces, fits } : null;
  if (isPersons && own) return own;
  const read = ruleOn(rules, flag);
  // What the firm takes as it is, no machine rewrites.
  if (read && comesTo(read) === "met") return null;
  return ofPlaybook(read) ?? own;
}

function ofPlaybook(read: ReadRule | null): Proposal | null {
  if (!read || !["not_met", "fallback"].includes(comesTo(read))) return null;
  const { propose, start: from, end: to } = read.result;
  return propose?.trim() && from !== null && to !== null
    ? { start: from, end: to, wording: propose, replaces: true, fits: true }
    : null;
}

/** Whoever has no name: an address is nothing that a document should carry to others. */
const nameless = "Reviewer";

/** In whose name a member marks, and whether a name is given: their own, or their firm's where it is set so. */
export async function markerOf(
  env: Env,
  { user, firm }: Member,
): Promise<Marker & { isGiven: boolean }> {
  const db = database(env);
  const [[set], [person]] = await db.batch([
    db.select({ by: firms.marks_by }).from(firms).where(eq(firms.id, firm.id)),
    db.select({ name: users.name }).from(users).where(eq(users.id, user.id)),
  ]);
  // A firm that nobody has named is called by its founder's address.
  const names = set?.by === "firm" ? [firm.name] : [person?.name ?? "", firm.name];
  const given = names.find((one) => one.trim() && !one.includes("@"));
  const author = plainForXml(given ?? nameless)
    .replace(/\s+/g, " ")
    .slice(0, 200);
  const initials = (author.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? [])
    .slice(0, 4)
    .join("")
    .toUpperCase();
  const date = new Date().toISOString().replace(/\.\d+/, "");
  return { author, initials, date, isGiven: given !== undefined };
}
