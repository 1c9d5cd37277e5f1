import { type Data, yearOf } from '@quadra/values';
import {
  type Credito,
  checkCredito,
  isErariale,
  LimitiAnnui,
  type Rifiuto,
  type Situazione,
} from './compensazione.ts';
import { creditoDi, debitoDi, type F24 } from './f24.ts';
import { isPropria, isSaldo } from './nature.ts';
import type { Rilievo } from './passo.ts';

/** What is to be paid. */
export interface Debito {
  readonly id: string;
  readonly codice: string;
  readonly importo: number;
}

/** Euro of a credit that pay a debt. */
export interface Uso {
  readonly credito: string;
  readonly debito: string;
  readonly importo: number;
  /** Of the same tax: no limit counts it. */
  readonly propria: boolean;
}

export interface Proposta {
  readonly usi: readonly Uso[];
  /** What is left to pay of each debt, and of each credit to use. */
  readonly daPagare: readonly Debito[];
  readonly resti: readonly { readonly id: string; readonly disponibile: number }[];
  readonly rifiuti: readonly Rifiuto[];
  /** To pay in all. */
  readonly saldo: number;
}

/** Credits without an end are used last; then the oldest. */
const FINE = '9999-12-31';
const compareScadenze = (a: Credito, b: Credito): number => {
  const [prima, dopo] = [`${a.entro ?? FINE}/${a.anno}/${a.id}`, `${b.entro ?? FINE}/${b.anno}/${b.id}`];
  return prima < dopo ? -1 : prima > dopo ? 1 : 0;
};

/** Rules that stop a credit against its own tax too: those of the channel and of the days. */
const ovunque = new Set<Rifiuto['regola']>(['CANALE', 'SCADUTO', 'NON_ANCORA']);
const minimo = (rifiuti: readonly Rifiuto[], intero: number): number =>
  rifiuti.reduce((ammesso, rifiuto) => Math.min(ammesso, rifiuto.ammesso), intero);

/** The books of a proposal while it is made. */
class Conto {
  readonly usi: Uso[] = [];
  readonly #debiti: Map<string, number>;
  readonly #crediti: Map<string, number>;

  constructor(debiti: readonly Debito[], crediti: readonly Credito[]) {
    this.#debiti = new Map(debiti.map(({ id, importo }) => [id, importo]));
    this.#crediti = new Map(crediti.map(({ id, disponibile }) => [id, disponibile]));
  }

  debito(id: string): number {
    return this.#debiti.get(id) ?? 0;
  }

  credito(id: string): number {
    return this.#crediti.get(id) ?? 0;
  }

  /** Pays what may be paid, no more than `massimo`; says how much. */
  pay(credito: string, debito: string, massimo: number, propria: boolean): number {
    const importo = Math.min(this.credito(credito), this.debito(debito), massimo);
    if (importo <= 0) return 0;
    this.#crediti.set(credito, this.credito(credito) - importo);
    this.#debiti.set(debito, this.debito(debito) - importo);
    this.usi.push({ credito, debito, importo, propria });
    return importo;
  }
}

/**
 * The cheapest lawful use of credits on a day: each first for its own tax, where no limit counts it, then for the others; of
 * those that may be used, the one that ends first. What the law stops is told, with the rule and the day from which it would not.
 */
export function proponi(
  debiti: readonly Debito[],
  crediti: readonly Credito[],
  data: Data,
  situazione: Situazione = {},
): Proposta {
  const conto = new Conto(debiti, crediti);
  const inOrdine = [...crediti].sort(compareScadenze);
  payProprie(conto, debiti, inOrdine, (credito) => checkCredito(credito, data, situazione));
  const resti = inOrdine.map((credito) => ({ ...credito, disponibile: conto.credito(credito.id) }));
  const rifiuti = payAltre(conto, debiti, resti, { data, situazione });
  const daPagare = debiti.map((debito) => ({ ...debito, importo: conto.debito(debito.id) }));
  return {
    usi: conto.usi,
    daPagare,
    resti: crediti.map(({ id }) => ({ id, disponibile: conto.credito(id) })),
    rifiuti,
    saldo: daPagare.reduce((somma, { importo }) => somma + importo, 0),
  };
}

