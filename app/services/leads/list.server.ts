import { and, count, desc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { contacts, leadHandling, users } from "../../db/schema.server.ts";
import type { Lead } from "../../schemas/leads/lead.ts";
import {
  type LeadQuery,
  type LeadStatus,
  nobody,
  promisedAnswer,
} from "../../schemas/leads/lead-handling.ts";
import type { User } from "../accounts/sessions.server.ts";
import { placeholderEmail } from "./leads.server.ts";

/** A lead as the staff see it; times are milliseconds since 1970. */
export type StaffLead = {
  id: string;
  kind: Lead["lead_type"];
  business: string;
  name: string | null;
  /** Null where none was given. */
  email: string | null;
  phone: string | null;
  website: string | null;
  need: (typeof contacts.$inferSelect)["enquiry_type"];
  budget: (typeof contacts.$inferSelect)["budget"];
  urgency: (typeof contacts.$inferSelect)["urgency"];
  message: string | null;
  held: boolean;
  createdAt: number;
  status: LeadStatus;
  owner: User | null;
  answeredAt: number | null;
  /** Whether nobody has answered within the promised time. */
  overdue: boolean;
  version: number;
};

/** New until somebody says otherwise. */
export const statusOfLead = sql<LeadStatus>`coalesce(${leadHandling.status}, 'new')`;

/** Received, and nobody has answered yet. */
export const isUnanswered = and(eq(contacts.status, "received"), sql`${statusOfLead} = 'new'`);

const handled = eq(leadHandling.lead_id, contacts.id);

/** A query for leads with what was done about them. */
export const selectLeads = (env: Env) =>
  database(env)
    .select({
      contact: getTableColumns(contacts),
      handling: getTableColumns(leadHandling),
      owner: { id: users.id, email: users.email },
    })
    .from(contacts)
    .leftJoin(leadHandling, handled)
    .leftJoin(users, eq(users.id, leadHandling.owner_id));

type Row = Awaited<ReturnType<typeof selectLeads>>[number];

/** @param now in milliseconds since 1970. */
export function toLead({ contact, handling, owner }: Row, now = Date.now()): StaffLead {
  const status = handling?.status ?? "new";
  const held = contact.status === "quarantined";
  return {
    id: contact.id,
    kind: contact.lead_type,
    business: contact.business_name,
    name: contact.name,
    email: contact.email === placeholderEmail ? null : contact.email,
    phone: contact.phone,
    website: contact.website,
    need: contact.enquiry_type,
    budget: contact.budget,
    urgency: contact.urgency,
    message: contact.message,
    held,
    createdAt: contact.created_at,
    status,
    owner,
    answeredAt: handling?.first_answered_at ?? null,
    overdue: !held && status === "new" && now - contact.created_at > promisedAnswer,
    version: handling?.version ?? 0,
  };
}

/** How many leads nobody has answered, how many of them are overdue, and how many leads are held back. */
export async function countLeads(env: Env, now = Date.now()) {
  const db = database(env);
  const [[waiting], held] = await Promise.all([
    db
      .select({
        unanswered: count(),
        overdue: sql<number>`coalesce(sum(${contacts.created_at} < ${now - promisedAnswer}), 0)`,
      })
      .from(contacts)
      .leftJoin(leadHandling, handled)
      .where(isUnanswered),
    db.$count(contacts, eq(contacts.status, "quarantined")),
  ]);
  return { unanswered: waiting?.unanswered ?? 0, overdue: waiting?.overdue ?? 0, held };
}

const pageLength = 50;

/** A page of leads, newest first; `next` is where the next one begins, null on the last. */
export async function listLeads(
  env: Env,
  { q, status, kind, owner, held, after }: LeadQuery,
  limit = pageLength,
): Promise<{ leads: StaffLead[]; next: string | null }> {
  const rows = await selectLeads(env)
    .where(
      and(
        eq(contacts.status, held ? "quarantined" : "received"),
        status && sql`${statusOfLead} = ${status}`,
        kind && eq(contacts.lead_type, kind),
        owner === undefined ? undefined : isOwnedBy(owner),
        ...hasWords(q),
        after ? isAfter(after) : undefined,
      ),
    )
    .orderBy(desc(contacts.created_at), desc(contacts.id))
    .limit(limit + 1);
  const leads = rows.slice(0, limit).map((row) => toLead(row));
  const last = leads.at(-1);
  return {
    leads,
    next: rows.length > limit && last ? `${last.createdAt}.${last.id}` : null,
  };
}

const isOwnedBy = (owner: string) =>
  owner === nobody ? isNull(leadHandling.owner_id) : eq(leadHandling.owner_id, owner);

function isAfter(place: string): SQL {
  const [time, id] = place.split(".");
  return sql`(${contacts.created_at}, ${contacts.id}) < (${Number(time)}, ${id})`;
}

const mostWords = 10;
const searched = sql`lower(concat_ws(char(10), ${contacts.business_name}, ${contacts.name}, ${contacts.email}, ${contacts.phone}, ${contacts.website}, ${contacts.message}))`;

/** What SQLite's own `lower` makes of a text. */
const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** A lead has every word that is looked for somewhere in what was typed. */
const hasWords = (q: string): SQL[] =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => sql`instr(${searched}, ${lower(word)}) > 0`);
