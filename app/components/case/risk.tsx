import { type RiskLevel, riskLevels } from "../../schemas/analysis.ts";
import { countLevels, type RiskCounts } from "./risk-levels.ts";

/** A shape for each level, so that the level can be told without its colour. */
const shapes: Record<RiskLevel, string> = {
  High: "M8 1.5 15 14H1z",
  Medium: "M8 1l7 7-7 7-7-7z",
  Low: "M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2z",
};

const washes: Record<RiskLevel, string> = {
  High: "bg-high-wash text-high",
  Medium: "bg-medium-wash text-medium",
  Low: "bg-low-wash text-low",
};

export function RiskShape({
  level,
  className = "size-3.5",
}: {
  level: RiskLevel;
  className?: string;
}) {
  return (
    <svg viewBox="0 0 16 16" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d={shapes[level]} fill="currentColor" />
    </svg>
  );
}

/** A level by its word, its shape and its colour. */
export function RiskBadge({ level, count }: { level: RiskLevel; count?: number }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-edge px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${washes[level]}`}
    >
      <RiskShape level={level} />
      {count === undefined ? level : `${count} ${level}`}
    </span>
  );
}

/** How many flags of each level there are; levels without any are left out. */
export function RiskTally({ flags }: { flags: readonly { riskLevel: RiskLevel }[] }) {
  return <RiskCountBadges counts={countLevels(flags)} />;
}

const levelsIn = (counts: RiskCounts) => riskLevels.filter((level) => counts[level] > 0);
const noFlags = <span className="text-xs text-soft">No flags</span>;

/** The same in columns, so that in a list each level stands under itself. */
export function RiskColumns({ counts }: { counts: RiskCounts }) {
  const present = levelsIn(counts);
  return (
    <div className="levels">
      {present.length === 0 && noFlags}
      {present.map((level) => (
        <span key={level} data-level={level}>
          <RiskBadge level={level} count={counts[level]} />
        </span>
      ))}
    </div>
  );
}

export function RiskCountBadges({ counts }: { counts: RiskCounts }) {
  const present = levelsIn(counts);
  if (present.length === 0) return noFlags;
  return present.map((level) => <RiskBadge key={level} level={level} count={counts[level]} />);
}
