import { createContext } from "react-router";
import type { Session } from "../../services/accounts/sessions.server.ts";

/** The session of the signed-in area, put there by its guard. */
export const sessionContext = createContext<Session>();
