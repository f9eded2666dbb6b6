/**
 * The only fields that may be logged: never bodies, names of files, addresses, tokens, prompts or
 * quotes (design: OWASP ASVS 5.0, chapter 16). `error` is reduced to its name and the places it came through;
 * `path`, which anybody may make up, loses what looks like an address or a secret.
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

function write(level: Level, event: string, { error, path, ...fields }: LogFields = {}) {
  const place = path === undefined ? {} : { path: withoutSecrets(path) };
  const cause = error instanceof Error ? { error: error.name, stack: framesOf(error) } : {};
  console[level](JSON.stringify({ event, ...fields, ...place, ...cause }));
}

const maxFrames = 7;

/**
 * The call sites of an error. Its message stands before them in the stack and may have many lines: a failed
 * statement's has every value, so a line counts only after the message and when it has the form of a call site.
 */
function framesOf({ stack = "", message }: Error): string {
  const [, afterMessage = stack] = message ? stack.split(message, 2) : [];
  const frames = afterMessage.split("\n").filter((line) => /^ +at .*:\d+:\d+\)?$/.test(line));
  return frames.slice(0, maxFrames).join("\n");
}

const withoutSecrets = (path: string) =>
  path
    .split("/")
    .map((part) => (/@|%40|=|%3d|[a-z0-9]{24}/i.test(part) ? "…" : part))
    .join("/")
    .slice(0, 200);

/** Structured log lines, one JSON object each. A stack is written without its message, which may hold what a user typed. */
export const log = {
  info: (event: string, fields?: LogFields) => write("info", event, fields),
  warn: (event: string, fields?: LogFields) => write("warn", event, fields),
  error: (event: string, fields?: LogFields) => write("error", event, fields),
};
