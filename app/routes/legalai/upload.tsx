import { data, redirect } from "react-router";
import { UploadDesk } from "../../components/upload/upload-desk.tsx";
import { requestScope } from "../../context.ts";
import { analyserInWords } from "../../schemas/analyser-name.ts";
import { uploadMessages } from "../../schemas/case.ts";
import { analyserInUse } from "../../services/analysis/analysis.server.ts";
import { createCase } from "../../services/cases/cases.server.ts";
import { receiveUpload } from "../../services/cases/uploads.server.ts";
import { charge } from "../../services/throttle.server.ts";
import { sentenceOf } from "../expected-errors.ts";
import type { Route } from "./+types/upload.ts";
import { sessionContext } from "./session.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Upload a case · LegalAI" },
  { name: "robots", content: "noindex" },
];

export const loader = ({ context }: Route.LoaderArgs) => ({
  analyser: analyserInUse(context.get(requestScope).env),
});

/** The way of an upload without JavaScript; with it, the same steps happen in `POST /api/cases`. */
export async function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(requestScope);
  const { user } = context.get(sessionContext);
  try {
    await charge(scope, "upload", user.id);
    const { id } = await createCase(scope, user.id, await receiveUpload(scope.env, request));
    return redirect(`/legalai/case/${id}`);
  } catch (error) {
    const { message, status, headers, fields } = sentenceOf(
      error,
      uploadMessages.failed,
      scope.requestId,
    );
    return data({ error: fields?.file ? uploadMessages.missing : message }, { status, headers });
  }
}

export default function Upload({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="screen max-w-[46rem]">
      <h1 className="text-2xl">Upload Case File</h1>
      <UploadDesk analyser={analyserInWords(loaderData.analyser)} refused={actionData?.error} />
    </main>
  );
}
