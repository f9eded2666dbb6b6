import type { Member } from "../../../app/services/firms/rights.ts";

/** Somebody in a firm of their own, which has the same id. */
export const alone = (id: string): Member => ({
  user: { id, email: `${id}@firm.example` },
  firm: { id, name: id, timeZone: "Australia/Sydney" },
  role: "owner",
  token: null,
});
