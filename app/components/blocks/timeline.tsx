import type { TimelineBlock } from "../../content/types.ts";
import { years } from "../silhouettes/years.ts";
import { SampleMark } from "../ui/sample-mark.tsx";
import { Figure } from "../ui/silhouette.tsx";
import { Section, SectionHeading } from "./section.tsx";

/** Years on one ground, each with what it stood for, and each shadow longer than the last. */
export function Timeline({ block }: { block: TimelineBlock }) {
  return (
    <Section block={block}>
      <SectionHeading block={block} mark={<SampleMark of={block} />} />
      <ol className="years">
        {block.items.map(({ year, title, text }) => {
          const shape = years[year];
          return (
            <li key={year}>
              {shape && <Figure shape={shape} id={`year-${year}`} width={110} />}
              <div>
                <p className="year">{year}</p>
                <h3 className="text-lg leading-tight">{title}</h3>
                <p className="mt-2 text-sm text-soft">{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
