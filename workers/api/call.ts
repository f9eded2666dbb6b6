import type * as v from "valibot";
import type { Member } from "../../app/services/firms/rights.ts";
import type { Scope } from "../../app/services/scope.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Query = v.ObjectSchema<v.ObjectEntries, undefined>;
type Form = v.StrictObjectSchema<v.ObjectEntries, v.ErrorMessage<v.StrictObjectIssue> | undefined>;

type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;
type AnswerOf<Answer> = Answer extends v.GenericSchema
  ? v.InferInput<Answer>
  : Answer extends string
    ? BodyInit
    : // A call without an answer answers nothing.
      // biome-ignore lint/suspicious/noConfusingVoidType: what an async function without a return gives
      void;
type ParameterOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** What a call is told, everything checked. */
type Asked<Path, SignedIn, QuerySchema, Body> = {
  scope: Scope;
  request: Request;
  /** Who is signed in, in the firm in which they act, where a session is needed. */
  member: SignedIn extends true ? Member : undefined;
  params: Record<ParameterOf<Path>, string>;
  query: OutputOf<QuerySchema>;
  body: OutputOf<Body>;
  /** Those of the answer, for what it needs besides its body. */
  headers: Headers;
};

/** What a call takes, what it answers when all is well, and with which statuses when not. */
type Description = {
  method: Method;
  /** Below `/api`, as OpenAPI writes it; every parameter is a UUID, but for `number`, `passkeyId` and `dateId`. */
  path: `/${string}`;
  summary: string;
  /** Whether it needs a session. */
  signedIn?: boolean;
  /** Whether it answers an unchanged `If-None-Match` with 304. */
  tagged?: boolean;
  query?: Query;
  /** What headers of the request are for. */
  takes?: Record<string, string>;
  /** The schema of a JSON body. */
  body?: v.GenericSchema;
  /** The most bytes of such a body, where 64 KB are too few. */
  maxBytes?: number;
  /** The body may be left out, and is then `{}`. */
  bodyOptional?: boolean;
  /** The schema of a JSON body that is too large to be in memory: the call itself reads and checks it. */
  streamed?: v.GenericSchema;
  /** The fields that come with a file, as a form, which the call itself reads. */
  form?: Form;
  /** 200 unless said. */
  status?: 201 | 202 | 204;
  /** What the answer holds: JSON of a schema, or the type of something else; nothing for 204. */
  answer?: v.GenericSchema | string;
  /** Statuses of its own errors; `errorsOf` adds those that it shares. */
  errors?: number[];
};

/** A call of the API, as routes and description take it. */
export type Call = Description & {
  /** Whether an answer says that something is down: it is sent with 503, and is no error. */
  isDown?: (answer: unknown) => boolean;
  run: (asked: Asked<string, boolean, undefined, undefined>) => Promise<unknown>;
};

/**
 * Describes a call: its route, its checks, 405 and OpenAPI follow from it. `run` does what it is for; it gets what the
 * schemas made of the request, and its result is the body of the answer.
 */
export function call<
  const Path extends `/${string}`,
  SignedIn extends boolean = false,
  QuerySchema extends Query | undefined = undefined,
  Body extends v.GenericSchema | undefined = undefined,
  Answer extends v.GenericSchema | string | undefined = undefined,
>(
  of: Description & {
    path: Path;
    signedIn?: SignedIn;
    query?: QuerySchema;
    body?: Body;
    answer?: Answer;
    isDown?: (answer: AnswerOf<Answer>) => boolean;
    run: (asked: Asked<Path, SignedIn, QuerySchema, Body>) => Promise<AnswerOf<Answer>>;
  },
): Call {
  // Whoever runs it has put everything through these very schemas; a list of calls cannot say which belongs to which.
  return of as unknown as Call;
}

/** The statuses of every error that a call can answer: its own, those of a session, a body and a change, an outage. */
export function errorsOf({ method, errors = [], signedIn, query, form, ...of }: Call): number[] {
  const body = of.body ?? of.streamed;
  const shared = [
    ...(signedIn ? [401, 403, 404, 429] : []),
    ...(query ? [400] : []),
    ...(body ? [400, 413, 415] : []),
    ...(form ? [400, 411, 413, 415] : []),
    ...(method === "GET" ? [] : [403, 429]),
    // Sent from a page of another firm than the acting one.
    ...(method === "GET" || !signedIn ? [] : [409]),
    503,
  ];
  return [...new Set([...errors, ...shared])].toSorted();
}
