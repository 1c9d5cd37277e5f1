import { type StatoDelegaUnica, testiDelegaUnica } from '@quadra/contract';
import type pg from 'pg';
import { listPosti, withProprietario } from './demo.queries.ts';
import { type Cliente, insertDocumento } from './firma-demo.ts';
import { studiDemo } from './studi-demo.ts';

/** How the delega of a client in so many stands; days from today, the past ones below zero. */
interface DelegaDemo {
  readonly stato: StatoDelegaUnica;
  readonly chiesta: number;
  readonly link?: number;
  readonly aperta?: number;
  readonly conferita?: number;
  /** Null: the 31st of December of the fourth year after. */
  readonly scadenza?: number | null;
  readonly esito?: number;
  readonly motivo?: string;
}
const accettata = { stato: 'Accettata', chiesta: -40, conferita: -38, scadenza: null, esito: -30 } as const;
const vecchia = { stato: 'Accettata', chiesta: -1300, conferita: -1298, esito: -1290 } as const;
/** One client in twenty each; where there is nothing, nobody asked. */
const casi: readonly (DelegaDemo | null)[] = [
  { ...vecchia, scadenza: 7 },
  accettata,
  accettata,
  { stato: 'Firmata', chiesta: -6, aperta: -5, conferita: -2, scadenza: null },
  null,
  accettata,
  accettata,
  { ...vecchia, scadenza: 38 },
  { stato: 'Aperto', chiesta: -4, link: 10, aperta: -2 },
  accettata,
  accettata,
  { stato: 'Link inviato', chiesta: -9, link: 5 },
  {
    stato: 'Revocata',
    chiesta: -400,
    conferita: -398,
    scadenza: null,
    esito: -21,
    motivo: 'Cambia intermediario',
  },
  accettata,
  { ...vecchia, scadenza: 97 },
  accettata,
  {
    stato: 'Scartata',
    chiesta: -20,
    conferita: -15,
    scadenza: null,
    esito: -3,
    motivo: 'Firma non riconosciuta',
  },
  accettata,
  { ...vecchia, scadenza: -25 },
  { stato: 'Aperto', chiesta: -20, link: -6, aperta: -18 },
];

const inserimento = `
  with c as (
    select a.studio_id, a.id, row_number() over (order by a.denominazione_ricerca, a.id) - 1 as n
    from anagrafica a join studio s on s.id = a.studio_id where s.ragione_sociale = $1 and not a.archiviata),
  k as (select (posto - 1)::int as resto, caso from jsonb_array_elements($2::jsonb) with ordinality as e (caso, posto)
    where jsonb_typeof(caso) = 'object')
  insert into delega_unica (studio_id, anagrafica_id, intermediario_id, intermediario_nome, intermediario_codice, stato,
    aree_chieste, aree, link_scade_il, chiesta_da, chiesta_il, aperta_il, firmata_il, conferita_il, scadenza, numero, esito_il,
    motivo)
  select c.studio_id, c.id, i.id, i.ragione_sociale, i.codice_fiscale, caso ->> 'stato',
    '{cassetto,fatture,isa,riscossione}', case when caso ? 'conferita' then '{cassetto,fatture,isa}'::text[] end,
    now() + make_interval(days => (caso ->> 'link')::int), (select min(id) from utente where studio_id = c.studio_id),
    now() + make_interval(days => (caso ->> 'chiesta')::int), now() + make_interval(days => (caso ->> 'aperta')::int),
    now() + make_interval(days => (caso ->> 'conferita')::int), conferita,
    case when conferita is null then null when caso -> 'scadenza' = 'null' then make_date(extract(year from conferita)::int + 4, 12, 31)
      else current_date + (caso ->> 'scadenza')::int end,
    case when caso ->> 'stato' in ('Accettata', 'Revocata') then (c.n + 1)::text end,
    current_date + (caso ->> 'esito')::int, caso ->> 'motivo'
  from c join k on k.resto = c.n % $3 and (caso ->> 'stato' <> 'Scartata' or c.n < 50)
  cross join lateral (select current_date + (caso ->> 'conferita')::int as conferita) x
  cross join lateral (select id, ragione_sociale, codice_fiscale from intermediario
    where tipo = 'Dichiarazione' and studio_id in (c.studio_id, 0) order by studio_id desc, id limit 1) i`;

/** The signed sheet of those that a person has still to look at. */
async function keepFogli(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Cliente & { delega: string }>(
    `select d.id as delega, a.id, a.studio_id as "studioId", a.denominazione from delega_unica d
     join anagrafica a on a.studio_id = d.studio_id and a.id = d.anagrafica_id where d.stato = 'Firmata' order by a.id`,
  );
  for (const { delega, ...cliente } of rows) {
    const documento = await insertDocumento(client, cliente, testiDelegaUnica.tipoDocumento, null);
    await client.query('update delega_unica set fogli = array[$3::uuid] where studio_id = $1 and id = $2', [
      ...[cliente.studioId, delega, documento],
    ]);
  }
}

/** The deleghe uniche of the first studio: some in each lane of the board. */
export async function loadDelegheDemo(client: pg.Client): Promise<void> {
  const studio = studiDemo[0]?.ragioneSociale ?? '';
  await withProprietario(client, [], async () => {
    await listPosti(client, [studio]);
    const { rowCount } = await client.query('select from delega_unica limit 1');
    if (rowCount !== 0) return;
    await client.query(inserimento, [studio, JSON.stringify(casi), casi.length]);
    await keepFogli(client);
  });
}
