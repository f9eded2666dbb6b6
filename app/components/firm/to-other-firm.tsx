import { firmField } from "../../schemas/form-fields.ts";
import { switchPath } from "./addresses.ts";

export type Elsewhere = {
  /** The firm to change to; none where the reader is not in it any more. */
  back?: { id: string; name: string };
  /** Where one goes then, inside LegalAI. */
  to: string;
  /** What was typed into a form that was refused. */
  typed: string[];
};

/** Changes to the firm of what was asked for, which only its reader decides; and gives back what they had typed. */
export function ToOtherFirm({ back, to, typed }: Elsewhere) {
  return (
    <>
      {back && (
        <form method="post" action={switchPath}>
          <input type="hidden" name="then" value={to} />
          <button type="submit" name={firmField} value={back.id} className="action">
            Change to {back.name}
          </button>
        </form>
      )}
      {typed.length > 0 && (
        <section aria-labelledby="typed-title" className="grid gap-3">
          <h2 id="typed-title" className="text-lg">
            What you had typed
          </h2>
          {typed.map((text) => (
            <p key={text} className="sheet whitespace-pre-wrap break-words p-4">
              {text}
            </p>
          ))}
        </section>
      )}
    </>
  );
}
