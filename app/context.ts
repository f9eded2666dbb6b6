import { createContext } from "react-router";
import type { Scope } from "./services/scope.ts";

/** What the Worker hands to loaders and actions with each request. */
export type RequestScope = Scope & {
  /** Fresh for each response; the only scripts that run are those that carry it. */
  nonce: string;
};

export const requestScope = createContext<RequestScope>();
