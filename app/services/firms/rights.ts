import { type Action, actions, type Role, roles, type TokenScope } from "../../schemas/firm.ts";
import type { SecondFactor } from "../accounts/sessions.server.ts";
import { AppError } from "../errors.ts";

export type Firm = { id: string; name: string; timeZone: string };

/** Somebody who acts in a firm, by a session or by a token: whom every service asks about. */
export type Member = {
  user: { id: string; email: string };
  firm: Firm;
  role: Role;
  /** The session in which they act, and what was shown in it: a firm that wants a second factor is closed without. */
  session?: { id: string; secondFactor: SecondFactor };
  token: { id: string; scopes: TokenScope[] } | null;
};

/** What each role may do, in what it can see: `visibleCases` and `visibleMatters` say what that is. */
const rights: Record<Role, readonly Action[]> = {
  owner: actions,
  lawyer: ["read", "write", "export", "delete", "share", "invite", "playbooks"],
  assistant: ["read", "write"],
  guest: ["read"],
};

/** The roles that may do this: for statements, which ask anew. */
export const rolesThatMay = (action: Action): Role[] =>
  roles.filter((role) => rights[role].includes(action));

/** The scope that a token needs besides its person's right; null: no token may. */
const scopeFor: Record<Action, TokenScope | null> = {
  read: "read",
  write: "write",
  delete: "write",
  share: "write",
  playbooks: "write",
  export: "export",
  audit: "read",
  invite: null,
  manage: null,
};

/** Whether somebody may do this in their firm, with whatever they can see there. */
export function may({ role, token }: Member, action: Action): boolean {
  return rights[role].includes(action) && (!token || hasScope(token, action));
}

const hasScope = ({ scopes }: { scopes: TokenScope[] }, action: Action) =>
  scopes.some((scope) => scope === scopeFor[action]);

/** @throws AppError `forbidden`, or `scope_missing` where only the token is in the way. */
export function demand(member: Member, action: Action) {
  if (!rights[member.role].includes(action))
    throw new AppError(
      "forbidden",
      "Your role in this firm does not allow that. An owner of the firm can change it.",
    );
  if (member.token && !hasScope(member.token, action))
    throw new AppError(
      "scope_missing",
      `This token does not allow that${scopeFor[action] ? `: it lacks the scope “${scopeFor[action]}”` : ""}.`,
    );
}
