/** One search in several suburbs, and how far one listing has climbed on each results page. */
export type SuburbsDrawing = {
  kind: "suburbs";
  name: string;
  trade: string;
  from: string;
  to: string;
  pages: readonly { suburb: string; search: string; before: number; now: number; note: string }[];
};

/** Ever narrower searches as ever lower towers, and the floor on which one listing is lit. */
export type TowersDrawing = {
  kind: "towers";
  towers: readonly { search: string; results: number; place: number; note: string }[];
};

/** A map of one square mile, and the three listings beside it. */
export type SquareMileDrawing = {
  kind: "squareMile";
  search: string;
  listings: readonly {
    name: string;
    rating: string;
    facts?: readonly { before: string; now: string }[];
    ours?: boolean;
  }[];
  climbed: string;
};

/** What a month's searches cost, in dollars; those that nobody wanted are struck out. */
export type TermsDrawing = {
  kind: "terms";
  terms: readonly { words: string; cost: number; unwanted?: boolean }[];
  stopped: string;
  kept: string;
};

/** A feed that runs past, and the ad at which the thumb stops: what happens in its first second. */
export type ThumbDrawing = {
  kind: "thumb";
  name: string;
  words: string;
  second: readonly { at: string; what: string }[];
};

/** A month of posts by the day, as it is approved. Days count from the month's first Monday. */
export type CalendarDrawing = {
  kind: "calendar";
  month: string;
  approved: string;
  posts: readonly {
    day: number;
    words: string;
    look: "fish" | "people" | "place" | "knife" | "lemon" | "table" | "gull" | "grill" | "talk";
  }[];
};

/** What a page loads, in kilobytes, before and after. */
export type WeightsDrawing = {
  kind: "weights";
  sites: readonly {
    name: string;
    says: string;
    loads: readonly { what: string; kilobytes: number }[];
  }[];
};

/** A review and its reply on one wire, and the tally of what keeps coming up. */
export type ReviewDrawing = {
  kind: "review";
  review: { name: string; when: string; stars: number; words: string };
  reply: { name: string; when: string; words: string };
  tally: { title: string; counts: readonly { what: string; times: number }[] };
};

/** A newsletter as it arrives, with notes in its margin. */
export type LetterDrawing = {
  kind: "letter";
  from: string;
  subject: string;
  when: string;
  greeting: string;
  paragraphs: readonly string[];
  button: string;
  foot: string;
  notes: readonly string[];
};

/** A chat late in the evening, and the booking that it ends in. */
export type ChatDrawing = {
  kind: "chat";
  clock: string;
  name: string;
  lines: readonly { who: "visitor" | "bot"; at: string; words: string }[];
  booking: { title: string; facts: readonly { term: string; words: string }[] };
};

/** A night's log, line by line into the morning, with the step at which a person was asked. */
export type LogDrawing = {
  kind: "log";
  lines: readonly { at: string; what: string; outcome: string; asked?: boolean }[];
};

/** A first draft, an editor's marks on it, and why. */
export type EditDrawing = {
  kind: "edit";
  coats: readonly { title: string; when: string }[];
  text: readonly (string | { cut: string } | { add: string })[];
  notes: readonly string[];
};

/** One week's work by the hour: what stays in the light, and what goes to the machine. */
export type WeekDrawing = {
  kind: "week";
  tasks: readonly { task: string; people: number; machine: number; what: string }[];
  kept: string;
  given: string;
};

/** One page of numbers a month: where each enquiry came from and what it cost. */
export type NumbersDrawing = {
  kind: "numbers";
  name: string;
  month: string;
  channels: readonly { channel: string; spent: number; enquiries: number; next: string }[];
  sentence: string;
};

/** A guide: its cover, and one page of it. */
export type GuideDrawing = {
  kind: "guide";
  cover: { title: string; text: string };
  page: { title: string; text: string; questions: readonly string[] };
};

/** What a page sells, drawn: always an example, and said to be one. */
export type Drawing =
  | SuburbsDrawing
  | TowersDrawing
  | SquareMileDrawing
  | TermsDrawing
  | ThumbDrawing
  | CalendarDrawing
  | WeightsDrawing
  | ReviewDrawing
  | LetterDrawing
  | ChatDrawing
  | LogDrawing
  | EditDrawing
  | WeekDrawing
  | NumbersDrawing
  | GuideDrawing;
