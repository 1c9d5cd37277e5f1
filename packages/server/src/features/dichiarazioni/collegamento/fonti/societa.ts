import { testiCollegamenti as t } from '@quadra/contract';
import { loadConfronto } from '@quadra/fisco';
import { requireModello } from '../../dichiarazione/calcolo.ts';
import { listPartecipate } from '../collegamento.queries.ts';
import type { Fonte, FonteLetta } from '../fonte.ts';

/** The returns of the partnerships of the same studio and year that name the client among their partners. */
export const societa: Fonte = {
  codice: 'societa',
  modelli: ['redditi-pf'],
  read: async ({ trx, dichiarazione, modello, codiceFiscale }) => {
    const { proposeQuote } = await loadConfronto();
    const lette: FonteLetta[] = [];
    // The place of each in RH is free for the ones after it no more.
    let righi = dichiarazione.righi;
    for (const { sua, denominazione } of await listPartecipate(trx, dichiarazione, codiceFiscale)) {
      const lato = {
        modello: await requireModello(trx, sua.anno, sua.tipo),
        dati: sua.righi,
        forzature: sua.forzature,
      };
      const voci = proposeQuote(lato, codiceFiscale, modello, righi);
      righi = { ...righi, ...Object.fromEntries(voci.map(({ a, valore }) => [a, valore])) };
      lette.push({
        norma: 'TUIR, art. 5',
        dettaglio: t.societa(denominazione, sua.stato),
        dichiarazione: sua,
        voci: voci.map(({ a, valore, da }) => ({
          ...{ casella: a, valore, da: da.replace(/\.\d+/, ''), dettaglio: denominazione },
          perche: t.TRASPARENZA,
        })),
      });
    }
    return lette;
  },
};
