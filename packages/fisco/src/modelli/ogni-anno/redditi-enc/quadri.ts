import * as r from '../../../regole/enti.ts';
import { inserisce, mostra, rigo } from '../../scheda.ts';
import { makeRighiIres, righiInterni } from '../quadro-ires.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

export const quadroRN: QuadroDiAnni = {
  codice: 'RN',
  titolo: 'Reddito complessivo e IRES',
  titoloBreve: 'IRES',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: 'Del modello è noto solo RN28, l’IRES dovuta: i righi da 901 sono interni. I redditi dei quadri non gestiti si indicano già determinati. La perdita d’impresa non riduce gli altri redditi. Non gestiti: L. 398/1991, parte esclusa dei dividendi, addizionali, società di comodo.',
  dipendeDa: ['RF', 'RG', 'RE'],
  sezioni: [
    {
      titolo: 'Redditi (dati interni)',
      righi: [
        rigo(901, 'Reddito d’impresa', [
          mostra(1, 'Reddito', r.redditoDiImpresa, { formulaBreve: 'RF63 + RG31' }),
          mostra(2, 'Perdita', r.perditaImpresa, { formulaBreve: 'da riportare' }),
        ]),
        ...r.altriRedditi.map(({ quadro, dato }, i) =>
          rigo(902 + i, dato.titolo, [inserisce(1, `Quadro ${quadro}`, dato)]),
        ),
        rigo(909, 'Riduzione alla metà', [
          inserisce(1, 'Ente con IRES ridotta alla metà', r.agevolato, {
            istruzioni: 'Art. 6 del D.P.R. 601/1973: imposta al 12%.',
          }),
        ]),
      ],
    },
    {
      titolo: 'Determinazione dell’IRES',
      righi: makeRighiIres(r.iresEnte, { ...righiInterni, dovuta: 28 }),
    },
  ],
};
