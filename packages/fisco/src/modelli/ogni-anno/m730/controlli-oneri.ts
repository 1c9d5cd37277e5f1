import { codice, e, non, numero, o, oltre, presente, uguale, zeroEuro } from '../../../engine/index.ts';
import * as quadroF from '../../../regole/acconti-730.ts';
import { arredi } from '../../../regole/arredi.ts';
import { altriDeducibili, codiceDeducibile, importoDeducibile } from '../../../regole/oneri-deducibili.ts';
import { rateizzate730 } from '../../../regole/spese-sanitarie.ts';
import type { Controllo } from '../../scheda.ts';

/** Quadro E: the codes of E26, and the number of an instalment where its expense is written. */
const CODICI_E26 = [6, 7, 8, 9, 12, 13, 21];
const rate = (
  [
    [arredi.mobiliNumero, quadroF.spesaMobili, 'E57', 'r. 6220-6223'],
    [arredi.secondiNumero, quadroF.spesaSecondi, 'E57', 'r. 6220-6223'],
    [arredi.classeNumero, quadroF.spesaClasse, 'E59', 'r. 6281-6282'],
  ] as const
).map(
  ([numeroRata, spesa, rigo, righe], i): Controllo => ({
    ...{
      codice: `RATA_SENZA_NUMERO_${rigo}${i === 1 ? '_2' : ''}`,
      livello: 'discordanza',
      dato: numeroRata,
    },
    quando: e(oltre(spesa, zeroEuro), non(presente(numeroRata))),
    frase: `${rigo}: alla spesa manca il numero della rata.`,
    fonte: `Istruzioni 730/2026, ${righe}`,
  }),
);
export const controlliOneri730: readonly Controllo[] = [
  ...rate,
  {
    ...{ codice: 'RATA_SENZA_NUMERO_E6', livello: 'discordanza', raccolta: rateizzate730.raccolta },
    dato: rateizzate730.numero,
    quando: e(oltre(rateizzate730.spesa, zeroEuro), non(oltre(rateizzate730.numero, numero(1)))),
    frase: 'E6: il numero della rata va da 2 a 4.',
    fonte: 'Istruzioni 730/2026, r. 4244',
  },
  {
    ...{ codice: 'ONERE_CODICE', livello: 'bloccante', raccolta: altriDeducibili, dato: codiceDeducibile },
    quando: e(
      oltre(importoDeducibile, zeroEuro),
      presente(codiceDeducibile),
      non(o(...CODICI_E26.map((n) => uguale(codiceDeducibile, codice(n))))),
    ),
    frase: 'E26: i codici sono 6, 7, 8, 9, 12, 13 e 21.',
    fonte: 'Istruzioni 730/2026, r. 5023-5113',
  },
];
