import { sendMails } from "./journeys/journeys.ts";
import { postLead, sendLeads } from "./journeys/lead-journeys.ts";
import { forgetPerson, lookAfterLead } from "./journeys/staff-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([sendLeads, postLead, lookAfterLead, forgetPerson, sendMails]);
