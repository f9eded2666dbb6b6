import type { Finding } from "../../schemas/analysis.ts";
import type { Reading } from "../reading/reading.ts";
import { slip } from "./slip.ts";

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const day = new RegExp(
  `(?:\\b(${weekdays.join("|")}),? (?:the )?)?\\b(\\d{1,2})(?:st|nd|rd|th)?(?: day of)? (${months}),? ((?:19|20)\\d\\d)\\b`,
  "g",
);

/** Days that are in no calendar, and days of the week that are not those of their date. */
export function findDaySlips(reading: Reading): Finding[] {
  const { text } = reading;
  return [...text.matchAll(day)].flatMap((found) => {
    const [said, weekday, date = "", month = "", year = ""] = found;
    const at = months.split("|").indexOf(month);
    const meant = new Date(Date.UTC(Number(year), at, Number(date)));
    if (meant.getUTCMonth() !== at)
      return [
        slip(reading, "date", found.index, said.length, {
          message: `There is no ${date} ${month} ${year}.`,
          cure: "Ask which day is meant.",
        }),
      ];
    const falls = weekdays[meant.getUTCDay()];
    if (weekday === undefined || weekday === falls) return [];
    return [
      slip(reading, "date", found.index, said.length, {
        message: `${date} ${month} ${year} is a ${falls}, not a ${weekday}.`,
        cure: "Ask which day is meant, and take the other out.",
      }),
    ];
  });
}
