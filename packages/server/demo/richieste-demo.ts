import { createHash } from 'node:crypto';
import { type StatoRichiestaDocumento, testiRichiesta } from '@quadra/contract';
import type pg from 'pg';
import { listPosti, withProprietario } from './demo.queries.ts';
import { type Cliente, insertDocumento } from './firma-demo.ts';
import { studiDemo } from './studi-demo.ts';

/** How what was asked stands; days from today, the past ones below zero. */
interface RichiestaDemo {
  readonly stato: Exclude<StatoRichiestaDocumento, 'Mancante'>;
  readonly documento: string;
  readonly chiesta: number;
  readonly promemoria?: number;
  readonly arrivata?: number;
}
const CU = 'La Certificazione Unica (CU)';
const casi: readonly RichiestaDemo[] = [
  { stato: 'Arrivata', documento: CU, chiesta: -4, arrivata: -1 },
  { stato: 'Chiesta', documento: CU, chiesta: -6, promemoria: 1 },
  { stato: 'Chiesta', documento: CU, chiesta: -1 },
  { stato: 'Confermata', documento: CU, chiesta: -12, promemoria: 1, arrivata: -6 },
  { stato: 'Chiesta', documento: CU, chiesta: -20, promemoria: 2 },
  { stato: 'Ritirata', documento: CU, chiesta: -9 },
];

interface Dichiarazione extends Cliente {
  readonly dichiarazione: string;
  readonly anno: number;
  readonly reddito: number;
}
/** Open declarations of employees, whose CU the studio may be waiting for; of who ended it, the wages are what it proves. */
const scelta = `
  select d.id as dichiarazione, d.anno, a.id, a.studio_id as "studioId", a.denominazione, (d.righi ->> 'RC1.3')::numeric::int as reddito
  from dichiarazione d join anagrafica a on a.studio_id = d.studio_id and a.id = d.anagrafica_id
  join studio s on s.id = d.studio_id
  where s.ragione_sociale = $1 and d.tipo = 'Persone fisiche' and d.stato = 'Aperta' and d.righi ? 'RC1.3' and not a.archiviata
  order by a.denominazione_ricerca desc, d.anno desc, d.id limit $2`;

async function insertRichiesta(client: pg.Client, d: Dichiarazione, caso: RichiestaDemo): Promise<void> {
  const { stato, documento, chiesta, promemoria = 0, arrivata } = caso;
  const fine = { Ritirata: 'ritirato', Arrivata: 'usato', Confermata: 'usato', Chiesta: null }[stato];
  const file =
    arrivata === undefined
      ? []
      : [await insertDocumento(client, d, testiRichiesta.tipoDocumento, null, d.anno)];
  const hash = createHash('sha256').update(`demo:${d.dichiarazione}`).digest();
  const { rows } = await client.query<{ id: string }>(
    `insert into collegamento_cliente (studio_id, anagrafica_id, genere, email, hash, scade_il, creato_il, fine, finito_il)
     values ($1, $2, 'richiesta', 'cliente@posta.example', $3, now() + make_interval(days => $4 + 14),
       now() + make_interval(days => $4), $5, case when $5::text is not null then now() + make_interval(days => $6) end) returning id`,
    [d.studioId, d.id, hash, chiesta, fine, arrivata ?? chiesta + 1],
  );
  await client.query(
    `insert into richiesta_documento (studio_id, anagrafica_id, dichiarazione_id, collegamento_id, caselle, documento, stato,
       chiesta_da, chiesta_il, promemoria, arrivata_il, file, confermata_da, confermata_il, valori, motivo)
     select $1, $2, $3, $4, array[$5], $6, $7, u.id, now() + make_interval(days => $8), $9, now() + make_interval(days => $10),
       $11::uuid[], case when $7 = 'Confermata' then u.id end, case when $7 = 'Confermata' then now() + make_interval(days => $10 + 1) end,
       case when $7 = 'Confermata' then jsonb_build_object($5::text, $12::int) end,
       case when $7 = 'Ritirata' then 'Portato a mano in studio' end
     from (select min(id) as id from utente where studio_id = $1) u`,
    [
      ...[d.studioId, d.id, d.dichiarazione, rows[0]?.id, stato === 'Confermata' ? 'RC1.3' : 'RC10.2'],
      ...[documento, stato, chiesta, promemoria, arrivata ?? null, file, d.reddito],
    ],
  );
}

/** What the first studio asked of its clients: one in each state but what a client has not, and what came waits to be looked at. */
export async function loadRichiesteDemo(client: pg.Client): Promise<void> {
  const studio = studiDemo[0]?.ragioneSociale ?? '';
  await withProprietario(client, [], async () => {
    await listPosti(client, [studio]);
    const { rowCount } = await client.query('select from richiesta_documento limit 1');
    if (rowCount !== 0) return;
    const { rows } = await client.query<Dichiarazione>(scelta, [studio, casi.length]);
    for (const [n, caso] of casi.entries()) {
      const sua = rows[n];
      if (sua) await insertRichiesta(client, sua, caso);
    }
  });
}
