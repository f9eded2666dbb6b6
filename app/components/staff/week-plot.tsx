import { formatDay } from "../../lib/agency-time.ts";
import { PlotLegend } from "./plot-legend.tsx";
import { type Tally, TallyTable } from "./tally-table.tsx";

const height = 100;

/** A column for each week: all of its leads, and filled in those that were answered in time. */
export function WeekPlot({
  weeks,
  total,
}: {
  weeks: readonly (Tally & { week: string })[];
  total: Tally;
}) {
  const most = Math.max(1, ...weeks.map(({ leads }) => leads));
  const part = (count: number) => (height * count) / most;
  return (
    <section aria-label="By week" className="sheet plot week-plot">
      <figure>
        <figcaption>
          <strong>{total.leads === 1 ? "1 lead" : `${total.leads} leads`}</strong>: {total.inTime}{" "}
          answered within 24 hours, {total.won} won
        </figcaption>
        <ol className="plot-columns" aria-hidden="true">
          {weeks.map(({ week, leads, inTime }) => (
            <li key={week}>
              <span>{leads}</span>
              <svg viewBox={`0 0 10 ${height}`} preserveAspectRatio="none" aria-hidden="true">
                <rect
                  className="plot-all"
                  y={height - part(leads)}
                  width="10"
                  height={part(leads)}
                />
                <rect
                  className="plot-in-time"
                  y={height - part(inTime)}
                  width="10"
                  height={part(inTime)}
                />
              </svg>
              <span>{formatDay(week)}</span>
            </li>
          ))}
        </ol>
        <PlotLegend />
      </figure>
      <TallyTable
        by="week"
        rows={weeks.map(({ week, ...of }) => ({ name: formatDay(week), ...of })).toReversed()}
      />
    </section>
  );
}
