import type { Concetto, Dato } from '../../engine/index.ts';
import type { AltriRedditi, ImposteAParte, makePlusvalenze } from '../../regole/quadri-societa.ts';
import { annota, type Colonna, inserisce, mostra, type RigoScheda, rigo } from '../scheda.ts';
import type { QuadroDiAnni } from './scheda-di-anni.ts';

interface Parti {
  readonly codice: string;
  readonly titolo: string;
  readonly titoloBreve: string;
  readonly nota: string;
  readonly raccolta: string;
  /** What each rigo is called, and its caselle. */
  readonly voce: string;
  readonly colonne: readonly Colonna[];
  readonly totali: readonly RigoScheda[];
}
/** The sum of a quadro, and where it goes. */
export const totale = (
  numero: number,
  concetto: Concetto,
  va: string,
  titolo: string = concetto.titolo,
): RigoScheda =>
  rigo(numero, titolo, [mostra(1, 'Importo', concetto, { formulaBreve: va, negativi: true })], {
    totale: true,
  });
/** Some righi all alike, more with the moduli: their numbers are ours. */
export const righiAlike = (
  voce: string,
  colonne: readonly Colonna[],
  raccolta: string,
  numeri: readonly number[] = [901, 902, 903, 904],
): RigoScheda[] => numeri.map((numero) => rigo(numero, voce, colonne, { raccolta }));
/** A quadro of some righi all alike, and their sum. */
export const makeElenco = ({ raccolta, voce, colonne, totali, ...quadro }: Parti): QuadroDiAnni => ({
  ...quadro,
  fascicolo: 1,
  copertura: 'indicativo',
  dipendeDa: [],
  sezioni: [
    { titolo: `${quadro.titolo} (dati interni)`, righi: righiAlike(voce, colonne, raccolta) },
    { titolo: 'Totale (dati interni)', righi: totali },
  ],
});
/** A casella called as its dato. */
export const importo = (colonna: number, dato: Dato, negativi?: true): Colonna =>
  inserisce(colonna, dato.titolo, dato, negativi ? { negativi } : {});
export const codiceFiscale = annota(1, 'Codice fiscale', 'codiceFiscale');
export const descrizione = annota(1, 'Descrizione', 'testo', { lunghezza: 100 });

const TIPI_RL = [
  { codice: '1', descrizione: 'Redditi di capitale' },
  { codice: '2', descrizione: 'Redditi diversi' },
];
/** RL: other incomes, gross and net. */
export const makeQuadroRL = (r: AltriRedditi, nota: string, netto: string): QuadroDiAnni =>
  makeElenco({
    codice: 'RL',
    titolo: 'Altri redditi',
    titoloBreve: 'Altri redditi',
    nota,
    raccolta: r.raccolta,
    voce: 'Reddito',
    colonne: [
      inserisce(1, 'Tipo', r.tipo, { opzioni: TIPI_RL }),
      importo(2, r.lordo),
      importo(3, r.spese),
      mostra(4, 'Netto', r.netto, { formulaBreve: netto }),
    ],
    totali: [totale(911, r.totale, 'a RN')],
  });
/** The caselle of a tax apart. */
export const colonneAParte = ({ base, aliquota, imposta }: ImposteAParte): Colonna[] => [
  descrizione,
  importo(2, base),
  inserisce(3, 'Aliquota %', aliquota, { max: 50 }),
  mostra(4, 'Imposta', imposta, { formulaBreve: 'col. 2 × col. 3' }),
  annota(5, 'Versata', 'euro'),
];
/** A quadro of taxes apart. */
export const makeQuadroAParte = (
  quadro: Pick<Parti, 'codice' | 'titolo' | 'titoloBreve' | 'nota'>,
  imposte: ImposteAParte,
): QuadroDiAnni =>
  makeElenco({
    ...quadro,
    raccolta: imposte.raccolta,
    voce: 'Imposta',
    colonne: colonneAParte(imposte),
    totali: [totale(911, imposte.totale, 'a RX')],
  });
/** RT: gains at the rate of the year, less the losses of before. */
export const sezionePlusvalenze = (
  r: ReturnType<typeof makePlusvalenze>,
): QuadroDiAnni['sezioni'][number] => ({
  titolo: 'Plusvalenze al 26% (dati interni)',
  righi: [
    rigo(901, r.corrispettivi.titolo, [importo(1, r.corrispettivi)]),
    rigo(902, r.costi.titolo, [importo(1, r.costi)]),
    rigo(903, 'Minusvalenze', [
      inserisce(1, 'Precedenti', r.minusvalenze, { istruzioni: 'Degli ultimi quattro anni.' }),
      mostra(2, 'Utilizzate', r.usate),
      mostra(3, 'Da riportare', r.residue),
    ]),
    totale(904, r.base, '901 − 902 − 903'),
    totale(905, r.imposta, 'a RX'),
  ],
});
