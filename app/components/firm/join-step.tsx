import type { ReactNode } from "react";
import { Form } from "../forms/page-form.tsx";
import { joinAddress } from "./addresses.ts";

/** A button that goes on with an invitation. */
export function JoinStep({
  token,
  intent,
  busy,
  children,
}: {
  token: string;
  intent: "join" | "sign-in";
  busy: boolean;
  children: ReactNode;
}) {
  return (
    <Form method="post" action={joinAddress(token)} className="grid">
      <input type="hidden" name="token" value={token} />
      <button type="submit" name="intent" value={intent} className="action" disabled={busy}>
        <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
      </button>
    </Form>
  );
}
