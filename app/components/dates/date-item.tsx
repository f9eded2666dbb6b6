import { Link } from "react-router";
import { formatDateTimeIn } from "../../lib/dates.ts";
import { dayInWords } from "../../lib/days.ts";
import { dot } from "../../lib/text/dot.ts";
import type { KeptDate } from "../../schemas/dates/kept.ts";
import { nameOf } from "../../schemas/person.ts";
import { wordsPath } from "../ask/addresses.ts";
import { dateAnchor } from "./addresses.ts";
import { DateActions } from "./date-actions.tsx";
import { actionLabel, type Series } from "./grouped.ts";

const stateWord = {
  sure: "Not checked",
  proposed: "To check",
  confirmed: "Confirmed",
  dismissed: "Dismissed",
};

/** What every date of a page needs to know. */
type Of = { caseId: string; timeZone: string; mayWrite: boolean };

/** A date: its day, what it is, who it is for, its sum, its words with the way to them, and what can be said of it. */
function DateItem({ date, ...of }: { date: KeptDate } & Of) {
  const { caseId, timeZone, mayWrite } = of;
  return (
    <div
      id={dateAnchor(date.id)}
      className="grid scroll-mt-24 gap-3 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-6"
    >
      <div className="grid content-start gap-1">
        <p className="text-lg">
          <When date={date} />
        </p>
        <p className="text-xs text-soft">
          {actionLabel[date.action]}
          {dot}
          {stateWord[date.state]}
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <p className="max-w-measure wrap-anywhere">
          {capital(date.what)}
          {date.who.length > 0 && (
            <span className="text-soft">{`${dot}${date.who.join(", ")}`}</span>
          )}
        </p>
        <Moved date={date} />
        {date.quote !== "" && (
          <blockquote className="max-w-measure text-sm whitespace-pre-line text-soft wrap-anywhere">
            “{date.quote.trim()}”{" "}
            {date.gone ? (
              <span>(These words are not in the newest version.)</span>
            ) : (
              <Link to={wordsPath(caseId, date)} className="link">
                {date.place ?? "In the document"}
                <span className="sr-only">: see these words in the document</span>
              </Link>
            )}
          </blockquote>
        )}
        <p className="max-w-measure text-xs text-soft">
          {date.sum}
          {date.other && ` Read the other way it is ${dayInWords(date.other)}.`}
        </p>
        {date.note && <p className="max-w-measure text-sm wrap-anywhere">Note: {date.note}</p>}
        {date.by && date.at && (
          <p className="text-xs text-soft">
            {nameOf(date.by)}, {formatDateTimeIn(date.at, timeZone)}
          </p>
        )}
        {date.date !== null && (date.state === "sure" || date.state === "confirmed") && (
          <p className="text-xs">
            <a href={`/api/cases/${caseId}/dates/${date.id}.ics`} className="link" download>
              For your calendar<span className="sr-only">{`: ${date.what}`}</span>
            </a>
          </p>
        )}
        {mayWrite && <DateActions date={date} />}
      </div>
    </div>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The day with that of the week, both ends of a window, or that there is none yet. */
function When({ date: { date, opens } }: { date: KeptDate }) {
  if (date === null) return <>No day yet</>;
  return (
    <>
      {opens && <>{dayInWords(opens)} to </>}
      <time dateTime={date}>{dayInWords(date)}</time>
    </>
  );
}

function Moved({ date: { moved, read, date } }: { date: KeptDate }) {
  if (!moved) return null;
  const now = read ?? date;
  return (
    <p className="max-w-measure font-semibold">
      The document gave {dayInWords(moved.from)} and now gives {now ? dayInWords(now) : "no day"}.
    </p>
  );
}

/** What comes back is one line, with all its days folded behind the first. */
export const SeriesItem = ({ series: { first, rest }, ...of }: { series: Series } & Of) => (
  <li className="sheet grid gap-4 p-5">
    <DateItem date={first} {...of} />
    {rest.length > 0 && (
      <details>
        <summary className="link w-fit text-sm">
          {rest.length === 1 ? "One more day" : `${rest.length} more days`}, to{" "}
          {dayInWords(rest.at(-1)?.date ?? "")}
        </summary>
        <ul className="mt-4 grid gap-5">
          {rest.map((date) => (
            <li key={date.id} className="border-t border-rule pt-5">
              <DateItem date={date} {...of} />
            </li>
          ))}
        </ul>
      </details>
    )}
  </li>
);
