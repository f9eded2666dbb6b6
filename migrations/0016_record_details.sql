ALTER TABLE `audit_events` ADD `details` text;--> statement-breakpoint
DROP TRIGGER `audit_events_kept`;--> statement-breakpoint
CREATE TRIGGER `audit_events_kept` BEFORE UPDATE OF `seq`, `id`, `firm_id`, `at`, `action`, `actor_id`, `actor_email`, `token_id`, `thing_kind`, `thing_id`, `matter_id`, `address`, `country`, `details` ON `audit_events` BEGIN
	SELECT RAISE(ABORT, 'The record is only added to.');
END;
