import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { codeSchema } from "../../schemas/factors.ts";
import { Field } from "../forms/field.tsx";
import { Form } from "../forms/page-form.tsx";
import { useSchemaForm } from "../forms/use-schema-form.ts";
import { Notice } from "../ui/notice.tsx";
import { QrCode } from "./qr-code.tsx";

/** The second step of setting up an authenticator app: its secret, and a first code to show that the app has it. */
export function ConfirmAuthenticator({
  secret,
  uri,
  qr,
  result,
}: {
  secret: string;
  uri: string;
  qr: readonly string[];
  result: SubmissionResult<string[]> | undefined;
}) {
  const [form, fields] = useSchemaForm(codeSchema, { id: "confirm", result });
  return (
    <>
      <p>Scan this with your authenticator app, then enter the six digits that it shows.</p>
      <QrCode rows={qr} label="QR code for your authenticator app; its secret stands below" />
      <p className="text-xs text-soft">
        On this very phone?{" "}
        <a href={uri} className="link">
          Open it in your app
        </a>
        . Or type this secret into the app:
      </p>
      <p className="secret break-words">{secret.match(/.{4}/g)?.join(" ")}</p>
      {form.errors && <Notice look="bad">{form.errors.join(" ")}</Notice>}
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <input type="hidden" name="intent" value="confirm" />
        <Field field={fields.code} label="Code" autoComplete="one-time-code" />
        <button type="submit" className="action">
          Turn it on
        </button>
      </Form>
    </>
  );
}
