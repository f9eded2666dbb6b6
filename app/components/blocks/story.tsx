import type { StoryBlock } from "../../content/types.ts";
import { dot } from "../../lib/text/dot.ts";
import { SampleMark } from "../ui/sample-mark.tsx";
import { Section } from "./section.tsx";

/** One success told as evidence: what it was, what was done, what came of it. */
export function Story({ block }: { block: StoryBlock }) {
  return (
    <Section block={block}>
      <div className="grid gap-12 lg:grid-cols-[6fr_6fr] lg:gap-20">
        <div>
          <p className="label text-accent">
            Success story{dot}
            {block.client} <SampleMark of={block} />
          </p>
          <h2 className="mt-4 text-3xl">{block.title}</h2>
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-measure text-soft">
              {paragraph}
            </p>
          ))}
        </div>
        <ul className="self-center rule-above">
          {block.results.map(({ value, label }) => (
            <li key={label} className="evidence-row">
              <span className="display text-4xl text-accent">{value} </span>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
