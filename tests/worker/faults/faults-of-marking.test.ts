import { markCopy } from "./journeys/marking-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([markCopy]);
