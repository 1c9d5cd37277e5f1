import { tipiEnergia, tipiRecupero } from '../../../parametri/lavori.ts';
import * as quadroF from '../../../regole/acconti-730.ts';
import * as arredi from '../../../regole/arredi.ts';
import { energia, recupero } from '../../../regole/lavori.ts';
import { annota, type Colonna, inserisce } from '../../scheda.ts';
import type { RighiUfficiali } from './ufficiale.ts';

/** Sections III A, III C and IV of quadro E, as the form of each year has them. */
const ANNI = [2023, 2024, 2025, 2026] as const;
type Anno = (typeof ANNI)[number];
const perAnno = (make: (anno: Anno) => RighiUfficiali): RighiUfficiali[] =>
  ANNI.map((anno) => ({ ...make(anno), dal: anno, al: anno === 2026 ? 2099 : anno }));

const RATA = 'La rata è contata qui; solo se è un’altra si indica nella colonna interna.';
const scelta = (codice: number, descrizione: string) => ({ codice: String(codice), descrizione });
const ridotte: Readonly<Record<Anno, string>> = {
  2023: '',
  2024: '90%',
  2025: '70%, 90% per le spese del 2023',
  2026: '65%, 90% per le spese del 2023, 70% per quelle del 2024',
};
/** Until the form of 2023 a box for 110%; then a code. */
const percentuale = (anno: Anno, colonna: number, dato: typeof recupero.percentuale): Colonna =>
  anno === 2023
    ? inserisce(colonna, 'Al 110%', dato, { tipo: 'barrata' })
    : inserisce(colonna, 'Percentuale', dato, {
        opzioni: [
          scelta(1, '110%'),
          scelta(2, ridotte[anno]),
          ...(anno < 2026 ? [] : [scelta(3, '50%, abitazione principale, spese dal 2025')]),
        ],
      });
/** A box that the form has beside another column, with its number and a letter. */
const opzione2023 = (anno: Anno, dato: typeof recupero.opzione2023, lettera: string): Colonna[] =>
  anno < 2025
    ? []
    : [
        inserisce(91, 'Opzione 2023', dato, {
          istruzioni: `Dieci rate per il superbonus del 2023. Sul modello è la colonna ${lettera}.`,
        }),
      ];
/** The box that Redditi PF has a year before the 730. */
const senzaOpzione = (anno: Anno): number[] => (anno < 2025 ? [91] : []);
/** What RP56 asks of a transparent company. */
const DELLA_SOCIETA = [7, 8, 9, 10, 11, 12, 13, 92];
const NUOVO_NEL_2026 = 23;

export const righiRecupero = perAnno((anno) => ({
  ...{ righi: '41-43', da: 'RP41', colonne: '3-6 8 10<11', invece: [1, 2, 7, 9, ...senzaOpzione(anno)] },
  proprie: [
    inserisce(1, 'Anno', recupero.anno, { min: anno - 10, max: anno - 1 }),
    inserisce(2, 'Tipologia', recupero.tipo, {
      opzioni: tipiRecupero
        .filter(({ codice }) => anno >= 2026 || codice !== NUOVO_NEL_2026)
        .map(({ codice, descrizione }) => scelta(codice, descrizione)),
    }),
    percentuale(anno, 7, recupero.percentuale),
    inserisce(9, 'Spesa', quadroF.spesaRecupero, { istruzioni: RATA }),
    ...opzione2023(anno, recupero.opzione2023, '8A'),
  ],
}));

