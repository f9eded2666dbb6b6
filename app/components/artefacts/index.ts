import type { Drawing } from "../../content/artefact-types.ts";
import { Calendar } from "./calendar.tsx";
import { Chat } from "./chat.tsx";
import { Edit } from "./edit.tsx";
import { Guide } from "./guide.tsx";
import { Letter } from "./letter.tsx";
import { Log } from "./log.tsx";
import { Numbers } from "./numbers.tsx";
import { Review } from "./review.tsx";
import { SquareMile } from "./square-mile.tsx";
import { Suburbs } from "./suburbs.tsx";
import { Terms } from "./terms.tsx";
import { Thumb } from "./thumb.tsx";
import { Towers } from "./towers.tsx";
import { Week } from "./week.tsx";
import { Weights } from "./weights.tsx";

/** One component a kind of drawing; a kind without one does not compile. */
export const drawings: {
  [Kind in Drawing["kind"]]: React.FC<{ drawing: Extract<Drawing, { kind: Kind }> }>;
} = {
  calendar: Calendar,
  chat: Chat,
  edit: Edit,
  guide: Guide,
  letter: Letter,
  log: Log,
  numbers: Numbers,
  review: Review,
  squareMile: SquareMile,
  suburbs: Suburbs,
  terms: Terms,
  thumb: Thumb,
  towers: Towers,
  week: Week,
  weights: Weights,
};
