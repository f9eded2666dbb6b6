/** A call to what the product stands on. */
export type PortCall = {
  port: "database" | "bucket" | "workflow" | "queue" | "mail" | "rate limit";
  /** The method; of a single statement its SQL. */
  what: string;
  /** Whether it does no more when it is made twice. */
  repeatable: boolean;
  /** Whether it takes as long as somebody else takes to send. */
  streams: boolean;
};
export type Around = (call: PortCall, proceed: () => Promise<unknown>) => Promise<unknown>;

/**
 * The environment with `around` at every call to one of its ports: statements and batches of the database, the
 * bucket and what is read of its objects, the workflow and the state of its instances, the queue, mail and the rate
 * limit.
 */
export function withPorts(env: Env, around: Around): Env {
  const watched = <T extends object>(port: PortCall["port"], target: T, methods: string[]) =>
    watch(target, (name, call) => {
      if (!methods.includes(name)) return undefined;
      return (...args) => {
        const streams = args.some((arg) => arg instanceof ReadableStream);
        const repeatable = target === env.FILES && !streams;
        return around({ port, what: name, repeatable, streams }, () =>
          Promise.resolve(call(...args)),
        );
      };
    });
  const bucket = watched("bucket", env.FILES, ["put", "get", "head", "delete", "list"]);
  const workflow = watched("workflow", env.ANALYSE, ["createBatch", "deleteBatch", "get"]);
  return {
    ...env,
    DB: watchDatabase(env.DB, around),
    FILES: watchAnswers(bucket, "get", (object) =>
      watchBody(watched("bucket", object, ["arrayBuffer", "json", "text"]), around),
    ),
    ANALYSE: watchAnswers(workflow, "get", (instance) => watched("workflow", instance, ["status"])),
    WORK: watched("queue", env.WORK, ["sendBatch"]),
    EMAIL: watched("mail", env.EMAIL, ["send"]),
    RATE_LIMIT: watched("rate limit", env.RATE_LIMIT, ["limit"]),
  };
}

/**
 * Whether a statement does no more when it runs twice, known by its words: it reads; or it deletes, or adds what is
 * not there yet, and nobody counts what it returns. An update may build on what it changes.
 */
const isRepeatable = (sql: string) =>
  /^\s*select\b/i.test(sql) ||
  (/^\s*(delete\b|insert\b.*\bon conflict do nothing\s*$)/is.test(sql) &&
    !/\breturning\b/i.test(sql));

type Method = (...args: unknown[]) => unknown;

/** A stand-in for `target` of which some methods are replaced. */
function watch<T extends object>(
  target: T,
  replace: (name: string, call: Method) => Method | undefined,
): T {
  return new Proxy(target, {
    get(_, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      const call: Method = (...args) => Reflect.apply(value, target, args);
      return (typeof key === "string" && replace(key, call)) || call;
    },
  });
}

/** A stand-in for `target` in which what a method answers, if anything, is a stand-in, too. */
const watchAnswers = <T extends object>(
  target: T,
  method: string,
  standIn: (answer: object) => object,
): T =>
  watch(target, (name, call) => {
    if (name !== method) return undefined;
    return async (...args) => {
      const answer = await call(...args);
      return answer instanceof Object ? standIn(answer) : answer;
    };
  });

/** A stand-in for an object of the bucket: each piece of its body is a call, made when the reader wants it. */
function watchBody<T extends object>(object: T, around: Around): T {
  let body: unknown;
  return new Proxy(object, {
    get(_, key) {
      const value: unknown = Reflect.get(object, key, object);
      if (!(key === "body" && value instanceof ReadableStream)) return value;
      body ??= watchStream(value, around);
      return body;
    },
  });
}

const piece: PortCall = { port: "bucket", what: "read", repeatable: false, streams: false };

function watchStream(stream: ReadableStream<Uint8Array>, around: Around) {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const read = await around(piece, () => reader.read());
          // What a call answers goes through as it is.
          const { done, value } = read as ReadableStreamReadResult<Uint8Array>;
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          reader.cancel(error).catch(() => {});
          throw error;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** What a stand-in of a statement stands for; a batch takes nothing but the database's own. */
const originals = new WeakMap<object, { statement: D1PreparedStatement; sql: string }>();

function watchDatabase(db: D1Database, around: Around): D1Database {
  const standIn = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const stand = watch(statement, (name, call) => {
      if (name === "bind")
        return (...values) => standIn(call(...values) as D1PreparedStatement, sql);
      if (!["all", "first", "raw", "run"].includes(name)) return undefined;
      const repeatable = isRepeatable(sql);
      const one: PortCall = { port: "database", what: sql, repeatable, streams: false };
      return (...args) => around(one, () => Promise.resolve(call(...args)));
    });
    originals.set(stand, { statement, sql });
    return stand;
  };
  return watch(db, (name, call) => {
    if (name === "prepare") return (sql) => standIn(call(sql) as D1PreparedStatement, String(sql));
    if (name !== "batch") return undefined;
    return (statements) => {
      const own = (statements as D1PreparedStatement[]).map((one) => originals.get(one));
      const repeatable = own.every((one) => one !== undefined && isRepeatable(one.sql));
      const batch = { port: "database", what: "batch", repeatable, streams: false } as const;
      return around(batch, () => Promise.resolve(call(own.map((one) => one?.statement))));
    };
  });
}
