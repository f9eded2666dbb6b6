import type { CalendarDrawing } from "../../content/artefact-types.ts";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** What a post shows, as it looks from across the room. */
const looks = {
  fish: "M6 31Q22 13 42 30L54 20V44L42 33Q22 50 6 31zM16 27a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z",
  people: "M21 17a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 60q0-30 18-30t18 30zM23 36v24h14V36l-3 6h-8z",
  place:
    "M0 38h60v4H0zM7 42h3v18H7zM22 42h3v18h-3zM37 42h3v18h-3zM52 42h3v18h-3zM34 15a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
  knife: "M6 18L38 24Q42 25 42 29V34H10zM44 27h11q3 3 0 6H44z",
  lemon:
    "M6 30q4-2 8-8q10-10 24-6q10 4 13 12l4 2l-4 3q-4 10-15 13q-14 3-22-8q-4-6-8-8zM22 26q6-6 14-4q-8 1-14 4z",
  gull: "M3 24Q16 11 30 26Q44 11 57 24Q44 20 33 36H27Q16 20 3 24zM0 46h60v4H0zM12 50h4v10h-4zM44 50h4v10h-4z",
  grill:
    "M8 27h44q-2 15-17 17l5 14h-5l-5-13l-5 13h-5l5-14Q10 42 8 27zM20 22q-5-5 0-9q4 4 0 9zM32 22q-6-7 0-13q6 6 0 13zM42 22q-4-4 0-8q4 4 0 8z",
  talk: "M7 11h46v29H31L19 51V40H7zM18 25a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM27 25a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM36 25a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
  table: "M8 32h44v4H8zM14 36h3v20h-3zM43 36h3v20h-3zM22 32V20h6v12zM34 32q-4-8 2-14q6 6 2 14z",
} as const;

/** A month of thirty days that begins on a Monday. */
const days = Array.from({ length: 30 }, (_, day) => day);

const place = (day: number) => `day-${day % 7} week-${Math.floor(day / 7)}`;

/** A month of posts on the days on which they appear, and the days that are left in peace. */
export function Calendar({ drawing: { month, approved, posts } }: { drawing: CalendarDrawing }) {
  return (
    <>
      <svg className="away" aria-hidden="true">
        {Object.entries(looks).map(([look, path]) => (
          <symbol key={look} id={`look-${look}`} viewBox="0 0 60 60">
            <path d={path} fill="currentColor" fillRule="evenodd" />
          </symbol>
        ))}
      </svg>
      <p className="month" aria-hidden="true">
        {month}
      </p>
      <ol className="calendar">
        {weekdays.map((weekday) => (
          <li key={weekday} className="free weekday" aria-hidden="true">
            {weekday}
          </li>
        ))}
        {days.map((day) => {
          const post = posts.find((candidate) => candidate.day === day);
          const date = day + 1;
          if (!post) {
            return (
              <li key={day} className={`free ${place(day)}`} aria-hidden="true">
                {date}
              </li>
            );
          }
          return (
            <li key={day} className={`post ${place(day)}`}>
              <svg className={post.look} aria-hidden="true">
                <use href={`#look-${post.look}`} />
              </svg>
              <p>
                <b className="label">
                  <span>{weekdays[day % 7]} </span>
                  {date}
                </b>{" "}
                {post.words}
              </p>
            </li>
          );
        })}
      </ol>
      <p className="approved">{approved}</p>
    </>
  );
}