/** Each credit pays its own tax first. */
function payProprie(
  conto: Conto,
  debiti: readonly Debito[],
  crediti: readonly Credito[],
  check: (credito: Credito) => Rifiuto[],
): void {
  for (const credito of crediti) {
    const ferme = check(credito).filter(({ regola }) => ovunque.has(regola));
    let massimo = minimo(ferme, credito.disponibile);
    for (const debito of debiti)
      if (isPropria(credito.codice, debito.codice))
        massimo -= conto.pay(credito.id, debito.id, massimo, true);
  }
}

/** What is left pays the other taxes, as far as the rules let it; those that stop it are told while something is to be paid. */
function payAltre(
  conto: Conto,
  debiti: readonly Debito[],
  crediti: readonly Credito[],
  { data, situazione }: { data: Data; situazione: Situazione },
): Rifiuto[] {
  const limiti = new LimitiAnnui(data, situazione);
  const dello = crediti.filter(({ codice }) => isErariale(codice));
  let liberi = dello.reduce((somma, { disponibile }) => somma + disponibile, -(situazione.ruoli ?? 0));
  const rifiuti: Rifiuto[] = [];
  // The threshold is of a tax and a year, however many rows its credit is on.
  const usati = new Map<string, number>();
  for (const credito of crediti) {
    const { id, codice, anno, disponibile } = credito;
    const nome = `${codice}/${anno}`;
    const usato = (credito.usato ?? 0) + (usati.get(nome) ?? 0);
    const suoi = disponibile > 0 ? checkCredito({ ...credito, usato }, data, situazione, liberi) : [];
    let massimo = minimo(suoi, disponibile);
    if (isErariale(codice)) liberi -= massimo;
    const limite = limiti.resto(codice);
    for (const debito of debiti) {
      const pagato = conto.pay(id, debito.id, Math.min(massimo, limiti.resto(codice)), false);
      massimo -= pagato;
      limiti.use(codice, pagato);
      usati.set(nome, (usati.get(nome) ?? 0) + pagato);
    }
    const isAtteso = debiti.some((debito) => conto.debito(debito.id) > 0);
    if (isAtteso && conto.credito(id) > 0) rifiuti.push(...suoi);
    if (isAtteso && massimo > 0) rifiuti.push(limiti.refuse(credito, limite));
  }
  return rifiuti;
}

/** The credits of a model as rows that the rules look at, with what is known of each (by code and year). */
export function checkCompensazione(
  { righi, data }: Pick<F24, 'righi' | 'data'>,
  noti: readonly Omit<Credito, 'id' | 'disponibile'>[],
  situazione: Situazione,
): Rilievo[] {
  const debiti = righi.flatMap((rigo, n) =>
    debitoDi(rigo) > 0 ? [{ id: String(n), codice: rigo.codice, importo: debitoDi(rigo) }] : [],
  );
  const crediti = righi.flatMap((rigo, n): Credito[] => {
    if (creditoDi(rigo) <= 0) return [];
    const anno = Number(rigo.anno ?? rigo.da?.slice(-4) ?? yearOf(data) - 1);
    const noto = noti.find((altro) => altro.codice === rigo.codice && altro.anno === anno);
    // The model tells the year of a credit; that it is of the year before and used in it may be right for what is no balance.
    const base = { codice: rigo.codice, anno, ...(isSaldo(rigo.codice) ? {} : { dal: `${anno}-01-01` }) };
    return [{ ...base, ...noto, id: String(n), disponibile: creditoDi(rigo) }];
  });
  return proponi(debiti, crediti, data, situazione).rifiuti.map(({ credito, regola, frase, fonte, dal }) => ({
    livello: 'errore',
    codice: regola,
    campo: `righi[${credito}].credito`,
    frase,
    fonte: `${fonte.atto}, ${fonte.articolo}`,
    ...(dal && { dal }),
  }));
}
