import type { Concetto, Dato } from '../engine/index.ts';
import { baseOf, parseChiave, withModulo } from './chiave.ts';
import type { Casella, ChiaveCasella, Quadro } from './modello.ts';
import { type Colonna, describeCasella, type QuadroScheda, type RigoScheda, type Scheda } from './scheda.ts';

/**
 * A casella of one modulo, and the element of its raccolta that it holds. What each declaration asks of it is here, written
 * out: the form writes its caselle in many ways, and reading of them costs.
 */
export interface Posto {
  readonly chiave: ChiaveCasella;
  readonly casella: Casella;
  readonly colonna: Colonna;
  readonly inserisce: Dato | undefined;
  readonly mostra: Concetto | undefined;
  readonly raccolta: string | undefined;
  readonly indice: number;
  readonly modulo: number;
}

/** Where every casella of a modello is, whatever its modulo. */
export interface Indice {
  readonly quadri: readonly Quadro[];
  findPosto(chiave: ChiaveCasella): Posto | undefined;
  /** Where the casella is that enters a dato or shows a concetto. */
  placeOf(nodo: Dato | Concetto, indice: number): Posto | undefined;
  /** The name of that casella. */
  keyOf(nodo: Dato | Concetto, indice: number): ChiaveCasella | undefined;
  /** A sentence of the rules with the names that the righi have on this form. */
  readonly rename: (testo: string) => string;
  /** The raccolte of the form, none of them with elements yet. */
  readonly raccolte: readonly string[];
  /** Righi of a raccolta in one modulo; 1 when the form has none of that name. */
  countRighi(raccolta: string): number;
  /** Every casella in use when the raccolte hold so many elements: in the order of the form, modulo after modulo. */
  listPosti(misure: Readonly<Record<string, number>>): readonly Posto[];
}

interface Voce {
  readonly colonna: Colonna;
  readonly casella: Casella;
  readonly raccolta: string | undefined;
  /** Position of the rigo among those of its raccolta. */
  readonly posizione: number;
}

/** Keys found that are kept, for the next declaration that writes them: some times those of the longest form. */
const POSTI_TENUTI = 20_000;

/** Builds the index of a modello. */
export function createIndice(scheda: Scheda): Indice {
  const voci = scheda.quadri.flatMap(listVoci);
  const perChiave = new Map(voci.map((v) => [v.casella.chiave, v]));
  const perModulo = new Map<string, number>();
  for (const { raccolta, posizione } of voci) {
    if (raccolta) perModulo.set(raccolta, Math.max(perModulo.get(raccolta) ?? 0, posizione + 1));
  }
  const legate = new Map<string, Voce[]>();
  for (const voce of voci) {
    const nodo = voce.colonna.inserisce ?? voce.colonna.mostra;
    if (!nodo) continue;
    const sue = legate.get(nodo.id) ?? [];
    sue[voce.posizione] ??= voce;
    legate.set(nodo.id, sue);
  }
  const trovati = new Map<ChiaveCasella, Posto>();
  const placeOf: Indice['placeOf'] = (nodo, indice) => {
    const passo = nodo.raccolta === undefined ? 0 : (perModulo.get(nodo.raccolta) ?? 0);
    const voce = legate.get(nodo.id)?.[passo === 0 ? 0 : indice % passo];
    return voce && placeAt(voce, passo === 0 ? 1 : Math.floor(indice / passo) + 1, passo);
  };
  return {
    rename: scheda.rename ?? ((testo) => testo),
    quadri: scheda.quadri.map(describeQuadro),
    findPosto(chiave) {
      const noto = trovati.get(chiave);
      if (noto) return noto;
      const letta = parseChiave(chiave);
      const voce = letta && perChiave.get(baseOf(chiave));
      if (!voce || (letta.modulo > 1 && voce.raccolta === undefined)) return undefined;
      const posto = placeAt(voce, letta.modulo, perModulo.get(voce.raccolta ?? '') ?? 0);
      if (trovati.size >= POSTI_TENUTI) trovati.clear();
      trovati.set(chiave, posto);
      return posto;
    },
    placeOf,
    keyOf: (nodo, indice) => placeOf(nodo, indice)?.casella.chiave,
    raccolte: [...perModulo.keys()],
    countRighi: (raccolta) => perModulo.get(raccolta) ?? 1,
    listPosti(misure) {
      return voci.flatMap((voce) => {
        if (voce.raccolta === undefined) return [placeAt(voce, 1, 0)];
        const passo = perModulo.get(voce.raccolta) ?? 1;
        const quanti = Math.ceil(Math.max(0, (misure[voce.raccolta] ?? 0) - voce.posizione) / passo);
        return Array.from({ length: quanti }, (_, salto) => placeAt(voce, salto + 1, passo));
      });
    },
  };
}

