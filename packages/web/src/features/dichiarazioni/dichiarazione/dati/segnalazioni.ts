import type { SegnalazioneFilo } from '@quadra/contract';
import { type Finding, parseChiave, writeChiave } from '@quadra/fisco';

const LIVELLI = { error: 'bloccante', warning: 'discordanza', info: 'informativa' } as const;

/**
 * The casella that an answer of the server speaks of: `RA1_3` with row 2 and repeater 1 is RA2.3, the second rigo of the
 * first modulo. Undefined for a name that is not of a casella.
 */
export function readChiave({ field, row, repeater }: Pick<SegnalazioneFilo, 'field' | 'row' | 'repeater'>) {
  const prima = parseChiave(field.replace('_', '.'));
  return prima && writeChiave({ ...prima, rigo: prima.rigo + row - 1, modulo: Math.max(1, repeater) });
}

/** What the server says of the caselle, as the checks of the modello say it. */
export const readSegnalazioni = (segnalazioni: readonly SegnalazioneFilo[]): readonly Finding[] =>
  segnalazioni.flatMap((segnalazione) => {
    const chiave = readChiave(segnalazione);
    const { level, message: frase } = segnalazione;
    return chiave === undefined ? [] : [{ livello: LIVELLI[level], codice: 'SERVER', chiave, frase }];
  });
