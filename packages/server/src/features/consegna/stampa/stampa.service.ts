import { createHash } from 'node:crypto';
import { type FormaStampa, type OpzioniStampa, testiCampo, testiFirma } from '@quadra/contract';
import { giornoDiRoma, isGiornoDiStampa } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { findComune } from '../../base/comune/comune.public.ts';
import { findRichiestaDi } from '../../commercio/pagamento/pagamento.public.ts';
import { type Avvisi, payStampa } from '../../crediti/credito/credito.public.ts';
import {
  type Dichiarazione,
  findDichiarazione,
  findStampa,
  findUltimaStampa,
  getCalcolata,
  getIncaricato,
  getIntestatario,
  listIncompletezze,
  markStampata,
  requireCompleta,
  requirePronta,
  writeStampa,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { findLogoDiStampa } from '../../studio/gestore/gestore.public.ts';
import { computeFoglio, type Foglio } from './foglio.ts';
import { listImpegno } from './impegno.rules.ts';
import { computeLogo } from './logo.rules.ts';
import { findMinisterialeDi, hasPubblicati, type Ministeriale } from './ministeriale/stampa-ministeriale.ts';
import { makePdf } from './pdf.ts';
import { applyScheda } from './scheda.rules.ts';

/** A moment as it is read on a print, in Rome. */
export const quandoItaliano = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

export interface RichiestaStampa {
  readonly anno: number;
  readonly id: string;
  readonly isBozza: boolean;
  readonly quando: Date;
  readonly scheda: OpzioniStampa['scheda'];
  readonly forma: FormaStampa;
}

/**
 * The moment of a print made today, or on the day that was asked: never before the year of the declaration, nor to come.
 * @throws RICHIESTA_NON_VALIDA
 */
export function requireQuando(anno: number, data: string | undefined, adesso: Date): Date {
  if (data === undefined) return adesso;
  const oggi = giornoDiRoma(adesso);
  if (!isGiornoDiStampa(anno, data, oggi))
    throw new DomainError('RICHIESTA_NON_VALIDA', {
      modelState: { 'opzioni.data': [testiCampo.STAMPA_FUORI_ANNO] },
    });
  return data === oggi ? adesso : new Date(`${data}T12:00:00Z`);
}

/**
 * What the print of a declaration says: frozen results when it is closed, today's otherwise. Changes nothing.
 * @throws NON_TROVATO, ANNO_NON_DISPONIBILE
 */
async function getFoglio(
  trx: Trx,
  { anno, id, isBozza, quando, scheda }: Omit<RichiestaStampa, 'forma'>,
): Promise<Foglio> {
  const calcolata = await getCalcolata(trx, anno, id);
  const { dichiarazione, modello, esiti, versioneProgramma } = calcolata;
  const { denominazione, codiceFiscale, studio } = await getIntestatario(trx, dichiarazione);
  const foglio = computeFoglio(
    modello,
    {
      studio,
      logo: computeLogo(await findLogoDiStampa(trx, dichiarazione.studioId)),
      impegno: listImpegno(await getIncaricato(trx, calcolata), dichiarazione.dataImpegno),
      denominazione,
      codiceFiscale,
      anno,
      annoImposta: modello.annoImposta,
      modello: modello.titolo,
      tipo: dichiarazione.tipo,
      finalita: dichiarazione.finalita,
      stato: dichiarazione.stato,
      versioneProgramma,
      quando: quandoItaliano.format(quando),
      isBozza,
    },
    {
      dati: dichiarazione.righi,
      esiti,
      forzature: dichiarazione.forzature,
      statiQuadri: dichiarazione.statiQuadri,
      nameComune: (codice) => findComune(codice)?.denominazione,
    },
  );
  return applyScheda(foglio, modello, scheda);
}

/** A print: its pages, and whose it is. */
export interface Stampa {
  readonly pdf: Buffer;
  readonly denominazione: string;
  readonly codiceFiscale: string;
}

/** A print laid out now: in which form, and what had no place on its pages. */
interface StampaComposta extends Stampa, Pick<Ministeriale, 'senzaPosto' | 'senzaPagina'> {
  readonly forma: FormaStampa;
}

/** Lays a declaration out in the form that was asked, or in the working one where there is no other. @throws as getFoglio */
export async function makeStampa(trx: Trx, richiesta: RichiestaStampa): Promise<StampaComposta> {
  const { denominazione, codiceFiscale } = await getIntestatarioDi(trx, richiesta);
  const trovata = richiesta.forma === 'Ministeriale' ? await findMinisterialeDi(trx, richiesta) : undefined;
  const pdf = await makePdf(
    trovata ? { ministeriale: trovata.richiesta } : { foglio: await getFoglio(trx, richiesta) },
  );
  const { senzaPosto, senzaPagina } = trovata ?? { senzaPosto: [], senzaPagina: [] };
  const forma = trovata ? 'Ministeriale' : 'Prospetto';
  return { pdf, denominazione, codiceFiscale, forma, senzaPosto, senzaPagina };
}

async function getIntestatarioDi(trx: Trx, { anno, id }: Pick<RichiestaStampa, 'anno' | 'id'>) {
  const dichiarazione = await findDichiarazione(trx, anno, id);
  if (dichiarazione === undefined) throw new DomainError('NON_TROVATO');
  return getIntestatario(trx, dichiarazione);
}

export interface RichiestaDefinitiva extends Omit<RichiestaStampa, 'isBozza' | 'quando'> {
  readonly adesso: Date;
  /** The day it bears; today when left out. */
  readonly data: string | undefined;
  /** The most it may take, in credits; any when left out. */
  readonly crediti?: number | undefined;
}

/** A definitive print, in the form it has. `esclusi`: what had no place on its pages; null of one that was fixed before. */
export interface Definitiva extends Stampa {
  readonly forma: FormaStampa;
  readonly stampataIl: Date;
  readonly esclusi: Pick<Ministeriale, 'senzaPosto' | 'senzaPagina'> | null;
}

/** The print that was fixed in the form it would have now: the working one, where the official pages are not published. */
async function findFissata(
  trx: Trx,
  dichiarazione: Dichiarazione,
  { forma, scheda }: Pick<RichiestaStampa, 'forma' | 'scheda'>,
) {
  const sua = await findStampa(trx, dichiarazione, { forma, scheda });
  if (sua || forma === 'Prospetto' || (await hasPubblicati(trx, dichiarazione))) return sua;
  return findStampa(trx, dichiarazione, { forma: 'Prospetto', scheda });
}

/** Whether a client paid for the print of a declaration. @throws STAMPA_DA_PAGARE while he was asked to, and did not */
async function isPagataDalCliente(trx: Trx, dichiarazione: Dichiarazione): Promise<boolean> {
  const richiesta = await findRichiestaDi(trx, dichiarazione);
  if (richiesta?.stato === 'Da pagare') throw new DomainError('STAMPA_DA_PAGARE');
  return richiesta?.stato === 'Pagata';
}

/**
 * The definitive print: only of a closed declaration that is complete, which remembers it; the first one costs its credits, as of today
 * whatever the day of the print. It is fixed with its hash: asked again, in the same form and for the same day, it is the
 * same bytes, and nothing is written. Of an archived one the day is that of the print that was archived.
 * @throws STAMPA_MANCANTE, STAMPA_DA_PAGARE, DICHIARAZIONE_INCOMPLETA, NON_TROVATO, ANNO_NON_DISPONIBILE, CREDITI_INSUFFICIENTI,
 * RICHIESTA_NON_VALIDA
 */
export async function makeDefinitiva(
  trx: Trx,
  avvisi: Avvisi,
  autore: { readonly utenteId: number; readonly ip?: string },
  richiesta: RichiestaDefinitiva,
): Promise<Definitiva> {
  const { anno, id, data, adesso, scheda } = richiesta;
  const chiesto = requireQuando(anno, data, adesso);
  const { dichiarazione } = await requirePronta(trx, 'stampa', autore, { anno, id });
  const { archiviataIl, stampaData } = dichiarazione;
  const isArchiviata = archiviataIl !== null;
  if (!isArchiviata) requireCompleta(await getCalcolata(trx, anno, id));
  const quando = isArchiviata ? (stampaData ?? chiesto) : chiesto;
  const fissata = await findFissata(trx, dichiarazione, richiesta);
  const isQuella = isArchiviata || data === undefined;
  if (fissata && (isQuella || data === giornoDiRoma(fissata.stampataIl))) {
    const { denominazione, codiceFiscale } = await getIntestatario(trx, dichiarazione);
    const { contenuto: pdf, forma, stampataIl } = fissata;
    return { pdf, denominazione, codiceFiscale, forma, stampataIl, esclusi: null };
  }
  const isPagata = await isPagataDalCliente(trx, dichiarazione);
  // The pages are laid out before the commit: a print that fails leaves no trace of having been made.
  const { forma, senzaPosto, senzaPagina, ...stampa } = await makeStampa(trx, {
    ...richiesta,
    ...{ quando, isBozza: false },
  });
  const stampata = await markStampata(trx, autore, anno, id, quando);
  const { crediti: massimo } = richiesta;
  if (!isPagata) await payStampa(trx, avvisi, stampata, { utenteId: autore.utenteId, adesso, massimo });
  const sha256 = createHash('sha256').update(stampa.pdf).digest();
  const { utenteId } = autore;
  await writeStampa(
    trx,
    dichiarazione,
    { forma, scheda },
    { contenuto: stampa.pdf, sha256, stampataIl: quando, utenteId },
  );
  return { ...stampa, forma, stampataIl: quando, esclusi: { senzaPosto, senzaPagina } };
}

/**
 * The last definitive print of a closed declaration, as it was fixed; before it, and of one that is incomplete, its pages of
 * today with BOZZA.
 */
export async function makeFissata(trx: Trx, dichiarazione: Dichiarazione, adesso: Date): Promise<Stampa> {
  const { anno, id, stampaData } = dichiarazione;
  const fissata = stampaData === null ? undefined : await findUltimaStampa(trx, dichiarazione);
  if (fissata) {
    const { denominazione, codiceFiscale } = await getIntestatario(trx, dichiarazione);
    return { pdf: fissata.contenuto, denominazione, codiceFiscale };
  }
  const { modello, esiti } = await getCalcolata(trx, anno, id);
  const isBozza = stampaData === null || listIncompletezze(modello, esiti).length > 0;
  const come = { isBozza, quando: stampaData ?? adesso };
  return makeStampa(trx, { anno, id, ...come, scheda: 1, forma: 'Prospetto' });
}

/** The final print of a closed declaration, to be given out: never a draft. @throws RICHIESTA_NON_VALIDA before it is made, DICHIARAZIONE_INCOMPLETA */
export async function getDefinitiva(trx: Trx, dichiarazione: Dichiarazione, adesso: Date): Promise<Stampa> {
  const { anno, id, stampaData } = dichiarazione;
  if (stampaData === null) {
    const messaggio = testiFirma.DA_STAMPARE;
    throw new DomainError('RICHIESTA_NON_VALIDA', { messaggio, modelState: { Id: [messaggio] } });
  }
  if (!(await findUltimaStampa(trx, dichiarazione))) requireCompleta(await getCalcolata(trx, anno, id));
  return makeFissata(trx, dichiarazione, adesso);
}
