import { createHash } from 'node:crypto';
import type { StatoRichiesta730, VocePrecompilata } from '@quadra/contract';
import type pg from 'pg';
import { TESTA_RICHIESTE, TESTA_RISPOSTE } from '../src/features/consegna/precompilata/file.rules.ts';
import { writeZip } from '../src/features/consegna/precompilata/file.ts';
import type { Servizi } from '../src/http/servizi.ts';
import { makeCur } from './certificazione-demo.ts';
import { listPosti, withProprietario } from './demo.queries.ts';
import { studiDemo } from './studi-demo.ts';

type Casa = Pick<Servizi, 'cifratura' | 'config'>;
const STUDIO = studiDemo[0]?.ragioneSociale ?? '';

interface RichiestaDemo {
  readonly stato: StatoRichiesta730;
  readonly codice: string | null;
  /** In which order it is, if any. */
  readonly ordine: 1 | 2 | null;
  /** What came, where something did. */
  readonly reddito: number | null;
}
const richiesteDemo: readonly RichiestaDemo[] = [
  { stato: 'Ricevuta', codice: '300', ordine: 1, reddito: 27_400 },
  { stato: 'Ricevuta', codice: '300', ordine: 1, reddito: 31_250 },
  { stato: 'Inviata', codice: null, ordine: 1, reddito: null },
  { stato: 'Creata', codice: '357', ordine: 2, reddito: null },
  { stato: 'Creata', codice: null, ordine: 2, reddito: null },
  { stato: 'Importazione Esterna', codice: '65', ordine: null, reddito: 19_800 },
  { stato: 'Non creata', codice: null, ordine: null, reddito: null },
];
const RITENUTA = 0.18;
/** One of them is of no form: what the form has not is told, not dropped. */
const makeVoci = (reddito: number): VocePrecompilata[] => [
  { Casella: 'C1.1', Valore: '2', Descrizione: 'Tipo di reddito' },
  { Casella: 'C1.3', Valore: String(reddito), Descrizione: 'Reddito da lavoro dipendente' },
  { Casella: 'C5.1', Valore: '365', Descrizione: 'Giorni di lavoro dipendente' },
  { Casella: 'C9.1', Valore: String(Math.round(reddito * RITENUTA)), Descrizione: 'Ritenute IRPEF' },
  { Casella: 'E1.2', Valore: '640', Descrizione: 'Spese sanitarie' },
  { Casella: 'ZZ1.1', Valore: '1', Descrizione: 'Dato non previsto dal modello' },
];

interface Cliente {
  readonly id: string;
  readonly studioId: number;
  readonly denominazione: string;
  readonly codice: string;
}
/** Clients that nothing else of the demo speaks of, of the first studio. */
async function listClienti(client: pg.Client): Promise<Cliente[]> {
  const posti = (await listPosti(client, [STUDIO])).filter(({ tipo }) => tipo === 'PF');
  const { rows } = await client.query<Cliente>(
    `select a.id, a.studio_id as "studioId", a.denominazione, a.codice_fiscale as codice from anagrafica a
     where a.id = any ($1) and not a.archiviata
       and not exists (select from dichiarazione d where d.studio_id = a.studio_id and d.anagrafica_id = a.id)
     order by a.denominazione_ricerca desc, a.id limit $2`,
    [posti.map(({ anagraficaId }) => anagraficaId), richiesteDemo.length],
  );
  return rows;
}

/** The certification that the client brought: of another withholding than the file says, as when it is corrected. */
async function insertCertificazione(client: pg.Client, cliente: Cliente, reddito: number): Promise<void> {
  const anno = new Date().getFullYear();
  const ritenute = Math.round(reddito * RITENUTA) + 90;
  const punti = { 'DB1.1': reddito, 'DB6.1': 365, 'DB21.1': ritenute };
  const testo = await makeCur(anno, cliente.codice, punti);
  if (testo === undefined) return;
  const contenuto = Buffer.from(testo);
  await client.query(
    `insert into documento (studio_id, anagrafica_id, anno, nome, tipo, formato, dimensione, sha256, contenuto)
     values ($1, $2, $3, $4, 'Certificazione Unica', 'text/plain; charset=utf-8', $5, $6, $7)`,
    [
      ...[cliente.studioId, cliente.id, anno, `CU ${anno}.txt`, contenuto.length],
      ...[createHash('sha256').update(contenuto).digest(), contenuto],
    ],
  );
}

/** A delega in the register of the year, with what the exchange checks. */
async function insertDelega(client: pg.Client, cliente: Cliente, progressivo: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `with i as (select id, ragione_sociale, codice_fiscale from intermediario
       where tipo = 'Dichiarazione' and studio_id in ($1, 0) order by studio_id desc, id limit 1),
     r as (insert into delega_registro (intermediario_id, anno, ultimo)
       select id, extract(year from now())::int, $4 from i
       on conflict (intermediario_id, anno) do update set ultimo = excluded.ultimo)
     insert into delega (studio_id, anagrafica_id, intermediario_id, anno, tipo, firma, numero, data_delega, tipo_documento,
       numero_documento, progressivo, data_registro, registrata_da, intermediario_nome, intermediario_codice, codice_fiscale,
       denominazione, reddito, imposta)
     select $1, $2, i.id, extract(year from now())::int, 'Delega', 'Autografa', $4::text, now()::date, 'Carta d’identità',
       'CA' || (20000 + $4::int), $4::int, now(), (select min(id) from utente where studio_id = $1), i.ragione_sociale,
       i.codice_fiscale, $5, $3, 24000 + $4::int * 350, 2900 + $4::int * 45 from i returning id`,
    [cliente.studioId, cliente.id, cliente.denominazione, progressivo, cliente.codice],
  );
  return rows[0]?.id ?? '';
}

