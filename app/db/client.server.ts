import { drizzle } from "drizzle-orm/d1";

/** The database behind `DB`. It has no interactive transactions: what belongs together goes into one `batch()`, which is atomic. */
export const database = (env: Env) => drizzle(env.DB);
