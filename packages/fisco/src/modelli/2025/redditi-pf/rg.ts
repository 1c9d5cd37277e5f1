import { listCodici } from '../../../parametri/codici.ts';
import { codiciRG10, codiciRG22 } from '../../../parametri/codici-variazioni.ts';
import * as impresa from '../../../regole/impresa.ts';
import * as r from '../../../regole/impresa-semplificata.ts';
import * as stabili from '../../../regole/stabili-estere.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';
import { listCoda, listCoppie, rigoStabile } from './coda-impresa.ts';
import { rigoAttivita } from './rf.ts';

const DI_CUI: Readonly<Record<number, string>> = {
  2: 'Con fattura',
  5: 'Adeguamento ISA',
  6: 'Plusvalenze',
};

/** RG of a form year: its codes of RG10 and RG22. */
export const makeQuadroRG = (anno: number): QuadroScheda => ({
  codice: 'RG',
  titolo: 'Impresa in contabilità semplificata',
  titoloBreve: 'Impresa, semplificata',
  fascicolo: 3,
  copertura: 'indicativo',
  nota: 'Le colonne da 91 sono quelle che il modello distingue con una lettera. Le perdite precedenti si indicano in RF901. Il reddito di una stabile organizzazione esente si indica già determinato (RG41), e il suo imponibile si riporta in RG10 con il codice 16.',
  dipendeDa: ['RF', 'RH', 'CP'],
  sezioni: [
    {
      titolo: 'Componenti positivi',
      righi: [
        rigoAttivita(anno),
        ...r.positivi.map(({ rigo: numero, colonna, dato }) =>
          rigo(numero, dato.titolo, [
            ...(colonna === 2
              ? [annota(1, DI_CUI[numero] ?? 'Di cui', 'euro', { istruzioni: 'Già compresi in col. 2.' })]
              : []),
            inserisce(colonna, 'Importo', dato),
          ]),
        ),
        rigo(
          10,
          'Altri componenti positivi',
          listCoppie(r.altriPositivi, listCodici(codiciRG10, anno), {
            colonna: 39,
            concetto: r.totaleAltriPositivi,
          }),
        ),
        rigo(
          12,
          'Totale componenti positivi',
          [mostra(1, 'Totale', r.totalePositivi, { formulaBreve: 'da RG2 a RG10' })],
          {
            totale: true,
          },
        ),
      ],
    },
    {
      titolo: 'Componenti negativi',
      righi: [
        rigo(13, 'Esistenze iniziali', [
          ...r.esistenze.map((dato, i) =>
            inserisce(i + 1, dato.titolo.replace('Esistenze iniziali: ', ''), dato),
          ),
          mostra(4, 'Totale', r.totaleEsistenze, { formulaBreve: 'col. 1 + 2 + 3' }),
        ]),
        ...r.negativi.map(({ rigo: numero, dato }) =>
          rigo(numero, dato.titolo, [inserisce(1, 'Importo', dato)]),
        ),
        rigo(
          22,
          'Altri componenti negativi',
          listCoppie(r.altriNegativi, listCodici(codiciRG22, anno), {
            colonna: 65,
            concetto: r.totaleAltriNegativi,
          }),
        ),
        rigo(23, 'Redditi detassati', [
          ...[1, 2, 3, 4, 5, 6].map((colonna) =>
            annota(colonna, 'Di cui', 'euro', { istruzioni: 'Già compresi in col. 7.' }),
          ),
          inserisce(7, 'Totale', r.detassati),
        ]),
        rigo(
          24,
          'Totale componenti negativi',
          [mostra(1, 'Totale', r.totaleNegativi, { formulaBreve: 'da RG13 a RG23' })],
          { totale: true },
        ),
      ],
    },
    {
      titolo: 'Reddito',
      righi: [
        rigo(25, 'Differenza', [
          mostra(1, 'Differenza', r.differenza, { formulaBreve: 'RG12 − RG24', negativi: true }),
        ]),
        ...listCoda(
          r.coda,
          {
            anno,
            quadro: 'RG',
            conti: 25,
            redditi: 26,
            familiari: 33,
            spettanza: 34,
            perdite: 35,
            netto: 36,
            dati: 37,
          },
          {
            quote: impresa.quotaQuote.semplificata,
            limitate: impresa.quotaLimitate.semplificata,
            piene: impresa.quotaPiene.semplificata,
            liquidazione: impresa.liquidazioneSemplificata.perdite,
            ...impresa.finaleSemplificata,
          },
        ),
        rigo(38, 'Rimanenze finali', [
          annota(1, 'Nessuna', 'barrata'),
          annota(2, 'Art. 92 e 92-bis', 'euro'),
          annota(3, 'Art. 93', 'euro'),
          annota(4, 'Art. 94', 'euro'),
        ]),
        rigoStabile(41, stabili.semplificata, 'RG'),
      ],
    },
  ],
});

export const quadroRG = makeQuadroRG(2025);
