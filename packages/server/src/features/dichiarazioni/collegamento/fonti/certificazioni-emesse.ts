import { testiCollegamenti as t } from '@quadra/contract';
import { loadRiporti } from '@quadra/fisco';
import { createCalcolo, requireModello } from '../../dichiarazione/calcolo.ts';
import { findOrdinaria } from '../collegamento.queries.ts';
import type { Fonte } from '../fonte.ts';
import { readVersamenti } from './versamenti.ts';

/** The certifications that the same client gave out, kind by kind beside what his F24 and his 770 say was withheld: nothing is written. */
export const certificazioniEmesse: Fonte = {
  codice: 'certificazioniEmesse',
  modelli: ['770'],
  read: async (a) => {
    const sua = await findOrdinaria(a.trx, a.dichiarazione, 'Certificazione unica');
    if (!sua) return [];
    const cu = await requireModello(a.trx, sua.anno, sua.tipo);
    const { voci } = await readVersamenti(a);
    const daF24 = Object.fromEntries(voci.map(({ chiave, valore }) => [chiave, valore]));
    const { squareCertificazioni } = await loadRiporti();
    // What was written in the 770 stands over what F24 would write.
    const dati = { ...daF24, ...a.dichiarazione.righi };
    const quadrate = squareCertificazioni(cu, createCalcolo(cu, sua.righi, sua.forzature), dati);
    return [
      {
        norma: 'D.P.R. 322/1998, art. 4',
        dettaglio: t.certificazioniEmesse(sua.anno, sua.stato),
        dichiarazione: sua,
        voci: [],
        sommeProvate: quadrate.length,
        somme: quadrate
          .filter(({ differenza }) => differenza !== 0)
          .map(({ voce, codici, certificate, operate, differenza }) => ({
            ...{ Nome: t.certificate(voce), Contro: t.operate(codici), La: certificate, Qui: operate },
            ...{ Differenza: -differenza, Casella: null },
            Perche: differenza < 0 ? t.CERTIFICATO_DI_PIU : t.VERSATO_DI_PIU,
          })),
      },
    ];
  },
};
