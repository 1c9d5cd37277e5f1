import * as r from '../../../regole/certificazione.ts';
import { euro, type GruppoPunti, letto, type Punto, persona, testo } from './punti.ts';

const pignoramento = (primo: number, quale: number): Punto[] => [
  persona(primo, `Pignoramento ${quale}: debitore principale`),
  euro(primo + 1, `Pignoramento ${quale}: somme erogate`),
  euro(primo + 2, `Pignoramento ${quale}: ritenute operate`),
  euro(primo + 3, `Pignoramento ${quale}: somme erogate non tassate`),
];
const indennita = (primo: number, quale: number): Punto[] => [
  euro(primo, `Esproprio e risarcimento ${quale}: somme corrisposte`),
  euro(primo + 1, `Esproprio e risarcimento ${quale}: ritenute operate`),
  euro(primo + 2, `Altre indennità e interessi ${quale}: somme corrisposte`),
  euro(primo + 3, `Altre indennità e interessi ${quale}: ritenute operate`),
];

/** Self-employment, commissions and other income, but the points of the sums themselves. */
export const puntiAutonomo: readonly GruppoPunti[] = [
  {
    titolo: 'Ritenute sospese e addizionali',
    punti: [
      letto(11, r.ritenuteSospese),
      euro(12, 'Addizionale regionale a titolo d’acconto'),
      euro(13, 'Addizionale regionale a titolo d’imposta'),
      euro(14, 'Addizionale regionale sospesa'),
      euro(15, 'Addizionale comunale a titolo d’acconto'),
      euro(16, 'Addizionale comunale a titolo d’imposta'),
      euro(17, 'Addizionale comunale sospesa'),
      euro(18, 'Imponibile di anni precedenti'),
      euro(19, 'Ritenute operate in anni precedenti'),
      euro(20, 'Spese rimborsate'),
      euro(21, 'Ritenute rimborsate'),
    ],
  },
  {
    titolo: 'Dati previdenziali',
    punti: [
      persona(29, 'Codice fiscale dell’ente previdenziale'),
      testo(30, 'Denominazione dell’ente previdenziale', { lunghezza: 60 }),
      testo(32, 'Codice azienda', { lunghezza: 15 }),
      testo(33, 'Categoria del percipiente', { lunghezza: 5 }),
      euro(34, 'Contributi a carico dell’erogante'),
      euro(35, 'Contributi a carico del percipiente'),
      testo(36, 'Altri contributi', { lunghezza: 16 }),
      euro(37, 'Importo degli altri contributi'),
      euro(38, 'Contributi dovuti'),
      euro(39, 'Contributi versati'),
    ],
  },
  {
    titolo: 'Operazioni straordinarie, pignoramenti, espropri',
    punti: [
      persona(72, 'Operazioni straordinarie: codice fiscale'),
      ...pignoramento(101, 1),
      ...pignoramento(105, 2),
      ...indennita(131, 1),
      ...indennita(135, 2),
    ],
  },
];

/** Point 006 of self-employment by year of the form: the codes that the facts know. */
export const codiciSomme: readonly {
  readonly dal: number;
  readonly al: number;
  readonly codici: readonly number[];
}[] = [
  { dal: 2019, al: 2019, codici: [7] },
  { dal: 2020, al: 2020, codici: [7, 8] },
  { dal: 2021, al: 2021, codici: [7, 12] },
  { dal: 2022, al: 2023, codici: [21, 22, 24] },
  // 23 is of sport, from the reform of July 2023: nobody confirms it, and it is not said to be wrong.
  { dal: 2024, al: 2024, codici: [21, 22, 23, 24] },
];
