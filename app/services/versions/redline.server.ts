import type { RedlineOffer } from "../../schemas/versions/compared-page.ts";
import type { CaseDetails } from "../cases/details.server.ts";
import { type Member, may } from "../firms/rights.ts";
import { markerOf } from "../marking/marked-case.server.ts";

/** Two versions as one Word file with tracked changes, which the browser makes; null where not both are .docx. */
export async function redlineOffer(
  env: Env,
  member: Member,
  { older, newer }: { older: CaseDetails; newer: CaseDetails },
): Promise<RedlineOffer | null> {
  const versions = [older.case, newer.case];
  if (!versions.every(({ file_name }) => /\.docx$/i.test(file_name))) return null;
  const { author } = await markerOf(env, member);
  const gone = versions.find(({ original_deleted_at }) => original_deleted_at);
  return {
    ...{ caseId: newer.case.id, caseName: newer.case.case_name },
    ...{ from: older.case.version, to: newer.case.version },
    author,
    hindrance: !may(member, "export")
      ? "Your role in this firm does not allow taking files away, so the redline in Word is not offered."
      : gone
        ? `The original of version ${gone.version} was deleted, so a redline in Word cannot be made any more.`
        : null,
  };
}
