import { listCodici } from '../../../parametri/codici.ts';
import { codiciEsclusioneIsa } from '../../../parametri/codici-isa.ts';
import * as d from '../../../regole/isa/dati.ts';
import * as p from '../../../regole/isa/punteggio.ts';
import { annota, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';

const PUNTI = { tipo: 'decimale', min: 1, max: 10 } as const;

/** Why the index does not apply: the codes of the years that were read, any in those before. */
export const makeEsclusione = (anno: number): RigoScheda => {
  const opzioni = listCodici(codiciEsclusioneIsa, anno);
  return rigo(901, 'Esclusione', [
    inserisce(1, 'Causa', p.causa, {
      ...(opzioni ? { opzioni } : {}),
      istruzioni: 'La stessa del primo rigo di RE, RF o RG. Con 7 e 14 il modello si compila lo stesso.',
    }),
  ]);
};
/** The activities, for who has more than one. */
export const righiAttivita: readonly RigoScheda[] = [
  ...[911, 912, 913, 914].map((numero) =>
    rigo(
      numero,
      'Attività svolta',
      [
        annota(1, 'Codice ATECO', 'codice', { lunghezza: 6 }),
        inserisce(2, 'Ricavi', d.ricaviAttivita),
        inserisce(3, 'Dello stesso ISA', d.stessoIsa),
      ],
      { raccolta: d.attivitaSvolte },
    ),
  ),
  rigo(915, 'Totale attività', [
    mostra(1, 'Ricavi', d.totaleAttivita),
    mostra(2, 'Di altri ISA', d.totaleSecondarie),
  ]),
];
/** What the score gives: from the act of the year. */
export const righiBenefici: readonly RigoScheda[] = [
  rigo(921, 'Punteggio dell’anno prima', [inserisce(1, 'Punteggio', p.precedente, PUNTI)]),
  rigo(922, 'Concordato preventivo', [inserisce(1, 'Aderente nell’anno', p.aderente)]),
  rigo(923, p.finale.titolo, [mostra(1, 'Punteggio', p.finale, { tipo: 'decimale' })], { totale: true }),
  ...[p.benefici.iva, p.benefici.dirette, p.benefici.rimborso].map((uno, i) =>
    rigo(924 + i, uno.titolo, [mostra(1, 'Importo', uno)]),
  ),
  ...[p.benefici.comodo, p.benefici.sintetico, p.benefici.presunzioni, p.benefici.anno].map((uno, i) =>
    rigo(927 + i, uno.titolo, [mostra(1, 'Spetta', uno)]),
  ),
];
