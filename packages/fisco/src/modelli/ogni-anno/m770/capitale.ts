import * as r from '../../../regole/sostituto-somme.ts';
import { annota, type Colonna, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { base, DECIMALE } from './base.ts';

interface Voce {
  readonly titolo: string;
  readonly titoloBreve: string;
  /** Whether its righi are of a percipiente, or of all of a kind together. */
  readonly percipiente: boolean;
}
/** What each quadro is of. Their righi and columns are not known: those here are ours. */
const VOCI: Readonly<Record<string, Voce>> = {
  SF: {
    titolo: 'Redditi di capitale e altri, comunicati uno per uno',
    titoloBreve: 'Redditi di capitale',
    percipiente: true,
  },
  SG: {
    titolo: 'Somme da contratti di assicurazione e premi',
    titoloBreve: 'Assicurazioni',
    percipiente: true,
  },
  SH: { titolo: 'Interessi e altri redditi di capitale', titoloBreve: 'Interessi', percipiente: false },
  SI: { titolo: 'Utili pagati nell’anno', titoloBreve: 'Utili pagati', percipiente: false },
  SK: { titolo: 'Comunicazione degli utili', titoloBreve: 'Utili', percipiente: true },
  SL: {
    titolo: 'Proventi di OICR soggetti a ritenuta d’acconto',
    titoloBreve: 'OICR, acconto',
    percipiente: true,
  },
  SM: {
    titolo: 'Proventi di OICR soggetti a ritenuta d’imposta',
    titoloBreve: 'OICR, imposta',
    percipiente: false,
  },
  SO: {
    titolo: 'Operazioni degli artt. 6-10 del D.Lgs. 461/1997',
    titoloBreve: 'Plusvalenze',
    percipiente: true,
  },
  SP: { titolo: 'Titoli atipici', titoloBreve: 'Titoli atipici', percipiente: false },
  SQ: {
    titolo: 'Imposta sostitutiva del D.Lgs. 239/1996',
    titoloBreve: 'Titoli, 239/1996',
    percipiente: false,
  },
};

/** Box 31 of SK: profits voted by the end of 2022, for private holders of a qualified share. */
const delibera = (codice: string, anno: number): Colonna[] =>
  codice === 'SK' && anno >= 2024 ? [annota(31, 'Delibera entro il 31/12/2022', 'barrata')] : [];

const somma = (numero: number, di: r.Capitale, { percipiente }: Voce, anno: number): RigoScheda =>
  rigo(
    numero,
    'Somme',
    [
      ...(percipiente ? [annota(1, 'Percipiente', 'codiceFiscale')] : []),
      annota(2, 'Causale o codice', 'testo', { lunghezza: 4 }),
      inserisce(3, 'Somme', di.somme, DECIMALE),
      annota(4, 'Aliquota', 'percentuale'),
      inserisce(5, 'Ritenuta o imposta', di.ritenute, DECIMALE),
      ...delibera(di.codice, anno),
    ],
    { raccolta: di.raccolta },
  );

const drawCapitale = (di: r.Capitale, anno: number): QuadroDiAnni => {
  const voce = VOCI[di.codice];
  if (!voce) throw new Error(`770: no quadro ${di.codice}`);
  return {
    ...base,
    codice: di.codice,
    titolo: voce.titolo,
    titoloBreve: voce.titoloBreve,
    nota: 'Righi e colonne interni: quelli del modello non sono noti, e il quadro non entra nel file. Le somme si scrivono come stanno; la ritenuta non è calcolata.',
    sezioni: [
      {
        titolo: 'Somme e ritenute (dati interni)',
        righi: [
          ...[901, 902, 903, 904, 905, 906].map((numero) => somma(numero, di, voce, anno)),
          rigo(
            911,
            'Totale',
            [
              mostra(1, 'Somme', di.totaleSomme, DECIMALE),
              mostra(2, 'Ritenute', di.totaleRitenute, DECIMALE),
            ],
            { totale: true },
          ),
        ],
      },
    ],
  };
};

const quadroSS: QuadroDiAnni = {
  ...base,
  codice: 'SS',
  titolo: 'Dati riassuntivi dei redditi di capitale',
  titoloBreve: 'Riassunto',
  nota: 'Righi interni: i totali dei quadri da SF a SQ.',
  dipendeDa: r.capitali.map(({ codice }) => codice),
  sezioni: [
    {
      titolo: 'Totali per quadro (dati interni)',
      righi: [
        ...r.capitali.map((di, i) =>
          rigo(901 + i, `Quadro ${di.codice}`, [
            mostra(1, 'Somme', di.totaleSomme, DECIMALE),
            mostra(2, 'Ritenute', di.totaleRitenute, DECIMALE),
          ]),
        ),
        rigo(
          920,
          'Totale',
          [
            mostra(1, 'Somme', r.riassunto.somme, DECIMALE),
            mostra(2, 'Ritenute', r.riassunto.ritenute, DECIMALE),
          ],
          { totale: true },
        ),
      ],
    },
  ],
};

/** SF to SS. */
export const listCapitale = (anno: number): QuadroDiAnni[] => [
  ...r.capitali.map((di) => drawCapitale(di, anno)),
  quadroSS,
];
