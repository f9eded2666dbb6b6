import { createContext } from "react-router";
import type { User } from "../../services/accounts/sessions.server.ts";

/** The member of the staff who asks, put there by the guard. */
export const memberContext = createContext<User>();
