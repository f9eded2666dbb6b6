import { useEffect, useEffectEvent } from "react";

/** A question waits five minutes for its answer; it is asked anew before. */
const freshMs = 4 * 60_000;

const shown = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (!document.hidden) resolve();
    document.addEventListener("visibilitychange", () => resolve(), { once: true, signal });
  });

/**
 * Has the browser offer its passkeys in the autofill of the field that asks for them ("webauthn"), where it can and
 * as long as it is `offered`: `signIn` waits for somebody to take one.
 */
export function usePasskeyAutofill(
  offered: boolean,
  signIn: (how: CredentialRequestOptions) => Promise<void>,
) {
  const offer = useEffectEvent(signIn);
  useEffect(() => {
    if (!offered) return;
    const end = new AbortController();
    async function keepOffering() {
      if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return;
      let stale: AbortSignal;
      do {
        await shown(end.signal);
        stale = AbortSignal.timeout(freshMs);
        const signal = AbortSignal.any([end.signal, stale]);
        await offer({ mediation: "conditional", signal });
      } while (stale.aborted && !end.signal.aborted);
    }
    void keepOffering();
    return () => end.abort();
  }, [offered]);
}
