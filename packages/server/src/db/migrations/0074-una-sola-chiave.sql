-- A request that is made once for its key has one place, whatever it makes: the keys of a day are all that is lost.
drop table richiesta_ripetibile;
