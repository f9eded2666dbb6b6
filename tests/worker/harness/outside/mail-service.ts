import { env } from "cloudflare:workers";
import type { Scope } from "../../../../app/services/scope.ts";
import { scopeOf } from "../accounts.ts";

type Sent = { to: string; subject: string; replyTo?: string };

/** The Worker with a mail service that counts what it is given, and says no with the words in `down`. */
export function mailService(service: { down?: string } = {}, settings: Partial<Env> = {}) {
  const sent: Sent[] = [];
  const send = async ({ to, subject, replyTo }: Sent) => {
    if (service.down) throw new Error(service.down);
    sent.push({ to, subject, ...(replyTo && { replyTo }) });
  };
  // Only `send` is called on the binding.
  const own: Env = { ...env, ...settings, EMAIL: { send } as unknown as SendEmail };
  const going: Promise<unknown>[] = [];
  const scope: Scope = { ...scopeOf(own), waitUntil: (work) => void going.push(work) };
  return {
    env: own,
    sent,
    /** Has a service work for a request, and waits for what goes on after the answer. */
    async after<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
      try {
        return await work(scope);
      } finally {
        await Promise.all(going.splice(0));
      }
    },
  };
}
