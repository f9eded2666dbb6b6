import { changeOfPassword, openAccount, resetPassword, signIn } from "./account-journeys.ts";
import { signInInTwoSteps } from "./factor-journeys.ts";
import { sendMails } from "./journeys.ts";
import { postLead, sendLeads } from "./lead-journeys.ts";
import { forgetPerson, lookAfterLead } from "./staff-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([
  sendLeads,
  postLead,
  lookAfterLead,
  forgetPerson,
  openAccount,
  signIn,
  changeOfPassword,
  signInInTwoSteps,
  resetPassword,
  sendMails,
]);
