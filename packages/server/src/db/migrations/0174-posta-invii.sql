-- In which sending each place of a mail was handed over last, the first where it is not said: a report of an earlier one says
-- nothing of who has been sent it again since.
alter table messaggio_posta add column invii int[] not null default '{}';
