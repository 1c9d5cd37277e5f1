import { NON_LETTE_MOSTRATE, type RigheNonLetteFilo } from '@quadra/contract';
import { toCentesimi } from '@quadra/values';
import { makeParser, readTabella } from '../../base/lettura/lettura.public.ts';

/** A movement of a bank account, as its statement tells it. */
export interface RigaLetta {
  /** `yyyy-mm-dd`; null when it cannot be read. */
  readonly data: string | null;
  /** Cents, above zero what came in. */
  readonly importo: number;
  readonly descrizione: string;
  /** Comes back unpaid. */
  readonly isStorno: boolean;
  /** The IBAN of the account, where the statement says it. */
  readonly conto?: string;
}

/** A statement: its movements, and the rows whose amount cannot be read, as they are written. */
export interface EstrattoLetto {
  readonly righe: readonly RigaLetta[];
  readonly nonLette: readonly string[];
}

const RIGHE_MASSIME = 5_000;
const localOf = (nome: string): string => nome.slice(nome.indexOf(':') + 1);
const refuse = (): never => {
  throw new Error('No bank statement');
};

interface Parte {
  importo: number | null;
  verso: string | null;
  testi: string[];
}
const newParte = (): Parte => ({ importo: null, verso: null, testi: [] });
/** Where the words of who pays, or of the bank, are. */
const TESTI = new Set(['Ustrd', 'EndToEndId', 'AddtlNtryInf', 'AddtlTxInf', 'Nm', 'Ref']);

/** States of an entry that is only announced: it is not money yet, and may never be. */
const NON_CONTABILI = new Set(['PDNG', 'INFO', 'FUTR']);

/** Cents of a decimal with a point. */
const readCentesimi = (testo: string): number => toCentesimi(Number(testo));

/** Reads the entries while they pass: a statement may be long, its tree is never built. */
class Lettore {
  readonly righe: RigaLetta[] = [];
  #via: string[] = [];
  #testo = '';
  #voce: Parte | null = null;
  #parti: Parte[] = [];
  #parte: Parte | null = null;
  #data: string | null = null;
  #storno = false;
  #isContabile = true;
  #conto: string | null = null;

  open(nome: string): void {
    const locale = localOf(nome);
    this.#via.push(locale);
    this.#testo = '';
    if (locale === 'Ntry') {
      this.#voce = newParte();
      this.#parti = [];
      this.#data = null;
      this.#storno = false;
      this.#isContabile = true;
    }
    if (locale === 'TxDtls') this.#parte = newParte();
  }

  text(testo: string): void {
    this.#testo += testo;
  }

