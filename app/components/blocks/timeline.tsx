import type { TimelineBlock } from "../../content/types.ts";
import { SampleMark } from "../ui/sample-mark.tsx";
import { Section, SectionHeading } from "./section.tsx";

export function Timeline({ block }: { block: TimelineBlock }) {
  return (
    <Section block={block}>
      <SampleMark of={block} />
      <SectionHeading block={block} />
      <ol className="timeline">
        {block.items.map(({ year, title, text }) => (
          <li key={year}>
            <p className="font-display text-3xl tracking-tight text-accent">{year}</p>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 max-w-measure text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
