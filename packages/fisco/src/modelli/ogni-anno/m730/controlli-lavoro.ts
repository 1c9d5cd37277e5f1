import {
  codice,
  e,
  non,
  o,
  oltre,
  presente,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import { esenteNeoassunti } from '../../../parametri/quote-esenti.ts';
import * as articolo49 from '../../../regole/articolo-49.ts';
import { rimborsiNeoassunti } from '../../../regole/lavoro-aggiunte.ts';
import { mance, manceAmmesse, manceTutte, premi } from '../../../regole/premi-mance.ts';
import type { Controllo } from '../../scheda.ts';

/** Quadro C: what the instructions want of bonuses, tips and of the columns of article 49. */
const scelte = (
  [
    [premi, somma(premi.ordinari, premi.sostitutiva), 'PREMI', 'C4', 7, 'r. 2853-2876'],
    [mance, somma(mance.ordinarie, mance.sostitutiva), 'MANCE', 'C16', 5, 'r. 3245-3266'],
  ] as const
).flatMap(([suoi, somme, nome, rigo, prima, righe]): Controllo[] => [
  {
    ...{ codice: `${nome}_DUE_SCELTE`, livello: 'bloccante', raccolta: suoi.raccolta },
    ...{ dato: suoi.vuoleSostitutiva, quando: e(suoi.vuoleOrdinaria, suoi.vuoleSostitutiva) },
    frase: `${rigo}: si barra la col. ${prima} o la col. ${prima + 1}, non tutte e due.`,
    fonte: `Istruzioni 730/2026, ${righe}`,
  },
  {
    ...{ codice: `${nome}_SENZA_SCELTA`, livello: 'discordanza', dato: suoi.vuoleOrdinaria },
    raccolta: suoi.raccolta,
    quando: e(
      oltre(sommaDi(suoi.raccolta, somme), zeroEuro),
      oltre(somme, zeroEuro),
      non(suoi.senzaRequisiti),
      non(o(suoi.vuoleOrdinaria, suoi.vuoleSostitutiva)),
    ),
    frase: `${rigo}: la scelta della col. ${prima} o ${prima + 1} è obbligatoria, nel primo modulo.`,
    fonte: `Istruzioni 730/2026, ${righe}`,
  },
]);

export const controlliLavoro: readonly Controllo[] = [
  ...scelte,
  {
    ...{ codice: 'MANCE_OLTRE_LIMITE', livello: 'discordanza', dato: mance.settore },
    ...{ raccolta: mance.raccolta, quando: oltre(manceTutte, manceAmmesse) },
    frase:
      'C16: le mance superano la parte del reddito del settore che può avere l’imposta sostitutiva (30%, 25% fino al modello 2025).',
    fonte: 'Istruzioni 730/2026, r. 3216-3219',
  },
  {
    ...{ codice: 'ARTICOLO_49_ASSENTE', livello: 'discordanza', dato: articolo49.tipologia },
    quando: e(
      uguale(articolo49.tipologia, codice(2)),
      o(presente(articolo49.reddito), presente(articolo49.redditoSport), presente(articolo49.giorni)),
    ),
    frase: 'C14: col codice 2 in col. 5 non si compilano le colonne da 6 a 10.',
    fonte: 'Istruzioni 730/2026, r. 3108-3109',
  },
  {
    ...{ codice: 'NEOASSUNTI_OLTRE_LIMITE', livello: 'informativa', dato: rimborsiNeoassunti },
    quando: oltre(rimborsiNeoassunti, esenteNeoassunti),
    frase: 'C18: oltre 5.000 euro l’eccedenza è reddito di lavoro.',
    fonte: 'Istruzioni 730/2026, r. 3310',
  },
];
