import { toEuro } from '@quadra/values';
/** One debit of a file. Amounts are cents. */
export interface Addebito {
  readonly endToEnd: string;
  readonly centesimi: number;
  readonly sequenza: 'FRST' | 'RCUR';
  /** `yyyy-mm-dd`. */
  readonly giorno: string;
  readonly mandato: string;
  readonly firmatoIl: string;
  readonly debitore: string;
  readonly iban: string;
  readonly descrizione: string;
}

/** A file as the bank of the seller reads it. */
export interface DatiDistinta {
  /** At most 35 characters, never used before. */
  readonly messaggio: string;
  /** `yyyy-mm-ddThh:mm:ss`. */
  readonly creataIl: string;
  readonly creditore: string;
  readonly iban: string;
  readonly identificativo: string;
  readonly addebiti: readonly Addebito[];
}

/** Debits of one day and one sequence go together: the bank books them as one. */
interface Lotto {
  readonly id: string;
  readonly dati: DatiDistinta;
  readonly addebiti: readonly Addebito[];
  readonly primo: Addebito;
}

/** An element: its name, then its text or its children, read from `D`. An attribute stands after its name. */
type Elemento<D> = readonly [tag: string, contenuto: (dati: D) => string | Xml[], attributo?: string];
type Xml = { readonly tag: string; readonly attributo?: string; readonly contenuto: string | Xml[] };

const build = <D>(tabella: readonly Elemento<D>[], dati: D): Xml[] =>
  tabella.map(([tag, contenuto, attributo]) => ({
    tag,
    contenuto: contenuto(dati),
    ...(attributo === undefined ? {} : { attributo }),
  }));

/** The characters that every bank of the area takes; what has none of them becomes the nearest, or a space. */
export const toCaratteriSepa = (testo: string, massimo: number): string =>
  testo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`]/g, "'")
    .replace(/&/g, '+')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, massimo)
    .trim() || '-';

const writeEuro = (centesimi: number): string => toEuro(centesimi).toFixed(2);
const sum = (addebiti: readonly Addebito[]): string =>
  writeEuro(addebiti.reduce((totale, { centesimi }) => totale + centesimi, 0));

const codice = (testo: string): Xml[] => [{ tag: 'Cd', contenuto: testo }];
const nome = (testo: string): Xml[] => [{ tag: 'Nm', contenuto: toCaratteriSepa(testo, 70) }];
const conto = (iban: string): Xml[] => [{ tag: 'Id', contenuto: [{ tag: 'IBAN', contenuto: iban }] }];
const altroId = (id: string, figli: Xml[] = []): Xml => ({
  tag: 'Othr',
  contenuto: [{ tag: 'Id', contenuto: id }, ...figli],
});
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
const escapeXml = (testo: string): string =>
  testo.replace(/[<>&]/g, (segno) => ({ '<': '&lt;', '>': '&gt;' })[segno] ?? '&amp;');

const write = ({ tag, attributo, contenuto }: Xml): string => {
  const dentro = typeof contenuto === 'string' ? escapeXml(contenuto) : contenuto.map(write).join('');
  return `<${tag}${attributo === undefined ? '' : ` ${attributo}`}>${dentro}</${tag}>`;
};

function listLotti(dati: DatiDistinta): Lotto[] {
  const gruppi = Map.groupBy(dati.addebiti, ({ giorno, sequenza }) => `${giorno}-${sequenza}`);
  return [...gruppi.values()].flatMap((addebiti, posto) => {
    const [primo] = addebiti;
    return primo ? [{ id: `${dati.messaggio}-${posto + 1}`.slice(0, 35), dati, addebiti, primo }] : [];
  });
}

/** The file of debits pain.008.001.02, scheme CORE, as the bank of the seller takes it. */
export function writePain008(dati: DatiDistinta): string {
  const lotti = listLotti(dati).map((uno) => ({
    tag: 'PmtInf',
    contenuto: [
      ...build(lotto, uno),
      ...uno.addebiti.map((a) => ({ tag: 'DrctDbtTxInf', contenuto: build(addebito, a) })),
    ],
  }));
  const corpo = [{ tag: 'GrpHdr', contenuto: build(testata, dati) }, ...lotti];
  const documento = write({
    tag: 'Document',
    attributo: `xmlns="${SPAZIO}"`,
    contenuto: [{ tag: 'CstmrDrctDbtInitn', contenuto: corpo }],
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${documento}\n`;
}
