import * as r from '../../../regole/consolidato.ts';
import { annota, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import { makeRighiIres, righiInterni } from '../quadro-ires.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const base = { fascicolo: 1, obbligatorio: true, copertura: 'indicativo' } as const;
const societa = (numero: number): RigoScheda =>
  rigo(
    numero,
    'Società',
    [
      annota(1, 'Codice fiscale', 'codiceFiscale'),
      annota(2, 'Denominazione', 'testo', { lunghezza: 150 }),
      inserisce(3, 'Reddito o perdita', r.redditoSocieta, {
        negativi: true,
        istruzioni: 'Per intero, qualunque sia la quota di partecipazione.',
      }),
    ],
    { raccolta: r.consolidate },
  );

export const quadroNF: QuadroDiAnni = {
  ...base,
  codice: 'NF',
  titolo: 'Reddito complessivo globale',
  titoloBreve: 'Reddito globale',
  nota: 'I righi da 901 sono interni: la numerazione del modello non è nota. I redditi sono quelli dei quadri GN di consolidante e consolidate.',
  dipendeDa: [],
  sezioni: [
    { titolo: 'Consolidante e consolidate (dati interni)', righi: [901, 902, 903, 904, 905].map(societa) },
    {
      titolo: 'Reddito globale (dati interni)',
      righi: [
        rigo(911, 'Somma dei redditi e delle perdite', [mostra(1, 'Importo', r.somma, { negativi: true })]),
        rigo(912, 'Interessi passivi eccedenti trasferiti', [inserisce(1, 'Importo', r.interessi)]),
        rigo(913, 'Eccedenze di ROL trasferite', [inserisce(1, 'Importo', r.rol)]),
        rigo(914, 'Interessi passivi dedotti', [mostra(1, 'Importo', r.interessiDedotti)]),
        rigo(
          915,
          'Reddito complessivo globale',
          [mostra(1, 'Importo', r.globale, { formulaBreve: 'NF911 − NF914', negativi: true })],
          { totale: true },
        ),
      ],
    },
  ],
};

export const quadroCN: QuadroDiAnni = {
  ...base,
  codice: 'CN',
  titolo: 'Determinazione dell’IRES di gruppo',
  titoloBreve: 'IRES di gruppo',
  nota: 'Del modello è noto solo CN17, l’IRES dovuta: i righi da 901 sono interni. Solo consolidato nazionale, al 24%: non gestiti mondiale, addizionali, società di comodo, IRES premiale.',
  dipendeDa: ['NF'],
  sezioni: [
    {
      titolo: 'Determinazione dell’IRES',
      righi: makeRighiIres(r.iresGruppo, { ...righiInterni, dovuta: 17 }),
    },
  ],
};
