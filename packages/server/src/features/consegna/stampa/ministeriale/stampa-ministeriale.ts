import type { CopertinaMinisteriale, IntermediarioFilo, TipoDichiarazione } from '@quadra/contract';
import { formatData, isData } from '@quadra/values';
import type { Trx } from '../../../../db/pool.ts';
import { findComune } from '../../../base/comune/comune.public.ts';
import {
  getCalcolata,
  getIncaricato,
  getIntestatario,
  QUADRO_MILLE,
} from '../../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { type Compilazione, computeCompilazione, type DaPorre } from './compila.rules.ts';
import type { RichiestaMinisteriale } from './compila-pdf.ts';
import { getFile, listPubblicati } from './ministeriale.queries.ts';

interface Quale {
  readonly anno: number;
  readonly id: string;
  /** What becomes of the card of the choices (`stampaScheda`). */
  readonly scheda: number;
}

const writeVoci = (
  { denominazione, codiceFiscale }: { denominazione: string; codiceFiscale: string },
  incaricato: IntermediarioFilo | null,
  dataImpegno: string | null,
): DaPorre['voci'] => ({
  CodiceFiscale: codiceFiscale,
  Denominazione: denominazione,
  ImpegnoCodiceFiscale: incaricato?.CodiceFiscale ?? '',
  ImpegnoData: dataImpegno !== null && isData(dataImpegno) ? formatData(dataImpegno) : '',
});

async function compile(trx: Trx, { anno, id, scheda }: Quale) {
  const calcolata = await getCalcolata(trx, anno, id);
  const { dichiarazione, modello, esiti } = calcolata;
  const pubblicati = await listPubblicati(trx, dichiarazione.tipo, anno);
  const { righi, forzature, statiQuadri, dataImpegno } = dichiarazione;
  const intestatario = await getIntestatario(trx, dichiarazione);
  const compilazione = computeCompilazione(pubblicati, {
    quadri: modello.quadri.filter(({ codice }) => scheda === 1 || codice !== QUADRO_MILLE),
    contenuto: { dati: righi, esiti, forzature, statiQuadri },
    voci: writeVoci(intestatario, await getIncaricato(trx, calcolata), dataImpegno),
    findComune,
    inBianco: scheda === 2 ? [QUADRO_MILLE] : [],
  });
  return { ...compilazione, titolo: `${dichiarazione.tipo} ${anno}`, isPubblicato: pubblicati.length > 0 };
}

/** Whether the official pages of a declaration are there, and what of it has no place on them. @throws NON_TROVATO */
export async function getCopertina(trx: Trx, anno: number, id: string): Promise<CopertinaMinisteriale> {
  const { isPubblicato, senzaPosto } = await compile(trx, { anno, id, scheda: 1 });
  if (!isPubblicato) return { Disponibile: false, SenzaPosto: [] };
  return {
    Disponibile: true,
    SenzaPosto: senzaPosto.map(({ chiave, titolo, valore, nonEntra }) => ({
      ...{ Chiave: chiave, Titolo: titolo, Valore: valore, NonEntra: nonEntra },
    })),
  };
}

/** Whether there are official pages for the declarations of a type and year. */
export const hasPubblicati = async (
  trx: Trx,
  { tipo, anno }: { tipo: TipoDichiarazione; anno: number },
): Promise<boolean> => (await listPubblicati(trx, tipo, anno)).length > 0;

/** Official pages ready to be filled, and what is left out of them. */
export interface Ministeriale extends Pick<Compilazione, 'senzaPosto' | 'senzaPagina'> {
  readonly richiesta: RichiestaMinisteriale;
}

/** The official pages of a declaration; undefined where none is published. @throws NON_TROVATO */
export async function findMinisterialeDi(
  trx: Trx,
  quale: Quale & { readonly isBozza: boolean },
): Promise<Ministeriale | undefined> {
  const { file, titolo, isPubblicato, senzaPosto, senzaPagina } = await compile(trx, quale);
  if (!isPubblicato) return undefined;
  const conContenuto = [];
  for (const uno of file) conContenuto.push({ ...uno, contenuto: (await getFile(trx, uno.id)).contenuto });
  return { richiesta: { titolo, file: conContenuto, isBozza: quale.isBozza }, senzaPosto, senzaPagina };
}
