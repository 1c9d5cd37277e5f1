import { type Parametro, parametro, type Tabella } from '../engine/index.ts';
import { isFraAnni, numeroCodice, readCodici } from './codici.ts';
import { codiciCrediti, codiciEsclusi } from './codici-crediti.ts';
import { euro, legge, vale } from './scrittura.ts';

/** Codes by form years, as ranges. */
type Elenco = readonly (readonly [anni: string, codici: string])[];

/** What each form year prints of single credits: PF3 2023 p. 103-135, 2024 p. 106-126, 2025 p. 107-121, 2026 p. 107-120. */
const SCHEDE: Elenco = [
  ['2023-', '01 05 23 24 28 2L 34 93 99 A3 C2 C4 E4 E5 E9 F3 F6 G5 H3 H5 I9 L1 M5 P8'],
  ['2023-2025', '3L A6 L5'],
  ['2023-2024', 'I8 L6 L9 N5 N7 N9 P1 R3'],
  [
    '2023',
    '96 D2 D3 D4 D5 D6 D7 D8 E3 F2 F7 G1 G2 G3 G6 H1 H8 I5 I7 L3 L7 L8 M2 M3 M7 M8 M9 N1 N2 N3 N6 O1 O2 O3',
  ],
  ['2023', 'O4 O5 O6 O7 O8 O9 P2 P3 P4 P5 P7 P9 Q1 Q2 Q3 Q4 Q5 Q6 Q7 Q8 Q9 R1 R2'],
  ['2024-', '78'],
  ['2024', 'R4 R5 R6 R7 R8 S2 S5 T2'],
  ['2024-2025', 'N8'],
  ['2025-', 'T1 T6 T8 U1 U2'],
  ['2025', 'U5'],
  ['2026-', 'U3 U4 U6'],
];
/** «Tabella crediti residui»: PF3 2023 p. 144, 2024 p. 135, 2025 p. 134, 2026 p. 133. */
const RESIDUI: Elenco = [
  [
    '2023-',
    '02 03 09 17 20 30 41 42 43 44 45 48 49 50 51 53 54 55 57 58 59 60 62 63 69 70 71 72 73 74 75 77 81 85 87',
  ],
  ['2023-', 'A4 A5 A7 A8 A9 B9 C5 C7 D1 F9 H9 I1 I2 L2 M1 M4 TS VS'],
  ['2023', '86 B2 B3 C3 C8'],
  ['2024-', '96 E3 F7 G1 H8 I5 I7 L3 M9 N6 P2'],
  ['2024', 'P3 P4 P5 P6 Q2 Q3 Q4 Q5 Q6 Q7 Q8 Q9 R1 R2'],
  ['2025-', 'I8 L4 L6 L9 N5 N9 P1 R3 S9 T2'],
  ['2026-', '3L A6 L5 N8 U5'],
];
/** Credits that the year begins: their sheet leaves RU2 out. */
const NUOVI: Elenco = [
  [
    '2023',
    'F6 G5 H1 H5 L6 L7 L8 L9 M7 M8 M9 N2 N3 N7 N9 O1 O2 O3 O4 O5 O6 O7 O8 O9 P1 P2 P3 P4 P5 P7 P8 P9 Q1 Q2 Q3',
  ],
  ['2023', 'Q4 Q5 Q6 Q7 Q8 Q9 R1 R2 R3'],
  ['2024', '78 S2 S5 T2'],
  ['2025', 'T1 T6 T8 U1 U2 U5'],
  ['2026', 'U3 U4 U6'],
];
/** RU9, column 1: art. 1260 of the civil code. */
const CEDIBILI: Elenco = [
  ['2023-', '20 28 30 41 42 43 44 45 57 58 59 60 69 70 71 72 73 85 A4 I7 N9'],
  ['2023', 'D2 D3 D4 D5 D6 D7 D8 H9 M1 M2 M3 N2 N3 O1 O2 O3 O7 O8 O9 P7 P9 Q1'],
  ['2023-2024', 'P3 P4 P5 P6 Q2 Q3 Q4 Q5 Q6 Q7 Q8 Q9 R1 R2'],
  ['2024', 'R4 R5 R6 R7 R8 S2 S5 T2'],
];
/** RU5: what column 1, column 2 and those with a letter are for, besides code 23. */
const PRIMA: Elenco = [
  ['2023-', '01 C4 2L'],
  ['2023-2025', '3L L1'],
  ['2023-2024', 'R3'],
  ['2023', 'H8 L3'],
  ['2026-', 'T1'],
];
const SECONDA: Elenco = [
  ['2023-', 'C4 2L'],
  ['2023-2025', '3L'],
  ['2023-2024', 'R3'],
  ['2023', 'L3'],
];
const LETTERE: Elenco = [
  ['2023-', 'C4 E5'],
  ['2023-2024', 'R3'],
  ['2023', 'E3'],
  ['2024-', 'H5'],
];
/** RU7, by column. */
const RITENUTE: Elenco = [
  ['2023-', '20 85'],
  ['2024-', '99'],
];
const IVA: Elenco = [
  ['2023-', '02 17 20 85'],
  ['2024-', '99'],
];
const IRPEF: Elenco = [
  ['2023-', '17 20 62 85 I2'],
  ['2023-2024', 'N9'],
  ['2023', 'H1 H8 H9 M1'],
  ['2024-', '99'],
];
const SOSTITUTIVA: Elenco = [
  ['2023-', '17 20'],
  ['2024-', '99'],
];
const RIMBORSO: Elenco = [
  ['2023-', '01 05'],
  ['2024-', '23'],
];

