-- RN1, fourth column, is the sum of RF58, RG26 and RH7: it is counted, and what was typed in it is taken out of the declaration, which
-- could not be computed with it, and written in its history, where it is read as any change. Frozen copies stay as they are.
select set_config('app.identita', 'on', true);
select set_config('app.studio_ids', coalesce((select string_agg(id::text, ',') from studio), ''), true);

create temp table riletta on commit drop as
select studio_id, id, righi from dichiarazione
where tipo = 'Persone fisiche' and anno between 2019 and 2026 and righi ? 'RN1.4';

insert into dichiarazione_modifica (studio_id, dichiarazione_id, azione, chiave, prima, dopo, motivo)
select studio_id, id, 'modifica', 'RN1.4', righi -> 'RN1.4', null, 'La casella è calcolata: RF58, RG26 e RH7'
from riletta order by studio_id, id;

update dichiarazione d set righi = d.righi - 'RN1.4'
from riletta r where r.studio_id = d.studio_id and r.id = d.id;
update dichiarazione_bozza b set righi = b.righi - 'RN1.4'
from dichiarazione d where d.studio_id = b.studio_id and d.id = b.dichiarazione_id and d.tipo = 'Persone fisiche'
  and d.anno between 2019 and 2026 and b.righi ? 'RN1.4';
