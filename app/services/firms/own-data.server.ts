import { and, asc, eq } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import {
  comments,
  firms,
  flagAssignments,
  invitations,
  legalCases,
  matters,
  members,
  mentions,
} from "../../db/schema.server.ts";
import { listCalendars } from "../dates/calendars.server.ts";
import { listTokens } from "./access-tokens.server.ts";
import { isCurrent } from "./membership.server.ts";
import type { Member } from "./rights.ts";
import { visibleCases, visibleMatters } from "./walls.server.ts";

const iso = (time: number) => new Date(time).toISOString();

/**
 * What is stored of a person in firms, for the copy of their data: where they are members, and their tokens and calendars, of which
 * only a hash is kept and not even that is told; and in the firm in which they act, the matters that they look after,
 * the comments that they wrote, the flags that they are to decide and where they are mentioned, as far as they see them
 * there; and whom they invited.
 */
export async function dataInFirms(env: Env, member: Member) {
  const { firm, user } = member;
  const db = database(env);
  const onSeen = (table: typeof flagAssignments | typeof mentions) =>
    and(eq(table.firm_id, firm.id), eq(table.user_id, user.id), visibleCases(member));
  const [memberships, lookedAfter, written, assigned, mentioned, invited] = await db.batch([
    db
      .select({
        ...{ id: firms.id, name: firms.name, role: members.role },
        ...{ joined_at: members.joined_at, until: members.until, mails: members.mails },
      })
      .from(members)
      .innerJoin(firms, eq(firms.id, members.firm_id))
      .where(and(eq(members.user_id, user.id), isCurrent()))
      .orderBy(asc(members.joined_at), asc(firms.id)),
    db
      .select({ id: matters.id, name: matters.name, number: matters.number, state: matters.state })
      .from(matters)
      .where(and(visibleMatters(member), eq(matters.responsible_id, user.id)))
      .orderBy(asc(matters.created_at), asc(matters.id)),
    db
      .select({
        ...{ case_id: comments.case_id, flag_id: comments.flag_id, text: comments.text },
        ...{ created_at: comments.created_at, edited_at: comments.edited_at },
      })
      .from(comments)
      .innerJoin(legalCases, eq(legalCases.id, comments.case_id))
      .where(
        and(eq(comments.firm_id, firm.id), eq(comments.author_id, user.id), visibleCases(member)),
      )
      .orderBy(asc(comments.created_at), asc(comments.id)),
    db
      .select({
        ...{ case_id: flagAssignments.case_id, flag_id: flagAssignments.flag_id },
        assigned_at: flagAssignments.assigned_at,
      })
      .from(flagAssignments)
      .innerJoin(legalCases, eq(legalCases.id, flagAssignments.case_id))
      .where(onSeen(flagAssignments))
      .orderBy(asc(flagAssignments.assigned_at), asc(flagAssignments.flag_id)),
    db
      .select({
        ...{ case_id: mentions.case_id, comment_id: mentions.comment_id },
        read_at: mentions.read_at,
      })
      .from(mentions)
      .innerJoin(legalCases, eq(legalCases.id, mentions.case_id))
      .where(onSeen(mentions))
      .orderBy(asc(mentions.comment_id)),
    db
      .select({
        ...{ email: invitations.email, role: invitations.role },
        ...{ created_at: invitations.created_at, accepted_at: invitations.accepted_at },
      })
      .from(invitations)
      .where(and(eq(invitations.firm_id, firm.id), eq(invitations.invited_by, user.id)))
      .orderBy(asc(invitations.created_at), asc(invitations.id)),
  ]);
  return {
    memberships: memberships.map(({ joined_at, until, ...row }) => ({
      ...row,
      joined_at: iso(joined_at),
      until: until === null ? null : iso(until),
    })),
    tokens: await listTokens(env, member),
    calendars: await listCalendars(env, member),
    acting_in: firm.id,
    responsible_for: lookedAfter,
    comments: written.map(({ created_at, edited_at, ...row }) => ({
      ...row,
      created_at: iso(created_at),
      edited_at: edited_at === null ? null : iso(edited_at),
    })),
    flags_to_decide: assigned.map((row) => ({ ...row, assigned_at: iso(row.assigned_at) })),
    mentioned_in: mentioned.map((row) => ({ ...row, read_at: row.read_at && iso(row.read_at) })),
    invited: invited.map(({ created_at, accepted_at, ...row }) => ({
      ...row,
      created_at: iso(created_at),
      accepted_at: accepted_at && iso(accepted_at),
    })),
  };
}
