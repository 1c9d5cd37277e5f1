import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { tipologiaUtente } from '@quadra/contract';
import { withIdentita, withTenant } from '../packages/server/src/db/tenancy.ts';
import { issueFattura } from '../packages/server/src/features/commercio/fattura/emissione.ts';
import { findFattura } from '../packages/server/src/features/commercio/fattura/fattura.queries.ts';
import { getFattura } from '../packages/server/src/features/commercio/fattura/fattura.service.ts';
import { findXml } from '../packages/server/src/features/commercio/fattura/invio.ts';
import { openVenditore } from '../packages/server/src/features/commercio/fattura/venditore.queries.ts';
import { describeFoglio } from '../packages/server/src/features/consegna/stampa/fattura-foglio.ts';
import { makePdf } from '../packages/server/src/features/consegna/stampa/pdf.ts';
import type { Servizi } from '../packages/server/src/http/servizi.ts';
import type { Sessione } from '../packages/server/src/http/sessione/sessione.ts';
import { findSchemi, makeValidatore, SCHEMA_FATTURA } from '../scripts/prove/schemi.ts';
import { tell, withServer } from './rete.ts';

/**
 * A thousand invoices of one seller: numbered by sixteen callers together, written as electronic files and looked at against
 * the official schema, then laid out as PDF. Server, database and generator share the machine. Prints; asserts nothing.
 * `node bench/fatture.ts [how many]`, on a data folder of its own (.quadra/bench-fatture).
 */
const [quante = 1000] = process.argv.slice(2).map(Number);
const CHIAMANTI = 16;
/** The thread of the prints refuses who waits behind ten. */
const STAMPANTI = 4;
const readSecondi = (inizio: number) => (performance.now() - inizio) / 1000;
const write = (secondi: number) => secondi.toLocaleString('it', { maximumFractionDigits: 1 });

const SCHEMI = findSchemi('fatturapa');
interface Scena {
  readonly gestoreId: number;
  readonly studioId: number;
}
/** A gestore that may invoice, and a studio that buys. */
const makeScena = ({ db }: Servizi): Promise<Scena> =>
  withIdentita(db, async (trx) => {
    const nome = randomUUID();
    const gestore = await trx
      .insertInto('gestore')
      .values({ codice: nome, nome, ragione_sociale: nome } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('fatturazione')
      .values({
        ...{ gestore_id: gestore.id, attiva: true, denominazione: 'Rete Emilia Servizi S.r.l.' },
        ...{ partita_iva: '03128770363', via: 'Via Emilia Est 100', cap: '41121', comune: 'Modena' },
        ...{ provincia: 'MO', iban: 'IT60X0542811101000000123456', sezionale: 'A1' },
      })
      .execute();
    const studio = await trx
      .insertInto('studio')
      .values({
        ...{ gestore_id: gestore.id, ragione_sociale: 'Bianco Trasporti S.r.l.', partita_iva: '03317640369' },
        ...{ codice_fiscale: '03317640369', via: 'Via Emilia Centro 118', comune: 'F257', cap: '41121' },
        ...{ comune_descrizione: 'Modena', provincia: 'MO', codice_sdi: 'T9K4ZH3' },
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { gestoreId: gestore.id, studioId: studio.id };
  });

/** So many callers, each taking the next one until none is left. */
async function share<T>(
  voci: readonly T[],
  insieme: number,
  work: (voce: T) => Promise<void>,
): Promise<void> {
  const resto = [...voci];
  const call = async () => {
    for (let voce = resto.shift(); voce !== undefined; voce = resto.shift()) await work(voce);
  };
  await Promise.all(Array.from({ length: insieme }, call));
}

async function issueTutte({ db }: Servizi, { gestoreId, studioId }: Scena): Promise<string[]> {
  const emesse: { id: string; progressivo: number }[] = [];
  const giro = Array.from({ length: quante }, (_, n) => n);
  await share(giro, CHIAMANTI, async (n) => {
    const emessa = await withTenant(db, { studi: [studioId] }, (trx) =>
      issueFattura(trx, {
        ...{
          gestoreId,
          studioId,
          effetto: `bench:${gestoreId}:${n}`,
          modalita: 'MP08',
          incassataIl: '2026-01-15',
        },
        righe: [{ descrizione: 'Pacchetto Studio, 200 crediti', prezzo: 30_000 + n }],
        adesso: new Date(),
      }),
    );
    // «A1 12/26»: the number after its sezionale.
    emesse.push({ id: emessa.id, progressivo: Number(/(\d+)(\/\d+)?$/.exec(emessa.numero)?.[1]) });
  });
  const numeri = emesse.map(({ progressivo }) => progressivo).sort((a, b) => a - b);
  const buchi = numeri.filter((numero, posto) => numero !== posto + 1).length;
  tell(`numeri: da ${numeri[0]} a ${numeri.at(-1)}, ${buchi} fuori posto`);
  return emesse.map(({ id }) => id);
}

async function writeXml({ db }: Servizi, { gestoreId, studioId }: Scena, ids: readonly string[]) {
  const validate = SCHEMI === '' ? undefined : makeValidatore(join(SCHEMI, SCHEMA_FATTURA));
  let errate = 0;
  await share(ids, CHIAMANTI, (id) =>
    withTenant(db, { studi: [studioId] }, async (trx) => {
      await openVenditore(trx, gestoreId);
      const riga = await findFattura(trx, id, { di: 'venditore', gestoreId });
      if (!riga) throw new Error(`No invoice ${id}`);
      const { xml } = await findXml(trx, riga);
      if (validate && validate(xml) !== '') errate += 1;
    }),
  );
  tell(validate ? `non valide secondo lo schema: ${errate}` : 'schema ufficiale assente: non verificate');
}

async function printTutte({ db }: Servizi, { gestoreId, studioId }: Scena, ids: readonly string[]) {
  const sessione = {
    ...{ tipologia: tipologiaUtente.AMM_GES, studioId: null, gestoreId, studi: [studioId] },
  } as unknown as Sessione;
  let byte = 0;
  await share(ids, STAMPANTI, async (id) => {
    const fattura = await withTenant(db, { studi: [studioId] }, (trx) => getFattura(trx, sessione, id));
    byte += (await makePdf({ comunicazione: describeFoglio(fattura, 'oggi') })).length;
  });
  tell(`PDF: ${Math.round(byte / ids.length / 1024)} kB l'uno`);
}

await withServer('bench-fatture', async ({ servizi }) => {
  const scena = await makeScena(servizi);
  const inizio = performance.now();
  const ids = await issueTutte(servizi, scena);
  const numerate = readSecondi(inizio);
  await writeXml(servizi, scena, ids);
  const scritte = readSecondi(inizio);
  await printTutte(servizi, scena, ids);
  const tutto = readSecondi(inizio);
  tell(
    `${quante} fatture in ${write(tutto)} s: numerate e scritte in ${write(numerate)}, XML e schema ${write(scritte - numerate)}, PDF ${write(tutto - scritte)}`,
  );
});
