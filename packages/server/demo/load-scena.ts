import { isTipoImu } from '@quadra/contract';
import { ANNO_FISCALE, giornoDiRoma } from '@quadra/values';
import type pg from 'pg';
import type { Db, Trx } from '../src/db/pool.ts';
import { withTenant } from '../src/db/tenancy.ts';
import { getAnagrafica, replaceAnagrafica } from '../src/features/clienti/anagrafica/anagrafica.service.ts';
import { createTelematico } from '../src/features/consegna/telematico/creazione.ts';
import { changeStato } from '../src/features/consegna/telematico/invio.ts';
import { findDichiarazione } from '../src/features/dichiarazioni/dichiarazione/dichiarazione.queries.ts';
import { listQuadriAperti } from '../src/features/dichiarazioni/dichiarazione/dichiarazione.rules.ts';
import {
  closeDichiarazione,
  markStampata,
} from '../src/features/dichiarazioni/dichiarazione/scrittura/chiudi-dichiarazione.ts';
import { saveIncarico } from '../src/features/dichiarazioni/dichiarazione/scrittura/incarico-dichiarazione.ts';
import { actOnQuadro } from '../src/features/dichiarazioni/dichiarazione/scrittura/quadro-dichiarazione.ts';
import { saveDichiarazione } from '../src/features/dichiarazioni/dichiarazione/scrittura/salva-dichiarazione.ts';
import { getTelematico, insertRicevuta } from '../src/features/dichiarazioni/invio/invio.queries.ts';
import { createDichiarazioni } from '../src/features/dichiarazioni/redazione/crea-dichiarazioni.ts';
import { insertCarta, insertNotizie } from './carta-scena.ts';
import type { Cliente } from './clienti.ts';
import { insertClienti, listPosti, withProprietario } from './demo.queries.ts';
import { INIZIO_SOCIETA, makeSoci, makeTitolare } from './legami-demo.ts';
import {
  type ChiScena,
  clientiScena,
  datiScena,
  type Fine,
  fini,
  type VoceScena,
  vociScena,
} from './scena-demo.ts';
import { type StudioDemo, studiDemo } from './studi-demo.ts';

/** Which of those who work in a studio made these: not who enters first, and finds what he was at. */
const AUTORE = 2;
/** What each of the two partners has of the partnership. */
const QUOTE = [60, 40];
/** The clients of the scene, in the order their declarations are made. */
const nomiScena = Object.keys(clientiScena) as ChiScena[];
/** The comune that the declarations of the IMU are to. */
const COMUNE = 'F257';

interface Dove {
  readonly anno: number;
  readonly id: string;
}
export const isAlmeno = (fine: Fine, altra: Fine) => fini.indexOf(fine) >= fini.indexOf(altra);

/** The day a declaration was printed and sent: the autumn of its year, or some weeks ago when that is to come. */
function makeGiorno(anno: number): Date {
  const autunno = new Date(Date.UTC(anno, 9, 14, 9));
  return autunno < new Date() ? autunno : new Date(Date.now() - 24 * 86_400_000);
}

async function fill(
  trx: Trx,
  chi: { utenteId: number },
  { anno, id }: Dove,
  { tipo }: VoceScena,
): Promise<void> {
  const letta = await findDichiarazione(trx, anno, id);
  if (letta === undefined) return;
  const righi = {
    ...letta.righi,
    ...(!isTipoImu(tipo) && { 'FR1.1': true }),
    ...datiScena[tipo],
    ...(tipo === 'IMU' && { 'FR8.2': `${anno}-06-30` }),
  };
  await saveDichiarazione(trx, chi, anno, id, { versione: letta.versione, righi, forzature: {} });
}

/** Closed by who made it; what it lacks, if anything, is confirmed with a reason. */
export async function closeScena(
  trx: Trx,
  chi: { utenteId: number },
  { anno, id }: Dove,
  conferma: Parameters<typeof closeDichiarazione>[4] = { conferma: false },
): Promise<void> {
  await saveIncarico(trx, chi, anno, id, { dataImpegno: `${anno}-05-20`, impegno: 'Annuale' });
  const letta = await findDichiarazione(trx, anno, id);
  for (const codice of listQuadriAperti(letta?.statiQuadri ?? {}))
    await actOnQuadro(trx, chi, anno, id, { codice, azione: 'completa' });
  await closeDichiarazione(trx, chi, anno, id, conferma);
}