  close(nome: string): void {
    const locale = localOf(nome);
    this.#via.pop();
    if (this.#voce !== null) this.#read(locale, this.#testo.trim());
    else if (locale === 'IBAN' && this.#via.at(-2) === 'Acct') this.#conto = this.#testo.trim();
    if (locale === 'TxDtls' && this.#parte) {
      this.#parti.push(this.#parte);
      this.#parte = null;
    }
    if (locale === 'Ntry') this.#endVoce();
    this.#testo = '';
  }

  #read(locale: string, testo: string): void {
    const dove = this.#parte ?? this.#voce;
    const sopra = this.#via.at(-1);
    if (!dove || testo === '') return;
    if (locale === 'Amt' && ['Ntry', 'TxDtls', 'TxAmt'].includes(sopra ?? ''))
      dove.importo ??= readCentesimi(testo);
    if (locale === 'CdtDbtInd') dove.verso ??= testo;
    if ((locale === 'Sts' && sopra === 'Ntry') || sopra === 'Sts')
      this.#isContabile &&= !NON_CONTABILI.has(testo);
    if (locale === 'RvslInd') this.#storno ||= testo === 'true' || testo === '1';
    if (sopra === 'RtrInf' || this.#via.includes('RtrInf')) this.#storno = true;
    if ((locale === 'Dt' || locale === 'DtTm') && (sopra === 'BookgDt' || sopra === 'ValDt'))
      this.#data ??= testo.slice(0, 10);
    if (TESTI.has(locale) || (locale === 'Cd' && this.#via.includes('RtrInf'))) dove.testi.push(testo);
  }

  #endVoce(): void {
    const voce = this.#voce;
    this.#voce = null;
    if (!voce || voce.importo === null || !this.#isContabile) return;
    const intera: Parte = { ...voce, testi: [...voce.testi, ...this.#parti.flatMap(({ testi }) => testi)] };
    const parti =
      this.#parti.length > 1 && this.#parti.every(({ importo }) => importo !== null) ? this.#parti : [intera];
    for (const parte of parti) this.#add(parte, voce);
  }

  #add(parte: Parte, voce: Parte): void {
    if (this.righe.length >= RIGHE_MASSIME) refuse();
    const segno = (parte.verso ?? voce.verso) === 'DBIT' ? -1 : 1;
    const testi = parte === voce ? voce.testi : [...parte.testi, ...voce.testi];
    this.righe.push({
      data: this.#data,
      importo: segno * Math.abs(parte.importo ?? 0),
      descrizione: [...new Set(testi)].join(' ').slice(0, 500),
      isStorno: this.#storno,
      ...(this.#conto === null ? {} : { conto: this.#conto }),
    });
  }
}

function readCamt(testo: string): RigaLetta[] {
  const lettore = new Lettore();
  let isEstratto = false;
  const parser = makeParser(
    {
      open: (nome) => {
        isEstratto ||= ['BkToCstmrStmt', 'BkToCstmrAcctRpt', 'BkToCstmrDbtCdtNtfctn'].includes(localOf(nome));
        lettore.open(nome);
      },
      text: (pezzo) => lettore.text(pezzo),
      close: (nome) => lettore.close(nome),
    },
    { refuse },
  );
  parser.write(testo).close();
  return isEstratto ? lettore.righe : refuse();
}

/** Day of `dd/mm/yyyy` or `yyyy-mm-dd`. */
function readGiorno(testo: string): string | null {
  const italiano = /^(\d{2})[/.-](\d{2})[/.-](\d{4})$/.exec(testo.trim());
  if (italiano) return `${italiano[3]}-${italiano[2]}-${italiano[1]}`;
  return /^\d{4}-\d{2}-\d{2}/.exec(testo.trim())?.[0] ?? null;
}

const ITALIANO = /^(?:[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?: \d{3})+|\d+)(?:,\d{1,2})?$/;
const INGLESE = /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+|\d+)\.\d{1,2}$/;
/** A sign or a parenthesis on either side, the currency at an end or beside the number. */
const SCRITTO =
  /^(?:(?:EUR|€) ?)?(?<prima>[-+(]?) ?(?:(?:EUR|€) ?)?(?<cifre>\d(?:[\d., ]*\d)?) ?(?:(?:EUR|€) ?)?(?<dopo>[-+)]?)(?: ?(?:EUR|€))?$/i;
/** What goes together on the two sides of a number. */
const SEGNI: Readonly<Record<string, 1 | -1>> = { '': 1, '+': 1, '-': -1, '()': -1 };

/**
 * Cents of a number as banks write it: `1.234,56`, `-12,00`, `12,00-`, `(12,00)`, with EUR or € once, with a point alone or the comma
 * of thousands, or with spaces in their place; null for what is none of them.
 */
function readImporto(testo: string): number | null {
  const pulito = testo.replace(/\s+/g, ' ').replace(/[−–]/g, '-').trim();
  const { prima = '', cifre = '', dopo = '' } = SCRITTO.exec(pulito)?.groups ?? {};
  const segno = SEGNI[`${prima}${dopo}`];
  if (segno === undefined || (pulito.match(/EUR|€/gi)?.length ?? 0) > 1) return null;
  if (ITALIANO.test(cifre))
    return segno * toCentesimi(Number(cifre.replaceAll(/[. ]/g, '').replace(',', '.')));
  return INGLESE.test(cifre) ? segno * toCentesimi(Number(cifre.replaceAll(/[, ]/g, ''))) : null;
}

/** What the columns that answer to some names hold in a row. */
const listCelle = (riga: Record<string, string>, nomi: RegExp): string[] =>
  Object.entries(riga)
    .filter(([nome]) => nomi.test(nome.trim()))
    .map(([, valore]) => valore.trim());
const colonna = (riga: Record<string, string>, nomi: RegExp): string =>
  listCelle(riga, nomi).join(' ').trim();

const ENTRATE = /^(importo|avere|accredit[oi]|entrate)$/i;
const USCITE = /^(dare|addebit[oi]|uscite)$/i;
const toUscita = (importo: number | null): number | null => importo && -Math.abs(importo);

/** The one number of some; undefined with none, null for what is no number or for two that differ. A zero stands beside any. */
function findUnico(importi: readonly (number | null)[]): number | null | undefined {
  const [mosso, ...altri] = new Set(importi.filter((importo) => importo !== 0));
  if (altri.length > 0 || mosso === null) return null;
  return mosso ?? (importi.length > 0 ? 0 : undefined);
}

/** The amount of a row, as `findUnico`: what came in and what went out are one only where they say the same. */
function readMosso(riga: Record<string, string>): number | null | undefined {
  // Some banks write a dash, or a zero, in the column where nothing moved.
  const listImporti = (nomi: RegExp) =>
    listCelle(riga, nomi)
      .filter((cella) => cella !== '' && !/^[-–—]+$/.test(cella))
      .map(readImporto);
  return findUnico([...listImporti(ENTRATE), ...listImporti(USCITE).map(toUscita)]);
}

/** Letters of a row that could not be read. */
const PAROLE_MASSIME = 160;

/**
 * A CSV with a heading: a day, an amount (or what came in and what went out), some words. A row without any amount is no movement
 * (a balance); one with an amount that is no number, or with two, is told.
 */
function readCsv(testo: string): EstrattoLetto {
  const righe: RigaLetta[] = [];
  const nonLette: string[] = [];
  for (const riga of readTabella(testo, { massime: RIGHE_MASSIME })) {
    const importo = readMosso(riga);
    if (importo === undefined) continue;
    if (importo === null) {
      const parole = Object.values(riga).filter((valore) => valore !== '');
      nonLette.push(parole.join(' · ').slice(0, PAROLE_MASSIME));
      continue;
    }
    righe.push({
      data: readGiorno(colonna(riga, /^(data( contabile| operazione)?)$/i)),
      importo,
      descrizione: colonna(riga, /descri|causale|ordinante|dettagli/i).slice(0, 500),
      isStorno: false,
    });
  }
  return { righe, nonLette };
}

/** The rows that could not be read, as they are told. */
export const writeNonLette = ({ nonLette }: Pick<EstrattoLetto, 'nonLette'>): RigheNonLetteFilo => ({
  Quante: nonLette.length,
  Prime: nonLette.slice(0, NON_LETTE_MOSTRATE),
});

/** The movements of a bank statement, camt.052/053/054 or CSV; null for a file that is neither. */
export function readEstratto(testo: string): EstrattoLetto | null {
  try {
    if (testo.trimStart().startsWith('<'))
      return { righe: readCamt(testo.replace(/^\uFEFF/, '')), nonLette: [] };
    const letto = readCsv(testo);
    return letto.righe.length + letto.nonLette.length > 0 ? letto : null;
  } catch {
    return null;
  }
}
