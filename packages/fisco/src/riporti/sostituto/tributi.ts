// Where a code of the F24 goes in the 770. Sezione I and the codes of the credits: facts irap-770-cu-730, §3.2-3.4, with the
// descriptions of the table of codes; sezioni III and IV from those descriptions alone, to be checked.

/** A sezione of ST, or SV: where its righi stand and how many a modulo has. */
export interface SezioneSostituto {
  readonly quadro: 'ST' | 'SV';
  readonly primo: number;
  readonly quanti: number;
  readonly codici: readonly string[];
}
export const sezioni: readonly SezioneSostituto[] = [
  {
    ...{ quadro: 'ST', primo: 2, quanti: 12 },
    codici: [
      ...[
        '1001',
        '1002',
        '1012',
        '1018',
        '1019',
        '1020',
        '1040',
        '1049',
        '1053',
        '1066',
        '1067',
        '1068',
        '1069',
      ],
      ...['1607', '1630', '1712', '1713', '1845', '1846', '1919', '1922', '1923', '4730', '4731'],
    ],
  },
  { quadro: 'ST', primo: 921, quanti: 6, codici: ['3790', '3802', '3803'] },
  {
    ...{ quadro: 'ST', primo: 931, quanti: 6 },
    codici: [
      ...['1024', '1025', '1028', '1029', '1030', '1031', '1032', '1035', '1036', '1046', '1047', '1048'],
      ...['1050', '1061', '1064', '1065'],
    ],
  },
  { quadro: 'ST', primo: 941, quanti: 6, codici: ['1102', '1103', '1710', '1711', '1716'] },
  { quadro: 'SV', primo: 911, quanti: 6, codici: ['3795', '3845', '3846', '3847', '3848'] },
];
export const findSezione = (codice: string): SezioneSostituto | undefined =>
  sezioni.find(({ codici }) => codici.includes(codice));

/** Credits that a sostituto uses in F24, and the casella of SX that counts what was used. */
export const crediti: readonly {
  readonly chiave: string;
  readonly codici: readonly string[];
  readonly dal?: number;
}[] = [
  {
    chiave: 'SX4.3',
    codici: [
      ...['1627', '1628', '1629', '1631', '1633', '1634', '1669', '1671', '1678', '1702', '1703'],
      ...['3796', '3797', '6781', '6782', '6783'],
    ],
  },
  { chiave: 'SX47.4', codici: ['1655'] },
  { chiave: 'SX49.92', codici: ['1701'], dal: 2021 },
  { chiave: 'SX911.3', codici: ['1704'], dal: 2026 },
];
/** Of the credit of the return before the year beside the code is another. */
export const DELLA_DICHIARAZIONE: readonly string[] = ['6781', '6782', '6783'];