/**
 * Credits to which art. 1, c. 53, does not apply: their sheet says so in a year or another; G3 and G6 give back a discount on a
 * price (D.L. 5/2009, art. 1, c. 10), and of 62 the text of section III-C says it.
 */
const SENZA_LIMITE =
  '23 2L 3L 62 A3 C4 D2 D3 D4 D5 D6 D7 D8 F2 F6 F7 G2 G3 G5 G6 H8 I7 L1 L3 L8 M2 M3 M5 M7 N1 N2 N3 N8 N9 O1 O2 O3 O4 O5 O6 O7 O8 ' +
  'O9 P1 P2 P3 P4 P5 P6 P7 P8 P9 Q1 Q2 Q3 Q4 Q5 Q6 Q7 Q8 Q9 R1 R2 R4 R5 R6 R7 R8 S2 S5 T1 T6 U2 U4';
/** Those whose sheet says nothing of it, so that it applies. */
const CON_LIMITE =
  '01 05 24 28 34 78 93 96 99 A6 C2 E3 E4 E5 E9 F3 G1 H1 H3 H5 I5 I8 I9 L5 L6 L7 L9 M8 M9 N5 N6 N7 R3 T2 T8 U1 U3 U5 U6';

const ANNI = [2023, 2024, 2025, 2026] as const;
const TUTTI = readCodici(codiciCrediti).map(({ codice }) => codice);
const listCodiciDi = (elenco: Elenco, anno: number): Set<string> =>
  new Set(elenco.flatMap(([anni, codici]) => (isFraAnni(anni, anno) ? codici.split(' ') : [])));

/** Every code with its number, and zero for a rigo without. */
const makeTabella = (valore: (codice: string) => number): Tabella =>
  new Map([
    [0, 0] as const,
    ...[...new Set(TUTTI)].map((codice) => [numeroCodice(codice), valore(codice)] as const),
  ]);

/** Of a form year, the codes of which something is so: asked once a year, not once a code. */
type PerAnno = (anno: number) => (codice: string) => boolean;
/** A table of codes for each form year: 1 where something is so. Before the forms that were read it says nothing of any. */
const makeParametro = (id: string, descrizione: string, vero: PerAnno): Parametro<Tabella> =>
  parametro<Tabella>({
    id: `crediti-ru/${id}`,
    descrizione,
    unita: 'codice',
    valori: [
      vale(
        2018,
        2021,
        makeTabella(() => 0),
        legge('Istruzioni Redditi PF', 'quadro RU'),
      ),
      ...ANNI.map((anno) => {
        const isVero = vero(anno);
        return vale(
          anno - 1,
          anno === ANNI.at(-1) ? null : anno - 1,
          makeTabella((codice) => (isVero(codice) ? 1 : 0)),
          legge(`Istruzioni Redditi PF ${anno}`, 'fascicolo 3, quadro RU, sezione I'),
        );
      }),
    ],
  });
