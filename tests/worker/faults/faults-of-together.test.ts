import { assignment, comment, handwork } from "./journeys/together-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([assignment, comment, handwork]);
