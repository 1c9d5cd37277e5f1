import type { TracciatoSdd } from '@quadra/contract';
import { buildCbiSdd } from './cbi-sdd.rules.ts';
import { buildPain008 } from './pain008.rules.ts';
import { type DatiDistinta, write, type Xml } from './sepa.rules.ts';

const tracciati: Readonly<Record<TracciatoSdd, (dati: DatiDistinta) => Xml>> = {
  'pain.008': buildPain008,
  CBI: buildCbiSdd,
};

const testo = (massimo: number): RegExp => new RegExp(`^[\\s\\S]{1,${massimo}}$`);
const isGiorno = (scritto: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(scritto) && new Date(`${scritto}T00:00:00Z`).toJSON()?.slice(0, 10) === scritto;
const IMPORTO = /^\d{1,16}\.\d{2}$/;
const CODICE = /^[A-Z0-9-]{1,11}$/;

type Formato = RegExp | { readonly test: (scritto: string) => boolean };
/** What the schemas of the two layouts ask of the text of each element; of the bank and of CBI, their own form too. */
// biome-ignore format: a table, one element for each row
const formati: Readonly<Record<string, Formato>> = {
  PhyMsgTpCd: /^INC-SDDC-01$/, NbOfLogMsg: /^1$/, NbOfTxs: /^\d{1,15}$/, CtrlSum: IMPORTO,
  MsgId: testo(35), PmtInfId: testo(35), InstrId: testo(35), EndToEndId: testo(35), MndtId: testo(35),
  CreDtTm: { test: (t) => /T\d{2}:\d{2}:\d{2}$/.test(t) && !Number.isNaN(Date.parse(`${t}Z`)) && isGiorno(t.slice(0, 10)) },
  ReqdColltnDt: { test: isGiorno }, DtOfSgntr: { test: isGiorno },
  PmtMtd: /^DD$/, BtchBookg: /^true$/, ChrgBr: /^SLEV$/, SeqTp: /^(FRST|RCUR|FNAL|OOFF)$/,
  Cd: CODICE, Prtry: testo(35), Issr: testo(35), Id: testo(35), Nm: testo(70), Ustrd: testo(140),
  IBAN: /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/, MmbId: /^\d{5}$/, InstdAmt: IMPORTO,
};

/** Every element against its format: the names of those that the schema would refuse. */
const listVizi = ({ tag, contenuto }: Xml): string[] =>
  typeof contenuto === 'string' ? (formati[tag]?.test(contenuto) ? [] : [tag]) : contenuto.flatMap(listVizi);

/**
 * The file of debits in the layout of who sells. `vizi`: the elements that the schema of the layout would refuse; a file that
 * has any is not for the bank.
 */
export function writeDistinta(
  tracciato: TracciatoSdd,
  dati: DatiDistinta,
): { testo: string; vizi: readonly string[] } {
  const documento = tracciati[tracciato](dati);
  return {
    testo: `<?xml version="1.0" encoding="UTF-8"?>\n${write(documento)}\n`,
    vizi: [...new Set(listVizi(documento))],
  };
}
