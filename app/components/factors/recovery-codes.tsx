import { Notice } from "../ui/notice.tsx";
import { ScriptButton } from "../ui/script-button.tsx";

/** Recovery codes, the one time that they are shown. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section className="grid gap-3" aria-labelledby="codes-title">
      <h2 id="codes-title" className="text-lg">
        Your recovery codes
      </h2>
      <Notice>
        Print these or copy them to a safe place now: they are not shown again. If your device is
        lost, each signs you in once.
      </Notice>
      <ul className="secret grid gap-1">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <ScriptButton
          className="action quiet small"
          onClick={() => navigator.clipboard.writeText(codes.join("\n"))}
        >
          Copy the codes
        </ScriptButton>
        <ScriptButton className="action quiet small" onClick={() => print()}>
          Print them
        </ScriptButton>
      </p>
    </section>
  );
}
