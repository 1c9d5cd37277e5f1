import * as sostituto from '../regole/sostituto.ts';
import type { Riporti } from './riporto.ts';

const CREDITI = 'Crediti';
const NOTA = 'Il residuo dell’anno precedente: confrontare con gli F24 di quest’anno.';

/** The credits of SX that were not used come again; the withholdings are of their year. */
export const riporti770: Riporti = {
  passaggi: [
    { gruppo: CREDITI, da: sostituto.creditoCompensazione, a: sostituto.creditoPrecedente, nota: NOTA },
    ...[sostituto.bonus, sostituto.trattamento, sostituto.sommaEsente].map(({ residuo, precedente }) => ({
      ...{ gruppo: CREDITI, da: residuo, a: precedente, nota: NOTA },
    })),
  ],
  annotati: {},
};
