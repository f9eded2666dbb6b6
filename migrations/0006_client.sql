CREATE TABLE `case_clients` (
	`case_id` text PRIMARY KEY NOT NULL,
	`client` text NOT NULL
);
