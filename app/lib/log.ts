/**
 * The only fields that may be logged: never bodies, names of files, addresses, tokens, prompts or
 * quotes (design: OWASP ASVS 5.0, chapter 16). `error` is reduced to its name and stack.
 */
export type LogFields = {
  requestId?: string | undefined;
  route?: string;
  path?: string;
  method?: string;
  status?: number;
  ms?: number;
  code?: string;
  id?: string;
  caseId?: string;
  userId?: string;
  attempt?: number;
  count?: number;
  error?: unknown;
};

type Level = "info" | "warn" | "error";

function write(level: Level, event: string, { error, ...fields }: LogFields = {}) {
  const cause =
    error instanceof Error
      ? { error: error.name, stack: error.stack?.split("\n").slice(1, 8).join("\n") }
      : {};
  console[level](JSON.stringify({ event, ...fields, ...cause }));
}

/** Structured log lines, one JSON object each. A stack is written without its message, which may hold what a user typed. */
export const log = {
  info: (event: string, fields?: LogFields) => write("info", event, fields),
  warn: (event: string, fields?: LogFields) => write("warn", event, fields),
  error: (event: string, fields?: LogFields) => write("error", event, fields),
};
