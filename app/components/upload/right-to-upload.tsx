import { CircleAlert } from "lucide-react";
import type { Ref } from "react";
import { confirmedField, uploadMessages } from "../../schemas/cases/upload.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

/** The user's word that the documents may be read; `missed` when the form was sent without it. */
export function RightToUpload({
  several,
  analyser,
  checked,
  missed,
  box,
  onChange,
}: {
  several: boolean;
  analyser: string;
  checked: boolean;
  missed: boolean;
  box: Ref<HTMLInputElement>;
  onChange: (checked: boolean) => void;
}) {
  const hydrated = useHydrated();
  return (
    <div>
      <label className="flex gap-3">
        <input
          ref={box}
          type="checkbox"
          name={confirmedField}
          required
          checked={hydrated ? checked : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={missed || undefined}
          aria-describedby={missed ? "confirmed-error" : undefined}
          // biome-ignore lint/a11y/noAutofocus: a page that comes back without scripts begins where something is wanted
          autoFocus={missed}
          className="tick mt-0.5 size-5 shrink-0"
        />
        <span>
          I have the right to upload {several ? "these documents" : "this document"}: no
          undertaking, order or duty of confidence forbids it. {analyser} will read it.
        </span>
      </label>
      {missed && (
        <p id="confirmed-error" className="field-error">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} />
          <span>{uploadMessages.unconfirmed}</span>
        </p>
      )}
    </div>
  );
}
