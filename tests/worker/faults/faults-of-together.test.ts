import { describeFaults } from "./survive.ts";
import { assignment, comment, handwork } from "./together-journeys.ts";

describeFaults([assignment, comment, handwork]);
