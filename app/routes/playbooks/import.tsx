import { data } from "react-router";
import { Form } from "../../components/forms/page-form.tsx";
import { withNotice } from "../../components/legalai/arrivals.ts";
import { BackTo } from "../../components/legalai/back-to.tsx";
import { playbookPath, playbooksPath } from "../../components/playbooks/addresses.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { requestScope } from "../../context.ts";
import { AppError } from "../../services/errors.ts";
import { demand, type Member } from "../../services/firms/rights.ts";
import { createPlaybook } from "../../services/playbooks/playbooks.server.ts";
import { receiveTable } from "../../services/playbooks/tables.server.ts";
import { charge } from "../../services/throttle.server.ts";
import { orStatusPage, sentenceOf } from "../expected-errors.ts";
import { seeOther } from "../form-action.ts";
import { memberContext } from "../legalai/session.ts";
import type { Route } from "./+types/import.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Import a playbook · LegalAI" },
  { name: "robots", content: "noindex" },
];

const mayKeep = async (member: Member) => demand(member, "playbooks");

export async function loader({ context }: Route.LoaderArgs) {
  await orStatusPage(mayKeep(context.get(memberContext)));
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(requestScope);
  const member = context.get(memberContext);
  try {
    demand(member, "playbooks");
    await charge(scope, "upload", member.user.id);
    const content = await receiveTable(request, member);
    const id = await createPlaybook(scope, member, content, { published: false });
    return seeOther(withNotice(playbookPath(id), "playbook-made"));
  } catch (error) {
    const { message, status, headers } = sentenceOf(
      error,
      "The table could not be read.",
      scope.requestId,
    );
    const { rows = [], typed } = error instanceof AppError ? error.details : {};
    return data({ error: message, rows, file: typed?.file }, { status, headers });
  }
}

export default function ImportPage({ actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="screen narrow">
      <header className="grid gap-3">
        <BackTo to={playbooksPath} page="Playbooks" />
        <h1 className="text-2xl">Import a playbook</h1>
      </header>
      {actionData && (
        <Notice look="bad" title={actionData.file}>
          {actionData.error}
        </Notice>
      )}
      {actionData && actionData.rows.length > 0 && <Faults rows={actionData.rows} />}
      <Form
        method="post"
        encType="multipart/form-data"
        reloadDocument
        className="sheet grid gap-5 p-5 sm:p-8"
      >
        <p className="max-w-measure">
          An .xlsx with a row for each rule, or JSON, as a playbook’s own page exports them. What is
          imported becomes a draft; nothing is stored while there is a fault.
        </p>
        <div className="field">
          <label className="field-label" htmlFor="file">
            File
          </label>
          <input
            id="file"
            name="file"
            type="file"
            accept=".xlsx,.json"
            required
            className="field-input"
          />
        </div>
        <p>
          <button type="submit" className="action">
            Import
          </button>
        </p>
      </Form>
    </main>
  );
}

function Faults({ rows }: { rows: readonly { row: number; message: string }[] }) {
  return (
    <section className="sheet grid gap-3 p-5" aria-labelledby="faults-title">
      <h2 id="faults-title">What to mend</h2>
      <table className="w-full text-left">
        <thead>
          <tr className="text-xs text-soft">
            <th scope="col" className="w-24 pb-2">
              Rule
            </th>
            <th scope="col" className="pb-2">
              Fault
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, message }) => (
            <tr key={`${row} ${message}`} className="border-rule border-t align-top">
              <th scope="row" className="py-2 font-semibold">
                {row === 0 ? "The file" : `Row ${row}`}
              </th>
              <td className="py-2">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-xs text-soft">Rows are counted from the first rule.</p>
    </section>
  );
}
