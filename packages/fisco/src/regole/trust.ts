import {
  arrotonda,
  dato,
  minore,
  type Nodo,
  oltre,
  parte,
  per,
  se,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import { tuir } from './fonti.ts';
import { conteggio } from './importi.ts';

const ART_73 = tuir('art. 73, c. 2');
/** The income of a trust that goes to beneficiaries who are named, by their shares: the rest of it is the trust's. */
export function makeTrust(radice: string, reddito: Nodo) {
  const raccolta = `${radice}.beneficiari`;
  const quota = dato({
    id: `${raccolta}.quota`,
    titolo: 'Quota %',
    unita: 'rapporto',
    raccolta,
    seManca: 'zero',
  });
  const quote = sommaDi(raccolta, quota);
  /** Nothing where nobody is named. */
  const imputabile = conteggio(
    `${radice}.imputabile`,
    'Reddito del trust',
    se(oltre(quote, parte(0)), reddito, zeroEuro),
    ART_73,
  );
  const imputato = {
    ...conteggio(`${raccolta}.imputato`, 'Reddito imputato', arrotonda.euro(per(imputabile, quota)), ART_73),
    raccolta,
  };
  return {
    ...{ raccolta, quota, imputabile, imputato },
    quote,
    totale: conteggio(
      `${radice}.imputato`,
      'Imputato ai beneficiari',
      minore(imputabile, sommaDi(raccolta, imputato)),
      ART_73,
    ),
  };
}
export type Trust = ReturnType<typeof makeTrust>;
