import {
  eraseFirm,
  inviteColleague,
  joinFirm,
  joinWithAccount,
  removeColleague,
} from "./journeys/firm-journeys.ts";
import { tellWebhooks } from "./journeys/webhook-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([
  inviteColleague,
  joinFirm,
  joinWithAccount,
  removeColleague,
  eraseFirm,
  tellWebhooks,
]);
