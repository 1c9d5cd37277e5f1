-- Who leaves takes away what he chose: nobody reads it any more, nor sums up for him what he did not read.
grant delete on preferenza_home to quadra_app;
delete from preferenza_home p using utente u where u.id = p.utente_id and u.email = 'cancellato-' || u.id || '@utente.invalid';
