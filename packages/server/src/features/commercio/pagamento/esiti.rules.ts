import { makeParser } from '../../base/lettura/lettura.public.ts';
import { readEstratto } from './estratto.rules.ts';
import { listCausali } from './pagamento.rules.ts';

/** What the bank says of one debit. */
export interface EsitoLetto {
  /** The word of the payment; null: it names none. */
  readonly causale: string | null;
  readonly esito: 'Incassato' | 'Insoluto';
  /** Code of the bank. */
  readonly motivo: string | null;
  /** Cents, of what was collected; null: it is not said. */
  readonly importo: number | null;
  readonly data: string | null;
}

const localOf = (nome: string): string => nome.slice(nome.indexOf(':') + 1);

interface Parte {
  endToEnd: string | null;
  stato: string | null;
  motivo: string | null;
}

/** Reads a pain.002: what of a file was refused. A refusal of the whole file, or of a lot, names the debits of none. */
class Lettore002 {
  readonly parti: Parte[] = [];
  isIntero = false;
  /** Of the file that was answered. */
  messaggio: string | null = null;
  #gruppo: string | null = null;
  #motivo: string | null = null;
  #via: string[] = [];
  #testo = '';
  #parte: Parte | null = null;

  open(nome: string): void {
    const locale = localOf(nome);
    this.#via.push(locale);
    this.#testo = '';
    if (locale === 'TxInfAndSts') this.#parte = { endToEnd: null, stato: null, motivo: null };
  }

  text(testo: string): void {
    this.#testo += testo;
  }

  close(nome: string): void {
    const locale = localOf(nome);
    this.#via.pop();
    const testo = this.#testo.trim();
    this.#testo = '';
    if (locale === 'OrgnlMsgId') this.messaggio ??= testo;
    if (locale === 'GrpSts' || locale === 'PmtInfSts') this.#gruppo = testo;
    if (this.#parte) this.#readParte(this.#parte, locale, testo);
    else if (locale === 'Cd' && this.#via.at(-1) === 'Rsn') this.#motivo ??= testo;
    if (locale === 'TxInfAndSts' && this.#parte) {
      this.parti.push(this.#parte);
      this.#parte = null;
    }
  }

  #readParte(parte: Parte, locale: string, testo: string): void {
    if (locale === 'OrgnlEndToEndId') parte.endToEnd = testo;
    if (locale === 'TxSts') parte.stato = testo;
    if (locale === 'Cd' && this.#via.at(-1) === 'Rsn') parte.motivo ??= testo;
  }

  /** The whole file was refused, and the bank names no debit of it. */
  get rifiutoIntero(): { messaggio: string; motivo: string | null } | null {
    const isRifiutato = this.#gruppo === 'RJCT' && this.parti.length === 0;
    return isRifiutato && this.messaggio !== null
      ? { messaggio: this.messaggio, motivo: this.#motivo }
      : null;
  }
}

export interface EsitiLetti {
  readonly esiti: readonly EsitoLetto[];
  readonly rifiutoIntero: { readonly messaggio: string; readonly motivo: string | null } | null;
  /** The rows that could not be read. */
  readonly nonLette: readonly string[];
}

function read002(testo: string): EsitiLetti {
  const lettore = new Lettore002();
  const parser = makeParser(
    {
      open: (nome) => lettore.open(nome),
      text: (pezzo) => lettore.text(pezzo),
      close: (nome) => lettore.close(nome),
    },
    {
      refuse: () => {
        throw new Error('No status report');
      },
    },
  );
  parser.write(testo.replace(/^\uFEFF/, '')).close();
  const esiti = lettore.parti
    .filter(({ stato }) => stato === 'RJCT')
    .map(
      ({ endToEnd, motivo }): EsitoLetto => ({
        causale: listCausali(endToEnd ?? '')[0] ?? null,
        esito: 'Insoluto',
        motivo,
        importo: null,
        data: null,
      }),
    );
  return { esiti, rifiutoIntero: lettore.rifiutoIntero, nonLette: [] };
}

/** The reason of a movement that came back, where the bank writes it among its words. */
const CODICE = /\b(?:A[CGM]|BE|FF|M[DS]|RC|RR|SL)\d\d\b/;

/**
 * What a file of the bank says of debits: a pain.002 (what was refused), a camt.054 or camt.053 (what came in, and what went
 * back); of a statement in a table, the rows that could not be read too. Null when it is none of them.
 */
export function readEsiti(testo: string): EsitiLetti | null {
  if (/pain\.002\.001|<(?:\w+:)?CstmrPmtStsRpt/.test(testo.slice(0, 2_000))) {
    try {
      return read002(testo);
    } catch {
      return null;
    }
  }
  const letto = readEstratto(testo);
  if (letto === null) return null;
  return {
    rifiutoIntero: null,
    nonLette: letto.nonLette,
    esiti: letto.righe
      .filter(
        ({ importo, isStorno, descrizione }) =>
          importo > 0 || isStorno || listCausali(descrizione).length > 0,
      )
      .map(({ descrizione, importo, isStorno, data }) => ({
        causale: listCausali(descrizione)[0] ?? null,
        esito: isStorno || importo < 0 ? 'Insoluto' : 'Incassato',
        motivo: CODICE.exec(descrizione)?.[0] ?? null,
        importo: Math.abs(importo),
        data,
      })),
  };
}