const isNellElenco =
  (elenco: Elenco): PerAnno =>
  (anno) => {
    const codici = listCodiciDi(elenco, anno);
    return (codice) => codici.has(codice);
  };
/** Codes out of a list that says all of them. */
const fuoriDa = (id: string, descrizione: string, elenco: Elenco) =>
  makeParametro(id, descrizione, (anno) => {
    const isDentro = isNellElenco(elenco)(anno);
    return (codice) => !isDentro(codice);
  });

export const soloResidui = makeParametro('solo-residui', 'Crediti non più maturabili', isNellElenco(RESIDUI));
export const senzaResiduo = makeParametro(
  'senza-residuo',
  'Crediti senza residuo precedente',
  isNellElenco(NUOVI),
);
export const nonCedibili = makeParametro('non-cedibili', 'Crediti che non si cedono', (anno) => {
  const [delleSchede, residui] = [isNellElenco(SCHEDE)(anno), isNellElenco(RESIDUI)(anno)];
  const cedibili = isNellElenco(CEDIBILI)(anno);
  return (codice) => (delleSchede(codice) || residui(codice)) && !cedibili(codice);
});
export const esclusi = makeParametro('esclusi', 'Crediti esclusi dalla sezione I', (anno) => {
  const codici = new Set(codiciEsclusi(anno));
  return (codice) => codici.has(codice);
});
export const fuoriPrima = fuoriDa('ru5-1', 'Crediti senza colonna 1 di RU5', PRIMA);
export const fuoriSeconda = fuoriDa('ru5-2', 'Crediti senza colonna 2 di RU5', SECONDA);
export const fuoriLettere = fuoriDa('ru5-lettere', 'Crediti senza colonne con lettera di RU5', LETTERE);
export const fuoriRitenute = fuoriDa('ru7-1', 'Crediti senza colonna 1 di RU7', RITENUTE);
export const fuoriIva = fuoriDa('ru7-2', 'Crediti senza colonne 2 e 3 di RU7', IVA);
export const fuoriIrpef = fuoriDa('ru7-4', 'Crediti senza colonne 4 e 5 di RU7', IRPEF);
export const fuoriSostitutiva = fuoriDa('ru7-6', 'Crediti senza colonna 6 di RU7', SOSTITUTIVA);
export const fuoriRimborso = fuoriDa('ru11', 'Crediti senza rimborso', RIMBORSO);

/** Whether the yearly limit holds for a credit: 0 it does, 1 it does not, 2 no text that was read says it. */
export const LIMITE_IGNOTO = 2;
const liberi = new Set(SENZA_LIMITE.split(' '));
const limitati = new Set(CON_LIMITE.split(' '));
export const limiteDelCredito = parametro<Tabella>({
  id: 'crediti-ru/limite',
  descrizione: 'Crediti senza limite annuo',
  unita: 'codice',
  valori: [
    vale(
      2018,
      null,
      makeTabella((codice) => (liberi.has(codice) ? 1 : limitati.has(codice) ? 0 : LIMITE_IGNOTO)),
      legge('Istruzioni Redditi PF 2023-2026', 'fascicolo 3, quadro RU, schede dei crediti'),
    ),
  ],
});

/** What was compensated of the general limit leaves room to the credits of RU. */
export const limiteGenerale = parametro({
  id: 'crediti-ru/limite-generale',
  descrizione: 'Limite generale delle compensazioni',
  unita: 'euro',
  valori: [
    vale(2018, 2019, euro(700_000), legge('D.L. 35/2013', 'art. 9, c. 2')),
    vale(2020, 2020, euro(1_000_000), legge('D.L. 34/2020', 'art. 147')),
    vale(2021, null, euro(2_000_000), legge('D.L. 73/2021', 'art. 22; L. 234/2021, art. 1, c. 72')),
  ],
});
