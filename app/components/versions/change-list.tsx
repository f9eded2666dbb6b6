import type { ChangeLine } from "../../schemas/versions/compared-page.ts";
import type { ChangeSubject } from "../../schemas/versions/comparison.ts";

const marks: Partial<Record<ChangeSubject, string>> = {
  number: "Number",
  date: "Date",
  party: "Party",
  obligation: "Must or may",
};

/** Changes in sentences, each the way to its words. */
export const ChangeList = ({
  lines,
  hrefOf,
}: {
  lines: readonly ChangeLine[];
  hrefOf: (line: ChangeLine) => string;
}) => (
  <ul className="grid gap-2">
    {lines.map((line) => (
      <li key={line.id} className="change-line">
        <a href={hrefOf(line)} className="link">
          {line.words}
        </a>
        {line.subjects.map((subject) =>
          marks[subject] ? (
            <span key={subject} className="change-mark">
              {marks[subject]}
            </span>
          ) : null,
        )}
        {line.tracked === false && <span className="change-mark silent">Not tracked</span>}
      </li>
    ))}
  </ul>
);
