import { describe, expect, it } from "vitest";
import { runQuietly } from "../../../commands/local-server.ts";

describe("a local server", () => {
  it("shows what a program printed when it failed, and nothing else", async () => {
    const told = (code: number) =>
      `console.log("well"); console.error("badly"); process.exit(${code})`;
    await runQuietly(process.execPath, ["-e", told(0)]);
    await expect(runQuietly(process.execPath, ["-e", told(3)])).rejects.toThrow(/well\nbadly\n/);
  });

  it("does not ask the internet where this machine is", async () => {
    const asks = "process.exit(process.env.CLOUDFLARE_CF_FETCH_ENABLED === 'false' ? 0 : 1)";
    await runQuietly(process.execPath, ["-e", asks]);
  });
});
