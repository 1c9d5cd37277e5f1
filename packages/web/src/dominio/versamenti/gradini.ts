import type { DomandaRavvedimento, loadVersamenti } from '@quadra/fisco';
import { addDays, type Data, daysBetween } from '@quadra/values';

type Versamenti = Awaited<ReturnType<typeof loadVersamenti>>;
type Domanda = Omit<DomandaRavvedimento, 'pagamento'>;

/** A step of the sanction: from which day late to which, and what it comes to on its last day. */
export interface Gradino {
  readonly da: number;
  /** Null: without an end. */
  readonly a: number | null;
  readonly al: Data | null;
  readonly tipo: string;
  /** In millionths of the tax, on the last day of the step. */
  readonly percentuale: number;
  /** In cents, on the last day of the step. */
  readonly sanzione: number;
  /** It grows day by day. */
  readonly cresce: boolean;
}
const MASSIMI = 12;

/** Last day of the part of a reduction in which the sanction grows day by day. */
const SPRINT = 14;

/** The steps of a late payment, from the day after its term to the one without an end. @throws RangeError as the engine does */
export function listGradini(v: Versamenti, domanda: Domanda): Gradino[] {
  const gradini: Gradino[] = [];
  const { scadenza } = v.computeRavvedimento({ ...domanda, pagamento: domanda.scadenza });
  let giorno = addDays(scadenza, 1);
  while (gradini.length < MASSIMI) {
    const primo = v.computeRavvedimento({ ...domanda, pagamento: giorno });
    const cresce = primo.tipo === 'sprint';
    const al = cresce ? addDays(scadenza, SPRINT) : primo.finoAl;
    const ultimo = al === null ? primo : v.computeRavvedimento({ ...domanda, pagamento: al });
    gradini.push({
      da: daysBetween(scadenza, giorno),
      a: al === null ? null : daysBetween(scadenza, al),
      al,
      cresce,
      tipo: primo.tipo,
      percentuale: ultimo.percentuale,
      sanzione: ultimo.sanzione,
    });
    if (al === null) break;
    giorno = addDays(al, 1);
  }
  return gradini;
}

/** Sanction and interest of a day, in cents. */
export interface Punto {
  readonly giorno: number;
  readonly sanzione: number;
  readonly interessi: number;
}
const PUNTI = 160;

/** The cost day by day from the term to a payment: so many points at most, with both sides of every step. */
export function listPunti(v: Versamenti, domanda: DomandaRavvedimento, gradini: readonly Gradino[]): Punto[] {
  const { scadenza, giorni } = v.computeRavvedimento(domanda);
  const passo = Math.max(1, Math.ceil(giorni / PUNTI));
  const scelti = new Set([0, giorni]);
  for (let giorno = 0; giorno <= giorni; giorno += passo) scelti.add(giorno);
  for (const { da, a } of gradini) {
    scelti.add(da);
    if (a !== null) scelti.add(a);
  }
  return [...scelti]
    .filter((giorno) => giorno <= giorni)
    .sort((uno, altro) => uno - altro)
    .map((giorno) => {
      const { sanzione, interessi } = v.computeRavvedimento({
        ...domanda,
        pagamento: addDays(scadenza, giorno),
      });
      return { giorno, sanzione, interessi };
    });
}
