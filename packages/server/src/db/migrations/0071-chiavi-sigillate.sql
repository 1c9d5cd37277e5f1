-- The keys that sign for the applications are sealed with the secret of the application. Those written in clear are in every
-- copy made until today: they sign no more, and new ones are made at the first use.
delete from suite_chiave;
