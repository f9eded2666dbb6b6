import { changeOfPassword, openAccount, resetPassword, signIn } from "./account-journeys.ts";
import { sendLeads, sendMails } from "./journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([sendLeads, openAccount, signIn, changeOfPassword, resetPassword, sendMails]);
