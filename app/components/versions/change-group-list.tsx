import type { ChangeGroup, ChangeLine } from "../../schemas/versions/compared-page.ts";
import { PartLinks } from "../ui/part-links.tsx";
import { ChangeList } from "./change-list.tsx";

/** The changes of one kind under a heading, a part of them at a time. */
export const ChangeGroupList = ({
  group: { key, title, lines, count, part, parts },
  hrefOf,
  listHrefOf,
}: {
  group: ChangeGroup;
  hrefOf: (line: ChangeLine) => string;
  /** The way to a part of this list. */
  listHrefOf: (part: number) => string;
}) => (
  <section id={`list-${key}`} className="grid gap-2" aria-label={title}>
    <h3 className="text-base">
      {title} ({count.toLocaleString("en-AU")})
    </h3>
    <ChangeList lines={lines} hrefOf={hrefOf} />
    <PartLinks of={`‘${title}’`} part={part} parts={parts} hrefOf={listHrefOf} />
  </section>
);
