import {
  type Addebito,
  altroId,
  build,
  codice,
  conto,
  type DatiDistinta,
  type Elemento,
  type Lotto,
  listLotti,
  nome,
  sum,
  toCaratteriSepa,
  writeEuro,
  type Xml,
} from './sepa.rules.ts';

/** No BIC is asked of anybody: the IBAN is enough inside the area. */
const SENZA_BIC: Xml[] = [{ tag: 'FinInstnId', contenuto: [altroId('NOTPROVIDED')] }];

const schema = (identificativo: string): Xml[] => [
  {
    tag: 'Id',
    contenuto: [
      {
        tag: 'PrvtId',
        contenuto: [
          altroId(identificativo, [{ tag: 'SchmeNm', contenuto: [{ tag: 'Prtry', contenuto: 'SEPA' }] }]),
        ],
      },
    ],
  },
];

// biome-ignore format: a table, one element for each row
const addebito: readonly Elemento<Addebito>[] = [
  ['PmtId',      ({ endToEnd }) => [{ tag: 'EndToEndId', contenuto: endToEnd }]],
  ['InstdAmt',   ({ centesimi }) => writeEuro(centesimi), 'Ccy="EUR"'],
  ['DrctDbtTx',  (a) => [{ tag: 'MndtRltdInf', contenuto: [
    { tag: 'MndtId', contenuto: a.mandato }, { tag: 'DtOfSgntr', contenuto: a.firmatoIl },
  ] }]],
  ['DbtrAgt',    () => SENZA_BIC],
  ['Dbtr',       ({ debitore }) => nome(debitore)],
  ['DbtrAcct',   ({ iban }) => conto(iban)],
  ['RmtInf',     (a) => [{ tag: 'Ustrd', contenuto: toCaratteriSepa(a.descrizione, 140) }]],
];

// biome-ignore format: a table, one element for each row
const lotto: readonly Elemento<Lotto>[] = [
  ['PmtInfId',     ({ id }) => id],
  ['PmtMtd',       () => 'DD'],
  ['BtchBookg',    () => 'true'],
  ['NbOfTxs',      ({ addebiti }) => String(addebiti.length)],
  ['CtrlSum',      ({ addebiti }) => sum(addebiti)],
  ['PmtTpInf',     ({ primo }) => [
    { tag: 'SvcLvl', contenuto: codice('SEPA') },
    { tag: 'LclInstrm', contenuto: codice('CORE') },
    { tag: 'SeqTp', contenuto: primo.sequenza },
  ]],
  ['ReqdColltnDt', ({ primo }) => primo.giorno],
  ['Cdtr',         ({ dati }) => nome(dati.creditore)],
  ['CdtrAcct',     ({ dati }) => conto(dati.iban)],
  ['CdtrAgt',      () => SENZA_BIC],
  ['ChrgBr',       () => 'SLEV'],
  ['CdtrSchmeId',  ({ dati }) => schema(dati.identificativo)],
];

// biome-ignore format: a table, one element for each row
const testata: readonly Elemento<DatiDistinta>[] = [
  ['MsgId',    ({ messaggio }) => messaggio],
  ['CreDtTm',  ({ creataIl }) => creataIl],
  ['NbOfTxs',  ({ addebiti }) => String(addebiti.length)],
  ['CtrlSum',  ({ addebiti }) => sum(addebiti)],
  ['InitgPty', ({ creditore }) => nome(creditore)],
];

const SPAZIO = 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.02';

/** The file of debits pain.008.001.02, scheme CORE, as the bank of the seller takes it. */
export function buildPain008(dati: DatiDistinta): Xml {
  const lotti = listLotti(dati).map((uno) => ({
    tag: 'PmtInf',
    contenuto: [
      ...build(lotto, uno),
      ...uno.addebiti.map((a) => ({ tag: 'DrctDbtTxInf', contenuto: build(addebito, a) })),
    ],
  }));
  const corpo = [{ tag: 'GrpHdr', contenuto: build(testata, dati) }, ...lotti];
  return {
    tag: 'Document',
    attributo: `xmlns="${SPAZIO}"`,
    contenuto: [{ tag: 'CstmrDrctDbtInitn', contenuto: corpo }],
  };
}
