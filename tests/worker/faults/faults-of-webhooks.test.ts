import { describeFaults } from "./survive.ts";
import { tellWebhooks } from "./webhook-journeys.ts";

describeFaults([tellWebhooks]);
