import {
  campiAnagraficaQuery,
  type DefinizioneFilo,
  type DefinizioneInVigore,
  type DefinizioneRiga,
  type DefinizioneScritta,
  fromWire,
  testiCampo,
} from '@quadra/contract';
import { isChiave, loadModelloDefinito } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { makeWriteAtto } from '../../../db/registro.queries.ts';
import { stepOutside } from '../../../db/tenancy.ts';
import { DomainError, type ModelState, requireNessunErrore } from '../../../http/domain-error.ts';
import { listQuadriScritti } from '../configurazione/configurazione.queries.ts';
import {
  type Definizione,
  type Dove,
  deleteDefinizione,
  findCodice,
  findDefinizione,
  insertDefinizione,
  listPubblicate,
  listVersioni,
  lockDove,
  setPubblicata,
  writeBozza,
} from './definizione.queries.ts';
import { checkFissi, describeProblemi, toMotore } from './definizione.rules.ts';
import { putInVigore, toInVigore } from './insieme.ts';

/** Who acts, for the audit log. */
export interface Autore {
  readonly utenteId: number;
  readonly ip: string;
}

const writeAtto = makeWriteAtto('definizione');

/** A definition as a line of the list. */
export const describeRiga = (riga: Definizione): DefinizioneRiga => ({
  Id: riga.id,
  Anno: riga.anno,
  Modello: riga.modello,
  Genere: riga.genere,
  Codice: riga.codice,
  Quadro: riga.quadro,
  Casella: riga.casella,
  Stato: riga.stato,
  Pubblicata: riga.pubblicata,
  Ultima: riga.ultima,
  Revisione: riga.revisione,
  ModificataIl: riga.modificata_il.toISOString(),
});

/** @throws NON_TROVATO */
async function requireDefinizione(trx: Trx, id: string): Promise<Definizione> {
  const riga = await findDefinizione(trx, id);
  if (!riga) throw new DomainError('NON_TROVATO');
  return riga;
}

/** Held until the transaction ends, with all those of its modello and year. @throws NON_TROVATO */
async function holdDefinizione(trx: Trx, id: string): Promise<Definizione> {
  await lockDove(trx, await requireDefinizione(trx, id));
  return requireDefinizione(trx, id);
}

/** A definition with all its versions. @throws NON_TROVATO */
export async function getDefinizione(trx: Trx, id: string): Promise<DefinizioneFilo> {
  const riga = await requireDefinizione(trx, id);
  const versioni = await stepOutside(trx, () => listVersioni(trx, riga.id));
  const statoDi = (versione: number) =>
    versione === riga.pubblicata ? 'Pubblicata' : versione === riga.bozza ? 'Bozza' : 'Superata';
  return {
    ...describeRiga(riga),
    Versioni: versioni.map((v) => ({
      Versione: v.versione,
      Stato: statoDi(v.versione),
      Definizione: v.contenuto,
      ScrittaIl: v.scritta_il.toISOString(),
      ScrittaDa: v.scritta_nome,
      PubblicataIl: v.pubblicata_il?.toISOString() ?? null,
      PubblicataDa: v.pubblicata_nome,
    })),
  };
}

async function findProblemi(trx: Trx, { anno, modello }: Dove, definizioni: readonly DefinizioneInVigore[]) {
  const configurati = fromWire(await listQuadriScritti(trx, anno, modello));
  const inVigore = { impronta: '', definizioni: definizioni.map(toMotore), configurati };
  return (await loadModelloDefinito(anno, modello, inVigore))?.problemi;
}

function checkCampo(scritta: DefinizioneScritta): ModelState {
  if (scritta.Genere !== 'query') return {};
  const { Sorgente, Campo } = scritta.Contenuto;
  const isNoto =
    Sorgente === 'Anagrafica' ? campiAnagraficaQuery.some((campo) => campo === Campo) : isChiave(Campo);
  return isNoto ? {} : { 'Definizione.Contenuto.Campo': [testiCampo.CAMPO_QUERY] };
}

/**
 * A definition goes well with those in force in place of which it would be; null: the others go well without it.
 * @throws RICHIESTA_NON_VALIDA with the mistakes of the engine on their fields, a cycle with its way round
 */
async function requireValida(
  trx: Trx,
  { anno, modello, codice }: Dove & { readonly codice: string },
  versione: number,
  scritta: DefinizioneScritta | null,
): Promise<void> {
  if (scritta) requireNessunErrore(checkCampo(scritta));
  const dove = { anno, modello };
  const pubblicate = (await listPubblicate(trx, dove)).map(toInVigore);
  const altre = pubblicate.filter(({ Definizione }) => Definizione.Codice !== codice);
  const nuova = scritta ? [{ Versione: versione, Definizione: scritta }] : [];
  const prima = await findProblemi(trx, dove, pubblicate);
  const dopo = await findProblemi(trx, dove, [...altre, ...nuova]);
  if (prima === undefined || dopo === undefined) throw new DomainError('ANNO_NON_DISPONIBILE');
  requireNessunErrore(describeProblemi(codice, prima, dopo));
}

