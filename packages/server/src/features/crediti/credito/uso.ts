import type { TipoDichiarazione } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { findPrezzo } from '../listino/listino.queries.ts';
import { existsEffetto, type Scritto } from './movimento.queries.ts';
import { type Avvisi, passCrediti, payUso } from './movimento.service.ts';

/** Which declaration a print is of. */
interface Stampabile {
  readonly studioId: number;
  readonly id: string;
  readonly anno: number;
  readonly tipo: TipoDichiarazione;
}

/** How the credits of a print that is paid in money come in. */
interface Entrata {
  readonly scritto: Scritto & { readonly effetto: string };
  readonly quando: Date;
}

const nameEffetto = ({ anno, id }: Stampabile): string => `stampa/${anno}/${id}`;
const findPrezzoDi = (
  trx: Trx,
  { studioId, tipo, anno }: Pick<Stampabile, 'studioId' | 'tipo' | 'anno'>,
  adesso: Date,
) => findPrezzo(trx, { studioId, tipo, anno, giorno: giornoDiRoma(adesso) });

/**
 * Credits that the price list asks for a final print, and those it would take now: none when flat, or paid already. With
 * `isSenzaPrezzo` nobody said what it costs: it takes nothing, and whoever asks is told.
 */
export async function computeCostoStampa(
  trx: Trx,
  dichiarazione: Stampabile,
  adesso: Date,
): Promise<{ costo: number; crediti: number; isSenzaPrezzo: boolean; isPagata: boolean; isFlat: boolean }> {
  const prezzo = await findPrezzoDi(trx, dichiarazione, adesso);
  const isPagata = await existsEffetto(trx, dichiarazione.studioId, nameEffetto(dichiarazione));
  if (prezzo === undefined) return { costo: 0, crediti: 0, isSenzaPrezzo: true, isPagata, isFlat: false };
  return {
    isPagata,
    isFlat: prezzo.isFlat,
    costo: prezzo.isFlat || isPagata ? 0 : prezzo.crediti,
    crediti: prezzo.crediti,
    isSenzaPrezzo: !prezzo.isFlat && !prezzo.isPrezzato,
  };
}

/**
 * The final print of a declaration costs the credits of the price list, the first time; under a flat contract it costs
 * nothing and is recorded. What has no price is free. No name of a client enters the ledger: it can never be erased.
 * `massimo`: the most it may take, as it was told. @throws CREDITI_INSUFFICIENTI, COSTO_CAMBIATO
 */
export async function payStampa(
  trx: Trx,
  avvisi: Avvisi,
  dichiarazione: Stampabile,
  { utenteId, adesso, massimo }: { utenteId: number; adesso: Date; massimo: number | undefined },
): Promise<void> {
  const { studioId, id, anno, tipo } = dichiarazione;
  const prezzo = await findPrezzoDi(trx, dichiarazione, adesso);
  if (prezzo === undefined || (prezzo.crediti === 0 && !prezzo.isFlat)) return;
  const { costo } = await computeCostoStampa(trx, dichiarazione, adesso);
  if (massimo !== undefined && costo > massimo) throw new DomainError('COSTO_CAMBIATO');
  await payUso(trx, avvisi, studioId, {
    crediti: prezzo.crediti,
    isFlat: prezzo.isFlat,
    scritto: {
      tipo: 'Consumo',
      causale: 'Stampa definitiva',
      descrizione: `${tipo}, anno ${anno}`,
      riferimento: { tipo: 'dichiarazione', id },
      effetto: nameEffetto(dichiarazione),
      autore: { id: utenteId },
    },
  });
}

/**
 * What the print of a declaration costs who pays it in money, at the price list of who sells to a studio: its credits and their
 * price in cents, VAT apart. Undefined where no price list sells it.
 */
export async function computePrezzoStampa(
  trx: Trx,
  dichiarazione: Pick<Stampabile, 'studioId' | 'tipo' | 'anno'>,
  adesso: Date,
): Promise<{ crediti: number; prezzo: number } | undefined> {
  const { crediti = 0, prezzoUnitario = 0 } = (await findPrezzoDi(trx, dichiarazione, adesso)) ?? {};
  const prezzo = crediti * prezzoUnitario;
  return prezzo > 0 ? { crediti, prezzo } : undefined;
}

/**
 * A print that was paid in money: its credits come in to who paid, and go out for it. What may be spent stays as it was.
 */
export async function passStampa(
  trx: Trx,
  studioId: number,
  {
    crediti,
    entrata,
    dichiarazione,
  }: { crediti: number; entrata: Entrata; dichiarazione: Omit<Stampabile, 'studioId'> },
): Promise<void> {
  const { tipo, anno, id } = dichiarazione;
  await passCrediti(trx, studioId, {
    lotto: { quantita: crediti, pacchettoId: null, compratoIl: entrata.quando, scadeIl: null },
    entrata: entrata.scritto,
    uscita: {
      tipo: 'Consumo',
      causale: 'Stampa definitiva',
      descrizione: `${tipo}, anno ${anno}`,
      riferimento: { tipo: 'dichiarazione', id },
      effetto: nameEffetto({ ...dichiarazione, studioId }),
      autore: entrata.scritto.autore,
    },
  });
}
