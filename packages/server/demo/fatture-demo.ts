import type { SoggettoFattura } from '@quadra/fisco';
import { giornoDiRoma } from '@quadra/values';
import type pg from 'pg';
import type { Db } from '../src/db/pool.ts';
import { withTenant } from '../src/db/tenancy.ts';
import {
  findFatturaDi,
  issueNotaDiCredito,
  makeRighe,
  writeDocumento,
} from '../src/features/commercio/fattura/emissione.ts';
import { openVenditore } from '../src/features/commercio/fattura/venditore.queries.ts';
import { withProprietario } from './demo.queries.ts';
import { CODICE_INESISTENTE, CODICE_NON_DISPONIBILE } from './servizi/sdi.ts';

const cliente = (denominazione: string, partitaIva: string, via: string): SoggettoFattura => ({
  ...{ denominazione, paese: 'IT', partitaIva, codiceFiscale: partitaIva, via },
  ...{ cap: '41121', comune: 'Modena', provincia: 'MO' },
});
const morandi = cliente('Studio Morandi e Figli', '02146380361', 'Via Farini 12');
const bianco = cliente('Bianco Trasporti S.r.l.', '03317640369', 'Strada Nazionale 40');
const vandelli = cliente('Studio Vandelli', '00184280360', 'Via Canalino 8');
const secchia = cliente('CED Secchia S.a.s.', '01653840361', 'Via Giardini 210');

/** A sale of the demo: cents without VAT, how many days ago it was, where its invoice is handed. */
interface VenditaDemo {
  readonly a: SoggettoFattura;
  readonly pacchetto: string;
  readonly prezzo: number;
  readonly giorni: number;
  readonly codice: string;
  readonly pec?: string;
  readonly incassata?: boolean;
}
const venditeDemo: readonly VenditaDemo[] = [
  {
    a: vandelli,
    pacchetto: 'Avvio, 50 crediti',
    prezzo: 9000,
    giorni: 9,
    codice: 'T9K4ZH3',
    incassata: true,
  },
  { a: secchia, pacchetto: 'Grandi volumi, 1.000 crediti', prezzo: 110_000, giorni: 8, codice: 'M5UXCR1' },
  { a: vandelli, pacchetto: 'Studio, 200 crediti', prezzo: 30_000, giorni: 7, codice: 'T9K4ZH3' },
  { a: secchia, pacchetto: 'Avvio, 50 crediti', prezzo: 9000, giorni: 5, codice: '0000000' },
  { a: morandi, pacchetto: 'Studio, 200 crediti', prezzo: 30_000, giorni: 3, codice: CODICE_INESISTENTE },
  { a: bianco, pacchetto: 'Avvio, 50 crediti', prezzo: 9000, giorni: 1, codice: CODICE_NON_DISPONIBILE },
  {
    a: morandi,
    pacchetto: 'Avvio, 50 crediti',
    prezzo: 9000,
    giorni: 0,
    codice: '0000000',
    pec: 'conti@pec.example',
  },
];

const GIORNO_MS = 86_400_000;

async function issueUna(db: Db, gestoreId: number, vendita: VenditaDemo, posto: number): Promise<void> {
  const { a, pacchetto, prezzo, giorni, codice, pec = null, incassata = false } = vendita;
  const data = giornoDiRoma(new Date(Date.now() - giorni * GIORNO_MS));
  const effetto = `demo:${gestoreId}:${posto}`;
  await withTenant(db, { studi: [] }, async (trx) => {
    await openVenditore(trx, gestoreId);
    if (await findFatturaDi(trx, effetto)) return;
    const documento = {
      ...{ gestoreId, studioId: null, tipoDocumento: 'TD01', data, cliente: a, effetto },
      recapito: { codice_sdi: codice, pec },
      righe: await makeRighe(trx, gestoreId, [{ descrizione: `Pacchetto ${pacchetto}`, prezzo }]),
      ...{ esigibilita: 'I' as const, conRitenuta: false, modalita: 'MP05', scadenza: null, causale: '' },
      incassataIl: incassata ? data : null,
      collegataId: null,
    };
    await writeDocumento(trx, documento, { utenteId: null, ip: null });
  });
}

/** Who sells in the demo sold something in the last days: one invoice is refused, one does not leave, one is taken back. */
export async function loadFattureDemo(client: pg.Client, db: Db, gestore: string): Promise<void> {
  const { rows } = await client.query<{ id: number }>('select id from gestore where codice = $1', [gestore]);
  const gestoreId = rows[0]?.id;
  if (gestoreId === undefined) return;
  for (const [posto, vendita] of venditeDemo.entries()) await issueUna(db, gestoreId, vendita, posto);
  await withTenant(db, { studi: [] }, async (trx) => {
    await openVenditore(trx, gestoreId);
    const prima = await findFatturaDi(trx, `demo:${gestoreId}:0`);
    if (!prima) return;
    const nota = { fatturaId: prima.id, effetto: `demo:${gestoreId}:nota`, motivo: 'Acquisto annullato' };
    await issueNotaDiCredito(trx, { ...nota, adesso: new Date() });
  });
  await insertProposte(client, gestoreId);
}

/** What is offered to the first studi of who sells, and the expenses asked back: written as the page does. */
const insertProposte = (client: pg.Client, gestoreId: number) =>
  withProprietario(client, [], () =>
    client.query(
      `insert into proposta (gestore_id, cliente_studio_id, tipo, anno, progressivo, numero, data, scadenza, venditore, cliente,
         righe, imponibile, iva, totale, stato)
       select g.id, s.id, v.tipo, extract(year from oggi), v.n, v.sigla || ' ' || v.n || '/' || extract(year from oggi), oggi,
         case when v.tipo = 'Offerta' then oggi + 30 end, g.ragione_sociale,
         json_build_object('denominazione', s.ragione_sociale, 'paese', 'IT', 'partitaIva', s.partita_iva, 'codiceFiscale',
           s.codice_fiscale, 'via', '', 'cap', coalesce(s.cap, ''), 'comune', coalesce(s.comune_descrizione, ''),
           'provincia', s.provincia),
         json_build_array(json_build_object('descrizione', v.descrizione, 'quantita', 100, 'prezzo', v.prezzo,
           'aliquota', 2200, 'natura', null, 'codiceIva', '22')),
         v.prezzo, v.prezzo * 22 / 100, v.prezzo * 122 / 100, v.stato
       from gestore g,
         lateral (select * from studio where gestore_id = g.id order by id limit 1) s,
         (select (now() at time zone 'Europe/Rome')::date as oggi) d,
         (values ('Offerta', 'OF', 1, 'Pacchetto Grandi volumi, 1.000 crediti', 110000, 'Da valutare'),
           ('Nota spese', 'NS', 1, 'Trasferta per la formazione', 12500, 'Da fatturare'))
           v (tipo, sigla, n, descrizione, prezzo, stato)
       where g.id = $1 on conflict do nothing`,
      [gestoreId],
    ),
  );
