import { PlotLegend } from "./plot-legend.tsx";
import { type Tally, TallyTable } from "./tally-table.tsx";

/** A bar for each row beside its figures. */
export function CategoryPlot({
  by,
  rows,
}: {
  by: string;
  rows: readonly (Tally & { name: string })[];
}) {
  const most = Math.max(1, ...rows.map(({ leads }) => leads));
  return (
    <section aria-label={`By ${by}`} className="sheet plot">
      {rows.length === 0 ? (
        <p className="text-soft">By {by}: no leads yet.</p>
      ) : (
        <>
          <TallyTable
            by={by}
            rows={rows}
            mark={({ leads, inTime }) => (
              <svg className="plot-bar" aria-hidden="true">
                <rect className="plot-all" width={`${(100 * leads) / most}%`} height="100%" />
                <rect className="plot-in-time" width={`${(100 * inTime) / most}%`} height="100%" />
              </svg>
            )}
          />
          <PlotLegend />
        </>
      )}
    </section>
  );
}
