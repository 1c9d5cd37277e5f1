import { type EsitoMassaF24, testiF24 } from '@quadra/contract';
import type { F24Proposto } from '@quadra/fisco';
import { formatData } from '@quadra/values';
import type { Voce } from './conto.queries.ts';

/** Why nothing is prepared of a client for a day. */
export interface Ostacolo {
  readonly esito: EsitoMassaF24;
  readonly motivo: string;
}

interface Conto {
  readonly elaborato_il: Date | null;
  readonly errore: string | null;
}
/** What stops a client before his debts are looked at; null: nothing. */
export function findOstacoloDelConto(conto: Conto, conAperta: boolean): Ostacolo | null {
  if (conto.errore !== null) return { esito: 'Non calcolabile', motivo: conto.errore };
  if (conto.elaborato_il !== null) return null;
  const motivo = conAperta ? testiF24.DICHIARAZIONE_APERTA : testiF24.CONTO_ASSENTE;
  return { esito: 'Conto non creato', motivo };
}

/** What stops the models of a day: nothing to pay, debts that are not complete, instalments that go together; null: nothing. */
export function findOstacolo(
  scadenza: string,
  voci: readonly Voce[],
  scelti: readonly F24Proposto[],
  isARate: boolean,
): Ostacolo | null {
  const pagate = new Set(scelti.flatMap(({ modelli }) => modelli.flat().map(({ voce }) => voce)));
  // What has no code is in no model; the rest is due when the models that pay it are.
  const isSua = ({ id, codice, data }: Voce) => (codice === null ? data === scadenza : pagate.has(id));
  const sue = voci.filter((voce) => voce.verso === 'debito' && isSua(voce));
  const mancano = new Set(sue.flatMap((voce) => (voce.codice === null ? ['codice'] : voce.mancano)));
  if (mancano.size > 0) {
    const cose = [...mancano].map((cosa) => testiF24.nomiMancanti[cosa] ?? cosa).join(', ');
    return { esito: 'Da completare', motivo: testiF24.mancano(cose) };
  }
  if (scelti.length === 0)
    return { esito: 'Niente da versare', motivo: testiF24.senzaScadenza(formatData(scadenza)) };
  return isARate ? { esito: 'A rate', motivo: testiF24.RATE_INSIEME } : null;
}
