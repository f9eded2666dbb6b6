import type { Context } from "hono";
import { readFeed } from "../app/services/dates/feed.server.ts";
import type { AppContext } from "./scope.ts";

/** Answers a calendar program, which has no session: by its address alone, and asks anew each time what may be read. */
export async function serveFeed(c: Context<AppContext>): Promise<Response> {
  const feed = await readFeed(c.env, c.req.param("file")?.replace(/\.ics$/, "") ?? "");
  return new Response(feed, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": "sandbox",
      "X-Robots-Tag": "noindex",
    },
  });
}