async function insertRichiesta(
  client: pg.Client,
  cliente: Cliente,
  { stato, codice, reddito }: RichiestaDemo,
  progressivo: number,
): Promise<string> {
  const delega = stato === 'Non creata' ? null : await insertDelega(client, cliente, progressivo);
  const { rows } = await client.query<{ id: string }>(
    `insert into richiesta_precompilata (studio_id, anagrafica_id, anno, stato, codice, delega_id, modello, caselle, ricevuta_il)
     values ($1, $2, extract(year from now())::int, $3, $4, $5, $6, $7, case when $6::text is null then null else now() end)
     returning id`,
    [
      ...[cliente.studioId, cliente.id, stato, codice, delega, reddito === null ? null : '730'],
      JSON.stringify(reddito === null ? [] : makeVoci(reddito)),
    ],
  );
  return rows[0]?.id ?? '';
}

interface OrdineDemo {
  readonly numero: 1 | 2;
  readonly righe: readonly { readonly id: string; readonly cliente: Cliente; readonly demo: RichiestaDemo }[];
}
/** The first left and was answered, but for one; the second waits to leave. */
async function insertOrdine(
  client: pg.Client,
  studioId: number,
  { numero, righe }: OrdineDemo,
): Promise<void> {
  const isPartito = numero === 1;
  const inviato = await writeZip(
    'richieste.csv',
    TESTA_RICHIESTE,
    righe.map(({ cliente }) => [cliente.codice, '', '', '', '', '']),
  );
  const ricevuto = await writeZip(
    'risposte.csv',
    TESTA_RISPOSTE,
    righe.flatMap(({ cliente, demo: { codice, reddito } }) =>
      (reddito === null ? [] : makeVoci(reddito)).map((v) => [
        ...[cliente.codice, 'Ricevuta', codice ?? '', '730', v.Casella, v.Valore, v.Descrizione],
      ]),
    ),
  );
  const { rows } = await client.query<{ id: string }>(
    `insert into ordine_precompilata (studio_id, anno, numero, tipo, stato, simulato, esterno_id, file_inviato, file_ricevuto,
       creato_il, creato_da, inviato_il, ricevuto_il)
     values ($1, extract(year from now())::int, $2, 'Richieste', $3, true, $4, $5, $6, now() - make_interval(days => $7),
       (select min(id) from utente where studio_id = $1), case when $8 then now() - make_interval(days => $7) end,
       case when $8 then now() - make_interval(days => $7 - 1) end) returning id`,
    [
      ...[studioId, numero, isPartito ? 'Inviato' : 'Creato', isPartito ? `demo-${numero}` : null, inviato],
      ...[isPartito ? ricevuto : null, isPartito ? 3 : 1, isPartito],
    ],
  );
  for (const { id } of righe)
    await client.query(
      'insert into ordine_precompilata_riga (studio_id, ordine_id, richiesta_id) values ($1, $2, $3)',
      [studioId, rows[0]?.id, id],
    );
}

/** What the first studio enters the exchange with: only where the simulated one is beside. */
const insertConfigurazione = (client: pg.Client, { cifratura, config }: Casa, studioId: number) =>
  config.servizi.precompilata?.simulato
    ? client.query(
        `insert into ordine_precompilata_configurazione (studio_id, mittente, utente, password, limite_righe, limite_mb)
         values ($1, '12345670017', 'studio', $2, 500, 5)`,
        [studioId, cifratura.seal('parola-di-prova', `ordine-730/${studioId}`)],
      )
    : undefined;

/** The precompilate of the first studio, in every state of their life; the module is there in any case. */
export const loadPrecompilataDemo = (client: pg.Client, casa: Casa): Promise<void> =>
  withProprietario(client, [], async () => {
    const clienti = await listClienti(client);
    const studioId = clienti[0]?.studioId;
    if (studioId === undefined) return;
    await client.query(
      `insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'PRECOMPILATA', 0, '2025-01-01')
       on conflict do nothing`,
      [studioId],
    );
    await insertConfigurazione(client, casa, studioId);
    const fatte = [];
    for (const [posto, demo] of richiesteDemo.entries()) {
      const cliente = clienti[posto];
      if (!cliente) continue;
      fatte.push({ id: await insertRichiesta(client, cliente, demo, posto + 1), cliente, demo });
      if (demo.stato === 'Ricevuta' && demo.reddito !== null)
        await insertCertificazione(client, cliente, demo.reddito);
    }
    for (const numero of [1, 2] as const)
      await insertOrdine(client, studioId, {
        numero,
        righe: fatte.filter(({ demo }) => demo.ordine === numero),
      });
  });
