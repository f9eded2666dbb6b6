import { eq } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { firms, users } from "../../db/schema.server.ts";
import { nameOf } from "../../schemas/person.ts";
import type { RedlineOffer } from "../../schemas/versions/compared-page.ts";
import type { CaseDetails } from "../cases/details.server.ts";
import { type Member, may } from "../firms/rights.ts";

/** Two versions as one Word file with tracked changes, which the browser makes; null where not both are .docx. */
export async function redlineOffer(
  env: Env,
  member: Member,
  { older, newer }: { older: CaseDetails; newer: CaseDetails },
): Promise<RedlineOffer | null> {
  const versions = [older.case, newer.case];
  if (!versions.every(({ file_name }) => /\.docx$/i.test(file_name))) return null;
  const gone = versions.find(({ original_deleted_at }) => original_deleted_at);
  return {
    ...{ caseId: newer.case.id, caseName: newer.case.case_name },
    ...{ from: older.case.version, to: newer.case.version },
    author: await authorOf(env, member),
    hindrance: !may(member, "export")
      ? "Your role in this firm does not allow taking files away, so the redline in Word is not offered."
      : gone
        ? `The original of version ${gone.version} was deleted, so a redline in Word cannot be made any more.`
        : null,
  };
}

/** In whose name a member's changes are tracked: their own, or their firm's where it is set so. */
async function authorOf(env: Env, { user, firm }: Member): Promise<string> {
  const db = database(env);
  const [[set], [person]] = await db.batch([
    db.select({ by: firms.marks_by }).from(firms).where(eq(firms.id, firm.id)),
    db.select({ email: users.email, name: users.name }).from(users).where(eq(users.id, user.id)),
  ]);
  return set?.by === "firm" ? firm.name : nameOf(person ?? { email: user.email, name: "" });
}
