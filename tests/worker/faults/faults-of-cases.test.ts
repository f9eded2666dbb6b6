import {
  analyseByModel,
  deleteAndUndo,
  deletionOfAccount,
  rename,
  retention,
  review,
} from "./case-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([deleteAndUndo, rename, review, retention, deletionOfAccount, analyseByModel]);
