import { log } from "../lib/log.ts";
import { analyserInUse } from "./analysis/analysis.server.ts";
import { hasSecretsKey } from "./sealed-secrets.ts";

type PartState = "ok" | "down";

/** Whether what the product stands on answers. */
export async function checkHealth(env: Env) {
  const [database, storage] = await Promise.all([
    stateOf("database", () => env.DB.prepare("SELECT 1").run()),
    stateOf("storage", () => env.FILES.head("health")),
  ]);
  return {
    ok: database === "ok" && storage === "ok",
    database,
    storage,
    analyser: analyserInUse(env),
    ...(!hasSecretsKey(env) && { secrets: "missing" as const }),
  };
}

async function stateOf(code: string, check: () => Promise<unknown>): Promise<PartState> {
  try {
    await check();
    return "ok";
  } catch (error) {
    log.error("health_check_failed", { code, error });
    return "down";
  }
}
