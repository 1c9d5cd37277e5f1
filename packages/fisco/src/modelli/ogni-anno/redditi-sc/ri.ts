import * as r from '../../../regole/fondi-pensione.ts';
import { mostra, rigo } from '../../scheda.ts';
import { importo, totale } from '../elenco.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

/** RI: what a pension fund pays on its result. */
export const quadroRI: QuadroDiAnni = {
  codice: 'RI',
  titolo: 'Fondi pensione, imposta sostitutiva',
  titoloBreve: 'Fondi pensione',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'I righi sono interni. Dei titoli pubblici si indica fra i redditi esenti la parte che non è tassata. L’imposta si versa a parte, entro il 16 febbraio: da riscontrare.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Risultato di gestione (dati interni)',
      righi: [
        ...[r.finale, r.erogazioni, r.iniziale, r.contributi, r.esenti].map((dato, posto) =>
          rigo(901 + posto, dato.titolo, [importo(1, dato)]),
        ),
        totale(906, r.risultato, '901 + 902 − 903 − 904 − 905'),
        rigo(907, 'Risultati negativi', [
          importo(1, r.precedenti),
          mostra(2, 'Usati', r.usati),
          mostra(3, 'Da riportare', r.daRiportare),
        ]),
        totale(908, r.imponibile, '906 − 907 col. 2'),
        totale(909, r.imposta, '20% di 908'),
      ],
    },
  ],
};
