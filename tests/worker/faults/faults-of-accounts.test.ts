import { changeOfPassword, openAccount, resetPassword, signIn } from "./account-journeys.ts";
import { signInInTwoSteps } from "./factor-journeys.ts";
import { describeFaults } from "./survive.ts";

describeFaults([openAccount, signIn, changeOfPassword, signInInTwoSteps, resetPassword]);
