-- A file whose import was asked for is kept: the job that waits, or that will be tried again, reads it. Those already there
-- count from today.
alter table importazione add column chiesta_il timestamptz default now();
alter table importazione alter column chiesta_il drop default;
