import { KeyRound } from "lucide-react";
import { formatDate } from "../../lib/dates.ts";
import { Form } from "../forms/page-form.tsx";
import { passkeysPath } from "../legalai/addresses.ts";
import { PlainField } from "./plain-field.tsx";
import { ProofField } from "./proof-field.tsx";

type Passkey = { id: string; name: string; createdAt: number; lastUsedAt: number | null };

/** The passkeys of an account, and how to rename and remove them. */
export function PasskeyList({
  passkeys,
  proven,
}: {
  passkeys: readonly Passkey[];
  /** Whether a second factor was shown a moment ago. */
  proven: boolean;
}) {
  if (passkeys.length === 0) return null;
  return (
    <ul className="divide-y divide-rule border-rule border-t [&>:last-child]:pb-0">
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id} className="grid gap-2 py-3">
          <div className="flex items-start gap-3">
            <KeyRound aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5 text-soft" />
            <div className="min-w-0">
              <p className="break-words font-semibold">{name}</p>
              <p className="text-xs text-soft">
                Added {formatDate(createdAt)},{" "}
                {lastUsedAt ? `last used ${formatDate(lastUsedAt)}` : "not used yet"}
              </p>
            </div>
          </div>
          {/* Closed again once it has another name. */}
          <details key={name}>
            <summary className="link min-h-6 w-fit cursor-pointer text-xs">
              Rename or remove<span className="sr-only"> {name}</span>
            </summary>
            <Form method="post" action={passkeysPath} className="grid gap-3 pt-3">
              <input type="hidden" name="passkey" value={id} />
              <PlainField label="Name" name="name" maxLength={200} defaultValue={name} />
              <p className="flex flex-wrap gap-3">
                <button type="submit" name="intent" value="rename" className="action quiet small">
                  Save the name
                </button>
              </p>
            </Form>
            <Form method="post" action={passkeysPath} className="grid gap-3 pt-3">
              <input type="hidden" name="passkey" value={id} />
              <ProofField proven={proven} />
              <p>
                <button type="submit" name="intent" value="remove" className="action harm small">
                  Remove<span className="sr-only"> {name}</span>
                </button>
              </p>
            </Form>
          </details>
        </li>
      ))}
    </ul>
  );
}
