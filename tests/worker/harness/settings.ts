import { env } from "cloudflare:workers";
import { limits } from "../../../app/services/limits.ts";

/** The Worker's settings, which a test may change for itself, as it may the limits of calls. */
export const settings: Env = env;
const before = { settings: { ...settings }, limits: { ...limits } };

/** Puts them back. */
export function restoreSettings() {
  delete settings.OPENAI_API_KEY;
  delete settings.OPENAI_BASE_URL;
  delete settings.RECORD_KEYS;
  delete settings.WEBHOOKS_TO_LOOPBACK;
  settings.SITE_URL = before.settings.SITE_URL;
  settings.ANALYSIS_FALLBACK = before.settings.ANALYSIS_FALLBACK;
  settings.ANALYSIS_CALL_SECONDS = before.settings.ANALYSIS_CALL_SECONDS;
  settings.ANALYSIS_DOCUMENT_TOKENS = before.settings.ANALYSIS_DOCUMENT_TOKENS;
  settings.ANALYSIS_DAILY_DOCUMENTS = before.settings.ANALYSIS_DAILY_DOCUMENTS;
  settings.ANALYSIS_DAILY_DOCUMENTS_PER_USER = before.settings.ANALYSIS_DAILY_DOCUMENTS_PER_USER;
  Object.assign(limits, before.limits);
}
