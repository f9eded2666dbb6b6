import type { NumberedFlag } from "./document-line.tsx";

/** The units in which a strip is drawn, whatever its size. */
export const stripWidth = 1_000;
export const stripHeight = 28;
/** The graver, the taller: a level can be told without its colour. */
const tall = { High: 24, Medium: 16, Low: 9 };

/** Where in a document of this length each flag is: a tick on a strip that is the document. */
export function RiskTicks({
  length,
  flags,
  chosen,
}: {
  length: number;
  flags: readonly NumberedFlag[];
  chosen: number | null;
}) {
  return apart(flags, length).map(({ number, riskLevel, start }) => (
    <rect
      key={number}
      x={Math.min(stripWidth - 4, (start / Math.max(1, length)) * stripWidth)}
      y={stripHeight - tall[riskLevel]}
      width={4}
      height={tall[riskLevel]}
      className={`tick tick-${riskLevel.toLowerCase()}`}
      data-chosen={number === chosen ? "" : undefined}
    />
  ));
}

/** The most ticks that are drawn each for itself: of more, those of a level on the same spot are one. */
const most = 1_000;

function apart(flags: readonly NumberedFlag[], length: number): readonly NumberedFlag[] {
  if (flags.length <= most) return flags;
  const spots = new Map(
    flags.map((flag) => {
      const spot = Math.round((flag.start / Math.max(1, length)) * (stripWidth / 2));
      return [`${flag.riskLevel} ${spot}`, flag];
    }),
  );
  return [...spots.values()];
}
