import { withPorts } from "../../../app/services/ports.ts";

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
