import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What a person signs in with besides a password. */

export const passkeys = sqliteTable(
  "passkeys",
  {
    /** The credential's id, in base64url. */
    id: text().primaryKey(),
    user_id: text().notNull(),
    name: text().notNull(),
    /** SubjectPublicKeyInfo, in base64url. */
    public_key: text().notNull(),
    /** The signature counter of the last use. */
    counter: integer().notNull(),
    created_at: integer().notNull(),
    last_used_at: integer(),
  },
  (t) => [index("passkeys_user").on(t.user_id)],
);

/** The authenticator app of a user. RFC 6238. */
export const authenticators = sqliteTable("authenticators", {
  user_id: text().primaryKey(),
  /** Sealed (`services/sealed-secrets`). */
  secret: text().notNull(),
  /** Null until a first code was right. */
  confirmed_at: integer(),
  /** The time step of the last code that was taken: none is taken twice. */
  last_step: integer().notNull(),
});

export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    user_id: text().notNull(),
    code_hash: text().notNull(),
    used_at: integer(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.code_hash] })],
);

/**
 * Questions that wait for an answer, each taken once: of a passkey, or of the second factor after a password; and
 * copies of data that were asked for.
 */
export const challenges = sqliteTable(
  "challenges",
  {
    token_hash: text().primaryKey(),
    kind: text({
      enum: ["data_copy", "passkey_added", "passkey_sign_in", "second_factor"],
    }).notNull(),
    /** Null where a passkey is to say who it is. */
    user_id: text(),
    /** The hash of the password that was right, which must still be the stored one. */
    password_hash: text(),
    expires_at: integer().notNull(),
  },
  (t) => [index("challenges_expiry").on(t.expires_at)],
);
