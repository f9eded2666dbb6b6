import { createContext } from "react-router";

/** What the Worker hands to loaders and actions with each request. */
export type RequestScope = {
  env: Env;
  /** Keeps work alive after the answer; nothing durable may live only here. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Fresh for each response; the only scripts that run are those that carry it. */
  nonce: string;
  requestId: string;
};

export const requestScope = createContext<RequestScope>();
