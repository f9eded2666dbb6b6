import type { PageRow, Piece, View } from "../../schemas/versions/compared-page.ts";

type Shown = Exclude<PageRow, { kind: "folded" }>;

const labels: Partial<Record<Shown["kind"], string>> = {
  added: "Added",
  removed: "Removed",
  "moved away": "Moved from here",
  "moved here": "Moved to here",
};

/** The words of two versions, side by side or in line. */
export const ComparedRows = ({
  rows,
  view,
  from,
  to,
  silent,
}: {
  rows: readonly PageRow[];
  view: View;
  from: number;
  to: number;
  /** The changes that were not tracked. */
  silent: ReadonlySet<number>;
}) => (
  <div className={`compared ${view}`}>
    {view === "sides" && (
      <div className="compared-head" aria-hidden="true">
        <p>Version {from}</p>
        <p>Version {to}</p>
      </div>
    )}
    {rows.map((row, at) => {
      // The rows of a part never change places.
      const key = `${at}`;
      if (row.kind === "folded")
        return (
          <p key={key} className="compared-fold">
            {row.count} {row.count === 1 ? "paragraph is" : "paragraphs are"} the same
          </p>
        );
      const isSilent = row.changes.some((change) => silent.has(change));
      return (
        <div
          key={key}
          className="compared-row"
          data-kind={row.kind}
          data-change={row.kind === "same" ? undefined : ""}
          data-silent={isSilent ? "" : undefined}
          tabIndex={row.kind === "same" ? undefined : -1}
        >
          {row.changes.map((change) => (
            <span key={change} id={`change-${change}`} />
          ))}
          {(labels[row.kind] || isSilent) && (
            <p className="compared-label">
              {labels[row.kind]}
              {isSilent && <span className="change-mark silent">Not tracked</span>}
            </p>
          )}
          {view === "line" ? (
            <Words pieces={row.pieces} />
          ) : (
            <>
              <Side pieces={row.pieces.map(asItWas)} without="inserted" version={from} />
              <Side pieces={row.pieces} without="deleted" version={to} />
            </>
          )}
        </div>
      );
    })}
  </div>
);

/** Kept words as the older version has them, with its own numbers. */
const asItWas = ({ kind, words, was }: Piece): Piece => ({ kind, words: was ?? words });

function Side({
  pieces,
  without,
  version,
}: {
  pieces: readonly Piece[];
  without: Piece["kind"];
  version: number;
}) {
  const own = pieces.filter(({ kind }) => kind !== without);
  return (
    <div className="compared-side">
      <span className="sr-only">Version {version}: </span>
      {own.length > 0 ? <Words pieces={own} /> : <span className="sr-only">not there</span>}
    </div>
  );
}

const Words = ({ pieces }: { pieces: readonly Piece[] }) => (
  <p className="compared-words">
    {pieces.map(({ kind, words }, at) => {
      const key = `${at}`;
      if (kind === "deleted") return <del key={key}>{words}</del>;
      if (kind === "inserted") return <ins key={key}>{words}</ins>;
      return <span key={key}>{words}</span>;
    })}
  </p>
);
