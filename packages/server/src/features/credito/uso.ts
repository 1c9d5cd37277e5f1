import type { TipoDichiarazione } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../db/pool.ts';
import { findPrezzo } from '../listino/listino.public.ts';
import { type Avvisi, payUso } from './movimento.service.ts';

/**
 * The final print of a declaration costs the credits of the price list, the first time; under a flat contract it costs
 * nothing and is recorded. What has no price is free. No name of a client enters the ledger: it can never be erased.
 * @throws CREDITI_INSUFFICIENTI
 */
export async function payStampa(
  trx: Trx,
  avvisi: Avvisi,
  dichiarazione: {
    readonly studioId: number;
    readonly id: string;
    readonly anno: number;
    readonly tipo: TipoDichiarazione;
  },
  { utenteId, adesso }: { utenteId: number; adesso: Date },
): Promise<void> {
  const { studioId, id, anno, tipo } = dichiarazione;
  const prezzo = await findPrezzo(trx, { studioId, tipo, anno, giorno: giornoDiRoma(adesso) });
  if (prezzo === undefined || (prezzo.crediti === 0 && !prezzo.isFlat)) return;
  await payUso(trx, avvisi, studioId, {
    ...prezzo,
    scritto: {
      tipo: 'Consumo',
      causale: 'Stampa definitiva',
      descrizione: `${tipo}, anno ${anno}`,
      riferimento: { tipo: 'dichiarazione', id },
      effetto: `stampa/${anno}/${id}`,
      autore: { id: utenteId },
    },
  });
}
