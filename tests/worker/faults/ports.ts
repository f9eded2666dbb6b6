/**
 * Stands between the product and what it depends on, so that a test can act before or after any of its calls:
 * statements and batches of the database, the bucket, the workflow, mail and the rate limit.
 */
export type PortCall = { port: string; what: string };
export type Around = (call: PortCall, proceed: () => Promise<unknown>) => Promise<unknown>;

/** The environment with `around` at every call to one of its ports. */
export function withPorts(env: Env, around: Around): Env {
  const watched = <T extends object>(port: string, target: T, methods: string[]) =>
    watch(target, (name, call) => {
      if (!methods.includes(name)) return undefined;
      return (...args) => around({ port, what: name }, () => Promise.resolve(call(...args)));
    });
  return {
    ...env,
    DB: watchDatabase(env.DB, around),
    FILES: watched("bucket", env.FILES, ["put", "get", "head", "delete", "list"]),
    ANALYSE: watched("workflow", env.ANALYSE, ["createBatch", "deleteBatch", "get"]),
    WORK: watched("queue", env.WORK, ["sendBatch"]),
    EMAIL: watched("mail", env.EMAIL, ["send"]),
    RATE_LIMIT: watched("rate limit", env.RATE_LIMIT, ["limit"]),
  };
}

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

const originals = new WeakMap<object, D1PreparedStatement>();

function watchDatabase(db: D1Database, around: Around): D1Database {
  const statement = (original: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const stand = watch(original, (name, call) => {
      if (name === "bind")
        return (...values) => statement(call(...values) as D1PreparedStatement, sql);
      if (!["all", "first", "raw", "run"].includes(name)) return undefined;
      return (...args) =>
        around({ port: "database", what: sql }, () => Promise.resolve(call(...args)));
    });
    originals.set(stand, original);
    return stand;
  };
  return watch(db, (name, call) => {
    if (name === "prepare")
      return (sql) => statement(call(sql) as D1PreparedStatement, String(sql));
    if (name !== "batch") return undefined;
    return (statements) =>
      around({ port: "database", what: "batch" }, () =>
        Promise.resolve(
          call((statements as D1PreparedStatement[]).map((one) => originals.get(one) ?? one)),
        ),
      );
  });
}

/** The environment in which something else happens just before the n-th call to the database. */
export function interrupted(env: Env, n: number, happen: () => Promise<unknown>) {
  let calls = 0;
  return {
    env: withPorts(env, async ({ port }, proceed) => {
      if (port === "database" && ++calls === n) await happen();
      return proceed();
    }),
    happened: () => calls >= n,
  };
}
