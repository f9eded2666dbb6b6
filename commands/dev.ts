/** `npm run dev`: migrates the local database and serves the app on http://localhost:5173. */
import { migrateLocally, serve } from "./local-server.ts";

const port = Number(process.env.PORT ?? 5173);
await migrateLocally();
await serve("react-router", ["dev", "--port", String(port), "--strictPort"], port);
