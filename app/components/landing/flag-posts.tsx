import type { RiskFlag, RiskLevel } from "../../schemas/analysis.ts";

const width = 1600;
const ground = 190;
const thick = 18;
const tall: Record<RiskLevel, number> = { High: 170, Medium: 104, Low: 52 };

/** A document's flags as posts, each where its words stand in it; the graver, the taller, and the longer its shadow. */
export function FlagPosts({ flags, length }: { flags: readonly RiskFlag[]; length: number }) {
  const posts = flags
    .map(({ start, riskLevel }) => ({
      x: Math.round(40 + (start / length) * (width - 240)),
      level: riskLevel,
      height: tall[riskLevel],
    }))
    .sort((one, other) => other.height - one.height);
  const shadows = posts.map(
    ({ x, height }) =>
      `M${x} ${ground}h${thick}l${Math.round(height * 1.7)} ${Math.round(height * 0.85)}h-${thick}z`,
  );
  return (
    <svg viewBox={`0 0 ${width} ${ground + 150}`} className="flag-posts" aria-hidden="true">
      <path d={shadows.join("")} className="flag-posts-shadow" />
      <path d={`M0 ${ground - 1}h${width}v2H0z`} fill="currentColor" />
      {posts.map(({ x, level, height }) => (
        <path
          key={`${x} ${level}`}
          d={`M${x} ${ground}v-${height}h${thick}v${height}z`}
          className={`tick tick-${level.toLowerCase()}`}
        />
      ))}
    </svg>
  );
}
