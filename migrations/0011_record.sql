CREATE TABLE `audit_chains` (
	`firm_id` text PRIMARY KEY NOT NULL,
	`before` text NOT NULL,
	`seq` integer NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_events_thing` ON `audit_events` (`firm_id`,`thing_id`,`seq`);