import { Link } from "react-router";
import { eraseFirmPath, firmSettingsPath } from "../../components/firm/addresses.ts";
import { FirmSections } from "../../components/firm/firm-sections.tsx";
import { FirmSettings } from "../../components/firm/firm-settings.tsx";
import { StorageUse } from "../../components/firm/storage-use.tsx";
import { keepTyped } from "../../components/forms/keep-typed.ts";
import { Refusal } from "../../components/forms/refusal.tsx";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { RetentionForm } from "../../components/legalai/retention-form.tsx";
import { requestScope } from "../../context.ts";
import { timeZonesByName } from "../../lib/time-zones.ts";
import { firmFormSchema } from "../../schemas/firms/settings.ts";
import { retentionSchema } from "../../schemas/retention.ts";
import { getRetention, setRetention } from "../../services/cases/retention.server.ts";
import { listFirms } from "../../services/firms/firms.server.ts";
import { listMembers } from "../../services/firms/members.server.ts";
import { demand } from "../../services/firms/rights.ts";
import { changeFirm, getFirm } from "../../services/firms/settings.server.ts";
import { orStatusPage } from "../expected-errors.ts";
import { formActions, formWork, seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/settings.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Firm settings · LegalAI" },
  { name: "robots", content: "noindex" },
];

async function settingsOf({ context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  demand(member, "manage");
  const [firm, retention, members, firms] = await Promise.all([
    getFirm(env, member),
    getRetention(env, member),
    listMembers(env, member),
    listFirms(env, member),
  ]);
  // Who has one firm and is alone in it deletes their account.
  const deletable = members.length > 1 || firms.length > 1;
  return { firm, retention, deletable, timeZones: timeZonesByName() };
}

export const loader = (args: Route.LoaderArgs) => orStatusPage(settingsOf(args));

const failed = "That could not be done. Please try again in a minute.";

const who = ({ context }: Route.ActionArgs) =>
  [context.get(requestScope), context.get(memberContext)] as const;

export const action = formActions({
  settings: formWork(
    firmFormSchema,
    async (change, args: Route.ActionArgs) => {
      await changeFirm(...who(args), change);
      return seeOther(withNotice(firmSettingsPath, "firm-saved"));
    },
    failed,
  ),
  retention: formWork(
    retentionSchema,
    async (retention, args: Route.ActionArgs) => {
      await setRetention(...who(args), retention);
      return seeOther(withNotice(firmSettingsPath, "retention-saved"));
    },
    failed,
  ),
});

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export default function FirmSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { firm, retention, deletable, timeZones } = loaderData;
  const result = actionData?.result;
  const ofSettings = "time_zone" in (result?.initialValue ?? {});
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-1">
        <h1 className="text-2xl">Firm settings</h1>
        <p className="break-words text-soft">{firm.name}</p>
      </header>
      <FirmSections />
      <Refusal result={ofSettings ? undefined : result} />
      <section className="sheet grid gap-5 p-5 sm:p-8" aria-labelledby="settings-title">
        <h2 id="settings-title">Name and security</h2>
        <div className="max-w-[28rem]">
          <FirmSettings
            firm={firm}
            timeZones={timeZones}
            result={ofSettings ? result : undefined}
          />
        </div>
      </section>
      <section className="sheet grid gap-5 p-5 sm:p-8" aria-labelledby="documents-title">
        <h2 id="documents-title">Documents</h2>
        <StorageUse {...firm.storage} />
        <RetentionForm retention={retention} action={firmSettingsPath} />
      </section>
      {deletable && (
        <section className="sheet grid gap-3 p-5 sm:p-8" aria-labelledby="delete-title">
          <h2 id="delete-title">Delete this firm</h2>
          <p className="text-soft">
            Its documents, matters and members’ access are permanently deleted. You are asked to
            confirm it on the next page.
          </p>
          <p>
            <Link to={eraseFirmPath} className="action harm">
              Delete this firm
            </Link>
          </p>
        </section>
      )}
    </main>
  );
}
