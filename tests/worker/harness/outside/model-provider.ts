import { introspectWorkflow } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { inject } from "vitest";
import type { Behaviour, RecordedCall } from "../../../fixtures/provider.ts";
import { settings } from "../settings.ts";

/** Sets OpenAI up, played by a local server whose next calls go as told; the last behaviour stays. */
export async function setUpProvider(...script: Behaviour[]) {
  const url = `${inject("providerUrl")}/${crypto.randomUUID()}`;
  await fetch(`${url}/script`, { method: "PUT", body: JSON.stringify(script) });
  settings.OPENAI_API_KEY = "sk-test";
  settings.OPENAI_BASE_URL = `${url}/v1`;
  return {
    calls: async (): Promise<RecordedCall[]> => (await fetch(`${url}/calls`)).json(),
  };
}

/** Lets the workflows of a test wait no time between their steps. */
export async function withoutWaiting() {
  const introspector = await introspectWorkflow(env.ANALYSE);
  await introspector.modifyAll(async (m) => {
    await m.disableSleeps();
    await m.disableRetryDelays();
  });
  return introspector;
}
