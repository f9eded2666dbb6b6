import { sql } from "drizzle-orm";

/** A fresh UUID (version 4) for each row of a statement that makes several. */
export const randomId = sql<string>`lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4'
  || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`;
