/** `npm run dev`: serves the app on http://localhost:5173, on a local database that it brings up to date. */
import { migrateLocally } from "./database/local-database.ts";
import { serve } from "./local-server.ts";

const port = Number(process.env.PORT ?? 5173);
migrateLocally();
await serve({
  program: "react-router",
  args: ["dev", "--port", String(port), "--strictPort", "--logLevel", "warn"],
  // Without it the program starts itself once more.
  settings: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --conditions=development` },
  port,
  said: `http://localhost:${port} serves the app; mails can be read at http://localhost:${port}/dev/outbox.`,
});
