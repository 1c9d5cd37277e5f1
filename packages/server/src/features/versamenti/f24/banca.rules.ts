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

/** Two accounts that are both known and are not one. */
const isAltroConto = (conto: string | undefined, iban: string | null): boolean =>
  conto !== undefined && iban !== null && conto.replaceAll(' ', '').toUpperCase() !== iban;
const toGiorno = (data: string): number => Date.parse(data) / GIORNO_MS;

/** A movement with what is read in it once, whatever the models are: its day and the tax codes that it names. */
interface Letto extends Movimento {
  readonly giorno: number | null;
  readonly codici: readonly string[];
}
const read = (movimento: Movimento): Letto => ({
  ...movimento,
  giorno: movimento.data === null ? null : toGiorno(movimento.data),
  codici: [...new Set(listCodiciFiscali(movimento.descrizione))],
});

interface Posto<M> {
  readonly modello: M;
  readonly giorno: number;
}
/** Models in the order of their days, found by amount and by who pays: a statement of thousands is compared with no more than those alike. */
class Indice<M extends ModelloInBanca> {
  readonly #perImporto: ReadonlyMap<number, readonly Posto<M>[]>;
  readonly #perCodice: ReadonlyMap<string, readonly Posto<M>[]>;

  constructor(modelli: readonly M[], toImporto: (m: M) => number, toData: (m: M) => string) {
    const posti = modelli
      .map((modello) => ({ modello, giorno: toGiorno(toData(modello)) }))
      .sort((a, b) => a.giorno - b.giorno);
    this.#perImporto = Map.groupBy(posti, ({ modello }) => toImporto(modello));
    this.#perCodice = Map.groupBy(posti, ({ modello }) => modello.codice_fiscale);
  }

  hasNominato({ codici }: Letto, isLibero: (m: M) => boolean): boolean {
    return codici.some((codice) => this.#perCodice.get(codice)?.some(({ modello }) => isLibero(modello)));
  }

  /** Those of an amount that please, the nearest to the day first, up to `SCELTE_MASSIME`. */
  listPerImporto(importo: number, giorno: number | null, isBuono: (m: M) => boolean): M[] {
    return listVicini(this.#perImporto.get(importo) ?? [], giorno, isBuono);
  }

  listNominati({ codici, giorno }: Letto, isBuono: (m: M) => boolean): M[] {
    return codici.flatMap((codice) => listVicini(this.#perCodice.get(codice) ?? [], giorno, isBuono));
  }
}

/** Walks from the day outwards, whichever side is nearer. */
function listVicini<M>(posti: readonly Posto<M>[], giorno: number | null, isBuono: (m: M) => boolean): M[] {
  const trovati: M[] = [];
  const dopo = giorno === null ? 0 : posti.findIndex((posto) => posto.giorno >= giorno);
  let avanti = dopo === -1 ? posti.length : dopo;
  let indietro = avanti - 1;
  const away = (posto: Posto<M> | undefined) =>
    posto === undefined ? Number.POSITIVE_INFINITY : Math.abs(posto.giorno - (giorno ?? posto.giorno));
  while (trovati.length < SCELTE_MASSIME && (avanti < posti.length || indietro >= 0)) {
    const posto = away(posti[avanti]) <= away(posti[indietro]) ? posti[avanti++] : posti[indietro--];
    if (posto !== undefined && isBuono(posto.modello)) trovati.push(posto.modello);
  }
  return trovati;
}

class Abbinamento<M extends ModelloInBanca> {
  readonly #aperti: Indice<M>;
  readonly #pagati: Indice<M>;
  /** Those that a movement already is about. */
  readonly #presi = new Set<M>();

  constructor(modelli: readonly M[]) {
    const isAperto = ({ stato }: M) => stato === 'Da pagare' || stato === 'Inviato';
    this.#aperti = new Indice(
      modelli.filter(isAperto),
      ({ saldo }) => saldo,
      ({ data }) => data,
    );
    this.#pagati = new Indice(
      modelli.filter(({ stato }) => stato === 'Pagato'),
      ({ pagato, saldo }) => pagato ?? saldo,
      ({ pagato_il, data }) => pagato_il ?? data,
    );
  }

  /** Whether a model may be that of the movement, by its account and, where it names somebody who has one, by the name. */
  #makePossibile(movimento: Letto, ...dove: readonly Indice<M>[]): (m: M) => boolean {
    const isLibero = (m: M) => !this.#presi.has(m) && !isAltroConto(movimento.conto, m.iban);
    const isDetto = dove.some((indice) => indice.hasNominato(movimento, isLibero));
    return isDetto ? (m) => isLibero(m) && movimento.codici.includes(m.codice_fiscale) : isLibero;
  }

  /** A model that was already marked as paid by this movement, which no other movement is about. */
  takePagato(movimento: Letto, giorni: number): M | undefined {
    const { giorno } = movimento;
    if (giorno === null) return undefined;
    const isPossibile = this.#makePossibile(movimento, this.#pagati);
    const [pagato] = this.#pagati.listPerImporto(
      -movimento.importo,
      giorno,
      (m) =>
        isPossibile(m) &&
        m.pagato === -movimento.importo &&
        m.pagato_il !== null &&
        Math.abs(toGiorno(m.pagato_il) - giorno) <= giorni,
    );
    if (pagato !== undefined) this.#presi.add(pagato);
    return pagato;
  }

  matchUscita(movimento: Letto): { esito: EsitoBancaF24; scelte: readonly M[] } | null {
    const { giorno, descrizione, conto, codici } = movimento;
    const isPossibile = this.#makePossibile(movimento, this.#aperti);
    const isVicino = (m: M) => giorno !== null && Math.abs(toGiorno(m.data) - giorno) <= GIORNI_VICINI;
    const isCerto = (m: M) =>
      isDettoF24(descrizione) ||
      codici.includes(m.codice_fiscale) ||
      (conto !== undefined && conto === m.iban);
    const uguali = this.#aperti.listPerImporto(-movimento.importo, giorno, isPossibile);
    const [vicino, altro] = uguali.filter(isVicino);
    if (vicino !== undefined && altro === undefined && isCerto(vicino)) {
      this.#presi.add(vicino);
      return { esito: 'Corrisponde', scelte: [vicino] };
    }
    if (uguali.length > 0) return { esito: 'Da scegliere', scelte: uguali };
    if (!isDettoF24(descrizione)) return null;
    const diversi = this.#aperti.listNominati(movimento, (m) => isPossibile(m) && isVicino(m));
    return diversi.length > 0 ? { esito: 'Importo diverso', scelte: diversi.slice(0, SCELTE_MASSIME) } : null;
  }

  /** What came back to the account: the model it had paid is looked at by a person. */
  matchStorno(movimento: Letto): { esito: EsitoBancaF24; scelte: readonly M[] } | null {
    if (!isDettoF24(movimento.descrizione)) return null;
    const isPossibile = this.#makePossibile(movimento, this.#pagati, this.#aperti);
    const scelte = [this.#pagati, this.#aperti].flatMap((indice) =>
      indice.listPerImporto(Math.abs(movimento.importo), movimento.giorno, isPossibile),
    );
    return scelte.length > 0 ? { esito: 'Tornato indietro', scelte: scelte.slice(0, SCELTE_MASSIME) } : null;
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
    .map((movimento, n) => ({ movimento: read(movimento), riga: n + 1 }))
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
