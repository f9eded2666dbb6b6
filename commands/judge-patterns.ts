import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildAll } from "./judging/build-all.ts";
import { literalPatterns, patternsBuilt } from "./judging/collect.ts";
import {
  checkerVersion,
  toJudge,
  type Verdicts,
  verdictOn,
  verdictsFile,
} from "./judging/judge.ts";

/**
 * `npm run judge-patterns [-- --all]`: has each pattern of the product judged by how its time grows with the text, and
 * keeps the verdicts for the tests. Without `--all` those stand that the same version of the checker gave before.
 */
const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
const checker = checkerVersion();
const known: Verdicts = JSON.parse(readFileSync(verdictsFile, "utf8"));
const standing = values.all || known.checker !== checker ? {} : known.verdicts;

const patterns = toJudge([...literalPatterns(), ...(await patternsBuilt(buildAll))]);
const verdicts: Record<string, string> = {};
let judged = 0;
for (const [key, { source, flags, said }] of patterns) {
  let verdict = standing[key];
  if (!verdict) {
    verdict = await verdictOn(source, flags);
    judged++;
    if (verdict !== "linear") console.log(`${verdict} in ${said}`);
  }
  verdicts[key] = verdict;
}
writeFileSync(verdictsFile, `${JSON.stringify({ checker, verdicts }, null, 2)}\n`);
console.log(`${patterns.size} patterns, of which ${judged} were judged now.`);
process.exit(Object.values(verdicts).every((verdict) => verdict === "linear") ? 0 : 1);
