import { testiCollegamenti as t } from '@quadra/contract';
import { loadLipe } from '@quadra/fisco';
import { createCalcolo } from '../../dichiarazione/calcolo.ts';
import { findContribuente } from '../../liquidazione/liquidazione.queries.ts';
import { openAnno } from '../../liquidazione/liquidazione.service.ts';
import type { Fonte } from '../fonte.ts';

/** The periodic liquidations of the tax year: what they say to VL, and where the return says otherwise. */
export const liquidazioni: Fonte = {
  codice: 'liquidazioni',
  modelli: ['iva'],
  read: async ({ trx, dichiarazione, modello }) => {
    const di = await findContribuente(trx, dichiarazione.anagraficaId);
    if (!di) return [];
    const { riepilogo } = await openAnno(trx, di, modello.annoImposta);
    if (riepilogo.periodi.length === 0) return [];
    const { proposeVL, matchVL } = await loadLipe();
    const { righi, forzature } = dichiarazione;
    const proposte = proposeVL(modello, riepilogo, righi);
    const confronto = matchVL(modello, createCalcolo(modello, righi, forzature), riepilogo);
    return [
      {
        norma: 'D.L. 78/2010, art. 21-bis',
        dettaglio: t.liquidazioni(modello.annoImposta, riepilogo.periodi.length),
        voci: proposte.map(({ a, valore, motivo }) => ({
          ...{ casella: a, valore, da: motivo, dettaglio: t.ANNO_IVA, perche: t.VL },
        })),
        sommeProvate: confronto.length,
        // What a link would write is among the links already.
        somme: confronto
          .filter(({ chiave, differenza }) => differenza !== 0 && proposte.every(({ a }) => a !== chiave))
          .map(({ chiave, titolo, lipe, dichiarazione: qui }) => ({
            ...{ Nome: titolo, Contro: `${t.DICHIARAZIONE}, ${chiave.split('.')[0]}`, La: lipe, Qui: qui },
            ...{ Differenza: lipe - qui, Perche: t.LIPE_DICHIARAZIONE, Casella: chiave },
          })),
      },
    ];
  },
};