/** The casella of a modulo, whose raccolta has `passo` righi in each. */
function placeAt({ casella, colonna, raccolta, posizione }: Voce, modulo: number, passo: number): Posto {
  const chiave = modulo === 1 ? casella.chiave : withModulo(casella.chiave, modulo);
  return {
    chiave,
    casella: modulo === 1 ? casella : { ...casella, chiave },
    colonna,
    inserisce: colonna.inserisce,
    mostra: colonna.mostra,
    raccolta,
    indice: raccolta === undefined ? 0 : posizione + (modulo - 1) * passo,
    modulo,
  };
}

function listVoci(quadro: QuadroScheda): Voce[] {
  const contati = new Map<string, number>();
  return quadro.sezioni
    .flatMap((s) => s.righi)
    .flatMap(({ rigo, colonne, raccolta, continua }) => {
      const prima = raccolta ? (contati.get(raccolta) ?? 0) : 0;
      const posizione = continua ? prima - 1 : prima;
      if (raccolta) contati.set(raccolta, posizione + 1);
      return colonne.map((colonna) => ({
        colonna,
        casella: describeCasella(quadro.codice, rigo, colonna),
        raccolta: raccolta || undefined,
        posizione,
      }));
    });
}

/** The note of a quadro, with the caselle that are still to be checked where the rest of it was read. */
function writeNota({ codice, nota, sezioni }: QuadroScheda): string | undefined {
  const incerte = sezioni.flatMap((s) =>
    s.righi.flatMap((r) =>
      r.colonne.filter((c) => c.daRiscontrare).map((c) => `${codice}${r.rigo} col. ${c.colonna}`),
    ),
  );
  if (incerte.length === 0) return nota;
  const frase = `Da riscontrare sul modello: ${incerte.join(', ')}; ciò che ne dipende è indicativo.`;
  return [nota, frase].filter(Boolean).join(' ');
}

function describeQuadro(quadro: QuadroScheda): Quadro {
  const { sezioni, daRiscontrare: _interno, nota: _scritta, ...senzaNota } = quadro;
  const nota = writeNota(quadro);
  const resto = { ...senzaNota, ...(nota === undefined ? {} : { nota }) };
  const righi = sezioni.flatMap((s) => s.righi);
  const placeOf = (rigo: RigoScheda): number =>
    rigo.continua
      ? 1
      : righi.filter(({ raccolta, continua }) => raccolta === rigo.raccolta && !continua).indexOf(rigo) + 1;
  return {
    ...resto,
    moduli: righi.some((r) => r.raccolta !== undefined),
    calcolato: righi.some((r) => r.colonne.some((c) => c.mostra !== undefined)),
    sezioni: sezioni.map((s) => ({
      titolo: s.titolo,
      righi: s.righi.map((r) => ({
        rigo: r.rigo,
        codice: `${quadro.codice}${r.rigo}`,
        titolo: r.titolo,
        caselle: r.colonne.map((c) => describeCasella(quadro.codice, r.rigo, c)),
        ...(r.raccolta === undefined ? {} : { posto: placeOf(r) }),
        ...(r.totale ? { totale: true } : {}),
      })),
    })),
  };
}
