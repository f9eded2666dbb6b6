import type { NumbersDrawing } from "../../content/artefact-types.ts";
import { StandingWord } from "../ui/standing-word.tsx";

const dollars = (sum: number) => `$${Math.round(sum).toLocaleString("en-AU")}`;

/** One page of numbers: each dollar with the enquiry that it brought. */
export function Numbers({
  drawing: { name, month, channels, sentence },
}: {
  drawing: NumbersDrawing;
}) {
  const spent = channels.reduce((sum, channel) => sum + channel.spent, 0);
  const enquiries = channels.reduce((sum, channel) => sum + channel.enquiries, 0);
  return (
    <div className="slab numbers">
      <div className="face tone-paper">
        <p className="numbers-head">
          <b className="label">{name}</b> <span>{month}</span>
        </p>
        <p className="numbers-each">
          <span>
            <StandingWord>{dollars(spent / enquiries)}</StandingWord>
          </span>{" "}
          an enquiry: {enquiries} of them, for {dollars(spent)}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Channel</th>
              <th scope="col">Spent</th>
              <th scope="col">Enquiries</th>
              <th scope="col">Each</th>
            </tr>
          </thead>
          <tbody>
            {channels.map((row) => (
              <tr key={row.channel}>
                <th scope="row">
                  {row.channel} <span>{row.next}</span>
                </th>
                <td>{dollars(row.spent)}</td>
                <td>{row.enquiries}</td>
                <td>{dollars(row.spent / row.enquiries)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="numbers-next">{sentence}</p>
      </div>
    </div>
  );
}
