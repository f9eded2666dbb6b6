import { describeFaults } from "./survive.ts";
import { assignment, comment } from "./together-journeys.ts";

describeFaults([assignment, comment]);
