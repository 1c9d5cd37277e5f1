import { listDipendenze } from '../engine/graph.ts';
import { type Concetto, compile, createCalculation, type Dato } from '../engine/index.ts';
import type { ChiaveCasella, DatiModello, Modello, ValoreCasella } from './modello.ts';
import { encodeValore } from './valore.ts';

/** A casella of one form in its place of the other. */
export interface VocePassaggio {
  readonly da: ChiaveCasella;
  readonly a: ChiaveCasella;
  readonly valore: ValoreCasella;
}
/** What goes by another way than the same quantity, and the caselle that are so said. */
export interface PerRigo {
  readonly voci: readonly VocePassaggio[];
  readonly dette: ReadonlySet<ChiaveCasella>;
  /** What the other form wants divided, and nothing says how: it is carried nowhere, and named. */
  readonly daDividere?: ReadonlySet<ChiaveCasella>;
}

export const NIENTE: PerRigo = { voci: [], dette: new Set() };

export type Scritta = { readonly chiave: ChiaveCasella; readonly valore: ValoreCasella };
/** What is written of each element of a raccolta, or of the one there is. */
export function listElementi(
  modello: Modello,
  dati: DatiModello,
  nodi: readonly Dato[],
): Map<Dato, Scritta>[] {
  const perIndice = new Map<number, Map<Dato, Scritta>>();
  for (const [chiave, valore] of Object.entries(dati)) {
    const posto = modello.struttura.indice.findPosto(chiave);
    if (posto?.inserisce === undefined || !nodi.includes(posto.inserisce)) continue;
    const suoi = perIndice.get(posto.indice) ?? new Map<Dato, Scritta>();
    perIndice.set(posto.indice, suoi.set(posto.inserisce, { chiave, valore }));
  }
  return [...perIndice].sort(([a], [b]) => a - b).map(([, suoi]) => suoi);
}
export const importoOf = (scritta: Scritta | undefined): number => Number(scritta?.valore ?? 0);

/** What the rules of a form work out of some of its data, in cents; undefined where it is not known. */
export function computeEuro(
  modello: Modello,
  dati: DatiModello,
  concetto: Concetto,
  indice: number,
): number | undefined {
  const { annoImposta, struttura } = modello;
  const letti = new Set(listDipendenze([concetto], annoImposta));
  const dichiarati = Object.entries(dati).flatMap(([chiave, valore]) => {
    const posto = struttura.indice.findPosto(chiave);
    return posto?.inserisce && letti.has(posto.inserisce)
      ? [{ dato: posto.inserisce, valore: encodeValore(posto.casella, valore), indice: posto.indice }]
      : [];
  });
  const misure = Object.fromEntries(
    [...letti].flatMap(({ raccolta }) => (raccolta === undefined ? [] : [[raccolta, indice + 1]])),
  );
  const calcolo = createCalculation(compile([concetto], { annoImposta, misure }));
  calcolo.fill(dichiarati.filter((uno) => uno.dato.raccolta === undefined || uno.indice <= indice));
  const { valore } = calcolo.read(concetto, indice);
  return valore > 0 ? valore : undefined;
}
