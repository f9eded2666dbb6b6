import type { AboutBlock } from "../../content/types.ts";
import { CtaRow } from "../ui/button.tsx";
import { Section } from "./section.tsx";
import { StatList } from "./stat-list.tsx";

export function About({ block }: { block: AboutBlock }) {
  return (
    <Section block={block}>
      <div className="grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-12">
        <div>
          <h2 className="text-3xl">{block.title}</h2>
          {block.lead && <p className="mt-6 text-balance text-xl/snug">{block.lead}</p>}
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-measure text-balance text-soft">
              {paragraph}
            </p>
          ))}
          {block.ctas && (
            <div className="mt-9">
              <CtaRow ctas={block.ctas} />
            </div>
          )}
        </div>
        <div className="two-column-stats self-center">
          <StatList items={block.items} />
        </div>
      </div>
    </Section>
  );
}
