import { writeLetter } from "./letter-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([writeLetter]);
