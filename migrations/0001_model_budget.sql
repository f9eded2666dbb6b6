CREATE TABLE `model_documents` (
	`case_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`tokens` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`case_id`, `attempt`)
);
--> statement-breakpoint
CREATE INDEX `model_documents_day` ON `model_documents` (`day`,`user_id`);