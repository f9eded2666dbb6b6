import { sendMails } from "./journeys.ts";
import { postLead, sendLeads } from "./lead-journeys.ts";
import { forgetPerson, lookAfterLead } from "./staff-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([sendLeads, postLead, lookAfterLead, forgetPerson, sendMails]);
