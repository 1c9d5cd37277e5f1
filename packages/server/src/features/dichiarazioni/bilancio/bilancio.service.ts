import { type BilancioFilo, limitiBilancio, testiBilancio } from '@quadra/contract';
import { loadBilancio, type Modello } from '@quadra/fisco';
import { toEuro } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { readTabella } from '../../base/lettura/lettura.public.ts';
import { requireModello } from '../dichiarazione/calcolo.ts';
import { type Dichiarazione, findDichiarazione } from '../dichiarazione/dichiarazione.queries.ts';
import { requireAperta } from '../dichiarazione/scrittura/scrivi-dichiarazione.ts';
import {
  findBilancio,
  findCaselleUsate,
  findCodiceFiscale,
  findNome,
  saveBilancio,
  saveCaselle,
} from './bilancio.queries.ts';
import { COLONNE, computeCaselle, readRighe, sumRighe, type Verso } from './bilancio.rules.ts';
import { checkSomme, isXbrl, listFuoriSchema, readXbrl, sumStatoPatrimoniale } from './xbrl.rules.ts';

/** Lines of the log that are kept. */
const LOG_MASSIMO = 50;

interface Chi {
  readonly utenteId: number;
  readonly ip: string;
}
type Bilancio = NonNullable<Awaited<ReturnType<typeof findBilancio>>>;

const writeEuro = (centesimi: number): string =>
  toEuro(centesimi).toLocaleString('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' });

/** Concepts of no item that are named; the others are counted. */
const FUORI_NOMINATI = 3;

/** What the reader should look at: sides that do not balance, sums that do not hold, the accounts of somebody else. */
function listAvvisi({ genere, righe, codice_fiscale }: Bilancio, codiceFiscale: string): string[] {
  const { dare, avere } = genere === 'xbrl' ? sumStatoPatrimoniale(righe) : sumRighe(righe);
  const differenza = writeEuro(Math.abs(dare - avere));
  if (genere === 'conti') return dare === avere ? [] : [testiBilancio.nonQuadra(differenza)];
  const fuori = listFuoriSchema(righe);
  return [
    ...(codice_fiscale !== null && codice_fiscale !== codiceFiscale
      ? [testiBilancio.altroSoggetto(codice_fiscale)]
      : []),
    ...(dare === avere ? [] : [testiBilancio.attivoPassivo(writeEuro(dare), writeEuro(avere))]),
    ...checkSomme(righe).map(({ voce, scritta, calcolata }) =>
      testiBilancio.sommaSbagliata(voce, writeEuro(scritta), writeEuro(calcolata)),
    ),
    ...(fuori.length > 0 ? [testiBilancio.fuoriSchema(fuori.slice(0, FUORI_NOMINATI), fuori.length)] : []),
  ];
}

/** The sides of the caselle of a form. */
export async function loadVersi(modello: Modello): Promise<(chiave: string) => Verso> {
  const { listCosti } = await loadBilancio();
  const costi = listCosti(modello);
  return (chiave) => ({
    negativi: modello.findCasella(chiave)?.negativi === true,
    costo: costi.has(chiave),
  });
}

type DiChi = Pick<Dichiarazione, 'anagraficaId' | 'anno'> & { codiceFiscale: string };
function toFilo(
  b: Bilancio,
  { anagraficaId, anno, codiceFiscale }: DiChi,
  versoDi: (chiave: string) => Verso,
): BilancioFilo {
  const { dare, avere } = b.genere === 'xbrl' ? sumStatoPatrimoniale(b.righe) : sumRighe(b.righe);
  return {
    IdAnagrafica: anagraficaId,
    Anno: anno,
    Fonte: b.fonte,
    DataImport: b.importato_il.toISOString(),
    Dare: toEuro(dare),
    Avere: toEuro(avere),
    Avvisi: listAvvisi(b, codiceFiscale),
    Righe: b.righe.map((r) => ({
      Conto: r.conto,
      Descrizione: r.descrizione,
      Dare: toEuro(r.dare),
      Avere: toEuro(r.avere),
      Voce: r.voce,
    })),
    Log: b.log.map(({ data, utente, esito }) => ({ Data: data, Utente: utente, Esito: esito })),
    Caselle: b.caselle,
    Righi: computeCaselle(b.righe, b.caselle, versoDi),
  };
}

/** The accounts of a declaration; null when none were imported. @throws NON_TROVATO */
export async function getBilancio(trx: Trx, anno: number, id: string): Promise<BilancioFilo | null> {
  const dichiarazione = await findDichiarazione(trx, anno, id);
  if (dichiarazione === undefined) throw new DomainError('NON_TROVATO');
  const trovato = await findBilancio(trx, id);
  if (trovato === undefined) return null;
  const { anagraficaId, tipo } = dichiarazione;
  const codiceFiscale = await findCodiceFiscale(trx, anagraficaId);
  const versoDi = await loadVersi(await requireModello(trx, anno, tipo));
  return toFilo(trovato, { anagraficaId, anno, codiceFiscale }, versoDi);
}

