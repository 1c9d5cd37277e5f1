-- What was chosen of a precompilata, rigo by rigo: which source, why, what was read in a document, by whom and when.
alter table richiesta_precompilata add column scelte jsonb not null default '{}' check (jsonb_typeof(scelte) = 'object');
