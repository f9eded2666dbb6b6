import type { Role } from "../../schemas/firm.ts";

/** What a role is called. */
export const roleNames: Record<Role, string> = {
  owner: "Owner",
  lawyer: "Lawyer",
  assistant: "Assistant",
  guest: "Guest",
};

/** The same with what it may do, for who has to choose one. */
export const roleChoices: Record<Role, string> = {
  owner: "Owner: everything, with the firm’s settings and members",
  lawyer: "Lawyer: everything with cases and matters; invites colleagues",
  assistant: "Assistant: reads and works on cases; no export, no deleting, no sharing",
  guest: "Guest: reads the matters you name, until a day",
};
