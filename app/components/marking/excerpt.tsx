import type { ExcerptPiece } from "../../schemas/marking/preview.ts";

/** The text around a mark as the copy will show it: struck, inserted, or with a comment on it. */
export function Excerpt({ pieces }: { pieces: readonly ExcerptPiece[] }) {
  return (
    <p className="break-words whitespace-pre-line">
      {pieces.map((piece, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text before and after may be the same
        <Piece key={i} {...piece} />
      ))}
    </p>
  );
}

function Piece({ kind, text }: ExcerptPiece) {
  switch (kind) {
    case "text":
      return <span className="text-soft">{text}</span>;
    case "words":
      return <mark className="bg-medium-wash px-0.5 text-ink">{text}</mark>;
    case "struck":
      return (
        <del className="text-high">
          <span className="sr-only">Deleted: </span>
          {text}
        </del>
      );
    case "inserted":
      return (
        <ins className="font-semibold text-low underline decoration-2 underline-offset-4">
          <span className="sr-only"> Inserted: </span>
          {text}
        </ins>
      );
  }
}
