import type { Statistic } from "../../content/types.ts";
import { StandingWord } from "../ui/standing-word.tsx";

/** Figures set large, their labels small. */
export function StatList({ items }: { items: readonly Statistic[] }) {
  return (
    <dl className="stats">
      {items.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="relative mt-2 text-sm text-soft">{label}</dt>
          <dd className="font-display text-3xl tracking-tight">
            <StandingWord>{value}</StandingWord>
          </dd>
        </div>
      ))}
    </dl>
  );
}
