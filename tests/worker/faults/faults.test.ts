import { changeOfPassword, openAccount, resetPassword, signIn } from "./account-journeys.ts";
import { sendMails } from "./journeys.ts";
import { postLead, sendLeads } from "./lead-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([
  sendLeads,
  postLead,
  openAccount,
  signIn,
  changeOfPassword,
  resetPassword,
  sendMails,
]);
