import { arrotonda, meno, minore, parametro, per, saldo, zeroEuro } from '../engine/index.ts';
import { daRiscontrare as incerta, percento, vale } from '../parametri/scrittura.ts';
import { daRiscontrare } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';

const NORMA = daRiscontrare('D.Lgs. 252/2005', 'art. 17');
const aliquota = parametro({
  id: 'fondi-pensione/sostitutiva',
  descrizione: 'Imposta sostitutiva dei fondi pensione',
  unita: 'quota',
  valori: [vale(2018, null, percento(20), incerta('D.Lgs. 252/2005', 'art. 17'))],
});
const dato = (nome: string, titolo: string) => importo(`fondiPensione.${nome}`, titolo);
/** The result of a pension fund: what it is worth at the end with what it paid, less what it was worth and received. */
export const finale = dato('finale', 'Patrimonio a fine anno');
export const erogazioni = dato('erogazioni', 'Erogazioni, riscatti e trasferimenti');
export const iniziale = dato('iniziale', 'Patrimonio a inizio anno');
export const contributi = dato('contributi', 'Contributi e somme ricevute');
export const esenti = dato('esenti', 'Redditi esenti o già tassati');
export const precedenti = dato('precedenti', 'Risultati negativi precedenti');
const make = (nome: string, titolo: string, valore: Parameters<typeof conteggio>[2]) =>
  conteggio(`fondiPensione.${nome}`, titolo, valore, NORMA);
export const risultato = make(
  'risultato',
  'Risultato maturato',
  saldo([finale, erogazioni], [iniziale, contributi, esenti]),
);
export const usati = make('usati', 'Risultati negativi usati', minore(precedenti, positivo(risultato)));
export const imponibile = make('imponibile', 'Imponibile', meno(positivo(risultato), usati));
export const imposta = make('imposta', 'Imposta sostitutiva', arrotonda.euro(per(imponibile, aliquota)));
export const daRiportare = make(
  'daRiportare',
  'Risultati negativi da riportare',
  saldo([precedenti, positivo(meno(zeroEuro, risultato))], [usati]),
);
