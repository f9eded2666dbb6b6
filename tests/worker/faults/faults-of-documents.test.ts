import { analyse, sweep, workOnDocument } from "./journeys/journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([analyse, workOnDocument, sweep]);
