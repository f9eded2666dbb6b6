import { correctWord, readScan } from "./journeys/scan-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([readScan, correctWord]);
