import type { PointsBlock } from "../../content/types.ts";
import { Section, SectionHeading } from "./section.tsx";

const looks = {
  lines: "lines",
  runs: "lines runs",
  columns: "columns",
  sayings: "sayings",
  quarters: "quarters",
};

/** Short thoughts: as lines across the page, with an arrow from one side of it to the other or without, in newspaper columns, as large sayings, or in the four quarters of a city. */
export function Points({ block }: { block: PointsBlock }) {
  return (
    <Section block={block}>
      <SectionHeading
        block={block}
        align={block.variant === "columns" ? "split" : "left"}
        quiet={block.variant === "sayings"}
      />
      <ul className={`points ${looks[block.variant]}`}>
        {block.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3> <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
