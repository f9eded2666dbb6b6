CREATE TABLE `open_flags` (
	`case_id` text PRIMARY KEY NOT NULL,
	`firm_id` text NOT NULL,
	`high` integer NOT NULL,
	`medium` integer NOT NULL,
	`low` integer NOT NULL,
	`changes` integer NOT NULL,
	`counted` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `open_flags_firm` ON `open_flags` (`firm_id`,`high`,(high + medium + low));--> statement-breakpoint
CREATE INDEX `open_flags_uncounted` ON `open_flags` (`case_id`) WHERE counted < changes;--> statement-breakpoint
-- What there is already is counted by the cron.
INSERT INTO `open_flags` (`case_id`, `firm_id`, `high`, `medium`, `low`, `changes`, `counted`) SELECT `id`, `firm_id`, 0, 0, 0, 1, 0 FROM `legal_cases` WHERE `status` = 'analyzed';
