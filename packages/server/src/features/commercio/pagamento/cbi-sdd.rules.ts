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

/** The ABI of an Italian IBAN (country 2, check 2, CIN 1, ABI 5): CBI names a bank by it. Empty: it has none. */
const readAbi = (iban: string): string => (iban.startsWith('IT') ? iban.slice(5, 10) : '');

/** A debit with its place in the file. */
type AddebitoPosto = Addebito & { readonly posto: number };

// biome-ignore format: a table, one element for each row
const addebito: readonly Elemento<AddebitoPosto>[] = [
  ['PmtId',      ({ endToEnd, posto }) => [
    { tag: 'InstrId', contenuto: String(posto) }, { tag: 'EndToEndId', contenuto: endToEnd },
  ]],
  ['InstdAmt',   ({ centesimi }) => writeEuro(centesimi), 'Ccy="EUR"'],
  ['DrctDbtTx',  (a) => [{ tag: 'MndtRltdInf', contenuto: [
    { tag: 'MndtId', contenuto: a.mandato }, { tag: 'DtOfSgntr', contenuto: a.firmatoIl },
  ] }]],
  ['Dbtr',       ({ debitore }) => nome(debitore)],
  ['DbtrAcct',   ({ iban }) => conto(iban)],
  ['RmtInf',     (a) => [{ tag: 'Ustrd', contenuto: toCaratteriSepa(a.descrizione, 140) }]],
];

// biome-ignore format: a table, one element for each row
const lotto: readonly Elemento<Lotto>[] = [
  ['PmtInfId',     ({ id }) => id],
  ['PmtMtd',       () => 'DD'],
  ['BtchBookg',    () => 'true'],
  ['PmtTpInf',     ({ primo }) => [
    { tag: 'SvcLvl', contenuto: codice('SEPA') },
    { tag: 'LclInstrm', contenuto: codice('CORE') },
    { tag: 'SeqTp', contenuto: primo.sequenza },
  ]],
  ['ReqdColltnDt', ({ primo }) => primo.giorno],
  ['Cdtr',         ({ dati }) => nome(dati.creditore)],
  ['CdtrAcct',     ({ dati }) => conto(dati.iban)],
  ['CdtrAgt',      ({ dati }) => [{ tag: 'FinInstnId', contenuto: [
    { tag: 'ClrSysMmbId', contenuto: [{ tag: 'MmbId', contenuto: readAbi(dati.iban) }] },
  ] }]],
  ['ChrgBr',       () => 'SLEV'],
  ['CdtrSchmeId',  ({ dati }) => [
    ...nome(dati.creditore),
    { tag: 'Id', contenuto: [{ tag: 'PrvtId', contenuto: [altroId(dati.identificativo)] }] },
  ]],
];

// biome-ignore format: a table, one element for each row
const testata: readonly Elemento<DatiDistinta>[] = [
  ['MsgId',    ({ messaggio }) => messaggio],
  ['CreDtTm',  ({ creataIl }) => creataIl],
  ['NbOfTxs',  ({ addebiti }) => String(addebiti.length)],
  ['CtrlSum',  ({ addebiti }) => sum(addebiti)],
  ['InitgPty', ({ creditore, cuc }) => [
    ...nome(creditore),
    { tag: 'Id', contenuto: [{ tag: 'OrgId', contenuto: [
      altroId(cuc ?? '', [{ tag: 'Issr', contenuto: 'CBI' }]),
    ] }] },
  ]],
];

const BUSTA = 'xmlns="urn:CBI:xsd:CBIBdySDDReq.00.01.01"';
const MESSAGGIO = 'xmlns="urn:CBI:xsd:CBISDDReqLogMsg.00.01.01"';

/**
 * The same debits in the envelope of CBI, CBIBdySDDReq.00.01.01 (in force from 17/3/2024) with one message
 * CBISDDReqLogMsg.00.01.01, scheme CORE. Its schema is known from a transcription, not from the official bytes.
 */
export function buildCbiSdd(dati: DatiDistinta): Xml {
  let posto = 0;
  const lotti = listLotti(dati).map((uno) => ({
    tag: 'PmtInf',
    attributo: MESSAGGIO,
    contenuto: [
      ...build(lotto, uno),
      ...uno.addebiti.map((a) => {
        posto += 1;
        return { tag: 'DrctDbtTxInf', contenuto: build(addebito, { ...a, posto }) };
      }),
    ],
  }));
  const messaggio = [{ tag: 'GrpHdr', attributo: MESSAGGIO, contenuto: build(testata, dati) }, ...lotti];
  return {
    tag: 'CBIBdySDDReq',
    attributo: BUSTA,
    contenuto: [
      {
        tag: 'PhyMsgInf',
        contenuto: [
          { tag: 'PhyMsgTpCd', contenuto: 'INC-SDDC-01' },
          { tag: 'NbOfLogMsg', contenuto: '1' },
        ],
      },
      {
        tag: 'CBIEnvelSDDReqLogMsg',
        contenuto: [{ tag: 'CBISDDReqLogMsg', contenuto: messaggio }],
      },
    ],
  };
}
