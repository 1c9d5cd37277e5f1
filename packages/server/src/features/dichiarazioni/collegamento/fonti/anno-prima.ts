import { modelliCollegati, testiCollegamenti as t } from '@quadra/contract';
import { findPrecedente, proposeDaPrecedente } from '../../dichiarazione/confronto/confronto.service.ts';
import type { Fonte } from '../fonte.ts';

/** What the ordinary return of the year before leaves to this one. */
export const annoPrima: Fonte = {
  codice: 'annoPrima',
  modelli: modelliCollegati,
  read: async ({ trx, dichiarazione }) => {
    const prima = await findPrecedente(trx, dichiarazione);
    if (!prima) return [];
    const { voci, senzaRigo } = await proposeDaPrecedente(trx, dichiarazione.anno, dichiarazione.id);
    return [
      {
        dettaglio: t.anno(prima.tipo, prima.anno, prima.stato),
        dichiarazione: prima,
        voci: voci.map(({ a, da, valore, gruppo, nota }) => ({
          ...{ casella: a, valore, da: `${da.split('.')[0]} ${prima.anno}`, dettaglio: gruppo },
          perche: nota ?? t.RIPORTO,
        })),
        ignote: senzaRigo.map(({ chiave, titolo, valore }) => ({
          ...{
            Voce: `${chiave} ${titolo}`.slice(0, 200),
            Valore: valore,
            Perche: t.SENZA_RIGO,
            Abbinabile: false,
          },
        })),
      },
    ];
  },
};
