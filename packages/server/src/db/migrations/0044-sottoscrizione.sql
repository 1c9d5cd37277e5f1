-- Which modules a kind of subscription may have, as the vendor says; null: all of them.
create table sottoscrizione (
  tipologia text primary key check (tipologia in ('Full', 'Azienda-Full', 'Azienda-Light', 'Non prevista')),
  moduli text[] check (array_position(moduli, null) is null and cardinality(moduli) <= 100)
);
insert into sottoscrizione (tipologia, moduli)
  values ('Full', null), ('Azienda-Full', null), ('Azienda-Light', '{manager,PF,PRECOMPILATA}'), ('Non prevista', null);
grant select, update (moduli) on sottoscrizione to quadra_app;

create function is_modulo_previsto(p_tipologia text, p_codice text) returns boolean language sql stable as $$
  select not exists (select from public.sottoscrizione t
    where t.tipologia = p_tipologia and t.moduli is not null and not p_codice = any (t.moduli))
$$;

-- The modules that count today, as the session carries them: those of its subscription alone.
create or replace function list_applicativi(p_studio int) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('codice', a.codice, 'anno', nullif(a.anno, 0), 'dal', a.dal, 'al', a.al,
    'modo', a.modo, 'limite', a.limite) order by a.codice, a.anno), '[]')
  from public.applicativo_studio a join public.studio s on s.id = a.studio_id
  where a.studio_id = p_studio and a.dal <= (now() at time zone 'Europe/Rome')::date
    and (a.al is null or a.al >= (now() at time zone 'Europe/Rome')::date)
    and public.is_modulo_previsto(s.tipologia_sottoscrizione, a.codice)
$$;
