import { useEffect, useRef } from "react";
import { Notice } from "../ui/notice.tsx";
import { ScriptButton } from "../ui/script-button.tsx";

/** A secret, the one time that it is shown, which takes the reader to it. */
export function ShownOnce({ title, secret, of }: { title: string; secret: string; of: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      className="sheet grid grid-cols-[minmax(0,1fr)] gap-3 p-5 sm:p-8"
      aria-labelledby="shown-once"
    >
      <h2 id="shown-once" ref={heading} tabIndex={-1} className="text-lg">
        {title}
      </h2>
      <Notice>Copy it now: it is not shown again. Whoever has it can act with it.</Notice>
      <p className="secret">
        <code className="break-all">{secret}</code>
      </p>
      <p>
        <ScriptButton
          className="action quiet small"
          onClick={() => navigator.clipboard.writeText(secret)}
        >
          Copy {of}
        </ScriptButton>
      </p>
    </section>
  );
}
