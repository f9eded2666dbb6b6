DROP INDEX `legal_cases_firm_created`;--> statement-breakpoint
DROP INDEX `legal_cases_firm_name`;--> statement-breakpoint
DROP INDEX `legal_cases_firm_risk`;--> statement-breakpoint
DROP INDEX `legal_cases_firm_status`;--> statement-breakpoint
DROP INDEX `legal_cases_firm_type`;--> statement-breakpoint
CREATE INDEX `legal_cases_firm_created` ON `legal_cases` (`firm_id`,`created_at`,`id`,`matter_id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_name` ON `legal_cases` (`firm_id`,case_name COLLATE NOCASE,`id`,`matter_id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_risk` ON `legal_cases` (`firm_id`,(CASE top_risk WHEN 'High' THEN 3 WHEN 'Medium' THEN 2 WHEN 'Low' THEN 1 ELSE 0 END),`created_at`,`id`,`matter_id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_status` ON `legal_cases` (`firm_id`,`status`,`created_at`,`id`,`matter_id`);--> statement-breakpoint
CREATE INDEX `legal_cases_firm_type` ON `legal_cases` (`firm_id`,`case_type`,`created_at`,`id`,`matter_id`);