import { and, desc, eq, gt, inArray } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { asDigits } from "../../db/packed-json.server.ts";
import { casePlaybooks, legalCases, playbooks } from "../../db/schema.server.ts";
import type { LibraryEntry } from "../../schemas/playbooks/library.ts";
import { titleOf } from "../../schemas/playbooks/rule-words.ts";
import { demand, type Member } from "../firms/rights.ts";
import { visibleCases } from "../firms/walls.server.ts";
import { contentOf, ofFirm, refuseGuests, selectPlaybooks } from "./rows.server.ts";
import { clauseTitles } from "./vocabulary.server.ts";

/** In how many of the newest cases it is looked where a wording was proposed. */
const casesLookedAt = 200;
const entriesShown = 100;

/**
 * The model wording of the firm's published playbooks that has every word which is looked for, in its title, its words
 * or its reason; with the cases that the member sees in which it is proposed.
 * @returns `more` than are shown match.
 * @throws AppError `forbidden` for a guest.
 */
export async function clauseLibrary(
  env: Env,
  member: Member,
  q: string,
): Promise<{ entries: LibraryEntry[]; more: boolean }> {
  demand(member, "read");
  refuseGuests(member);
  const published = await selectPlaybooks(env).where(and(ofFirm(member), gt(playbooks.version, 0)));
  const wanted = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);
  const titles = await clauseTitles();
  const found = published
    .flatMap((row) => entriesOf({ id: row.id, name: row.name }, contentOf(row).rules, titles))
    .filter(({ title, wording, why }) => {
      const words = `${title}\n${wording}\n${why}`.toLowerCase();
      return wanted.every((word) => words.includes(word));
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, "en-AU"));
  const shown = found.slice(0, entriesShown);
  const uses = await proposals(env, member, [...new Set(shown.map(({ playbook }) => playbook.id))]);
  return {
    more: found.length > shown.length,
    entries: shown.map((entry) => ({
      ...entry,
      cases: uses
        .filter((use) => use.playbookId === entry.playbook.id && use.proposed.has(entry.wording))
        .map(({ id, name }) => ({ id, name })),
    })),
  };
}

const entriesOf = (
  playbook: LibraryEntry["playbook"],
  rules: ReturnType<typeof contentOf>["rules"],
  titles: Readonly<Record<string, string>>,
) =>
  rules.flatMap((rule) => {
    const title = titleOf(rule, titles);
    const positions = [
      { ...rule.preferred, position: "Preferred" },
      ...rule.fallbacks.map((fallback, i) => ({
        ...fallback,
        position: rule.fallbacks.length > 1 ? `Fallback ${i + 1}` : "Fallback",
      })),
    ];
    return positions.flatMap(({ wording, why, position }) =>
      wording ? [{ playbook, ruleId: rule.id, title, position, wording, why }] : [],
    );
  });

/** In which of the newest cases that a member sees which wording is proposed. */
async function proposals(env: Env, member: Member, playbookIds: string[]) {
  if (playbookIds.length === 0) return [];
  const rows = await database(env)
    .select({
      ...{ id: legalCases.id, name: legalCases.case_name, playbookId: casePlaybooks.playbook_id },
      results: asDigits(casePlaybooks.results).as("results"),
    })
    .from(casePlaybooks)
    .innerJoin(legalCases, eq(legalCases.id, casePlaybooks.case_id))
    .where(and(visibleCases(member), inArray(casePlaybooks.playbook_id, playbookIds)))
    .orderBy(desc(casePlaybooks.chosen_at))
    .limit(casesLookedAt);
  return rows.map(({ results, ...row }) => ({
    ...row,
    proposed: new Set(
      results?.flatMap(({ result, propose }) => (result !== "met" && propose) || []),
    ),
  }));
}
