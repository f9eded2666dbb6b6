import { createContext, useContext } from "react";
import type { Comment } from "../../schemas/comments/comment.ts";
import type { Person } from "../../schemas/person.ts";

/** Those who work on a case together, and what they said. */
export type Together = {
  caseId: string;
  /** The reader’s own id. */
  me: string;
  /** Whether the reader may write; who may not is told of no other people. */
  writes: boolean;
  people: readonly (Person & { writes: boolean })[];
  comments: readonly Comment[];
  /** The comments that mention the reader, who has not read them. */
  unread: readonly string[];
  /** That of the firm. */
  timeZone: string;
  /** The thread that the address asks for: a flag’s id, or `case`. */
  asked: string | null;
  /** What was typed into a form that was refused, for a browser without scripts. */
  typed: { text: string; thread: string; why: string } | null;
};

export const TogetherContext = createContext<Together | null>(null);

/** Null for somebody who works alone. */
export const useTogether = () => useContext(TogetherContext);

/** The name of a thread in addresses. */
export const threadOf = (flagId: string | null) => flagId ?? "case";