/** Why the file was refused, as its receipt says; only of what has a file. */
async function refuse(trx: Trx, utenteId: number, { anno, id }: Dove, giorno: Date): Promise<void> {
  const letta = await findDichiarazione(trx, anno, id);
  const fileId = letta && (await getTelematico(trx, letta)).fileId;
  if (!letta || !fileId) return;
  const testo = 'Il codice del comune non è fra quelli in vigore nel giorno della variazione.';
  const errore = { codice: 'A0012', riga: 2, posizione: 90, campo: 'Codice comune', testo, chiave: null };
  const ricevuta = {
    ...{ fileId, esito: 'SCARTATA' as const, data: giornoDiRoma(giorno), errori: [errore] },
    ...{ protocollo: `${giorno.getTime()}0000-000001`, contenuto: Buffer.from(testo) },
  };
  await insertRicevuta(trx, letta, ricevuta, utenteId);
}

/** From the print on: the file where its layout is known, the sending, what came back. */
export async function sendScena(
  trx: Trx,
  utenteId: number,
  dove: Dove,
  { tipo, fine }: VoceScena,
  giorno = makeGiorno(dove.anno),
): Promise<void> {
  const chi = { utenteId };
  await markStampata(trx, chi, dove.anno, dove.id, giorno);
  if (!isAlmeno(fine, 'in un file')) return;
  if (isTipoImu(tipo)) await createTelematico(trx, chi, { ...dove, adesso: giorno });
  else await changeStato(trx, chi, dove, { stato: 'Da inviare', adesso: giorno });
  if (!isAlmeno(fine, 'inviata')) return;
  await changeStato(trx, chi, dove, { stato: 'Invio esterno', adesso: giorno });
  if (fine === 'scartata') await refuse(trx, utenteId, dove, giorno);
  const stato = { scartata: 'Scartata', accolta: 'Accolta' } as const;
  if (fine === 'scartata' || fine === 'accolta')
    await changeStato(trx, chi, dove, { stato: stato[fine], adesso: giorno });
}

async function makeOne(trx: Trx, utenteId: number, cliente: string, voce: VoceScena): Promise<void> {
  const anno = ANNO_FISCALE - voce.prima;
  const chi = { utenteId };
  const { create } = await createDichiarazioni(trx, chi, anno, {
    ...{ idAnagrafiche: [cliente], tipo: voce.tipo, finalita: 'Ordinaria' },
    comune: isTipoImu(voce.tipo) ? COMUNE : null,
  });
  const id = create[0]?.Codice;
  if (id === undefined) return;
  await fill(trx, chi, { anno, id }, voce);
  if (isAlmeno(voce.fine, 'chiusa')) await closeScena(trx, chi, { anno, id });
  if (isAlmeno(voce.fine, 'stampata')) await sendScena(trx, utenteId, { anno, id }, voce);
}

interface Luogo {
  readonly studioId: number;
  readonly utenteId: number;
  /** The record of each codice fiscale. */
  readonly clienti: ReadonlyMap<string, string>;
}

/** The partners of the partnership: those of the scene. */
async function writeSoci(trx: Trx, { studioId, utenteId, clienti }: Luogo): Promise<void> {
  const scheda = await getAnagrafica(trx, clienti.get(clientiScena.snc.codice_fiscale) ?? '');
  const persone = [clientiScena.marta, clientiScena.ivo].map(({ codice_fiscale, denominazione }) => ({
    codiceFiscale: codice_fiscale,
    denominazione,
  }));
  const soci = makeSoci(persone).map((socio, n) => {
    const quota = QUOTE[n] ?? 0;
    return { ...socio, quotaPartecipazione: quota, quotaUtile: quota, quotaPerdite: quota };
  });
  const collaboratori = persone.slice(0, 1).map(makeTitolare);
  const letta = { ...scheda, dataCostituzione: INIZIO_SOCIETA, soci, collaboratori };
  const sessione = { utenteId, studioId, studi: [studioId] };
  await replaceAnagrafica(trx, sessione, {
    ...{ id: scheda.id, letta, versione: scheda.versione, adesso: new Date() },
  });
}

/** Whether it was all done: the news are the last. */
const isFinita = (client: pg.Client, { studioId }: Luogo) =>
  withProprietario(client, [studioId], async () => {
    const { rowCount } = await client.query('select from notifica where studi = array[$1::int]', [studioId]);
    return rowCount !== 0;
  });

