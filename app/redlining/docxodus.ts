import { redlineAssets } from "./assets.ts";

/** As much of the library as is used here. Empty bytes are its way of saying that it could not. */
type Docxodus = {
  Compare: (older: Uint8Array, newer: Uint8Array, settings: string) => Uint8Array<ArrayBuffer>;
};
type Host = {
  withDiagnosticTracing: (on: boolean) => Host;
  withResourceLoader: (load: (type: string, name: string) => Promise<Response> | null) => Host;
  create: () => Promise<{
    getConfig: () => { mainAssemblyName: string };
    getAssemblyExports: (name: string) => Promise<{ DocxodusWasm: { DocxDiffBridge: Docxodus } }>;
  }>;
};

/**
 * Loads the library from our own origin.
 * @param onLoaded told of each piece as it comes, in bytes as they were sent.
 */
export async function loadDocxodus(onLoaded: (bytes: number) => void): Promise<Docxodus> {
  // The start-up script of the library has no types of its own.
  const { dotnet } = (await import(/* @vite-ignore */ `${redlineAssets}dotnet.js`)) as {
    dotnet: Host;
  };
  const { getConfig, getAssemblyExports } = await dotnet
    .withDiagnosticTracing(false)
    // Scripts it loads by itself.
    .withResourceLoader((_, name) => (name.endsWith(".wasm") ? unpacked(name, onLoaded) : null))
    .create();
  const { DocxodusWasm } = await getAssemblyExports(getConfig().mainAssemblyName);
  return DocxodusWasm.DocxDiffBridge;
}

async function unpacked(name: string, onLoaded: (bytes: number) => void): Promise<Response> {
  const { ok, body, status } = await fetch(`${redlineAssets}${name}.gz`);
  if (!ok || !body) throw new Error(`${name}: ${status}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      onLoaded(piece.byteLength);
      controller.enqueue(piece);
    },
  });
  const stream = body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
}
