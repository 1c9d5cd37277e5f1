import type { EsitoBancaF24, StatoF24 } from '@quadra/contract';

/** A movement that a statement tells: cents, below zero what left the account. */
export interface Movimento {
  readonly data: string | null;
  readonly importo: number;
  readonly descrizione: string;
  readonly isStorno: boolean;
  readonly conto?: string;
}
/** A model as a movement is compared with it: cents. */
export interface ModelloInBanca {
  readonly id: string;
  readonly codice_fiscale: string;
  readonly data: string;
  readonly iban: string | null;
  readonly saldo: number;
  readonly stato: StatoF24;
  readonly pagato_il: string | null;
  readonly pagato: number | null;
}
export interface Abbinato<M extends ModelloInBanca> {
  /** Its place among the movements, from 1. */
  readonly riga: number;
  readonly movimento: Movimento;
  readonly esito: EsitoBancaF24;
  readonly scelte: readonly M[];
}

/** Days between the movement and the day of the model, either way, in which it is taken to be the same payment. */
const GIORNI_VICINI = 10;
/** Models told of one movement. */
const SCELTE_MASSIME = 20;
const GIORNO_MS = 86_400_000;

/** The banks have no code of their own for it: they write its name. */
const isDettoF24 = (testo: string): boolean => /\bf\s?-?24\b|\bdelega unica\b|\bdeleg\w* fiscal/i.test(testo);
const CODICE_FISCALE = /\b(?:[A-Z]{6}[0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]|\d{11})\b/g;
/** The tax codes that the words of a movement name. */
export const listCodiciFiscali = (testo: string): string[] => testo.toUpperCase().match(CODICE_FISCALE) ?? [];

const distanza = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / GIORNO_MS;
/** Two accounts that are both known and are not one. */
const isAltroConto = (conto: string | undefined, iban: string | null): boolean =>
  conto !== undefined && iban !== null && conto.replaceAll(' ', '').toUpperCase() !== iban;

/** Takes out of `da` the first that pleases; undefined where there is none. */
function take<M>(da: Set<M>, isBuono: (uno: M) => boolean): M | undefined {
  const trovato = [...da].find(isBuono);
  if (trovato !== undefined) da.delete(trovato);
  return trovato;
}

class Abbinamento<M extends ModelloInBanca> {
  readonly #aperti: Set<M>;
  readonly #pagati: Set<M>;

  constructor(modelli: readonly M[]) {
    const isAperto = ({ stato }: M) => stato === 'Da pagare' || stato === 'Inviato';
    this.#aperti = new Set(modelli.filter(isAperto));
    this.#pagati = new Set(modelli.filter(({ stato }) => stato === 'Pagato'));
  }

