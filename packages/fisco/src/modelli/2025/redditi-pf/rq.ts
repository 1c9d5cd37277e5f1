import * as c from '../../../regole/crediti-imprese.ts';
import * as q from '../../../regole/imposte-rq.ts';
import { annota, inserisce, mostra, type QuadroScheda, type RigoScheda, rigo } from '../../scheda.ts';
import { listChiuse } from './rq-chiuse.ts';

const interni = (da: number, quanti: number) => Array.from({ length: quanti }, (_, i) => da + i);
const siiq = (numero: number) =>
  rigo(
    numero,
    'Conferimento in SIIQ o SIINQ',
    [annota(1, 'Codice fiscale', 'codiceFiscale'), inserisce(2, 'Plusvalenza', q.plusvalenzaSiiq)],
    { raccolta: q.siiq },
  );
const agricoltura = (anno: number): RigoScheda =>
  rigo(106, 'Imprese giovanili in agricoltura', [
    inserisce(1, 'Reddito', q.redditoGiovani, { istruzioni: 'Già compreso in RF o RG.' }),
    annota(2, 'Perdite limitate', 'euro'),
    annota(3, 'Perdite piene', 'euro'),
    inserisce(4, 'Perdite in tutto', q.perditeGiovani, {
      istruzioni: 'Con quelle dell’anno, fino al reddito di col. 1.',
    }),
    mostra(5, 'Imposta', q.impostaGiovani, {
      formulaBreve: `12,5% di col. 1 − col. 4${anno === 2025 ? ', a RX43' : ''}`,
    }),
    ...(anno === 2025
      ? []
      : [
          inserisce(8, 'Acconti versati', q.accontiGiovani),
          mostra(9, 'A debito', q.debitoGiovani, { formulaBreve: 'col. 5 − col. 8, a RX43' }),
          mostra(10, 'A credito', q.creditoGiovani, { formulaBreve: 'col. 8 − col. 5, a RX43' }),
        ]),
  ]);

