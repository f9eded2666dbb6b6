import { starters } from "../../app/playbooks/starters/index.ts";
import type { PlaybookContent, PlaybookRule } from "../../app/schemas/playbooks/playbook.ts";

/**
 * A playbook of so many rules: those that ship over and over, every third of them about words of its own.
 */
export function playbookOf(count: number): PlaybookContent {
  const shipped = starters.flatMap(({ content }) => content.rules);
  const phrases = [
    "modern slavery",
    "set-off",
    "reasonable endeavours",
    "entire agreement",
    "time is of the essence",
  ];
  const rules = Array.from({ length: count }, (_, at): PlaybookRule[] => {
    const rule = shipped[at % shipped.length];
    if (!rule) return [];
    const words = [0, 1].map((i) => `${phrases[(at + i) % phrases.length]}`);
    const own = at % 3 === 0 ? { clause: null, words: [...words, `the ${rule.id}`] } : {};
    return [{ ...rule, ...own, id: `rule-${at}` }];
  }).flat();
  return { name: "All", kinds: [], act_for: null, law: null, rules };
}