  /** Those that a movement may be about, by its account and by the tax codes it names. */
  #listPossibili(da: Iterable<M>, { conto, descrizione }: Movimento): M[] {
    const suoi = [...da].filter(({ iban }) => !isAltroConto(conto, iban));
    const detti = listCodiciFiscali(descrizione);
    const nominati = suoi.filter(({ codice_fiscale }) => detti.includes(codice_fiscale));
    return nominati.length > 0 ? nominati : suoi;
  }

  /** A model that was already marked as paid by this movement, which no other movement is about. */
  takePagato(movimento: Movimento, giorni: number): M | undefined {
    const possibili = new Set(this.#listPossibili(this.#pagati, movimento));
    return take(
      this.#pagati,
      (m) =>
        possibili.has(m) &&
        m.pagato === -movimento.importo &&
        movimento.data !== null &&
        m.pagato_il !== null &&
        distanza(m.pagato_il, movimento.data) <= giorni,
    );
  }

  matchUscita(movimento: Movimento): { esito: EsitoBancaF24; scelte: readonly M[] } | null {
    const { data, descrizione, conto } = movimento;
    const importo = -movimento.importo;
    const quanto = (m: M) => (data === null ? 0 : distanza(m.data, data));
    const isVicino = (m: M) => data !== null && quanto(m) <= GIORNI_VICINI;
    const possibili = this.#listPossibili(this.#aperti, movimento).sort((a, b) => quanto(a) - quanto(b));
    const isNominato = (m: M) => listCodiciFiscali(descrizione).includes(m.codice_fiscale);
    const isCerto = (m: M) =>
      isDettoF24(descrizione) || isNominato(m) || (conto !== undefined && conto === m.iban);
    const uguali = possibili.filter((m) => m.saldo === importo);
    const [vicino, altro] = uguali.filter(isVicino);
    if (vicino !== undefined && altro === undefined && isCerto(vicino)) {
      this.#aperti.delete(vicino);
      return { esito: 'Corrisponde', scelte: [vicino] };
    }
    if (uguali.length > 0) return { esito: 'Da scegliere', scelte: uguali.slice(0, SCELTE_MASSIME) };
    if (!isDettoF24(descrizione)) return null;
    const diversi = possibili.filter((m) => isVicino(m) && isNominato(m));
    return diversi.length > 0 ? { esito: 'Importo diverso', scelte: diversi } : null;
  }

  /** What came back to the account: the model it had paid is looked at by a person. */
  matchStorno(movimento: Movimento): { esito: EsitoBancaF24; scelte: readonly M[] } | null {
    const importo = Math.abs(movimento.importo);
    const scelte = this.#listPossibili(new Set([...this.#pagati, ...this.#aperti]), movimento).filter(
      (m) => (m.pagato ?? m.saldo) === importo,
    );
    const isSuo = scelte.length > 0 && isDettoF24(movimento.descrizione);
    return isSuo ? { esito: 'Tornato indietro', scelte: scelte.slice(0, SCELTE_MASSIME) } : null;
  }
}

/**
 * What each movement of a statement is for the models of a studio. It corresponds when it is of the balance of one model
 * alone, within ten days of it, and says so: it names the F24, or who pays it, or it left the account of the model. What was
 * already marked as paid is never proposed again, so the same statement may be read twice. Movements that no model seems to
 * be about, and that do not name the F24, are left out.
 */
export function matchMovimenti<M extends ModelloInBanca>(
  movimenti: readonly Movimento[],
  modelli: readonly M[],
): Abbinato<M>[] {
  const abbinamento = new Abbinamento(modelli);
  const uscite = movimenti
    .map((movimento, n) => ({ movimento, riga: n + 1 }))
    .filter(({ movimento: { importo, isStorno } }) => importo < 0 || isStorno);
  const trovati = new Map<number, { esito: EsitoBancaF24; scelte: readonly M[] }>();
  const gia = (scelta: M) => ({ esito: 'Già pagato' as const, scelte: [scelta] });
  // What was paid on that very day first: what remains is free for the others.
  for (const { movimento, riga } of uscite) {
    const pagato = movimento.isStorno ? undefined : abbinamento.takePagato(movimento, 0);
    if (pagato !== undefined) trovati.set(riga, gia(pagato));
  }
  for (const { movimento, riga } of uscite) {
    if (trovati.has(riga)) continue;
    const suo = movimento.isStorno ? abbinamento.matchStorno(movimento) : abbinamento.matchUscita(movimento);
    if (suo !== null) {
      trovati.set(riga, suo);
      continue;
    }
    const pagato = movimento.isStorno ? undefined : abbinamento.takePagato(movimento, GIORNI_VICINI);
    if (pagato !== undefined) trovati.set(riga, gia(pagato));
    else if (isDettoF24(movimento.descrizione)) trovati.set(riga, { esito: 'Nessun F24', scelte: [] });
  }
  return uscite.flatMap(({ movimento, riga }) => {
    const suo = trovati.get(riga);
    return suo === undefined ? [] : [{ riga, movimento, ...suo }];
  });
}
