import {
  analyseByModel,
  deleteAndUndo,
  deletionOfAccount,
  nameClient,
  rename,
  retention,
  review,
} from "./journeys/case-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([
  deleteAndUndo,
  rename,
  nameClient,
  review,
  retention,
  deletionOfAccount,
  analyseByModel,
]);
