import { createContext } from "react-router";
import type { Session } from "../../services/accounts/sessions.server.ts";
import type { Firm, Member } from "../../services/firms/rights.ts";

/** The session of the signed-in area, put there by its guard. */
export const sessionContext = createContext<Session>();

/** Whom the signed-in area is shown to: its user in the firm in which they act. */
export const memberContext = createContext<Member>();

/** The firm in which whoever looks at the signed-in area acts; null outside of it, where forms name none. */
export const actingFirm = createContext<Firm | null>(null);
