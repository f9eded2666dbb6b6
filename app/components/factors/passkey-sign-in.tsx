import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { PasskeyOptions } from "../../schemas/factors.ts";
import { Notice } from "../ui/notice.tsx";
import { askApi, reasonOf, usePasskey as sign } from "./webauthn.ts";

/** The button that signs in with a passkey, and then leads to `then`. */
export function PasskeySignIn({ then, label }: { then: string; label: string }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function signIn(): Promise<string | undefined> {
    const asked = await askApi<PasskeyOptions>("/api/auth/passkey/challenge");
    if ("refused" in asked) return asked.refused;
    const signed = await sign(asked.done).catch(reasonOf);
    if (typeof signed === "string") return signed;
    const answer = await askApi("/api/auth/passkey", signed);
    if ("refused" in answer) return answer.refused;
    await navigate(then);
  }
  async function start() {
    setBusy(true);
    setRefused(undefined);
    setRefused(await signIn());
    setBusy(false);
  }
  return (
    <div className="needs-script grid gap-3">
      {refused && <Notice look="bad">{refused}</Notice>}
      <button type="button" className="action quiet" disabled={busy} onClick={start}>
        <Fingerprint aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {busy ? "One moment…" : label}
      </button>
    </div>
  );
}
