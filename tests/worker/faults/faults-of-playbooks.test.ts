import { makePlaybook, publishPlaybook } from "./journeys/playbook-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([makePlaybook, publishPlaybook]);
