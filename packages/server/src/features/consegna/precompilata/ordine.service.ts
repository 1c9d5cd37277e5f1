import { randomUUID } from 'node:crypto';
import { type Ordine730Filo, type TipoOrdine, testiPrecompilata } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { type Ambito, withTenant } from '../../../db/tenancy.ts';
import {
  type AccessoScambio,
  CredenzialiRifiutate,
  type Scambio,
  ScambioAssente,
} from '../../../gateways/precompilata/port.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { readLimiti, requireScambio } from './configurazione.service.ts';
import { TESTA_RICHIESTE, writeRichiesta } from './file.rules.ts';
import { writeZip } from './file.ts';
import {
  findDaMandare,
  findFile,
  findOrdine,
  insertOrdine,
  type Ordine730,
  takeNumero,
  updateOrdine,
  writeOrdine,
} from './ordini.queries.ts';
import { requirePassaggio } from './richiesta.rules.ts';
import {
  findUltimaDelega,
  lockDellOrdine,
  lockRichieste,
  type Richiesta,
  updateRichiesta,
} from './richieste.queries.ts';
import { type Autore, type Chi, readAutore, requireDelega } from './richieste.service.ts';

type Attrezzi = Pick<Servizi, 'db' | 'cifratura' | 'precompilata' | 'now'>;

export const tellOrdine = (
  trx: Trx,
  autore: Autore,
  { studio_id, id }: Pick<Ordine730, 'studio_id' | 'id'>,
  azione: string,
  dopo: object,
) => writeRegistro(trx, { studioId: studio_id, ...autore, azione, entita: 'ordine 730', entitaId: id, dopo });

/** @throws SERVIZIO_NON_DISPONIBILE */
export const askScambio = <T>(domanda: () => Promise<T>): Promise<T> =>
  domanda().catch((causa: unknown) => {
    if (!(causa instanceof ScambioAssente)) throw causa;
    const messaggio =
      causa instanceof CredenzialiRifiutate
        ? testiPrecompilata.RIFIUTA_CREDENZIALI
        : testiPrecompilata.NON_RISPONDE;
    throw new DomainError('SERVIZIO_NON_DISPONIBILE', { messaggio, causa, riprovaFra: 30 });
  });

