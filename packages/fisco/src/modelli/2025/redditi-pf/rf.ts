import { listCodici } from '../../../parametri/codici.ts';
import { codiciEsclusioneIsa } from '../../../parametri/codici-isa.ts';
import { codiciRF31, codiciRF55 } from '../../../parametri/codici-variazioni.ts';
import * as impresa from '../../../regole/impresa.ts';
import * as r from '../../../regole/impresa-ordinaria.ts';
import * as stabili from '../../../regole/stabili-estere.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';
import { listCoda, listCoppie, rigoStabile } from './coda-impresa.ts';

/** First rigo of RE, RF and RG: the activity, and why the ISA does not apply. */
export const rigoAttivita = (anno: number) => {
  const opzioni = listCodici(codiciEsclusioneIsa, anno);
  return rigo(1, 'Attività', [
    annota(1, 'Codice ATECO', 'codice', { lunghezza: 6 }),
    annota(2, 'Esclusione ISA', 'codice', { ...(opzioni ? { opzioni } : {}) }),
  ]);
};

const DI_CUI = { istruzioni: 'Già compreso nella colonna del totale.' };
type Voce = (typeof r.aumenti)[number];
const voce = ({ rigo: numero, colonna, dato }: Voce) =>
  rigo(numero, dato.titolo, [
    ...Array.from({ length: colonna - 1 }, (_, i) => annota(i + 1, 'Di cui', 'euro', DI_CUI)),
    inserisce(colonna, 'Importo', dato),
  ]);

/** RF of a form year: its codes of RF31 and RF55. */
export const makeQuadroRF = (anno: number): QuadroScheda => ({
  codice: 'RF',
  titolo: 'Impresa in contabilità ordinaria',
  titoloBreve: 'Impresa, ordinaria',
  fascicolo: 3,
  copertura: 'indicativo',
  nota: 'Le variazioni si indicano già calcolate. Le colonne da 91 sono quelle che il modello distingue con una lettera; il rigo 901 è interno. Il reddito di una stabile organizzazione esente si indica già determinato (RF130), e il suo imponibile si riporta in RF31 con il codice 46.',
  dipendeDa: ['RG', 'RH', 'RD', 'CP'],
  sezioni: [
    {
      titolo: 'Risultato di bilancio',
      righi: [
        rigoAttivita(anno),
        rigo(2, 'Componenti rilevanti per gli ISA', [annota(1, 'Importo', 'euro')]),
        rigo(4, r.utile.titolo, [inserisce(1, 'Importo', r.utile)]),
        rigo(5, r.perditaConto.titolo, [inserisce(1, 'Importo', r.perditaConto)]),
        rigo(6, r.riassorbimento.titolo, [
          annota(1, 'Beni ammortizzabili', 'euro', DI_CUI),
          annota(2, 'Altri beni', 'euro', DI_CUI),
          annota(3, 'Accantonamenti', 'euro', DI_CUI),
          inserisce(4, 'Totale', r.riassorbimento),
        ]),
      ],
    },
    {
      titolo: 'Variazioni in aumento',
      righi: [
        ...r.aumenti.map(voce),
        rigo(
          31,
          'Altre variazioni in aumento',
          listCoppie(r.altriAumenti, listCodici(codiciRF31, anno), {
            colonna: 67,
            concetto: r.totaleAltriAumenti,
          }),
        ),
        rigo(
          32,
          'Totale in aumento',
          [mostra(1, 'Totale', r.totaleAumenti, { formulaBreve: 'da RF7 a RF31' })],
          {
            totale: true,
          },
        ),
      ],
    },
    {
      titolo: 'Variazioni in diminuzione',
      righi: [
        rigo(34, r.rateizzate.totale.titolo, [
          inserisce(1, 'Plusvalenze', r.rateizzate.plusvalenze, DI_CUI),
          inserisce(2, 'Totale', r.rateizzate.totale),
        ]),
        ...r.diminuzioni.map(voce),
        rigo(
          55,
          'Altre variazioni in diminuzione',
          listCoppie(r.altreDiminuzioni, listCodici(codiciRF55, anno), {
            colonna: 77,
            concetto: r.totaleAltreDiminuzioni,
          }),
        ),
        rigo(
          56,
          'Totale in diminuzione',
          [mostra(1, 'Totale', r.totaleDiminuzioni, { formulaBreve: 'da RF34 a RF55' })],
          { totale: true },
        ),
      ],
    },
    {
      titolo: 'Reddito',
      righi: [
        rigo(57, 'Reddito o perdita', [
          mostra(1, 'Reddito', r.lordo, { formulaBreve: 'RF4 − RF5 + RF6 + RF32 − RF56', negativi: true }),
        ]),
        ...listCoda(
          r.coda,
          {
            anno,
            quadro: 'RF',
            conti: 57,
            redditi: 58,
            familiari: 98,
            spettanza: 99,
            perdite: 100,
            netto: 101,
            dati: 102,
          },
          {
            quote: impresa.quotaQuote.ordinaria,
            limitate: impresa.quotaLimitate.ordinaria,
            piene: impresa.quotaPiene.ordinaria,
            liquidazione: impresa.liquidazioneOrdinaria.perdite,
            ...impresa.finaleOrdinaria,
          },
        ),
      ],
    },
    {
      titolo: 'Stabili organizzazioni esenti',
      righi: [
        rigo(65, 'ACE della stabile organizzazione', [annota(1, 'Importo', 'euro')]),
        rigoStabile(130, stabili.ordinaria, 'RF'),
      ],
    },
    {
      titolo: 'Perdite di RF e RG (dati interni)',
      righi: [
        rigo(901, 'Perdite d’impresa precedenti', [
          inserisce(1, 'Limitate', impresa.perdite.limitate, {
            istruzioni: 'RS12 della dichiarazione precedente: utilizzabili fino all’80% del reddito.',
          }),
          inserisce(2, 'Piene', impresa.perdite.piene, {
            istruzioni: 'RS13 della dichiarazione precedente.',
          }),
          mostra(3, 'Utilizzate', impresa.perdite.usate, { formulaBreve: 'RF100 + RG35, col. 1 e 2' }),
          inserisce(4, 'Primi tre anni', impresa.primiTreAnni, {
            istruzioni: 'La perdita dell’anno è dei primi tre periodi d’imposta: si riporta per intero.',
          }),
        ]),
        rigo(902, 'Perdite da riportare', [
          mostra(1, 'Limitate', impresa.perdite.limitateResidue),
          mostra(2, 'Piene', impresa.perdite.pieneResidue),
          mostra(3, 'Dell’anno', impresa.perditaAnno),
          mostra(4, 'Dell’anno, limitata', impresa.perditaLimitataPropria),
          mostra(5, 'Dell’anno, piena', impresa.perditaPienaPropria),
        ]),
        rigo(
          903,
          'Reddito d’impresa',
          [mostra(1, 'A RN1', impresa.reddito, { formulaBreve: 'RF101 + RG36' })],
          { totale: true },
        ),
      ],
    },
  ],
});

export const quadroRF = makeQuadroRF(2025);
