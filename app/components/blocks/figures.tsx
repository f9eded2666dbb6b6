import type { FiguresBlock } from "../../content/types.ts";
import { Section } from "./section.tsx";
import { StatList } from "./stat-list.tsx";

export function Figures({ block }: { block: FiguresBlock }) {
  return (
    <Section block={block} className="compact">
      {block.title && <h2 className="mb-10 text-2xl">{block.title}</h2>}
      <StatList items={block.items} />
    </Section>
  );
}
