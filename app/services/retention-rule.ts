const day = 24 * 60 * 60_000;

/** How long before its end an original's user is told; a new setting leaves them as long. */
export const notice = 7 * day;

/**
 * When the original of a case is deleted by its user's setting: so many days after the analysis, and never
 * earlier than a week after the setting was changed. Milliseconds since 1970; null: it is kept, or gone already.
 */
export function originalExpiry(of: {
  analyzed_at: number | null;
  original_deleted_at: number | null;
  retention_days: number | null;
  retention_changed_at: number | null;
}): number | null {
  if (of.retention_days === null || of.analyzed_at === null || of.original_deleted_at !== null)
    return null;
  return Math.max(
    of.analyzed_at + of.retention_days * day,
    (of.retention_changed_at ?? 0) + notice,
  );
}
