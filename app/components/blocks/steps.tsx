import type { StepsBlock } from "../../content/types.ts";
import { Icon } from "../ui/icon.tsx";
import { StandingWord } from "../ui/standing-word.tsx";
import { Section, SectionHeading } from "./section.tsx";

/**
 * Steps as a day, each number's shadow as long as its hour makes it; or as what the page is about: coats of paint, towers
 * or the weeks of a calendar.
 */
export function Steps({ block }: { block: StepsBlock }) {
  return (
    <Section block={block}>
      <SectionHeading block={block} align={block.variant === "path" ? "left" : "split"} />
      <ol className={`steps ${block.variant} of-${block.steps.length}`}>
        {block.steps.map(({ title, text, icon }, at) => (
          <li key={title}>
            <span className="step-number" aria-hidden="true">
              <StandingWord>{String(at + 1)}</StandingWord>
            </span>
            <div>
              <h3 className="flex items-center gap-3 text-xl">
                <Icon name={icon} className="size-6 flex-none text-accent" />
                {title}
              </h3>
              <p className="mt-2 max-w-short text-balance text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
