import { type Dato, dato, maggiore, meno, type Nodo, zeroEuro } from '../engine/index.ts';

/** LM40, the credits that the form names: column, form years, title. */
const CREDITI = [
  [1, '', 'Riacquisto della prima casa'],
  [2, '', 'Redditi prodotti all’estero'],
  [3, '', 'Fondi comuni'],
  [4, '', 'Altri immobili, sisma Abruzzo'],
  [5, '', 'Abitazione principale, sisma Abruzzo'],
  [6, '', 'Reintegro di anticipazioni dei fondi pensione'],
  [7, '', 'Conciliazione e mediazioni'],
  [8, '', 'Negoziazione e arbitrato'],
  [9, '', 'Erogazioni alla cultura'],
  [10, '', 'Scuola'],
  [11, '', 'Videosorveglianza'],
  [12, '', 'Sport-bonus'],
  [13, '', 'Bonifica ambientale'],
  [14, '2023', 'Monopattini e mobilità elettrica'],
  [14, '2024-', 'Contributo unificato'],
  [15, '', 'Prima casa under 36'],
  [16, '', 'Sanificazione e protezione'],
  [17, '', 'Depuratori d’acqua'],
  [18, '2023', 'Canoni di locazione e sanificazione (RU)'],
  [19, '2023-2024', 'Canoni delle imprese turistiche (RU)'],
  [20, '', 'Social bonus'],
  [21, '', 'Sistemi di accumulo'],
  [22, '', 'ITS Academy 30%'],
  [23, '', 'ITS Academy 60%'],
  [24, '', 'Attività fisica adattata'],
  [25, '2026-', 'Zone montane'],
] as const;
export const creditiNominati = CREDITI.map(([colonna, anni, titolo]) => ({ colonna, anni, titolo }));
/** One for each column: the years that use a column for another credit share it. */
export const creditoColonna: ReadonlyMap<number, Dato> = new Map(
  creditiNominati.map(({ colonna }) => [
    colonna,
    dato({
      id: `sostitutiva.credito${colonna}`,
      titolo: `Crediti d’imposta, LM40 col. ${colonna}`,
      unita: 'euro',
      seManca: 'zero',
    }),
  ]),
);

/** What of a credit the flat tax already took in LM40: RN has the rest. */
export const senzaSostitutiva = (colonna: number, credito: Nodo, ...tolto: readonly Nodo[]): Nodo => {
  const usato = creditoColonna.get(colonna);
  return maggiore(zeroEuro, meno(credito, ...tolto, ...(usato ? [usato] : [])));
};
/** LM40, second column: a foreign credit may be below nothing, when one of the years before is given back. */
export const esteroSostitutiva: Nodo = creditoColonna.get(2) ?? zeroEuro;
