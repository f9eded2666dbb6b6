import { type RiskLevel, riskLevels } from "../../schemas/analysis.ts";
import { RiskShape } from "../case/risk.tsx";
import { countLevels } from "../case/risk-levels.ts";
import type { NumberedFlag } from "../desk/document-line.tsx";
import { type FlagOrder, type FlagView, flagOrders } from "./flag-view.ts";

/** Which levels are shown, and in what order. */
export function FlagFilter({
  flags,
  view,
  onChange,
}: {
  flags: readonly NumberedFlag[];
  view: FlagView;
  onChange: (view: FlagView) => void;
}) {
  const counts = countLevels(flags);
  const toggle = (level: RiskLevel) => {
    const hidden = view.hidden.includes(level)
      ? view.hidden.filter((other) => other !== level)
      : [...view.hidden, level];
    onChange({ ...view, hidden });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {riskLevels.map((level) => {
        const count = counts[level];
        return (
          <button
            key={level}
            type="button"
            aria-pressed={!view.hidden.includes(level)}
            disabled={count === 0}
            onClick={() => toggle(level)}
            className={`level level-${level.toLowerCase()}`}
          >
            <RiskShape level={level} className="size-3" />
            {level} {count}
          </button>
        );
      })}
      <select
        aria-label="Order of the flags"
        value={view.order}
        // The options below are the only values.
        onChange={(event) => onChange({ ...view, order: event.currentTarget.value as FlagOrder })}
        className="field-input small w-auto"
      >
        {Object.entries(flagOrders).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
