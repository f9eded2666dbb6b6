import type { Passage, Table } from "../../content/types.ts";

/** A passage of the accuracy page: words, a list, figures or a table of them. */
export function FiguresPassage({ passage }: { passage: Passage }) {
  switch (passage.kind) {
    case "text":
      return <p>{passage.text}</p>;
    case "list":
      return (
        <ul className={`grid list-disc pl-5 ${passage.apart ? "gap-2" : "gap-1"}`}>
          {passage.items.map((item) => (
            <li key={item}>
              <Linked text={item} />
            </li>
          ))}
        </ul>
      );
    case "words":
      return (
        <dl className="figures-words">
          {passage.rows.flatMap(({ term, text }) => [
            <dt key={term}>{term}</dt>,
            <dd key={`${term} text`}>{text}</dd>,
          ])}
        </dl>
      );
    case "facts":
      return (
        <dl className="figures-facts">
          {passage.rows.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Bar share={shareOf(text)} />
                <span>
                  <Figure figure={text} />
                </span>
              </dd>
            </div>
          ))}
        </dl>
      );
    case "headlines":
      return (
        <figure className={passage.enlarged ? "figures-faults" : undefined}>
          {passage.caption && <figcaption>{passage.caption}</figcaption>}
          <ul className="figures-short">
            {passage.rows.map(({ value, label }) => (
              <li key={label}>
                <Post share={shareOf(value, "1")} enlarged={passage.enlarged ?? 1} />
                <strong>{value}</strong>
                <span>{label}</span>
              </li>
            ))}
          </ul>
        </figure>
      );
    case "table":
      return passage.opener ? (
        <details className="figures-fold">
          <summary>{passage.opener}</summary>
          <FiguresTable {...passage} />
        </details>
      ) : (
        <FiguresTable {...passage} />
      );
  }
}

/** What a figure says, of one: as “91% of 557”, “0 of 3” or a number of the one that follows. */
function shareOf(figure = "", whole = ""): number {
  const [, part = figure, of = whole] = /^(\d+) of (\d+)$/.exec(figure) ?? [];
  const share = figure.includes("%") ? Number.parseFloat(figure) / 100 : Number(part) / Number(of);
  return Number.isFinite(share) ? share : 0;
}

/** A figure, and more quietly what it is of. */
function Figure({ figure }: { figure: string }) {
  const [share, of] = figure.split(/(?=\u00a0of\u00a0)/);
  return (
    <>
      {share}
      {of && <span className="figures-of">{of}</span>}
    </>
  );
}

/** A figure drawn, beside the figure itself. */
function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="figures-bar" aria-hidden="true">
      <path d={`M0 0h${Math.round(share * 1000) / 10}v1H0z`} fill="currentColor" />
    </svg>
  );
}

/**
 * A share as a post on the ground, with the shadow that it throws, and the outline of the whole. Nothing of it is a line
 * on the ground, beside a scale that is numbered where it is not that of all posts.
 */
function Post({ share, enlarged }: { share: number; enlarged: number }) {
  const height = Math.round(share * enlarged * 100);
  const [right, down] = [height * 0.9, height * 0.45];
  return (
    <svg viewBox="0 0 132 152" className="figures-post" aria-hidden="true">
      <path
        d={`M0 104h30l${right} ${down}h-30z`}
        fill="var(--shade)"
        className="figures-post-shadow"
      />
      <path d="M1 104V5h28v99" className="figures-post-whole" />
      {enlarged > 1 && (
        <g className="figures-post-scale">
          <path d="M29 5h6M29 30h4M29 54h6M29 79h4" />
          <text x="40" y="12">
            {100 / enlarged}%
          </text>
          <text x="40" y="59">
            {50 / enlarged}%
          </text>
        </g>
      )}
      <path d={`M0 104h30v${-Math.max(height, 4)}H0z`} className="figures-post-share" />
    </svg>
  );
}

/** In a narrow window each row is a name with its figures under it, and the heads stay in view. The first figure is drawn. */
function FiguresTable({ caption, columns, rows, enlarged = 1 }: Table) {
  return (
    <table className={`figures-table ${enlarged > 1 ? "figures-faults" : ""}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <span>{name}</span>
              <Bar share={Math.min(1, shareOf(...cells) * enlarged)} />
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>
                <Figure figure={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Words in which every address is a link. */
function Linked({ text }: { text: string }) {
  return text.split(/(https:\/\/[^\s,()]+)/).map((part, at) =>
    at % 2 === 1 ? (
      <a key={part} href={part} className="link">
        {part.replace("https://", "")}
      </a>
    ) : (
      part
    ),
  );
}