const doveDi = ({ Anno, Modello, Codice }: DefinizioneScritta) => ({
  anno: Anno,
  modello: Modello,
  codice: Codice,
});

/** A new definition, as a draft. @throws RICHIESTA_NON_VALIDA, ANNO_NON_DISPONIBILE */
export async function createDefinizione(
  trx: Trx,
  autore: Autore,
  scritta: DefinizioneScritta,
): Promise<DefinizioneFilo> {
  const dove = doveDi(scritta);
  await lockDove(trx, dove);
  if (await findCodice(trx, dove, scritta.Codice))
    requireNessunErrore({ 'Definizione.Codice': [testiCampo.CODICE_RIPETUTO] });
  await requireValida(trx, dove, 1, scritta);
  const id = await insertDefinizione(trx, scritta, autore.utenteId);
  await writeAtto(trx, autore, id, 'nuova definizione', { dopo: scritta });
  return getDefinizione(trx, id);
}

const findVersione = async (trx: Trx, id: string, versione: number | null) =>
  (await listVersioni(trx, id)).find((v) => v.versione === versione);

/** Writes the draft of a definition; what is in force stays. @throws NON_TROVATO, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA */
export async function saveDefinizione(
  trx: Trx,
  autore: Autore,
  { id, revisione, scritta }: { id: string; revisione: number; scritta: DefinizioneScritta },
): Promise<DefinizioneFilo> {
  const riga = await holdDefinizione(trx, id);
  if (riga.revisione !== revisione) throw new DomainError('RECORD_MODIFICATO');
  const { anno: Anno, modello: Modello, genere: Genere, codice: Codice } = riga;
  requireNessunErrore(checkFissi({ Anno, Modello, Genere, Codice }, scritta));
  await requireValida(trx, riga, riga.bozza ?? riga.ultima + 1, scritta);
  const prima = await findVersione(trx, id, riga.ultima);
  await writeBozza(trx, riga, scritta, autore.utenteId);
  await writeAtto(trx, autore, id, 'modifica definizione', { prima: prima?.contenuto, dopo: scritta });
  return getDefinizione(trx, id);
}

/** Puts a version in force, or none, and what is in force together again. */
async function changeInVigore(
  trx: Trx,
  autore: Autore,
  riga: Definizione,
  { numero, azione }: { numero: number | null; azione: string },
): Promise<DefinizioneFilo> {
  const versione = numero === null ? undefined : await findVersione(trx, riga.id, numero);
  if (numero !== null && versione === undefined) throw new DomainError('NON_TROVATO');
  const scritta = versione?.contenuto ?? null;
  await requireValida(trx, riga, numero ?? 0, scritta);
  const scelta = numero === null || scritta === null ? null : { numero, scritta };
  await setPubblicata(trx, riga, scelta, autore.utenteId);
  await putInVigore(trx, riga);
  await writeAtto(trx, autore, riga.id, azione, {
    prima: { versione: riga.pubblicata },
    dopo: { versione: numero, definizione: scritta },
  });
  return getDefinizione(trx, riga.id);
}

/** The draft goes in force. @throws NON_TROVATO, DEFINIZIONE_SENZA_BOZZA, RICHIESTA_NON_VALIDA */
export async function publishDefinizione(trx: Trx, autore: Autore, id: string): Promise<DefinizioneFilo> {
  const riga = await holdDefinizione(trx, id);
  if (riga.bozza === null) throw new DomainError('DEFINIZIONE_SENZA_BOZZA');
  return changeInVigore(trx, autore, riga, { numero: riga.bozza, azione: 'pubblicazione definizione' });
}

/** An earlier version goes in force again, or (null) none. @throws NON_TROVATO, RICHIESTA_NON_VALIDA */
export async function restoreDefinizione(
  trx: Trx,
  autore: Autore,
  id: string,
  numero: number | null,
): Promise<DefinizioneFilo> {
  const riga = await holdDefinizione(trx, id);
  if (numero !== null && numero === riga.bozza) throw new DomainError('NON_TROVATO');
  const azione = numero === null ? 'ritiro definizione' : 'ripristino definizione';
  return changeInVigore(trx, autore, riga, { numero, azione });
}

/** Deletes a definition that is not in force. @throws NON_TROVATO, DEFINIZIONE_PUBBLICATA */
export async function removeDefinizione(trx: Trx, autore: Autore, id: string): Promise<void> {
  const riga = await holdDefinizione(trx, id);
  if (riga.pubblicata !== null) throw new DomainError('DEFINIZIONE_PUBBLICATA');
  const prima = await findVersione(trx, id, riga.ultima);
  await deleteDefinizione(trx, id);
  await writeAtto(trx, autore, id, 'eliminazione definizione', { prima: prima?.contenuto });
}
