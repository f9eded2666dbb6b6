import type { ReactNode } from "react";

/** Leads, and of them how many were answered within 24 hours and how many were won. */
export type Tally = { leads: number; inTime: number; won: number };

/** The figures of a plot as a table; `mark` draws a row's part of it. */
export function TallyTable({
  by,
  rows,
  mark,
}: {
  /** What a row stands for. */
  by: string;
  rows: readonly (Tally & { name: string })[];
  mark?: (row: Tally) => ReactNode;
}) {
  return (
    <table className="tally-table">
      <caption>By {by}</caption>
      <thead>
        <tr>
          <th scope="col" className="capitalize">
            {by}
          </th>
          {mark && <td />}
          <th scope="col">Leads</th>
          <th scope="col">Within 24 h</th>
          <th scope="col">Won</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {mark && <td aria-hidden="true">{mark(row)}</td>}
            <td>{row.leads}</td>
            <td>{row.inTime}</td>
            <td>{row.won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
