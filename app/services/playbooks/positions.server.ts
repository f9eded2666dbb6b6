import type { Positions } from "../../schemas/playbooks/case-reading.ts";
import type { PlaybookRule } from "../../schemas/playbooks/playbook.ts";
import { type Member, may } from "../firms/rights.ts";
import { readingOfCase } from "./case-reading.server.ts";
import { publishedChoices } from "./choices.server.ts";
import { clauseTitles } from "./vocabulary.server.ts";

/** What a guest is told of a rule: what is preferred, and nothing of where the firm would give way. */
const forGuest = (rule: PlaybookRule): PlaybookRule => ({ ...rule, fallbacks: [] });

/**
 * What the firm's positions come to for a case, and the playbooks that it could be read with, as its page shows them.
 * @throws AppError `not_found`.
 */
export async function positionsOnCase(
  env: Env,
  member: Member,
  caseId: string,
): Promise<Positions> {
  const isGuest = member.role === "guest";
  const mayChoose = may(member, "write");
  const [reading, choices] = await Promise.all([
    readingOfCase(env, member, caseId),
    mayChoose ? publishedChoices(env, member) : [],
  ]);
  const rules = isGuest ? reading.rules.map(forGuest) : reading.rules;
  const titles = await clauseTitles();
  const about = rules.flatMap(({ clause }) => clause ?? []);
  return {
    ...{ ...reading, rules, choices, mayChoose, mayOpen: !isGuest },
    titles: Object.fromEntries(about.map((id) => [id, titles[id] ?? id])),
  };
}
