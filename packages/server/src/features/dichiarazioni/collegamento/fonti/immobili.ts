import { testiCollegamenti as t } from '@quadra/contract';
import { proposeRiporto } from '../../sincronizzazione/riporto.service.ts';
import type { Fonte } from '../fonte.ts';

const rigoOf = (casella: string): string => casella.replace(/\.\d+/, '');

/** Land, buildings and leases of the client, in RA and RB. */
export const immobili: Fonte = {
  codice: 'immobili',
  modelli: ['redditi-pf'],
  read: async ({ trx, dichiarazione: { anno, id } }) => {
    const { voci, righi } = await proposeRiporto(trx, anno, id);
    if (voci.length === 0 && Object.keys(righi).length === 0) return [];
    const perRigo = new Map(
      voci.flatMap((voce) => (voce.chiave === null ? [] : [[rigoOf(voce.chiave), voce] as const])),
    );
    return [
      {
        norma: 'TUIR, artt. 25-43',
        dettaglio: t.immobili(new Set(voci.map(({ idImmobile }) => idImmobile)).size),
        voci: Object.entries(righi).map(([casella, valore]) => {
          const voce = perRigo.get(rigoOf(casella));
          const catasto = [voce?.foglio, voce?.particella, voce?.subalterno].filter(Boolean).join('/');
          return {
            ...{ casella, valore, perche: t.PERIODI },
            da: voce ? [voce.categoria, voce.comune].filter(Boolean).join(', ') : t.SCHEDA_IMMOBILI,
            dettaglio: catasto || t.SCHEDA_IMMOBILI,
          };
        }),
      },
    ];
  },
};
