import { type OpzioniStampa, testiCampo } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../db/pool.ts';
import { DomainError } from '../../http/domain-error.ts';
import { findComune } from '../comune/comune.public.ts';
import { type Avvisi, payStampa } from '../credito/credito.public.ts';
import {
  getCalcolata,
  getIncaricato,
  getIntestatario,
  markStampata,
} from '../dichiarazione/dichiarazione.public.ts';
import { findLogoDiStampa } from '../gestore/gestore.public.ts';
import { computeFoglio, type Foglio } from './foglio.ts';
import { listImpegno } from './impegno.rules.ts';
import { computeLogo } from './logo.rules.ts';
import { applyScheda } from './scheda.rules.ts';

const quandoItaliano = new Intl.DateTimeFormat('it-IT', {
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
}

/**
 * The moment of a print made today, or on the day that was asked: never before the year of the declaration, nor to come.
 * @throws RICHIESTA_NON_VALIDA
 */
export function requireQuando(anno: number, data: string | undefined, adesso: Date): Date {
  if (data === undefined) return adesso;
  const oggi = giornoDiRoma(adesso);
  if (data < `${anno}-01-01` || data > oggi)
    throw new DomainError('RICHIESTA_NON_VALIDA', {
      modelState: { 'opzioni.data': [testiCampo.STAMPA_FUORI_ANNO] },
    });
  return data === oggi ? adesso : new Date(`${data}T12:00:00Z`);
}

/**
 * What the print of a declaration says: frozen results when it is closed, today's otherwise. Changes nothing.
 * @throws NON_TROVATO, ANNO_NON_DISPONIBILE
 */
export async function getFoglio(
  trx: Trx,
  { anno, id, isBozza, quando, scheda }: RichiestaStampa,
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

/**
 * The definitive print: only of a closed declaration, which remembers it; the first one costs its credits, as of today
 * whatever the day of the print.
 * @throws STAMPA_MANCANTE, NON_TROVATO, ANNO_NON_DISPONIBILE, CREDITI_INSUFFICIENTI
 */
export async function getFoglioDefinitivo(
  trx: Trx,
  avvisi: Avvisi,
  autore: { readonly utenteId: number; readonly ip?: string },
  richiesta: Omit<RichiestaStampa, 'isBozza'> & { readonly adesso: Date },
): Promise<Foglio> {
  const foglio = await getFoglio(trx, { ...richiesta, isBozza: false });
  if (foglio.testata.stato !== 'Chiusa') throw new DomainError('STAMPA_MANCANTE');
  const stampata = await markStampata(trx, autore, richiesta.anno, richiesta.id, richiesta.quando);
  await payStampa(trx, avvisi, stampata, { utenteId: autore.utenteId, adesso: richiesta.adesso });
  return foglio;
}
