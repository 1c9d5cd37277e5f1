import * as dati from '../regole/isa/dati.ts';
import * as isa from '../regole/isa/punteggio.ts';
import type { Riporti } from './riporto.ts';

/** What was left at the end of a year is there when the next begins. */
const SCORTE = [
  [7, 6],
  [10, 9],
  [14, 13],
] as const;

/** What of an ISA comes again in the next. */
export const riportiIsa: Riporti = {
  passaggi: [
    { gruppo: 'Attività', da: isa.attivita, a: isa.attivita },
    {
      gruppo: 'Punteggio',
      da: isa.finale,
      a: isa.precedente,
      nota: 'Il punteggio dell’anno prima: entra nella media di due anni.',
    },
    ...SCORTE.map(([da, a]) => ({
      gruppo: 'Rimanenze',
      da: dati.conto(da),
      a: dati.conto(a),
      nota: 'Le rimanenze finali sono le esistenze iniziali dell’anno dopo: confrontare con il precalcolato.',
    })),
  ],
  annotati: { FR: 'Frontespizio' },
};
