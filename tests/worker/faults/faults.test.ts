import { openAccount, resetPassword, sendLeads, sendMails } from "./journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([sendLeads, openAccount, resetPassword, sendMails]);
