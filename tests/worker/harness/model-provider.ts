import { introspectWorkflow } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, inject } from "vitest";
import type { Behaviour, RecordedCall } from "../../fixtures/provider.ts";

/** The Worker's settings, which a test may change for itself. */
export const settings: Env = env;
const before = { ...settings };

afterEach(() => {
  delete settings.OPENAI_API_KEY;
  delete settings.OPENAI_BASE_URL;
  delete settings.WEBHOOKS_TO_LOOPBACK;
  settings.ANALYSIS_FALLBACK = before.ANALYSIS_FALLBACK;
  settings.ANALYSIS_CALL_SECONDS = before.ANALYSIS_CALL_SECONDS;
  settings.ANALYSIS_DOCUMENT_TOKENS = before.ANALYSIS_DOCUMENT_TOKENS;
  settings.ANALYSIS_DAILY_DOCUMENTS = before.ANALYSIS_DAILY_DOCUMENTS;
  settings.ANALYSIS_DAILY_DOCUMENTS_PER_USER = before.ANALYSIS_DAILY_DOCUMENTS_PER_USER;
});

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
