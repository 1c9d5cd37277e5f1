import * as q from '../../../regole/imposte-rq-chiuse.ts';
import { annota, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

type Sezione = QuadroScheda['sezioni'][number];

const extracontabili: Sezione = {
  titolo: 'Sezione IV, deduzioni extracontabili',
  righi: [
    ...q.extracontabili.map(({ rigo: numero, voci, totale }) =>
      rigo(numero, 'Deduzioni riallineate', [
        ...voci.map(({ colonna, titolo, dato }) => inserisce(colonna, titolo, dato)),
        mostra(7, 'Totale', totale, { formulaBreve: 'col. da 1 a 6' }),
      ]),
    ),
    rigo(
      18,
      'Imposta sostitutiva',
      [
        mostra(1, 'Totale', q.extracontabiliTotale, { formulaBreve: 'RQ15, RQ16 e RQ17 col. 7' }),
        inserisce(2, 'Anni precedenti', q.extracontabiliPrecedenti),
        mostra(3, 'Imposta', q.extracontabiliImposta, {
          formulaBreve: '12%, 14% e 16% a scaglioni, oltre col. 2; a RX33',
        }),
      ],
      { totale: true },
    ),
    rigo(19, 'Prima rata', [
      mostra(1, 'Importo', q.extracontabiliPrima, { formulaBreve: '30% di RQ18 col. 3' }),
    ]),
  ],
};

const rivalutazioni: Sezione = {
  titolo: 'Sezione XXIII, rivalutazione dei beni e delle partecipazioni',
  righi: [
    ...q.rivalutati.map(({ rigo: numero, titolo, valori, imposta }) =>
      rigo(numero, titolo, [
        inserisce(1, 'Maggiori valori', valori),
        mostra(2, 'Imposta', imposta, {
          formulaBreve: `${numero === 86 || numero === 89 ? 12 : 10}% di col. 1`,
        }),
      ]),
    ),
    rigo(
      92,
      'Totale',
      [
        mostra(1, 'Imposta', q.rivalutatiImposta, { formulaBreve: 'da RQ86 a RQ91 col. 2, a RX38' }),
        annota(2, 'Prima rata', 'euro'),
      ],
      { totale: true },
    ),
    rigo(93, 'Affrancamento', [
      inserisce(1, 'Importo', q.daAffrancare),
      mostra(2, 'Imposta', q.affrancamentoImposta, { formulaBreve: '10% di col. 1, a RX39' }),
      annota(3, 'Prima rata', 'euro'),
    ]),
  ],
};

const ALIQUOTE = [
  { codice: '3', descrizione: 'Ordinaria, 30%' },
  { codice: '4', descrizione: 'Ridotta, 27%' },
];
const utili: Sezione = {
  titolo: 'Sezione XXV, utili e riserve di utile',
  righi: [
    ...[98, 99, 100].map((numero) =>
      rigo(
        numero,
        'Soggetto partecipato',
        [
          annota(1, 'Codice estero', 'testo', { lunghezza: 30 }),
          annota(2, 'Denominazione', 'testo', { lunghezza: 60 }),
          annota(3, 'Sede legale', 'testo', { lunghezza: 100 }),
          annota(4, 'Stato estero', 'testo', { lunghezza: 3 }),
          annota(5, 'Partecipazione indiretta', 'barrata'),
          inserisce(6, 'Utili e riserve', q.utili),
          annota(7, 'Solo una parte', 'barrata'),
          inserisce(8, 'Aliquota', q.tipoAliquota, { opzioni: ALIQUOTE }),
          mostra(9, 'Imposta', q.utiliImposta, { formulaBreve: '30% o 27% di col. 6' }),
        ],
        { raccolta: q.partecipate },
      ),
    ),
    rigo(
      101,
      'Imposta dovuta',
      [
        mostra(1, 'Ordinaria', q.utiliOrdinaria, { formulaBreve: 'col. 9 con il codice 3, a RX40' }),
        mostra(2, 'Ridotta', q.utiliRidotta, { formulaBreve: 'col. 9 con il codice 4, a RX41' }),
      ],
      { totale: true },
    ),
  ],
};

const rimanenze: Sezione = {
  titolo: 'Sezione XXVII, adeguamento delle esistenze iniziali',
  righi: [
    rigo(110, 'Esistenze eliminate, IVA', [
      inserisce(1, 'Valore maggiorato', q.eliminatoIva, {
        istruzioni: 'Valore eliminato per il coefficiente.',
      }),
      inserisce(2, 'Aliquota media', q.aliquotaIva, { max: 100 }),
      mostra(3, 'Imposta', q.rimanenzeIva, { formulaBreve: 'col. 2 di col. 1' }),
    ]),
    rigo(111, 'Esistenze eliminate, redditi', [
      inserisce(1, 'Valore maggiorato', q.eliminato, { istruzioni: 'Valore eliminato per il coefficiente.' }),
      inserisce(2, 'Valore eliminato', q.eliminatoValore),
      mostra(3, 'Differenza', q.eliminatoBase, { formulaBreve: 'col. 1 − col. 2' }),
      mostra(4, 'Imposta', q.eliminatoImposta, { formulaBreve: '18% di col. 3' }),
    ]),
    rigo(112, 'Esistenze iscritte', [
      inserisce(1, 'Valore', q.iscritto),
      mostra(2, 'Imposta', q.iscrittoImposta, { formulaBreve: '18% di col. 1' }),
    ]),
  ],
};

/** Sections of RQ that end with the forms of 2023 and 2024: before SIIQ's kin, and after the exclusion of buildings. */
export const listChiuse = (
  anno: number,
): { readonly prima: readonly Sezione[]; readonly dopo: readonly Sezione[] } => ({
  prima: anno === 2023 || anno === 2024 ? [extracontabili] : [],
  dopo: anno === 2023 ? [rivalutazioni, utili] : anno === 2024 ? [rimanenze] : [],
});
