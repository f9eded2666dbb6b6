import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

/** Has nothing be a stand-in: what is left of these is another test's. */
const noStandIns = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  const none = "data:text/javascript," + encodeURIComponent("export const placeholders = () => [];");
  registerHooks({
    resolve: (name, context, next) =>
      name.endsWith("/placeholders.ts") ? { url: none, shortCircuit: true } : next(name, context),
  });
`)}`;

/**
 * Runs the command where `wrangler` and `react-router` only note that they were called.
 * @param secrets what wrangler says of the deployment's secrets; null: nobody is signed in.
 */
function deploy(secrets: string | null, { standIns = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "shadow-digital-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = join(folder, "called");
  writeFileSync(log, "");
  for (const program of ["wrangler", "react-router"])
    writeFileSync(
      join(folder, program),
      `#!/bin/sh
echo "${program} $*" >> "$CALLED"
[ "$2" != list ] || ${secrets === null ? "exit 1" : `echo '${secrets}'`}
`,
      { mode: 0o755 },
    );
  const loads = standIns ? [] : ["--import", noStandIns];
  const { status, stderr } = spawnSync(process.execPath, [...loads, "commands/deploy.ts"], {
    encoding: "utf8",
    env: { ...process.env, CALLED: log, PATH: `${folder}${delimiter}${process.env.PATH}` },
  });
  return { status, stderr, called: readFileSync(log, "utf8").trim().split("\n") };
}

const key = '[{"name":"OTHER","type":"secret_text"},{"name":"SECRETS_KEY","type":"secret_text"}]';
const asked = "wrangler secret list --format json";

it("deploys a Worker that has its secrets: builds, migrates and puts it up, in that order", () => {
  const { status, called } = deploy(key);
  expect(called).toEqual([
    ...[asked, "react-router build", "wrangler d1 migrations apply DB --remote"],
    "wrangler deploy",
  ]);
  expect(status).toBe(0);
});

it.each([
  ["has none", "[]"],
  ["has others", '[{"name":"SECRETS_KEY_OLD","type":"secret_text"}]'],
  ["cannot be asked", null],
])("deploys and builds nothing where the Worker %s, and says how to make them", (_, secrets) => {
  const { status, stderr, called } = deploy(secrets);
  expect(called).toEqual([asked]);
  expect(status).toBe(1);
  expect(stderr).toContain("Nothing was deployed.\nThe deployment has no SECRETS_KEY");
  expect(stderr).toContain("npx wrangler secret put SECRETS_KEY < secrets-key");
  expect(stderr.includes("is anybody signed in?")).toBe(secrets === null);
});

it("names the stand-ins and what is missing together", () => {
  const { status, stderr, called } = deploy("[]", { standIns: true });
  expect(called).toEqual([asked]);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /These are still stand-ins:\n- .+[\s\S]+The deployment has no SECRETS_KEY/,
  );
});