const periodi = [scelta(1, 'Dal 1° gennaio al 5 giugno 2013: 55%'), scelta(2, 'Dal 6 giugno 2013: 65%')];
export const righiEnergia = perAnno((anno) => ({
  ...{ righi: '61-62', da: 'RP61', colonne: '4 5 7 9', invece: [1, 2, 3, 6, 8, ...senzaOpzione(anno)] },
  proprie: [
    inserisce(1, 'Tipo', energia.tipo, {
      opzioni: tipiEnergia.map(({ codice, descrizione }) => scelta(codice, descrizione)),
    }),
    inserisce(2, 'Anno', energia.anno, { min: 2008, max: anno - 1 }),
    ...(anno === 2023 ? [inserisce(3, 'Periodo del 2013', energia.periodo2013, { opzioni: periodi })] : []),
    percentuale(anno, 6, energia.percentuale),
    inserisce(8, 'Spesa', quadroF.spesaEnergia, { istruzioni: RATA }),
    ...opzione2023(anno, energia.opzione2023, '7A'),
  ],
}));

const parti: Readonly<Record<Anno, readonly string[]>> = {
  2023: [],
  2024: ['110%', '90%'],
  2025: ['110%', '90%, spese del 2023', '70%, spese del 2024'],
  2026: ['110%', '90%, spese del 2023', '70%, spese del 2024', '65%, spese del 2025'],
};
export const righiRicariche = perAnno((anno) => ({
  ...{
    righi: '56',
    da: 'RP56',
    colonne: anno === 2023 ? '1 106<4' : '1 5',
    invece: anno === 2023 ? [2, 3, 5, 6, 7, 8, 9] : [2, 3, 4, ...DELLA_SOCIETA, ...senzaOpzione(anno)],
  },
  proprie: [
    inserisce(2, 'Anno', arredi.ricaricaAnno, { min: 2019, max: anno - 1 }),
    inserisce(3, 'Spesa', quadroF.spesaRicarica, { istruzioni: RATA }),
    ...(anno === 2023
      ? []
      : [
          inserisce(4, 'Percentuale', arredi.ricaricaPercentuale, {
            opzioni: parti[anno].map((parte, i) => scelta(i + 1, parte)),
          }),
        ]),
    ...opzione2023(anno, arredi.ricaricaOpzione, '5A'),
  ],
}));

export const righiArredi: readonly RighiUfficiali[] = [
  {
    ...{ righi: '57', da: 'RP57', colonne: '1 3<4', invece: [2, 5] },
    proprie: [
      inserisce(2, 'Spesa', quadroF.spesaMobili, { istruzioni: RATA }),
      inserisce(4, 'Spesa, secondo immobile', quadroF.spesaSecondi, { istruzioni: RATA }),
    ],
  },
  {
    ...{ righi: '58', da: 'RP58', colonne: '1', invece: [2] },
    proprie: [inserisce(2, 'Spesa del 2016', quadroF.spesaCoppie, { max: 16_000, istruzioni: RATA })],
  },
  {
    ...{ righi: '59', da: 'RP59', colonne: '1', invece: [2] },
    proprie: [inserisce(2, 'IVA pagata', quadroF.spesaClasse, { istruzioni: RATA })],
  },
];

/** E53: more caselle than the rigo of Redditi PF keeps together. */
export const rigoContratti: RighiUfficiali = {
  ...{
    righi: '53',
    da: 'RP53',
    titolo: 'Contratto e domanda di accatastamento',
    raccolta: 'contrattiLavori',
  },
  invece: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  proprie: [
    annota(1, 'N. d’ordine dell’immobile', 'intero', { max: 99 }),
    annota(2, 'Condominio', 'barrata'),
    annota(3, 'Data di registrazione', 'data'),
    annota(4, 'Serie', 'testo', { lunghezza: 3 }),
    annota(5, 'Numero e sottonumero', 'testo', { lunghezza: 10 }),
    annota(6, 'Codice ufficio', 'testo', { lunghezza: 3 }),
    annota(7, 'Codice identificativo', 'testo', { lunghezza: 17 }),
    annota(8, 'Data della domanda', 'data'),
    annota(9, 'Numero della domanda', 'testo', { lunghezza: 10 }),
    annota(10, 'Provincia dell’ufficio', 'testo', { lunghezza: 2 }),
  ],
};
