-- Two records of one person become one: what was of the one passes to the other.
grant update (anagrafica_id) on documento to quadra_app;
