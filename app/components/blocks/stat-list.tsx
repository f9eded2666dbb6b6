import type { Statistic } from "../../content/types.ts";
import { StandingWord } from "../ui/standing-word.tsx";

/** Figures set large, their labels small. */
export function StatList({ items }: { items: readonly Statistic[] }) {
  return (
    <ul className="stats">
      {items.map(({ value, label }) => (
        <li key={label}>
          <span className="block display text-3xl">
            <StandingWord>{value}</StandingWord>{" "}
          </span>
          <span className="relative mt-3 block text-sm text-soft">{label}</span>
        </li>
      ))}
    </ul>
  );
}
