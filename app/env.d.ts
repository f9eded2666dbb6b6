/** Settings that may be absent; the others come from wrangler.toml through `wrangler types`. */
interface Env {
  /** Set: OpenAI analyses. Unset: the built-in analyser does. */
  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
  /** Keys with which the ends of records are signed, the newest first. Unset: they are not. */
  RECORD_KEYS?: string;
  SECRETS_KEY?: string;
  /** "on": webhooks may go to this machine. For development and tests: nothing comes of it where the site is in public. */
  WEBHOOKS_TO_LOOPBACK?: string;
}
