import type { Role } from "../../schemas/firm.ts";

/** What a role is called. */
export const roleNames: Record<Role, string> = {
  owner: "Owner",
  lawyer: "Lawyer",
  assistant: "Assistant",
  guest: "Guest",
};

/** What each may do, for who has to choose one. */
export const roleRights: Record<Role, string> = {
  owner: "Full access, including settings, members and the record",
  lawyer:
    "Works on documents and matters, exports, deletes and shares them, keeps playbooks, and invites colleagues",
  assistant: "Uploads and works on documents; does not export, delete or share them",
  guest: "Read-only access to chosen matters, until a date",
};
