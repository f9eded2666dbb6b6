type Stats = {
  totalCases: number;
  hoursSaved: number;
  risksResolved: number;
  changeFromLastMonth: number | null;
  casesThisMonth: number;
};

/** '+20% from last month', or the words for a month that has nothing to be compared with. */
const changeInWords = (change: number | null, now: number) =>
  change === null
    ? now > 0
      ? "New this month"
      : "None this month"
    : `${change >= 0 ? "+" : ""}${change.toLocaleString("en-AU")}% from last month`;

const tenths = new Intl.NumberFormat("en-AU", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** The three figures of the dashboard. */
export function StatCards({ stats }: { stats: Stats }) {
  const { totalCases, hoursSaved, risksResolved, changeFromLastMonth, casesThisMonth } = stats;
  return (
    <dl className="stats">
      <Stat
        label="Total Cases"
        value={totalCases.toLocaleString("en-AU")}
        caption={
          totalCases === 0 ? "No cases yet" : changeInWords(changeFromLastMonth, casesThisMonth)
        }
      />
      <Stat
        label="Hours Saved"
        value={tenths.format(hoursSaved)}
        caption="Avg 2.5 hours per case"
      />
      <Stat
        label="Cases at Risk"
        value={risksResolved.toLocaleString("en-AU")}
        caption="Cases with at least one risk flag"
      />
    </dl>
  );
}

function Stat({ label, value, caption }: { label: string; value: string; caption: string }) {
  return (
    <div className="stat">
      <dt>{label}</dt>
      <dd className="stat-value">{value}</dd>
      <dd className="text-xs text-soft">{caption}</dd>
    </div>
  );
}
