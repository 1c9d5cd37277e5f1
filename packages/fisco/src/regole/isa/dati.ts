import {
  codice,
  dato,
  e,
  fino,
  meno,
  type Nodo,
  non,
  oltre,
  per,
  regola,
  saldo,
  se,
  somma,
  sommaDi,
  uguale,
  zeroEuro,
} from '../../engine/index.ts';
import * as p from '../../parametri/isa.ts';
import { daRiscontrare, sempre } from '../fonti.ts';
import { conteggio, importo } from '../importi.ts';
import { causa } from './punteggio.ts';

/** What the form collects: the accounts of a business, of a profession, its people, its activities. */
const MODELLO = daRiscontrare('Modello ISA', 'quadri A, F, G e H');
const voci = (radice: string, righe: readonly (readonly [number, string])[]) =>
  righe.map(([rigo, titolo]) => ({ rigo, dato: importo(`isa.${radice}${rigo}`, titolo) }));

const DA_RISCONTRARE = 'contenuto da riscontrare sul modello dell’anno';
export const contiImpresa = voci('f', [
  [1, 'Ricavi dell’art. 85, c. 1, lett. a e b'],
  [2, 'Altri proventi considerati ricavi'],
  [3, 'Ulteriori componenti positivi (adeguamento)'],
  [4, 'Incrementi di immobilizzazioni per lavori interni'],
  [5, 'Altri proventi e componenti positivi'],
  [6, 'Esistenze iniziali di merci e prodotti'],
  [7, 'Rimanenze finali di merci e prodotti'],
  [8, 'Acquisti di merci e materie'],
  [9, 'Esistenze iniziali di generi ad aggio'],
  [10, 'Rimanenze finali di generi ad aggio'],
  [11, 'Acquisti di generi ad aggio'],
  [12, 'Costi per la produzione di servizi'],
  [13, 'Esistenze iniziali di opere e servizi ultrannuali'],
  [14, 'Rimanenze finali di opere e servizi ultrannuali'],
  ...Array.from({ length: 9 }, (_, i) => [15 + i, `Costo, ${DA_RISCONTRARE}`] as const),
  [24, 'Altri componenti negativi'],
]);
const f = (...righi: readonly number[]): Nodo[] =>
  contiImpresa.filter(({ rigo }) => righi.includes(rigo)).map(({ dato: suo }) => suo);
const range = (primo: number, ultimo: number) =>
  Array.from({ length: ultimo - primo + 1 }, (_, posto) => primo + posto);
export const conto = (rigo: number) => {
  const trovata = contiImpresa.find((voce) => voce.rigo === rigo);
  if (!trovata) throw new Error(`F${rigo} is not there`);
  return trovata.dato;
};
export const indennita = importo('isa.f2indennita', 'Di cui indennità, lett. f');
export const ricavi = conteggio(
  'isa.ricavi',
  'Totale componenti positivi',
  somma(...f(1, 2, 3, 4, 5)),
  MODELLO,
);
export const costoVenduto = conteggio(
  'isa.costoVenduto',
  'Costo del venduto e della produzione',
  saldo(f(6, 8, 9, 11, 12, 13), f(7, 10, 14)),
  MODELLO,
);
export const margine = conteggio('isa.margine', 'Margine', meno(ricavi, costoVenduto), MODELLO);
export const risultato = conteggio(
  'isa.risultato',
  'Risultato prima della gestione finanziaria',
  saldo([margine], f(...range(15, 24))),
  MODELLO,
);

export const contiAutonomo = voci('h', [
  [901, 'Compensi'],
  [902, 'Ulteriori componenti positivi (adeguamento)'],
  [903, 'Altri proventi'],
  [904, 'Spese per il personale'],
  [905, 'Compensi a terzi'],
  [906, 'Ammortamenti e canoni'],
  [907, 'Altre spese'],
]);
const h = (...righi: readonly number[]): Nodo[] =>
  contiAutonomo.filter(({ rigo }) => righi.includes(rigo)).map(({ dato: suo }) => suo);
export const compensi = conteggio('isa.compensi', 'Compensi e proventi', somma(...h(901, 902, 903)), MODELLO);
export const compensiAdeguamento = conteggio(
  'isa.compensiAdeguamento',
  'Ulteriori compensi',
  somma(...h(902)),
  MODELLO,
);
export const redditoAutonomo = conteggio(
  'isa.redditoAutonomo',
  'Reddito o perdita',
  saldo([compensi], h(904, 905, 906, 907)),
  MODELLO,
);

// --- what one does ------------------------------------------------------------------------------------------------------
export const attivitaSvolte = 'isa.attivitaSvolte';
export const ricaviAttivita = importo('isa.ricaviAttivita', 'Ricavi', attivitaSvolte);
export const stessoIsa = dato({
  id: 'isa.stessoIsa',
  titolo: 'Dello stesso ISA',
  unita: 'logico',
  raccolta: attivitaSvolte,
  seManca: 'zero',
});
const tutte = sommaDi(attivitaSvolte, ricaviAttivita);
export const totaleAttivita = conteggio('isa.totaleAttivita', 'Ricavi di tutte le attività', tutte, MODELLO);
export const totaleSecondarie = conteggio(
  'isa.totaleSecondarie',
  'Ricavi di altri ISA',
  sommaDi(attivitaSvolte, se(stessoIsa, zeroEuro, ricaviAttivita)),
  MODELLO,
);
const isCausa = (quale: number): Nodo => uguale(causa, codice(quale));
const troppeSecondarie = oltre(totaleSecondarie, per(totaleAttivita, p.quotaSecondarie));
const troppi = oltre(somma(...f(1, 2)), p.limiteRicavi);
/** What the data say of the exclusion, and its code does not; and the other way round. */
export const esclusione = {
  secondarieTaciute: e(troppeSecondarie, non(isCausa(7))),
  secondarieSmentite: e(isCausa(7), oltre(totaleAttivita, zeroEuro), non(troppeSecondarie)),
  ricaviTaciuti: e(troppi, non(isCausa(3))),
  ricaviSmentiti: e(isCausa(3), oltre(somma(...f(1, 2)), zeroEuro), fino(somma(...f(1, 2)), p.limiteRicavi)),
} as const;

// --- people -------------------------------------------------------------------------------------------------------------
export const personale = (
  [
    [1, 'Dipendenti a tempo pieno'],
    [902, 'Dipendenti a tempo parziale'],
    [903, 'Apprendisti'],
    [904, 'Lavoratori a domicilio'],
    [905, 'Collaboratori coordinati e continuativi'],
  ] as const
).map(([rigo, titolo]) => ({
  rigo,
  dato: dato({ id: `isa.a${rigo}`, titolo, unita: 'giorni', seManca: 'zero' }),
}));
export const giornate = regola({
  id: 'isa.giornate',
  titolo: 'Totale delle giornate',
  unita: 'giorni',
  formule: sempre(somma(...personale.map(({ dato: suo }) => suo)), MODELLO),
});
