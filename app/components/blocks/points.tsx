import type { Point, PointsBlock } from "../../content/types.ts";
import { Section, SectionHeading } from "./section.tsx";

const looks = {
  runs: "lines runs",
  columns: "columns",
  quarters: "quarters",
  acts: "acts",
  bubbles: "bubbles",
  frames: "frames",
  leaks: "leaks",
  rooms: "rooms",
  stamps: "stamps",
  talk: "talk",
  tickets: "tickets",
  counted: "counted",
  strokes: "strokes",
  signs: "signs",
};
const onPaper: readonly string[] = ["frames", "stamps"];

function Thought({ title, text }: Point) {
  return (
    <>
      <h3>{title}</h3> <p>{text}</p>
    </>
  );
}

/**
 * Short thoughts: as lines across the page, with an arrow from one side of it to the other or without, in newspaper
 * columns, in the four quarters of a city or the rooms of a house, under a pipe that drips, as words that do what they say, in bubbles, as running
 * talk, or on slips of paper: the frames of a story, a set of stamps, tickets; counted on a fence, painted, or on hanging signs.
 */
export function Points({ block }: { block: PointsBlock }) {
  return (
    <Section block={block}>
      <SectionHeading block={block} align={block.variant === "columns" ? "split" : "left"} />
      <ul className={`points ${looks[block.variant]}`}>
        {block.items.map((item) =>
          onPaper.includes(block.variant) ? (
            <li key={item.title} className="slab">
              <div className="face">
                <Thought {...item} />
              </div>
            </li>
          ) : (
            <li key={item.title}>
              <Thought {...item} />
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}
