import { desc } from "drizzle-orm";
import type { Context } from "hono";
import { html } from "hono/html";
import { database } from "../app/db/client.server.ts";
import { outbox } from "../app/db/schema.server.ts";
import type { AppContext } from "./scope.ts";

/** The mails that a local server sent, newest first, with links that can be followed. Only the dev build has this page. */
export async function showOutbox(c: Context<AppContext>) {
  const mails = await database(c.env)
    .select()
    .from(outbox)
    .orderBy(desc(outbox.created_at))
    .limit(50);
  return c.html(html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outbox of this local server</title>
        <style>
          body { font: 1rem/1.5 system-ui; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
          pre { white-space: pre-wrap; overflow-wrap: anywhere; }
        </style>
      </head>
      <body>
        <main>
          <h1>Outbox of this local server</h1>
          <p>${mails.length === 0 ? "No mail has been sent yet." : "Newest first. Reload for more."}</p>
          ${mails.map(
            (mail) => html`
              <article>
                <h2>${mail.subject}</h2>
                <p>To ${mail.to_address}, ${new Date(mail.created_at).toLocaleString("en-AU")}, ${mail.status}</p>
                <pre>${linked(mail.text)}</pre>
              </article>`,
          )}
        </main>
      </body>
    </html>`);
}

const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, i) => (i % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