/** With `isTenuto`, locked until the transaction ends. @throws NON_TROVATO */
export async function getOrdine(
  trx: Trx,
  id: string,
  quanto?: { readonly isTenuto: boolean },
): Promise<Ordine730> {
  const trovato = await findOrdine(trx, id, quanto);
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

/** One row of the file that leaves: who, and what the exchange checks of him. */
async function describeRiga(trx: Trx, richiesta: Richiesta): Promise<readonly string[]> {
  const delega = await findUltimaDelega(trx, richiesta);
  const text = (valore: string | number | null | undefined) => String(valore ?? '');
  return writeRichiesta({
    codiceFiscale: richiesta.codice_fiscale,
    delega: text(delega?.progressivo),
    dataDelega: text(delega?.data_delega),
    documento: [delega?.tipo_documento, delega?.numero_documento].filter(Boolean).join(' '),
    reddito: text(delega?.reddito),
    imposta: text(delega?.imposta),
  });
}

const attesa = { Richieste: 'Creata', Annullamenti: 'Annullamento Creato' } as const;

/** A request leaves once: while an order with it waits to be sent, it goes in no other. @throws PASSAGGIO_RICHIESTA */
export async function requireFuoriOrdine(
  trx: Trx,
  tipo: keyof typeof attesa,
  richieste: readonly Pick<Richiesta, 'id'>[],
): Promise<void> {
  const stato = attesa[tipo];
  const altro = await findDaMandare(trx, { tipo, stato, richieste: richieste.map(({ id }) => id) });
  if (altro)
    throw new DomainError('PASSAGGIO_RICHIESTA', {
      messaggio: testiPrecompilata.inAltroOrdine(altro.quante, altro.numero),
    });
}

/** What is said of an order that is made. */
export interface OrdineNuovo {
  readonly studioId: number;
  readonly anno: number;
  readonly tipo: TipoOrdine;
  readonly file: { readonly inviato: Buffer | null; readonly ricevuto: Buffer | null };
}
export async function makeOrdine(
  trx: Trx,
  { precompilata, now }: Pick<Attrezzi, 'precompilata' | 'now'>,
  autore: Autore,
  { studioId, anno, tipo, file }: OrdineNuovo,
  richieste: readonly Richiesta[],
): Promise<Ordine730> {
  const id = randomUUID();
  const numero = await takeNumero(trx, studioId, anno);
  await insertOrdine(
    trx,
    {
      ...{ studio_id: studioId, id, anno, numero, tipo, creato_da: autore.utenteId, esterno_id: null },
      ...{ file_inviato: file.inviato, file_ricevuto: file.ricevuto, motivo: null, inviato_il: null },
      ricevuto_il: file.ricevuto === null ? null : now(),
      chiesto_il: null,
      simulato: precompilata?.isSimulato ?? false,
    },
    richieste.map((una) => una.id),
  );
  const ordine = await getOrdine(trx, id);
  await tellOrdine(trx, autore, ordine, 'nuovo ordine 730', { tipo, righe: richieste.length });
  return ordine;
}

/**
 * Puts requests in an order: those of one year, each created (or about to be cancelled), as many as the studio allows.
 * @throws NON_TROVATO, PASSAGGIO_RICHIESTA, RICHIESTA_NON_VALIDA without a delega or of other years, TROPPE_RIGHE
 */
export async function createOrdine(
  trx: Trx,
  servizi: Attrezzi,
  chi: Chi,
  { tipo, anno, codici }: { tipo: 'Richieste' | 'Annullamenti'; anno: number; codici: readonly string[] },
): Promise<Ordine730Filo> {
  const studioId = requireStudio(chi.sessione, undefined);
  const ids = [...new Set(codici)];
  const { righe: massimo } = await readLimiti(trx, studioId);
  if (ids.length > massimo)
    throw new DomainError('TROPPE_RIGHE', { messaggio: testiPrecompilata.troppeRighe(massimo) });
  const richieste = await lockRichieste(trx, ids);
  if (richieste.length !== ids.length || richieste.some((una) => una.studio_id !== studioId))
    throw new DomainError('NON_TROVATO');
  if (richieste.some((una) => una.anno !== anno))
    requireNessunErrore({ Anno: [testiPrecompilata.ANNO_DIVERSO] });
  const righe: (readonly string[])[] = [];
  for (const una of richieste) {
    if (una.stato !== attesa[tipo]) throw new DomainError('PASSAGGIO_RICHIESTA');
    if (tipo === 'Richieste') await requireDelega(trx, una);
    righe.push(await describeRiga(trx, una));
  }
  await requireFuoriOrdine(trx, tipo, richieste);
  const inviato = await writeZip('richieste.csv', TESTA_RICHIESTE, righe);
  const nuovo = { studioId, anno, tipo, file: { inviato, ricevuto: null } };
  return writeOrdine(await makeOrdine(trx, servizi, readAutore(chi), nuovo, richieste));
}

const partenza = { Richieste: 'Inviata', Annullamenti: 'Annullamento Inviato' } as const;

/** What leaves, with who lets it: nothing is sent in a transaction, a slow exchange must not hold a connection. */
interface Partenza {
  readonly scambio: Scambio;
  readonly accesso: AccessoScambio;
  readonly ordine: Ordine730;
  readonly tipo: keyof typeof partenza;
  readonly file: Buffer;
}
async function preparePartenza(trx: Trx, servizi: Attrezzi, id: string): Promise<Partenza> {
  const ordine = await getOrdine(trx, id);
  const { tipo } = ordine;
  if (tipo === 'Esterno' || ordine.stato === 'Inviato') throw new DomainError('PASSAGGIO_ORDINE');
  for (const una of await lockDellOrdine(trx, ordine.studio_id, id))
    requirePassaggio(una.stato, partenza[tipo]);
  const file = await findFile(trx, ordine, 'inviato');
  if (file === null) throw new DomainError('PASSAGGIO_ORDINE');
  return { ...(await requireScambio(trx, servizi, ordine.studio_id)), ordine, tipo, file };
}

/** What went wrong stays written with the order, that can leave again. */
const noteErrore = (servizi: Attrezzi, ambito: Ambito, id: string, motivo: string) =>
  withTenant(servizi.db, ambito, async (trx) => {
    const ordine = await getOrdine(trx, id, { isTenuto: true });
    if (ordine.stato !== 'Inviato') await updateOrdine(trx, ordine, { stato: 'Errore', motivo });
  });

/**
 * Sends an order, again where it is in error: its requests are sent once the exchange has taken it.
 * @throws NON_TROVATO, PASSAGGIO_ORDINE, PASSAGGIO_RICHIESTA, SCAMBIO_NON_CONFIGURATO, SERVIZIO_NON_DISPONIBILE
 */
export async function sendOrdine(servizi: Attrezzi, chi: Chi, id: string): Promise<Ordine730Filo> {
  const { sessione } = chi;
  const letta = await withTenant(servizi.db, sessione, (trx) => preparePartenza(trx, servizi, id));
  const { scambio, accesso, ordine, tipo, file } = letta;
  const da = { id, anno: ordine.anno, tipo, file };
  const esterno = await askScambio(() => scambio.send(accesso, da)).catch(async (errore: unknown) => {
    if (errore instanceof DomainError) await noteErrore(servizi, sessione, id, errore.message);
    throw errore;
  });
  return withTenant(servizi.db, sessione, async (trx) => {
    const oggi = await getOrdine(trx, id, { isTenuto: true });
    // Sent by two at once: the exchange took it once, and so do we.
    if (oggi.stato === 'Inviato') return writeOrdine(oggi);
    for (const una of await lockDellOrdine(trx, oggi.studio_id, id))
      await updateRichiesta(trx, una, { stato: requirePassaggio(una.stato, partenza[tipo]) });
    await updateOrdine(trx, oggi, {
      ...{ stato: 'Inviato', esterno_id: esterno, inviato_il: servizi.now(), motivo: null },
      ...{ ricevuto_il: null, file_ricevuto: null, chiesto_il: null, simulato: scambio.isSimulato },
    });
    await tellOrdine(trx, readAutore(chi), oggi, 'invio ordine 730', { esterno });
    return writeOrdine(await getOrdine(trx, id));
  });
}
