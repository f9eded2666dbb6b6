import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import type { InferOutput } from "valibot";
import type { NewPasskeyOptions, passkeyAddedSchema } from "../../schemas/factors.ts";
import { Notice } from "../ui/notice.tsx";
import { ScriptButton } from "../ui/script-button.tsx";
import { PlainField } from "./plain-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { askApi, makePasskey, reasonOf } from "./webauthn.ts";

type Added = InferOutput<typeof passkeyAddedSchema>;

async function add(password: string, name: string): Promise<Added | string> {
  const asked = await askApi<NewPasskeyOptions>("/api/auth/passkeys/challenge", { password });
  if ("refused" in asked) return asked.refused;
  const made = await makePasskey(asked.done).catch(reasonOf);
  if (typeof made === "string") return made;
  const answer = await askApi<Added>("/api/auth/passkeys", { name, ...made });
  return "refused" in answer ? answer.refused : answer.done;
}

/** The form that adds a passkey of the device at hand; `deviceName` is offered as its name. */
export function AddPasskey({ deviceName }: { deviceName: string }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Added | string>();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    setBusy(true);
    setOutcome(undefined);
    const added = await add(String(given.get("password")), String(given.get("name")));
    setOutcome(added);
    setBusy(false);
    if (typeof added === "string") return;
    form.reset();
    await revalidate();
  }
  const added = typeof outcome === "object" ? outcome : undefined;
  return (
    <>
      <noscript>
        <p className="text-soft">
          Passkeys are made by your browser, which needs JavaScript for it. An authenticator app
          works without.
        </p>
      </noscript>
      <div className="needs-script grid gap-4">
        {typeof outcome === "string" && <Notice look="bad">{outcome}</Notice>}
        <Notice look="good">{added && `The passkey “${added.passkey.name}” is added.`}</Notice>
        {added?.recovery_codes && <RecoveryCodes codes={added.recovery_codes} />}
        {added && (
          <p>
            <button type="button" className="action quiet" onClick={() => setOutcome(undefined)}>
              Add another passkey
            </button>
          </p>
        )}
        <form className="grid gap-4" onSubmit={onSubmit} hidden={added !== undefined}>
          <PlainField
            label="Your password"
            name="password"
            type="password"
            autoComplete="current-password"
          />
          <PlainField
            label="Name of the passkey"
            name="name"
            maxLength={200}
            defaultValue={deviceName}
            hint="So that you know later which device it is on."
          />
          <ScriptButton type="submit" className="action" disabled={busy}>
            {busy ? "One moment…" : "Add a passkey"}
          </ScriptButton>
        </form>
      </div>
    </>
  );
}
