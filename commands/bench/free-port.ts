import { createServer } from "node:net";

/** Ports below those that systems give to outgoing connections, so that none of these takes one meanwhile. */
const from = 10_240;
const to = 32_768;

/** A port of this machine's loopback that nobody listens on, so that servers can run beside each other. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = from + Math.floor(Math.random() * (to - from));
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "localhost", () => server.close(() => resolve(true)));
  });