/** RQ of a form year, as far as its righi are computed. */
export const makeQuadroRQ = (anno: number): QuadroScheda => ({
  codice: 'RQ',
  titolo: 'Imposte sostitutive e altre imposte',
  titoloBreve: 'Imposte sostitutive',
  fascicolo: 3,
  copertura: 'esatto',
  nota: `I righi da 901 sono interni: le imposte che non hanno un rigo qui si indicano già calcolate e si riportano a mano in RX. L’eccedenza di RQ4 si toglie a mano dal credito di RX1.${anno < 2023 ? ' Non gestiti i righi da RQ15 a RQ18 e le sezioni dell’anno oltre RQ82.' : ''}`,
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Sezione I, conferimenti in favore di CAF',
      righi: [
        rigo(1, 'Plusvalenze', [inserisce(1, 'Importo', q.plusvalenzeCaf)]),
        rigo(2, 'Imposta sostitutiva', [mostra(1, 'Importo', q.impostaCaf, { formulaBreve: '19% di RQ1' })]),
        rigo(3, 'Crediti d’imposta', [
          inserisce(1, 'Importo', q.creditiCaf, { istruzioni: 'Del quadro RU.' }),
        ]),
        rigo(4, 'Eccedenza IRPEF', [inserisce(1, 'Importo', q.eccedenzaCaf, { istruzioni: 'Di RN46.' })]),
        rigo(
          5,
          'Imposta a debito',
          [mostra(1, 'Importo', q.debitoCaf, { formulaBreve: 'RQ2 − RQ3 − RQ4, a RX34' })],
          { totale: true },
        ),
      ],
    },
    {
      titolo: 'Sezione III, conferimenti in SIIQ e SIINQ',
      righi: [
        ...[11, 12].map(siiq),
        rigo(
          13,
          'Totale',
          [
            mostra(1, 'Plusvalenze', q.baseSiiq, { formulaBreve: 'RQ11 e RQ12 col. 2' }),
            mostra(2, 'Imposta', q.impostaSiiq, { formulaBreve: '20% di col. 1, a RX35' }),
          ],
          { totale: true },
        ),
        rigo(14, 'Prima rata', [annota(1, 'Importo', 'euro')]),
      ],
    },
    ...listChiuse(anno).prima,
    ...(anno < 2025
      ? []
      : [
          {
            titolo: 'Sezione VII, affrancamento delle riserve',
            righi: [
              rigo(29, 'Riserve in sospensione', [
                inserisce(1, 'Riserve', q.riserve),
                mostra(2, 'Imposta', q.impostaRiserve, { formulaBreve: '10% di col. 1, a RX33' }),
                annota(3, 'Prima rata', 'euro'),
              ]),
            ],
          },
        ]),
    {
      titolo: 'Sezione XII, tassa etica',
      righi: [
        rigo(49, 'Tassa etica', [
          inserisce(1, 'Reddito', q.etica.reddito),
          mostra(2, 'Addizionale', q.etica.imposta, { formulaBreve: '25% di col. 1' }),
          inserisce(3, 'Eccedenza precedente', q.etica.eccedenza),
          inserisce(4, 'Compensata in F24', q.etica.compensata),
          inserisce(5, 'Acconti', q.etica.acconti, { istruzioni: 'Compresi quelli sospesi di col. 6.' }),
          annota(6, 'Acconti sospesi', 'euro'),
          mostra(7, 'A debito', q.etica.debito, { formulaBreve: 'col. 2 − 3 + 4 − 5, a RX36' }),
          mostra(8, 'A credito', q.etica.credito, { formulaBreve: 'a RX36' }),
        ]),
      ],
    },
    {
      titolo: 'Sezione XXI, ulteriori componenti positivi ai fini IVA',
      righi: [rigo(80, 'ISA', [annota(1, 'Maggiori corrispettivi', 'euro'), annota(2, 'Imposta', 'euro')])],
    },
    ...(anno === 2024 || anno === 2026
      ? [
          {
            titolo: 'Sezione XXII, esclusione di immobili strumentali',
            righi: [
              rigo(81, 'Immobili esclusi', [
                inserisce(1, 'Valore normale', q.valoreEstromessi),
                inserisce(2, 'Costo', q.costoEstromessi),
                mostra(3, 'Differenza', q.baseEstromessi, {
                  formulaBreve: 'col. 1 − col. 2',
                  negativi: true,
                }),
              ]),
              rigo(82, 'Imposta sostitutiva', [
                mostra(1, 'Base', q.imponibileEstromessi, { formulaBreve: 'RQ81 col. 3, se positiva' }),
                mostra(2, 'Imposta', q.impostaEstromessi, { formulaBreve: '8% di RQ81 col. 3, a RX38' }),
              ]),
            ],
          },
        ]
      : []),
    ...(anno < 2024
      ? []
      : [
          {
            titolo: 'Sezione XXIII, recupero su utili e riserve',
            righi: [
              rigo(98, 'Utili e riserve', [
                inserisce(1, 'Importo', q.utiliDecaduti),
                inserisce(2, 'Imposta', q.impostaUtili, {
                  istruzioni: '3% di col. 1, con la maggiorazione del 20% e gli interessi; a RX40.',
                }),
              ]),
            ],
          },
        ]),
    ...(anno < 2025
      ? []
      : [{ titolo: 'Sezione XXV, imprese giovanili in agricoltura', righi: [agricoltura(anno)] }]),
    ...listChiuse(anno).dopo,
    {
      titolo: 'Altre imposte sostitutive (dati interni)',
      righi: [
        ...interni(901, 6).map((numero) =>
          rigo(
            numero,
            'Imposta sostitutiva',
            [
              annota(1, 'Descrizione', 'testo', { lunghezza: 60 }),
              annota(2, 'Base imponibile', 'euro'),
              annota(3, 'Aliquota %', 'percentuale'),
              inserisce(4, 'Imposta', c.impostaSostitutiva),
            ],
            { raccolta: c.sostitutive },
          ),
        ),
        rigo(907, 'Totale', [mostra(4, 'Imposta', c.totaleSostitutive)], { totale: true }),
      ],
    },
  ],
});

export const quadroRQ = makeQuadroRQ(2025);
