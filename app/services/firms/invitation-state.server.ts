import { type SQL, sql } from "drizzle-orm";

/** Holds while the link of an invitation works. */
export const isOpen = (id: string): SQL => sql`EXISTS (
  SELECT 1 FROM invitations JOIN firms ON firms.id = invitations.firm_id
  WHERE invitations.id = ${id} AND invitations.accepted_at IS NULL AND invitations.withdrawn_at IS NULL
    AND invitations.expires_at > ${Date.now()} AND firms.erasing_at IS NULL)`;
