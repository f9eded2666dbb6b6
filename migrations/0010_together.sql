ALTER TABLE `flag_reviews` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `flag_reviews` ADD `reviewed_by` text;