import type { ReactNode } from "react";
import type { Cta } from "../../content/types.ts";
import { Anchor } from "./anchor.tsx";

export const guideDialogId = "guide-dialog";

/** A call to action: a link that looks like a button, or the button that opens the guide's dialog. */
export function CtaButton({ cta, small = false }: { cta: Cta; small?: boolean }) {
  const look = `button${cta.look === "quiet" ? " quiet" : ""}${small ? " small" : ""}`;
  if (cta.to === "guide") {
    return (
      <button type="button" className={look} command="show-modal" commandfor={guideDialogId}>
        <span>{cta.label}</span>
      </button>
    );
  }
  return (
    <Anchor to={cta.to} className={look} face>
      {cta.label}
    </Anchor>
  );
}

export function CtaRow({ ctas, children }: { ctas: readonly Cta[]; children?: ReactNode }) {
  return (
    <div className="cta-row">
      {ctas.map((cta) => (
        <CtaButton key={cta.label} cta={cta} />
      ))}
      {children}
    </div>
  );
}
