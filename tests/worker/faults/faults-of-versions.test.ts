import { sayOfDates } from "./journeys/date-journeys.ts";
import { newVersion, versionAway, versionsDeleted } from "./journeys/version-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([newVersion, versionAway, versionsDeleted, sayOfDates]);