/** The studio of that name, who signs, and its records by codice fiscale; those given that it has not are added first. */
const openLuogo = (client: pg.Client, studio: string, scena: readonly Cliente[] = []) =>
  withProprietario(client, [], async (): Promise<Luogo | undefined> => {
    const [primo] = await listPosti(client, [studio]);
    if (primo === undefined) return undefined;
    const { studioId, utenti } = primo;
    const list = async () => {
      const { rows } = await client.query<{ id: string; codice: string }>(
        'select id, codice_fiscale as codice from anagrafica where studio_id = $1',
        [studioId],
      );
      return new Map(rows.map(({ id, codice }) => [codice, id]));
    };
    const presenti = await list();
    const nuovi = scena.filter(({ codice_fiscale }) => !presenti.has(codice_fiscale));
    await insertClienti(client, studioId, nuovi);
    const clienti = nuovi.length > 0 ? await list() : presenti;
    return { studioId, utenteId: utenti[AUTORE] ?? utenti[0] ?? 0, clienti };
  });

/** What was done long ago is not what was done last: lists that begin from there find the rest of the demo first. */
const backdate = (client: pg.Client, { studioId }: Luogo, clienti: readonly string[]) =>
  withProprietario(client, [studioId], () =>
    client.query(
      `update dichiarazione d set creata_il = q.quando - interval '20 days', modificata_il = q.quando
       from (select id, least(make_timestamptz(anno, 10, 14, 10, 0, 0), now() - interval '24 days') as quando
         from dichiarazione where studio_id = $1 and anagrafica_id = any ($2)) q
       where d.studio_id = $1 and d.id = q.id`,
      [studioId, clienti],
    ),
  );

/** Each in a transaction of its own: a load that was interrupted goes on where it stopped. */
async function playDi(db: Db, { studioId, utenteId }: Luogo, cliente: string, voci: readonly VoceScena[]) {
  for (const voce of voci)
    await withTenant(db, { studi: [studioId] }, (trx) => makeOne(trx, utenteId, cliente, voce));
}

async function playStudio(client: pg.Client, db: Db, luogo: Luogo): Promise<void> {
  const idDi = (chi: ChiScena) => luogo.clienti.get(clientiScena[chi].codice_fiscale) ?? '';
  await withTenant(db, { studi: [luogo.studioId] }, (trx) => writeSoci(trx, luogo));
  for (const chi of nomiScena) await playDi(db, luogo, idDi(chi), vociScena[chi]);
  await backdate(client, luogo, nomiScena.map(idDi));
  await withProprietario(client, [luogo.studioId], async () => {
    const { denominazione } = clientiScena.holding;
    await insertCarta(client, { id: idDi('holding'), studioId: luogo.studioId, denominazione }, 'holding');
    await insertNotizie(client, luogo.studioId);
  });
}

/** Who works for himself: the years before, and the papers he brought. */
async function playTitolare(client: pg.Client, db: Db, studio: StudioDemo, chi: 'privato' | 'azienda') {
  const suo = await openLuogo(client, studio.ragioneSociale);
  const [id] = suo?.clienti.values() ?? [];
  if (suo === undefined || id === undefined) return;
  await playDi(
    db,
    suo,
    id,
    vociScena[chi].filter(({ prima }) => prima > 0),
  );
  await withProprietario(client, [suo.studioId], () =>
    insertCarta(client, { id, studioId: suo.studioId, denominazione: studio.ragioneSociale }, chi),
  );
}

/**
 * Declarations of every type, of three years, in every state: a group with its head, a partnership with its partners, an
 * association, who is employed, and the years before of who works for himself. Written once, after the rest of the demo.
 */
export async function loadScenaDemo(client: pg.Client, db: Db): Promise<boolean> {
  const studio = studiDemo[0]?.ragioneSociale ?? '';
  const luogo = await openLuogo(client, studio, Object.values(clientiScena));
  if (luogo === undefined || (await isFinita(client, luogo))) return false;
  for (const uno of studiDemo)
    if (uno.titolare) await playTitolare(client, db, uno, uno.titolare.tipo === 'PF' ? 'privato' : 'azienda');
  await playStudio(client, db, luogo);
  return true;
}
