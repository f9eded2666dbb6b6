import type { Passage } from "../../content/types.ts";

/** A passage of the accuracy page: words, a list, figures or a table of them. */
export function FiguresPassage({ passage }: { passage: Passage }) {
  switch (passage.kind) {
    case "text":
      return <p>{passage.text}</p>;
    case "list":
      return (
        <ul className={`grid list-disc pl-5 ${passage.apart ? "gap-2" : "gap-1"}`}>
          {passage.items.map((item) => (
            <li key={item}>{item}</li>
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
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      );
    case "headlines":
      return (
        <ul className="figures-short">
          {passage.rows.map(({ value, label }) => (
            <li key={label}>
              <strong>{value}</strong>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      );
    case "table":
      return <FiguresTable {...passage} />;
  }
}

function FiguresTable({ caption, columns, rows }: Extract<Passage, { kind: "table" }>) {
  return (
    // A wide table scrolls by itself; the keyboard has to reach it for that.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="figures-scroll" aria-label={caption} tabIndex={0}>
      <table className="figures-table">
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
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
