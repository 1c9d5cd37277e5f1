import type { Concetto, Dato } from '../../../engine/index.ts';
import { listCodici } from '../../../parametri/codici.ts';
import { codiciEsclusioneIsa } from '../../../parametri/codici-isa.ts';
import { codiciRF31, codiciRF55 } from '../../../parametri/codici-variazioni.ts';
import { sportive } from '../../../regole/ires.ts';
import * as i from '../../../regole/reddito-impresa/interessi.ts';
import * as r from '../../../regole/reddito-impresa/reddito.ts';
import * as v from '../../../regole/reddito-impresa/variazioni.ts';
import type { Coppia, Voce } from '../../../regole/reddito-impresa/voci.ts';
import type { Opzione } from '../../modello.ts';
import { annota, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { makeRighi398 } from './forfetario-398.ts';
import { sezioniRegistri } from './registri.ts';

/** Whose income of business it is: companies taxed by IRES have the prospect of interest and the quotas of art. 87 and 89. */
export type Soggetto = 'capitali' | 'persone' | 'enti';

const QUOTE_CAPITALI = new Set<Dato>([v.plusEsenti, v.dividendi]);
const makeRigoVoce =
  (chi: Soggetto) =>
  ({ rigo: numero, titolo, colonne, contata }: Voce): RigoScheda =>
    rigo(numero, titolo, [
      ...colonne
        .filter(([, dato]) => chi === 'capitali' || !QUOTE_CAPITALI.has(dato))
        .map(([colonna, dato]) => inserisce(colonna, dato.titolo === titolo ? 'Importo' : dato.titolo, dato)),
      ...(contata ? [mostra(99, 'Contato', contata, { formulaBreve: 'indicato, o dal registro' })] : []),
    ]);

/** Codes that only companies taxed by IRES have. */
const SOLO_CAPITALI: readonly Opzione[] = [
  { codice: '13', descrizione: 'Interessi passivi di anni precedenti, ora deducibili' },
];
/** Two colonne each, from the first: the code and its amount. */
const makeCoppie = (
  coppie: readonly Coppia[],
  codici: typeof codiciRF31,
  anno: number,
  altri: readonly Opzione[] = [],
) => {
  const letti = listCodici(codici, anno);
  const opzioni = letti && [...letti, ...altri].sort((a, b) => Number(a.codice) - Number(b.codice));
  return coppie.flatMap(({ codice, importo }, posto) => [
    inserisce(posto * 2 + 1, 'Codice', codice, opzioni ? { opzioni } : {}),
    inserisce(posto * 2 + 2, 'Importo', importo),
  ]);
};

const isa = (anno: number): RigoScheda[] => {
  const opzioni = listCodici(codiciEsclusioneIsa, anno);
  return [
    rigo(1, 'Attività', [
      annota(1, 'Codice ATECO', 'testo', { lunghezza: 6 }),
      annota(2, 'Esclusione dagli ISA', 'codice', opzioni ? { opzioni } : {}),
    ]),
    rigo(2, 'Ricavi rilevanti per gli ISA', [annota(1, 'Importo', 'euro')]),
  ];
};

const interessi: QuadroDiAnni['sezioni'] = [
  {
    titolo: 'Interessi passivi (art. 96)',
    righi: [
      rigo(118, 'Interessi', [
        inserisce(1, 'Passivi dell’anno', i.passivi),
        inserisce(2, 'Passivi pregressi', i.passiviPregressi),
        inserisce(3, 'Attivi dell’anno', i.attivi),
        inserisce(4, 'Attivi pregressi', i.attiviPregressi),
        mostra(5, 'Deducibili', i.diretti, { formulaBreve: 'il minore fra col. 1 + 2 e col. 3 + 4' }),
        mostra(6, 'Eccedenza', i.eccedenza, { formulaBreve: 'col. 1 + 2 − 3 − 4' }),
      ]),
      rigo(119, 'ROL', [
        ...i.rolPregressi.map((dato, posto) => inserisce(posto + 1, dato.titolo, dato)),
        inserisce(6, 'ROL dell’anno', i.rol),
        mostra(7, 'Deducibili nel limite', i.entroRol, { formulaBreve: '30% di col. 6 + col. da 1 a 5' }),
      ]),
      rigo(120, 'Eccedenze di ROL da riportare', [
        mostra(1, 'Dell’anno', i.rolResiduo),
        ...i.rolResidui.map((residuo, posto) => mostra(posto + 2, residuo.titolo, residuo)),
      ]),
      rigo(121, 'Interessi da riportare', [
        mostra(1, 'Passivi indeducibili', i.indeducibili, { formulaBreve: 'RF118 col. 6 − RF119 col. 7' }),
        mostra(2, 'Attivi eccedenti', i.attiviResidui),
      ]),
      rigo(122, 'Prestiti anteriori al 17/6/2016', [
        inserisce(1, 'ROL contabile', i.rolContabile),
        inserisce(2, 'Interessi', i.vecchi),
        mostra(3, 'Dedotti', i.vecchiDedotti),
        mostra(4, 'ROL residuo', i.rolContabileResiduo, { formulaBreve: 'col. 1 − col. 3' }),
      ]),
      rigo(901, 'Variazioni per gli interessi', [
        mostra(1, 'In aumento', i.inAumento, { formulaBreve: 'a RF15 col. 1' }),
        mostra(2, 'In diminuzione', i.inDiminuzione, { formulaBreve: 'a RF55, codice 13' }),
      ]),
    ],
  },
];

const risultato: QuadroDiAnni['sezioni'][number] = {
  titolo: 'Risultato del conto economico',
  righi: [
    rigo(4, 'Utile', [inserisce(1, 'Importo', r.utile)]),
    rigo(5, 'Perdita', [inserisce(1, 'Importo', r.perditaConto)]),
    rigo(6, 'Eccedenze pregresse', [
      ...r.extracontabili.map((dato, posto) => inserisce(posto + 1, dato.titolo, dato)),
      inserisce(4, 'Totale', r.riassorbimento),
    ]),
  ],
};

const reddito = (anno: number, risultatoFinale: Concetto): QuadroDiAnni['sezioni'][number] => ({
  titolo: 'Reddito',
  righi: [
    rigo(57, 'Reddito o perdita lordi', [
      mostra(1, 'Importo', r.lordo, { formulaBreve: 'RF4 − RF5 + RF6 + RF32 − RF56', negativi: true }),
    ]),
    rigo(58, 'Redditi di partecipazione', [
      inserisce(1, r.daPersone.titolo, r.daPersone),
      inserisce(2, r.daTrasparenti.titolo, r.daTrasparenti),
      inserisce(3, r.minimoComodo.titolo, r.minimoComodo),
      ...(anno < 2025
        ? []
        : [
            inserisce(90, 'Concordato, persone (3A)', r.concordatoPersone),
            inserisce(91, 'Concordato, trasparenti (3B)', r.concordatoTrasparenti),
            inserisce(92, 'Soglie minime (3C)', r.soglieConcordato),
            inserisce(93, 'Quote pari a zero (3D)', r.concordatoZero, {
              ...{ min: 1, max: 3 },
              istruzioni: '1 se la col. 3A è pari a zero, 2 se la col. 3B, 3 se tutte e due.',
            }),
          ]),
      mostra(4, 'Totale', r.partecipazioni),
    ]),
    rigo(59, 'Perdite di partecipazione', [
      inserisce(1, r.perditePersone.titolo, r.perditePersone),
      inserisce(2, r.perditeTrasparenti.titolo, r.perditeTrasparenti),
      ...(anno < 2025 ? [] : [inserisce(90, 'Rettificate (2A)', r.perditeRettificate)]),
      mostra(3, 'Totale', r.perditePartecipazioni),
    ]),
    rigo(60, 'Reddito prima delle liberalità', [
      mostra(1, 'Perdite non compensate', r.nonCompensate),
      mostra(2, 'Importo', r.primaLiberalita, {
        formulaBreve: 'RF57 + RF58 col. 4 − RF59 col. 3',
        negativi: true,
      }),
    ]),
    rigo(61, 'Erogazioni liberali', [inserisce(1, 'Importo', r.liberalita)]),
    rigo(62, 'Proventi esenti che riducono la perdita', [inserisce(1, 'Importo', r.proventiEsenti)]),
    rigo(
      63,
      'Reddito o perdita',
      [
        mostra(1, 'Importo', risultatoFinale, {
          formulaBreve: anno < 2025 ? 'RF60 − RF61' : 'RF60 − RF61, o CP7 col. 5',
          negativi: true,
        }),
      ],
      { totale: true },
    ),
  ],
});

const sezioneSportive: QuadroDiAnni['sezioni'][number] = {
  titolo: 'Società sportive (L. 398/1991)',
  righi: makeRighi398(sportive, [70, 71, 72, 73]),
};

/** RF: the income of business with ordinary books, from the accounts to the tax by variations. */
export const makeQuadroRF = (
  anno: number,
  chi: Soggetto,
  finale: Concetto = r.redditoImpresa,
): QuadroDiAnni => ({
  codice: 'RF',
  titolo: 'Redditi d’impresa',
  titoloBreve: 'Reddito d’impresa',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: 'Numerazione dai righi comuni di Redditi PF 2026, da riscontrare sul modello. Interni: i righi da 901 e le colonne da 90. Un importo indicato non è mai sostituito dal registro: la colonna «Contato» dice che cosa entra nel totale.',
  dipendeDa: [],
  sezioni: [
    { titolo: 'Dati generali', righi: isa(anno) },
    risultato,
    {
      titolo: 'Variazioni in aumento',
      righi: [
        ...v.aumenti.map(makeRigoVoce(chi)),
        rigo(31, 'Altre variazioni in aumento', [
          ...makeCoppie(v.coppieAumento, codiciRF31, anno),
          mostra(90, 'Totale', v.altreInAumento),
        ]),
        rigo(32, 'Totale variazioni in aumento', [mostra(1, 'Importo', v.totaleAumenti)], { totale: true }),
      ],
    },
    {
      titolo: 'Variazioni in diminuzione',
      righi: [
        ...v.diminuzioni.map(makeRigoVoce(chi)),
        rigo(55, 'Altre variazioni in diminuzione', [
          ...makeCoppie(v.coppieDiminuzione, codiciRF55, anno, chi === 'capitali' ? SOLO_CAPITALI : []),
          mostra(91, 'Dai prospetti', v.diminuzioniDaiProspetti, {
            formulaBreve: 'codici 6, 12, 13, 33, 66, 67',
          }),
          mostra(90, 'Totale', v.altreInDiminuzione),
        ]),
        rigo(56, 'Totale variazioni in diminuzione', [mostra(1, 'Importo', v.totaleDiminuzioni)], {
          totale: true,
        }),
      ],
    },
    reddito(anno, finale),
    ...(chi === 'capitali' ? [sezioneSportive, ...interessi] : []),
    ...sezioniRegistri(anno),
  ],
});
