/** How a reader without JavaScript leafs through a long document. */
export function PartLinks({ parts, index }: { parts: number; index: number }) {
  if (parts < 2) return null;
  return (
    <noscript>
      <nav aria-label="Parts of the document" className="flex flex-wrap items-center gap-4">
        {index > 0 && (
          <a href={`?part=${index}`} className="action quiet">
            Earlier part
          </a>
        )}
        <span>
          Part {index + 1} of {parts}
        </span>
        {index + 1 < parts && (
          <a href={`?part=${index + 2}`} className="action quiet">
            Next part
          </a>
        )}
      </nav>
    </noscript>
  );
}
