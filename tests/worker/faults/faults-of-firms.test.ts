import {
  eraseFirm,
  inviteColleague,
  joinFirm,
  joinWithAccount,
  removeColleague,
} from "./firm-journeys.ts";
import { describeFaults } from "./survive.ts";
import { tellWebhooks } from "./webhook-journeys.ts";

describeFaults([
  inviteColleague,
  joinFirm,
  joinWithAccount,
  removeColleague,
  eraseFirm,
  tellWebhooks,
]);
