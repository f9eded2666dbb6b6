import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { PasskeyOptions } from "../../schemas/factors.ts";
import { Notice } from "../ui/notice.tsx";
import { ScriptButton } from "../ui/script-button.tsx";
import { usePasskeyAutofill } from "./use-passkey-autofill.ts";
import { askApi, reasonOf, usePasskey as sign } from "./webauthn.ts";

/**
 * The button that signs in with a passkey, and then leads to `then`; with `autofill` a field of the page offers the
 * browser's passkeys too.
 */
export function PasskeySignIn({
  then,
  label,
  autofill = false,
}: {
  then: string;
  label: string;
  autofill?: boolean;
}) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function answer(signed: Awaited<ReturnType<typeof sign>>) {
    const answer = await askApi("/api/auth/passkey", signed);
    if ("refused" in answer) return answer.refused;
    await navigate(then);
  }
  async function signIn(): Promise<string | undefined> {
    const asked = await askApi<PasskeyOptions>("/api/auth/passkey/challenge");
    if ("refused" in asked) return asked.refused;
    const signed = await sign(asked.done).catch(reasonOf);
    return typeof signed === "string" ? signed : answer(signed);
  }
  async function wait(work: () => Promise<string | undefined>) {
    setBusy(true);
    setRefused(undefined);
    setRefused(await work());
    setBusy(false);
  }
  usePasskeyAutofill(autofill && !busy, async (how) => {
    const asked = await askApi<PasskeyOptions>("/api/auth/passkey/challenge");
    if ("refused" in asked || how.signal?.aborted) return;
    // Nobody has asked for it who would want to read why it was not taken.
    const signed = await sign(asked.done, how).catch(() => null);
    if (signed) await wait(() => answer(signed));
  });
  return (
    <div className="needs-script grid gap-3">
      {refused && <Notice look="bad">{refused}</Notice>}
      <ScriptButton className="action quiet" disabled={busy} onClick={() => wait(signIn)}>
        <Fingerprint aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {busy ? "One moment…" : label}
      </ScriptButton>
    </div>
  );
}
