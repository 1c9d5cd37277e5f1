import {
  type ConfrontoAnniFilo,
  type DichiarazioneFilo,
  frasiCampo,
  type Interno,
  type MomentoPassatoFilo,
  type RiportoAnnoFilo,
} from '@quadra/contract';
import { loadConfronto } from '@quadra/fisco';
import type { Trx } from '../../../../db/pool.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { createCalcolo, requireModello } from '../calcolo.ts';
import { type Dichiarazione, findDichiarazione, findOrdinaria } from '../dichiarazione.queries.ts';
import { listCambi } from './momenti.queries.ts';
import { keepAmmessi, listMomenti, type Momento, rebuildContenuto } from './momenti.rules.ts';

async function requireTrovata(trx: Trx, anno: number, id: string): Promise<Dichiarazione> {
  const trovata = await findDichiarazione(trx, anno, id);
  if (trovata === undefined) throw new DomainError('NON_TROVATO');
  return trovata;
}

/** The ordinary declaration of the same client and type, one year before. */
export async function findPrecedente(trx: Trx, d: Dichiarazione): Promise<Dichiarazione | undefined> {
  const cliente = { studioId: d.studioId, id: d.anagraficaId };
  const id = await findOrdinaria(trx, cliente, d.anno - 1, d.tipo);
  return id === undefined ? undefined : findDichiarazione(trx, d.anno - 1, id);
}

const openLato = async (trx: Trx, d: Dichiarazione) => {
  const modello = await requireModello(trx, d.anno, d.tipo);
  const { righi, forzature } = keepAmmessi(modello, d);
  return { modello, dati: righi, forzature };
};

/** The declaration against that of the year before. @throws NON_TROVATO, ANNO_NON_DISPONIBILE */
export async function compareAnni(trx: Trx, anno: number, id: string): Promise<Interno<ConfrontoAnniFilo>> {
  const dopo = await requireTrovata(trx, anno, id);
  const prima = await findPrecedente(trx, dopo);
  if (prima === undefined)
    return { precedente: null, voci: [], soloPrima: [], soloDopo: [], cascataPrima: [], imposte: [] };
  const { compareModelli } = await loadConfronto();
  const { voci, soloPrima, soloDopo, cascataPrima, imposte } = compareModelli(
    await openLato(trx, prima),
    await openLato(trx, dopo),
  );
  return {
    precedente: { anno: prima.anno, id: prima.id },
    voci: [...voci],
    soloPrima: [...soloPrima],
    soloDopo: [...soloDopo],
    cascataPrima: [...cascataPrima],
    imposte: [...imposte],
  };
}

/** The ISA of the same client, one year before: where a person accepted an agreement it says what was added to the advances. */
async function findIsaPrecedente(trx: Trx, d: Dichiarazione): Promise<Dichiarazione | undefined> {
  const cliente = { studioId: d.studioId, id: d.anagraficaId };
  const id = d.tipo === 'Persone fisiche' ? await findOrdinaria(trx, cliente, d.anno - 1, 'ISA') : undefined;
  return id === undefined ? undefined : findDichiarazione(trx, d.anno - 1, id);
}

/** What the declaration of the year before proposes; nothing is written. @throws NON_TROVATO, ANNO_NON_DISPONIBILE */
export async function proposeDaPrecedente(
  trx: Trx,
  anno: number,
  id: string,
): Promise<Interno<RiportoAnnoFilo>> {
  const dopo = await requireTrovata(trx, anno, id);
  const prima = await findPrecedente(trx, dopo);
  if (prima === undefined) return { precedente: null, voci: [], senzaRigo: [], daCompilare: [] };
  const { addMaggiorazione, proposeRiporto, riportiDi } = await loadConfronto();
  const modello = await requireModello(trx, dopo.anno, dopo.tipo);
  const riporto = proposeRiporto(await openLato(trx, prima), modello, dopo.righi, riportiDi(modello.codice));
  const isa = await findIsaPrecedente(trx, dopo);
  const voci = isa
    ? addMaggiorazione(riporto.voci, await openLato(trx, isa), modello, dopo.righi)
    : riporto.voci;
  return {
    precedente: { anno: prima.anno, id: prima.id },
    voci: [...voci],
    senzaRigo: [...riporto.senzaRigo],
    daCompilare: [...riporto.daCompilare],
  };
}

/**
 * The saves of a declaration, each with what it made of a casella: the one asked, or the one that the form explains first.
 * @throws NON_TROVATO for a casella the modello has not
 */
export async function listMomentiDi(
  trx: Trx,
  anno: number,
  id: string,
  chiesta: string | undefined,
): Promise<{ chiave: string | null; momenti: Momento[] }> {
  const trovata = await requireTrovata(trx, anno, id);
  const modello = await requireModello(trx, anno, trovata.tipo);
  const chiave = chiesta ?? modello.spiegata;
  if (chiave === undefined) return { chiave: null, momenti: [] };
  if (modello.findCasella(chiave)?.chiave !== chiave) {
    throw new DomainError('NON_TROVATO', { messaggio: frasiCampo.rigoSconosciuto(chiave) });
  }
  return { chiave, momenti: listMomenti(modello, await listCambi(trx, trovata), chiave) };
}

/**
 * The declaration as it was after a version, or at an instant, recomputed with today's rules; the present when neither is said.
 * @throws NON_TROVATO also for a version it never had, or an instant before it began
 */
export async function getMomento(
  trx: Trx,
  anno: number,
  id: string,
  quale: { versione?: number | undefined; al?: string | undefined },
): Promise<Interno<MomentoPassatoFilo>> {
  const trovata = await requireTrovata(trx, anno, id);
  const modello = await requireModello(trx, anno, trovata.tipo);
  const cambi = await listCambi(trx, trovata);
  const al = quale.al === undefined ? Number.POSITIVE_INFINITY : Date.parse(quale.al);
  const ultimo = cambi.findLast(
    (c) => c.quando.getTime() <= al && c.versione <= (quale.versione ?? trovata.versione),
  );
  const isPresente = quale.versione === undefined && quale.al === undefined;
  if (!isPresente && (ultimo === undefined || (quale.versione ?? 1) > trovata.versione)) {
    throw new DomainError('NON_TROVATO');
  }
  const versione = quale.versione ?? ultimo?.versione ?? trovata.versione;
  const contenuto = keepAmmessi(modello, isPresente ? trovata : rebuildContenuto(cambi, versione));
  return {
    versione,
    quando: (ultimo?.quando ?? trovata.modificataIl).toISOString(),
    versioneProgramma: modello.versione,
    righi: { ...contenuto.righi },
    forzature: { ...contenuto.forzature },
    calcolati: createCalcolo(
      modello,
      contenuto.righi,
      contenuto.forzature,
    ).computed() as DichiarazioneFilo['Calcolati'],
  };
}
