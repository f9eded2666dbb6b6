import {
  changeOfPassword,
  openAccount,
  resetPassword,
  signIn,
} from "./journeys/account-journeys.ts";
import { signInInTwoSteps } from "./journeys/factor-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([openAccount, signIn, changeOfPassword, signInInTwoSteps, resetPassword]);
