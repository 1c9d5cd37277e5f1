import { type DatiModello, loadModello } from '@quadra/fisco';
import {
  ANNO_FISCALE,
  addDays,
  type Data,
  daysBetween,
  giornoDiRoma,
  listAnni,
  yearOf,
} from '@quadra/values';
import pg from 'pg';
import type { Db, Trx } from '../src/db/pool.ts';
import { withTenant } from '../src/db/tenancy.ts';
import { findDichiarazione } from '../src/features/dichiarazioni/dichiarazione/dichiarazione.queries.ts';
import { saveDichiarazione } from '../src/features/dichiarazioni/dichiarazione/scrittura/salva-dichiarazione.ts';
import { createDichiarazioni } from '../src/features/dichiarazioni/redazione/crea-dichiarazioni.ts';
import { DomainError } from '../src/http/domain-error.ts';
import { makeCasoDichiarazione } from './casi-dichiarazione.ts';
import { makeCaso } from './caso.ts';
import { listPosti, type Posto, withProprietario } from './demo.queries.ts';
import { closeScena, isAlmeno, sendScena } from './load-scena.ts';
import type { Fine, VoceScena } from './scena-demo.ts';
import { studiDemo } from './studi-demo.ts';

const SEME = 70_500;
/** From the first declarations of a season to the last. */
const INIZIO = '05-20';
const FINE = '10-30';
/** Of a season that is over, how many were made. */
const FATTE = 0.96;
const MOTIVO = 'Aliquota dell’addizionale comunale vista sulla delibera.';

/** A declaration of the season: whose, how far it went, and the day it went there. */
interface Voce {
  readonly posto: Posto;
  readonly fine: Fine;
  readonly giorno: Data;
  readonly caso: number;
}

/** The season that is under way or has just been, when lists open on another; none when there is no form for it. */
function findStagione(oggi: Data): number | undefined {
  const anno = yearOf(oggi);
  return anno !== ANNO_FISCALE && listAnni().includes(anno) ? anno : undefined;
}

const finiDi = (n: number, isOltre: boolean): Fine => {
  if (isOltre) return n % 2 === 0 ? 'aperta' : 'chiusa';
  if (n % 17 === 8) return 'scartata';
  return n % 9 === 4 ? 'inviata' : 'accolta';
};

/** Who of these has it by a day, one after the other along the season; the last are not done, as in every season. */
function planStagione(posti: readonly Posto[], anno: number, oggi: Data): Voce[] {
  const inizio: Data = `${anno}-${INIZIO}`;
  const durata = daysBetween(inizio, `${anno}-${FINE}`);
  return posti.flatMap((posto, n) => {
    const parte = (n + 0.5) / posti.length / FATTE;
    const giorno = addDays(inizio, Math.floor(Math.min(parte, 1) * durata));
    const isOltre = parte > 1;
    if (isOltre && n % 3 === 0) return [];
    return giorno > oggi ? [] : [{ posto, giorno, caso: SEME + n, fine: finiDi(n, isOltre) }];
  });
}

/** Created and typed; undefined when it is there already. */
async function write(trx: Trx, anno: number, { posto, fine, caso }: Voce): Promise<string | undefined> {
  const modello = await loadModello(anno, 'redditi-pf');
  if (modello === undefined) return undefined;
  const chi = { utenteId: posto.utenti[caso % posto.utenti.length] ?? 0 };
  const { create } = await createDichiarazioni(trx, chi, anno, {
    ...{ idAnagrafiche: [posto.anagraficaId], tipo: 'Persone fisiche', finalita: 'Ordinaria', comune: null },
  });
  const id = create[0]?.Codice;
  const letta = id === undefined ? undefined : await findDichiarazione(trx, anno, id);
  if (id === undefined || letta === undefined) return undefined;
  const stato = isAlmeno(fine, 'chiusa') ? 'stampata' : 'in corso';
  const { salvataggi } = makeCasoDichiarazione(makeCaso(caso), stato, letta.righi, modello);
  const righi: DatiModello = Object.assign({ 'FR1.1': true }, ...salvataggi);
  await saveDichiarazione(trx, chi, anno, id, { versione: letta.versione, righi, forzature: {} });
  return id;
}

/** As far as it went; what the program does not let close stays open, as it would for who works. */
async function carry(trx: Trx, dove: { anno: number; id: string }, { posto, fine, giorno }: Voce) {
  const [utenteId = 0] = posto.utenti;
  const voce: VoceScena = { tipo: 'Persone fisiche', prima: 0, fine };
  await closeScena(trx, { utenteId }, dove, { conferma: true, motivo: MOTIVO });
  if (isAlmeno(fine, 'stampata')) await sendScena(trx, utenteId, dove, voce, new Date(`${giorno}T09:00:00Z`));
}

async function play(db: Db, anno: number, voce: Voce): Promise<boolean> {
  const di = { studi: [voce.posto.studioId] };
  const id = await withTenant(db, di, (trx) => write(trx, anno, voce));
  if (id === undefined) return false;
  if (!isAlmeno(voce.fine, 'chiusa')) return true;
  await withTenant(db, di, (trx) => carry(trx, { anno, id }, voce)).catch((errore) => {
    if (!(errore instanceof DomainError)) throw errore;
  });
  return true;
}

/** What happened along the season did not happen today: each on its day. */
const backdate = (client: pg.Client, anno: number, voci: readonly Voce[], studioId: number) =>
  withProprietario(client, [studioId], () =>
    client.query(
      `update dichiarazione d set creata_il = q.giorno - interval '20 days', modificata_il = q.giorno + interval '10 hours'
       from unnest($3::uuid[], $4::timestamptz[]) q (anagrafica, giorno)
       where d.studio_id = $1 and d.anno = $2 and d.anagrafica_id = q.anagrafica`,
      [
        studioId,
        anno,
        voci.map(({ posto }) => posto.anagraficaId),
        voci.map(({ giorno }) => `${giorno}T00:00:00Z`),
      ],
    ),
  );

async function loadCon(client: pg.Client, db: Db, adesso: Date): Promise<number> {
  const oggi = giornoDiRoma(adesso);
  const anno = findStagione(oggi);
  const [studio] = studiDemo;
  if (anno === undefined || studio === undefined) return 0;
  const posti = await withProprietario(client, [], () => listPosti(client, [studio.ragioneSociale]));
  const persone = posti.filter(({ tipo }) => tipo === 'PF');
  const voci = planStagione(persone, anno, oggi);
  const [primo] = persone;
  const fatta = await withProprietario(client, [primo?.studioId ?? 0], async () => {
    // The days are written last: without them it goes on where it stopped.
    const { rowCount } = await client.query(
      "select from dichiarazione where studio_id = $1 and anno = $2 and creata_il < modificata_il - interval '15 days' limit 1",
      [primo?.studioId, anno],
    );
    return rowCount !== 0;
  });
  if (primo === undefined || fatta) return 0;
  let quante = 0;
  for (const voce of voci) if (await play(db, anno, voce)) quante += 1;
  await backdate(client, anno, voci, primo.studioId);
  return quante;
}

/**
 * The season of the calendar in the studio that the demo shows: as far as it has come today, with those refused, those late,
 * those never begun. Written once; how many were made is answered. It takes as long as the rest of the demo and goes on while
 * the house is open: what was left in the middle goes on at the next start.
 */
export async function loadStagioneDemo(
  proprietario: pg.ClientConfig,
  db: Db,
  adesso = new Date(),
): Promise<number> {
  const client = new pg.Client({ ...proprietario, application_name: 'quadra-demo' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await loadCon(client, db, adesso);
  } finally {
    await client.end();
  }
}
