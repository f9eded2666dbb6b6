CREATE TABLE `case_scans` (
	`case_id` text NOT NULL,
	`version` integer NOT NULL,
	`pages` integer NOT NULL,
	`words` integer NOT NULL,
	`unsure` integer NOT NULL,
	`read_by` text NOT NULL,
	`read_at` integer NOT NULL,
	`changes` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`case_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `case_versions` (
	`case_id` text NOT NULL,
	`number` integer NOT NULL,
	`document_id` text NOT NULL,
	`file_name` text NOT NULL,
	`file_type` text NOT NULL,
	`file_size` integer NOT NULL,
	`file_sha256` text NOT NULL,
	`uploaded_by` text NOT NULL,
	`uploaded_at` integer NOT NULL,
	`words` integer,
	`analyser` text,
	`analyzed_at` integer,
	`ai_summary` text,
	`risk_flags` text,
	`analysis` text,
	`reader_notes` text,
	PRIMARY KEY(`case_id`, `number`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `case_versions_document` ON `case_versions` (`document_id`);--> statement-breakpoint
ALTER TABLE `firms` ADD `marks_by` text DEFAULT 'person' NOT NULL;