import { writeLetter } from "./journeys/letter-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([writeLetter]);
