import { makePlaybook, publishPlaybook } from "./playbook-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([makePlaybook, publishPlaybook]);
