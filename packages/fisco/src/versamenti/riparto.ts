import {
  capienze,
  computeTotale,
  creditoDi,
  debitoDi,
  RIGHI_SEMPLIFICATO,
  type RigoF24,
  type TipoF24,
} from './f24.ts';

/** Room of a model, as its rows fill it. */
class Foglio {
  readonly righi: RigoF24[] = [];
  readonly #tipo: TipoF24;

  constructor(tipo: TipoF24) {
    this.#tipo = tipo;
  }

  hasPosto({ sezione }: RigoF24): boolean {
    if (this.#tipo === 'semplificato' && this.righi.length >= RIGHI_SEMPLIFICATO) return false;
    const suoi = this.righi.filter((rigo) => rigo.sezione === sezione).length;
    return suoi < (capienze[this.#tipo][sezione] ?? 0);
  }

  get saldo(): number {
    return computeTotale(this.righi).saldo;
  }
}

/** The first of a list that has room, taken out of it. */
function take(foglio: Foglio, lista: RigoF24[]): RigoF24 | undefined {
  const n = lista.findIndex((rigo) => foglio.hasPosto(rigo));
  return n < 0 ? undefined : lista.splice(n, 1)[0];
}

/** Puts debts until what was taken off is covered; false when there is no more room for them. */
function cover(foglio: Foglio, debiti: RigoF24[]): boolean {
  while (foglio.saldo < 0) {
    const debito = take(foglio, debiti);
    if (debito === undefined) return false;
    foglio.righi.push(debito);
  }
  return true;
}

/** The last credit goes back for what the debts do not cover: the balance is zero. */
function giveBackCredito(foglio: Foglio, crediti: RigoF24[]): void {
  const n = foglio.righi.findLastIndex((rigo) => creditoDi(rigo) > 0);
  const rigo = foglio.righi[n];
  if (rigo === undefined) return;
  const resta = creditoDi(rigo) + foglio.saldo;
  crediti.unshift({ ...rigo, credito: creditoDi(rigo) - resta });
  if (resta > 0) foglio.righi[n] = { ...rigo, credito: resta };
  else foglio.righi.splice(n, 1);
}

/** The last debt goes back for what exceeds, since other credits wait for it: the balance is zero. */
function giveBackDebito(foglio: Foglio, debiti: RigoF24[]): void {
  const n = foglio.righi.findLastIndex((rigo) => debitoDi(rigo) > 0);
  const rigo = foglio.righi[n];
  if (rigo === undefined || foglio.saldo <= 0) return;
  debiti.unshift({ ...rigo, debito: foglio.saldo });
  foglio.righi[n] = { ...rigo, debito: debitoDi(rigo) - foglio.saldo };
}

/** One model: credits with the debts that cover them; when no credit waits, the debts that fit. */
function fill(tipo: TipoF24, debiti: RigoF24[], crediti: RigoF24[]): RigoF24[] {
  const foglio = new Foglio(tipo);
  while (crediti.length > 0) {
    const credito = take(foglio, crediti);
    if (credito === undefined) break;
    foglio.righi.push(credito);
    if (cover(foglio, debiti)) continue;
    giveBackCredito(foglio, crediti);
    break;
  }
  if (crediti.length > 0) giveBackDebito(foglio, debiti);
  else
    for (let altro = take(foglio, debiti); altro !== undefined; altro = take(foglio, debiti))
      foglio.righi.push(altro);
  return foglio.righi;
}

/** What may not stand on the same model: another act, another operation of the comune, a second body. */
const gruppoDi = (
  { ufficio = '', atto = '', operazione = '', sezione, ente }: RigoF24,
  primo?: string,
): string => [ufficio, atto, operazione, sezione === 'altri' && ente !== primo ? ente : ''].join('/');

function splitGruppo(tipo: TipoF24, righi: readonly RigoF24[]): RigoF24[][] {
  const debiti = righi.filter((rigo) => debitoDi(rigo) > 0);
  const crediti = righi.filter((rigo) => creditoDi(rigo) > 0);
  const modelli: RigoF24[][] = [];
  while (debiti.length > 0) {
    const modello = fill(tipo, debiti, crediti);
    if (modello.length === 0) break;
    modelli.push(righi.length === modello.length ? [...righi] : modello);
  }
  // What no paper has room for, or no debt covers, stays together where its errors are told.
  const resto = [...debiti, ...crediti];
  return resto.length === 0 ? modelli : [...modelli, resto];
}

/**
 * The rows on as many models as they need: each within its room, with one act, and a balance never below zero. A row that two
 * models share is divided between them; the sums of the whole stay what they were.
 */
export function splitF24(tipo: TipoF24, righi: readonly RigoF24[]): readonly (readonly RigoF24[])[] {
  const primo = righi.find(({ sezione }) => sezione === 'altri')?.ente;
  const gruppi = Map.groupBy(righi, (rigo) => gruppoDi(rigo, primo));
  return [...gruppi.values()].flatMap((suoi) => splitGruppo(tipo, suoi));
}