interface Dove {
  readonly anno: number;
  readonly id: string;
  readonly adesso: Date;
}

const refuse = (frasi: readonly string[]) =>
  new DomainError('RICHIESTA_NON_VALIDA', { modelState: { Contenuto: [...frasi] } });
type Letto = Pick<Parameters<typeof saveBilancio>[1], 'genere' | 'righe' | 'codiceFiscale'>;

function readConti(contenuto: string): Letto {
  const tabella = readTabella(contenuto, { massime: limitiBilancio.righe, colonne: COLONNE });
  if (tabella.length === 0) throw new DomainError('NESSUN_DATO_DA_IMPORTARE');
  const { righe, errori } = readRighe(tabella);
  if (errori.length > 0) throw refuse(errori.slice(0, 20));
  return { genere: 'conti', righe, codiceFiscale: null };
}

function readIstanza(contenuto: string, annoImposta: number): Letto {
  const letta = readXbrl(contenuto, annoImposta);
  if ('errore' in letta) throw refuse([letta.errore]);
  return { genere: 'xbrl', ...letta };
}

/**
 * Reads a CSV of accounts, or a bilancio in XBRL, and keeps it: the items that already had a casella keep it, and the log says how it went. Accounts
 * that do not balance are kept all the same, with a warning.
 * @throws NON_TROVATO, DICHIARAZIONE_CHIUSA, NESSUN_DATO_DA_IMPORTARE, RICHIESTA_NON_VALIDA with a sentence for each bad row
 */
export async function importBilancio(
  trx: Trx,
  { utenteId, ip }: Chi,
  { anno, id, adesso }: Dove,
  { fonte, contenuto }: { fonte: string; contenuto: string },
): Promise<BilancioFilo> {
  const { dichiarazione, modello } = await requireAperta(trx, { utenteId }, anno, id);
  const { genere, righe, codiceFiscale } = isXbrl(contenuto)
    ? readIstanza(contenuto, modello.annoImposta)
    : readConti(contenuto);
  const precedente = await findBilancio(trx, id);
  const { studioId } = dichiarazione;
  const caselle = precedente?.caselle ?? (await findCaselleUsate(trx, dichiarazione));
  const { dare, avere } = genere === 'xbrl' ? sumStatoPatrimoniale(righe) : sumRighe(righe);
  const esito =
    dare === avere ? testiBilancio.importate(righe.length) : testiBilancio.importateNonQuadra(righe.length);
  const voce = { data: adesso.toISOString(), utente: await findNome(trx, utenteId), esito };
  const log = [voce, ...(precedente?.log ?? [])].slice(0, LOG_MASSIMO);
  await saveBilancio(trx, {
    studioId,
    dichiarazioneId: id,
    fonte,
    genere,
    codiceFiscale,
    adesso,
    righe,
    caselle,
    log,
  });
  await writeRegistro(trx, {
    studioId,
    utenteId,
    ip,
    azione: 'importazione',
    entita: 'bilancio',
    entitaId: id,
    dopo: { file: fonte, righe: righe.length },
  });
  return (await getBilancio(trx, anno, id)) as BilancioFilo;
}

/** Casella by casella, where each item of the accounts goes. @throws NON_TROVATO, DICHIARAZIONE_CHIUSA, RICHIESTA_NON_VALIDA */
export async function setCaselle(
  trx: Trx,
  { utenteId, ip }: Chi,
  { anno, id }: Dove,
  caselle: Readonly<Record<string, string>>,
): Promise<BilancioFilo> {
  const { dichiarazione, modello } = await requireAperta(trx, { utenteId }, anno, id);
  const presente = await findBilancio(trx, id);
  if (presente === undefined) throw new DomainError('NON_TROVATO');
  const sbagliate = Object.values(caselle).filter((chiave) => modello.findCasella(chiave)?.inserita !== true);
  if (sbagliate.length > 0)
    throw new DomainError('RICHIESTA_NON_VALIDA', {
      modelState: { Caselle: sbagliate.map((chiave) => testiBilancio.casellaIgnota(chiave)) },
    });
  const { studioId } = dichiarazione;
  await saveCaselle(trx, { studioId, dichiarazioneId: id }, caselle);
  await writeRegistro(trx, {
    studioId,
    utenteId,
    ip,
    azione: 'modifica',
    entita: 'bilancio',
    entitaId: id,
    prima: { caselle: presente.caselle },
    dopo: { caselle },
  });
  return (await getBilancio(trx, anno, id)) as BilancioFilo;
}
