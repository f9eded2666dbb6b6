import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Locked = {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
};

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const manifest = read("package.json");
const packages: Record<string, Locked> = read("package-lock.json").packages;
const { "": root, ...others } = packages;

/** What a package finds under a name: in its own folder, or in one that it lies in. */
function foundFrom(place: string, name: string): Locked | undefined {
  const inner = packages[`${place ? `${place}/` : ""}node_modules/${name}`];
  if (inner || place === "") return inner;
  return foundFrom(place.slice(0, place.lastIndexOf("node_modules/")).replace(/\/$/, ""), name);
}

describe("the lock file", () => {
  it("asks for what package.json asks for, and has it in that version", () => {
    expect(root).toMatchObject({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
    });
    const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    const overridden = Object.entries(manifest.overrides).filter(
      ([, version]) => !String(version).startsWith("$"),
    );
    for (const [name, version] of [...asked, ...overridden])
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
  });

  it("names the packages of all platforms, whichever one it was written on", () => {
    const missing = Object.entries(others).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !foundFrom(place, name))
        .map((name) => `${name}, for ${place}`),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ...["workerd", "esbuild", "@biomejs/biome", "@tailwindcss/oxide", "lightningcss"],
    ...["oxc-parser", "oxc-resolver", "rolldown", "typescript", "@resvg/resvg-js"],
  ])("has %s for Linux, macOS and Windows", (name) => {
    const native = Object.keys(packages[`node_modules/${name}`]?.optionalDependencies ?? {})
      .map((part) => foundFrom(`node_modules/${name}`, part))
      .map((part) => `${part?.os} ${part?.cpu}`);
    expect(native).toEqual(
      expect.arrayContaining([
        "linux x64",
        "linux arm64",
        "darwin x64",
        "darwin arm64",
        "win32 x64",
      ]),
    );
  });

  it("is the same wherever packages are got from", () => {
    expect(Object.entries(others).filter(([, entry]) => "resolved" in entry)).toEqual([]);
  });
});
