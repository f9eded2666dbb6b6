import { data, redirect, useSearchParams } from "react-router";
import { UploadDesk } from "../../components/upload/upload-desk.tsx";
import { requestScope } from "../../context.ts";
import { fileSizeInWords } from "../../lib/file-size.ts";
import { analyserAsSubject } from "../../schemas/analyser-name.ts";
import { confirmedField, uploadFormSchema, uploadMessages } from "../../schemas/cases/upload.ts";
import { analyserInUse } from "../../services/analysis/analysis.server.ts";
import { createCase, replaceableCase } from "../../services/cases/cases.server.ts";
import { storageQuota, storageUsed } from "../../services/cases/storage-quota.server.ts";
import { receiveUpload } from "../../services/cases/uploads.server.ts";
import { AppError } from "../../services/errors.ts";
import { demand, type Member } from "../../services/firms/rights.ts";
import { keyOfSending, stampForm } from "../../services/form-stamp.server.ts";
import { matterChoice } from "../../services/matters/choices.server.ts";
import { publishedChoices } from "../../services/playbooks/choices.server.ts";
import { charge } from "../../services/throttle.server.ts";
import { addVersion } from "../../services/versions/add.server.ts";
import { recentCases } from "../../services/versions/recent-cases.server.ts";
import { orStatusPage, sentenceOf } from "../expected-errors.ts";
import type { Route } from "./+types/upload.ts";
import { memberContext } from "./session.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Upload a case · LegalAI" },
  { name: "robots", content: "noindex" },
];

/** `?matter=` names the matter that is chosen to begin with; `?replaces=` names a case whose document could not be analysed: the form begins with its names. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const member = context.get(memberContext);
  await orStatusPage(mayUpload(member));
  const { searchParams } = new URL(request.url);
  const replaces = searchParams.get("replaces");
  const replaced = replaces ? await replaceableCase(env, member, replaces) : null;
  const chosen = searchParams.get("matter") ?? replaced?.matter?.id ?? null;
  const matters = await matterChoice(env, member, chosen);
  const matter = matters.find(({ id, state }) => id === chosen && state === "open")?.id;
  const playbooks = await publishedChoices(env, member);
  const [used, quota] = [await storageUsed(env, member), storageQuota(env)];
  const room = `Your documents take ${fileSizeInWords(used)} of the ${fileSizeInWords(quota)} that your firm has.`;
  return {
    analyser: analyserInUse(env),
    stamp: await stampForm(env),
    replaced,
    room,
    matter,
    matters,
    playbooks,
    recent: replaced ? [] : await recentCases(env, member),
  };
}

const mayUpload = async (member: Member) => demand(member, "write");

const chooseAgain =
  "Nothing was uploaded. Please choose the document again and tick the box below.";

/** The way of an upload without JavaScript; with it, the same steps happen in `POST /api/cases`. */
export async function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(requestScope);
  const member = context.get(memberContext);
  try {
    demand(member, "write");
    await charge(scope, "upload", member.user.id);
    const { stamp, ...upload } = await receiveUpload(scope.env, member, request, uploadFormSchema);
    const { documentId: _, ...answers } = upload;
    const key = await keyOfSending(scope.env, stamp, answers);
    const { version_of: caseId, ...fields } = upload.fields;
    const { id } = caseId
      ? await addVersion(scope, member, caseId, upload, key)
      : await createCase(scope, member, { ...upload, fields }, key);
    return redirect(`/legalai/case/${id}`);
  } catch (error) {
    const { message, status, headers, fields } = sentenceOf(
      error,
      uploadMessages.failed,
      scope.requestId,
    );
    const typed = error instanceof AppError ? (error.details.typed ?? {}) : {};
    const unconfirmed = fields?.[confirmedField] !== undefined;
    const said = fields?.file ? uploadMessages.missing : unconfirmed ? chooseAgain : message;
    return data({ error: said, unconfirmed, typed }, { status, headers });
  }
}

export default function Upload({ loaderData, actionData }: Route.ComponentProps) {
  const { analyser, stamp, replaced, room, matter, matters, playbooks, recent } = loaderData;
  // Not the case itself: it is gone as soon as another has taken its place, and the desk still follows that one.
  const [search] = useSearchParams();
  return (
    <main id="main" className="screen narrow">
      <h1 className="text-2xl">{replaced ? "Replace the document" : "Upload Case File"}</h1>
      {replaced && (
        <p>
          The document of “{replaced.case_name}” could not be analysed. The next one takes its
          place, and the failed case is deleted.
        </p>
      )}
      <UploadDesk
        key={search.get("replaces")}
        analyser={analyserAsSubject(analyser)}
        matters={matters.filter(({ state }) => state === "open")}
        playbooks={playbooks}
        recent={recent}
        refused={actionData?.error}
        unconfirmed={actionData?.unconfirmed}
        room={room}
        start={{ stamp, matter_id: matter ?? "", ...startOf(replaced), ...actionData?.typed }}
      />
    </main>
  );
}

const startOf = (replaced: Route.ComponentProps["loaderData"]["replaced"]) =>
  replaced
    ? { case_name: replaced.case_name, case_type: replaced.case_type ?? "", replaces: replaced.id }
    : {};
