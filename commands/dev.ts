/** `npm run dev`: serves the app on http://localhost:5173, and migrates the local database while it starts. */
import { migrateLocally, serve } from "./local-server.ts";

const port = Number(process.env.PORT ?? 5173);
await serve({
  program: "react-router",
  args: ["dev", "--port", String(port), "--strictPort", "--logLevel", "warn"],
  // Without it the program starts itself once more.
  settings: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --conditions=development` },
  port,
  meanwhile: migrateLocally(),
  said: `http://localhost:${port} serves the app; mails can be read at http://localhost:${port}/dev/outbox.`,
});
