import { arrotonda, per, saldo } from '../engine/index.ts';
import { quota398 } from '../parametri/societa.ts';
import { daRiscontrare } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';

/** Who opted for L. 398/1991: a part of what was earned, the gains whole, less the losses that are left. */
export function makeForfetario398(radice: string) {
  const proventi = importo(`${radice}.proventi`, 'Proventi commerciali');
  const plusvalenze = importo(`${radice}.plusvalenze`, 'Plusvalenze patrimoniali');
  const perdite = importo(`${radice}.perdite`, 'Perdite scomputabili');
  return {
    proventi,
    plusvalenze,
    perdite,
    reddito: conteggio(
      `${radice}.reddito`,
      'Reddito imponibile',
      positivo(saldo([arrotonda.euro(per(proventi, quota398)), plusvalenze], [perdite])),
      daRiscontrare('L. 398/1991', 'art. 2, c. 5'),
    ),
  };
}
export type Forfetario398 = ReturnType<typeof makeForfetario398>;
