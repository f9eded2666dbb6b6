import type { Submission, SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import type { GenericSchema, InferOutput } from "valibot";
import { parseForm } from "../components/forms/parse-form.ts";
import { requestScope } from "../context.ts";
import { firmField, intentField } from "../schemas/form-fields.ts";
import { AppError } from "../services/errors.ts";
import { otherFirm } from "../services/firms/acting-firm.ts";
import { readForm } from "../services/request-body.ts";
import { orStatusPage, otherFirmPage, sentenceOf } from "./expected-errors.ts";
import { actingFirm, sessionContext } from "./legalai/session.ts";

/** What an action needs of its route; the router's generated types are wider. */
type Args = Pick<ActionFunctionArgs, "request" | "params" | "context">;

/** What a page is told of a form that was refused: what was typed, and what is wrong with it. */
export type Refusal = { result: SubmissionResult<string[]> };
type Refused = ReturnType<typeof data<Refusal>>;

/** Answers a form that has been read. */
type Handler<A extends Args, Done> = (form: FormData, args: A) => Promise<Done | Refused>;

/** Passwords are not sent back. */
const hideFields = ["password", "current_password"];

/**
 * What is done with a form: its answers are checked with the schema, and `work` is done with them. Its expected
 * errors come back with the form, at the fields they are about; of a defect the person reads `fallback`.
 */
export const formWork =
  <A extends Args, Schema extends GenericSchema, Done>(
    schema: Schema | ((args: A) => Schema),
    work: (answers: InferOutput<Schema>, args: A) => Promise<Done>,
    fallback: string,
  ): Handler<A, Done> =>
  async (form, args) => {
    const submission = parseForm(form, typeof schema === "function" ? schema(args) : schema);
    if (submission.status !== "success")
      return data({ result: submission.reply({ hideFields }) }, { status: 400 });
    try {
      return await work(submission.value, args);
    } catch (error) {
      return refusal(submission, error, fallback, args);
    }
  };

function refusal(submission: Submission<unknown>, error: unknown, fallback: string, args: Args) {
  const { requestId } = args.context.get(requestScope);
  const { message, status, fields, headers } = sentenceOf(error, fallback, requestId);
  const known = Object.entries(fields ?? {}).filter(([name]) =>
    Object.hasOwn(submission.payload, name),
  );
  const errors =
    known.length > 0 ? { fieldErrors: Object.fromEntries(known) } : { formErrors: [message] };
  return data({ result: submission.reply({ hideFields, ...errors }) }, { status, headers });
}

/**
 * Reads the form of a page, and takes the name of its firm out of it.
 * @throws a page that says so, with what was typed, where that is not the firm in which its sender acts; as `readForm`.
 */
export async function readPageForm(
  { request, context }: Pick<Args, "request" | "context">,
  limits?: Parameters<typeof readForm>[1],
): Promise<FormData> {
  const form = await orStatusPage(readForm(request, limits));
  const firm = context.get(actingFirm);
  if (!firm) return form;
  const named = form.get(firmField);
  form.delete(firmField);
  if (named === null || named === firm.id) return form;
  const back = context.get(sessionContext).firms.find(({ id }) => id === named);
  const { pathname, search } = new URL(request.url);
  throw otherFirmPage(otherFirm(firm), {
    acting: firm.id,
    ...(back && { back }),
    to: pathname.replace(/\.data$/, "") + search,
    typed: typedIn(form),
  });
}

/** What was typed into a form, to be shown again: no passwords, no files, nothing that a person did not write. */
const typedIn = (form: FormData) =>
  [...form].flatMap(([name, value]) =>
    typeof value === "string" && value.trim() && !notTyped.test(name) && !isId.test(value)
      ? [value]
      : [],
  );
const notTyped = /password|code|stamp|intent|version/;
const isId = /^[0-9a-f-]{36}$/;

/** The action of a page with one form. A body that cannot be read as a form becomes a page that says so. */
export function formAction<A extends Args, Schema extends GenericSchema, Done>(
  ...of: Parameters<typeof formWork<A, Schema, Done>>
) {
  const handle = formWork(...of);
  return async (args: A) => handle(await readPageForm(args), args);
}

/** The action of a page with several forms, by the name of the button that sends each; it tells their names. */
export const formActions = <A extends Args, Done>(handlers: Record<string, Handler<A, Done>>) =>
  Object.assign(
    async (args: A) => orStatusPage(handleIntent(handlers, await readPageForm(args), args)),
    { intents: Object.keys(handlers) },
  );

async function handleIntent<A extends Args, Done>(
  handlers: Record<string, Handler<A, Done>>,
  form: FormData,
  args: A,
) {
  const handle = new Map(Object.entries(handlers)).get(String(form.get(intentField)));
  if (!handle)
    throw new AppError("invalid_input", "The form does not say what to do. Please load it again.");
  return handle(form, args);
}

/** Where a browser goes after a form was taken, so that a reload sends nothing twice (Post/Redirect/Get). */
export const seeOther = (to: string, headers: HeadersInit = {}) =>
  redirect(to, { status: 303, headers });

/** Whether who sent a form waits for a page: a browser without scripts does, our own scripts do not. */
export const wantsPage = ({ headers }: Request) =>
  (headers.get("Accept") ?? "").includes("text/html");

/** Whether a form is sent with a document. */
export const isUpload = ({ headers }: Request) =>
  /^multipart\/form-data\b/i.test(headers.get("Content-Type") ?? "");
