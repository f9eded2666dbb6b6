import { redirect } from "react-router";
import { AddPasskey } from "../../components/factors/add-passkey.tsx";
import { PasskeyList } from "../../components/factors/passkey-list.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Refusal } from "../../components/forms/refusal.tsx";
import { sentencesIn } from "../../components/forms/sentences.ts";
import { AccountPage } from "../../components/legalai/account-page.tsx";
import { passkeysPath, secondFactorPath } from "../../components/legalai/addresses.ts";
import { accountPath, withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { deviceInWords } from "../../components/legalai/device.ts";
import { requestScope } from "../../context.ts";
import { removePasskeySchema, renamePasskeySchema } from "../../schemas/factors.ts";
import { isFresh } from "../../services/accounts/proof.server.ts";
import {
  listPasskeys,
  removePasskey,
  renamePasskey,
} from "../../services/factors/passkeys.server.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { sessionContext } from "../legalai/session.ts";
import type { Route } from "./+types/passkeys.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Passkeys · LegalAI" },
  { name: "robots", content: "noindex" },
];

const failed = "That could not be done. Please try again in a minute.";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, secondFactor } = context.get(sessionContext);
  // What is kept here is changed only by a session that has shown what there is.
  if (secondFactor.exists && !secondFactor.shown) return redirect(secondFactorPath);
  return {
    proven: isFresh(secondFactor),
    passkeys: await listPasskeys(context.get(requestScope).env, user.id),
    deviceName: deviceInWords(request.headers.get("User-Agent") ?? ""),
  };
}

export const action = formActions({
  rename: formWork(
    renamePasskeySchema,
    async (renamed, { context }: Route.ActionArgs) => {
      await renamePasskey(context.get(requestScope).env, context.get(sessionContext), renamed);
      return seeOther(withNotice(passkeysPath, "passkey-renamed"));
    },
    failed,
  ),
  remove: formWork(
    removePasskeySchema,
    async (removed, { context }: Route.ActionArgs) => {
      await removePasskey(context.get(requestScope), context.get(sessionContext), removed);
      return seeOther(withNotice(passkeysPath, "passkey-removed"));
    },
    failed,
  ),
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const wrong = sentencesIn(actionData?.result);
  return (
    <AccountPage title="Passkeys" below={<BackTo to={accountPath} page="Account" />}>
      <Refusal result={actionData?.result} />
      <p className="text-soft">
        A passkey signs you in with your finger, your face or your device’s PIN, without a password.
        It resists phishing: it works on this site and on no other.
      </p>
      <PasskeyList passkeys={loaderData.passkeys} proven={loaderData.proven && !wrong} />
      <AddPasskey deviceName={loaderData.deviceName} />
    </AccountPage>
  );
}
