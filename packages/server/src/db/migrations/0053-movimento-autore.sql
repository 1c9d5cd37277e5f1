-- A movement can never be changed: who made it is kept by number, and the name is read when the movement is, so that a
-- person who is erased is named no more.
alter table movimento drop column autore, add column attore_id int;
