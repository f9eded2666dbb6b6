import type { PointsBlock } from "../../content/types.ts";
import { Section, SectionHeading } from "./section.tsx";

/** Short thoughts, set in one of three ways: as lines across the page, in newspaper columns, or as large sayings. */
export function Points({ block }: { block: PointsBlock }) {
  return (
    <Section block={block}>
      <SectionHeading
        block={block}
        align={block.variant === "columns" ? "split" : "left"}
        quiet={block.variant === "sayings"}
      />
      <ul className={`points ${block.variant}`}>
        {block.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3> <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
