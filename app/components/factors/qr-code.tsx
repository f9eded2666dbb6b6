/** A QR code, drawn: `rows` are its modules, a `1` for each dark one. Dark on light in every scheme, as cameras want it. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const quiet = 4;
  const size = rows.length + 2 * quiet;
  const path = rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index + quiet} ${y + quiet}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="w-full max-w-[15rem] forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
