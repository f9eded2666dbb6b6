import type { StatementsBlock } from "../../content/types.ts";
import { Section } from "./section.tsx";

export function Statements({ block }: { block: StatementsBlock }) {
  return (
    <Section block={block}>
      <div className="grid gap-14 lg:grid-cols-2 lg:gap-20">
        {block.items.map(({ title, text }) => (
          <div key={title}>
            <h2 className="label text-accent">{title}</h2>
            <p className="mt-4 text-balance display text-3xl/none">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
