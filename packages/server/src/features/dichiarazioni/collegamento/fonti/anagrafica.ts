import { modelliCollegati, testiCollegamenti as t } from '@quadra/contract';
import { proposeRighi } from '../../sincronizzazione/sincronizzazione.service.ts';
import type { Fonte } from '../fonte.ts';

/** What the record of the client says of who declares. */
export const anagrafica: Fonte = {
  codice: 'anagrafica',
  modelli: modelliCollegati,
  read: async ({ trx, dichiarazione, modello }) => {
    const { righi } = await proposeRighi(trx, modello, dichiarazione.anagraficaId);
    const caselle = Object.entries(righi);
    if (caselle.length === 0) return [];
    return [
      {
        dettaglio: t.SCHEDA,
        voci: caselle.map(([casella, valore]) => ({
          ...{ casella, valore, da: t.SCHEDA, dettaglio: '', perche: t.DELLA_SCHEDA },
        })),
      },
    ];
  },
};
