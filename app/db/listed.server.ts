import { sql } from "drizzle-orm";

/** A list as one parameter, for `IN`: a statement has room for a hundred. */
export const listed = (values: string[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
