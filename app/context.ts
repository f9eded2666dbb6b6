import { createContext } from "react-router";
import type { PageContent } from "./components/blocks/page-content.ts";
import type { AppError } from "./services/errors.ts";
import type { Scope } from "./services/scope.ts";

/** What the Worker hands to loaders and actions with each request. */
export type RequestScope = Scope & {
  /** Fresh for each response; the only scripts that run are those that carry it. */
  nonce: string;
  /** Why the request is not answered with what it asked for. */
  refusal?: AppError | undefined;
  /** Set when what a page needed could not be reached. */
  outage?: true;
};

export const requestScope = createContext<RequestScope>();

/** What a page of the public site shows, from its loader to its rendering. */
export const pageContent = createContext<PageContent | null>(null);
