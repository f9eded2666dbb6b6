import { pointChoices } from "../../schemas/marking/marking.ts";
import { pointsTitle } from "./addresses.ts";

const names = { all: "All", none: "None", high: "Only High" };

/** Has many points chosen at once: buttons of the form, which come back with its page and the boxes ticked so. */
export function PointChoice({ page, chosen, of }: { page: string; chosen: number; of: number }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>
        {chosen.toLocaleString("en-AU")} of {of.toLocaleString("en-AU")} chosen.
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: its fields are the points, which a fieldset would not hold */}
      <div role="group" aria-label="Choose points" className="flex flex-wrap gap-2">
        {pointChoices.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="choose"
            value={choice}
            formAction={`${page}#${pointsTitle}`}
            className="action quiet small"
          >
            {names[choice]}
          </button>
        ))}
      </div>
    </div>
  );
}
