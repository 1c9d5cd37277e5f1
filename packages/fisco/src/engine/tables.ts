/** Brackets as the program reads them: threshold, tax up to it, rate. */
export type Cumulato = readonly [oltre: number, fino: number, aliquota: number];

/** A phase of an ente: the base it reaches, what it takes away from base and tax, its brackets. */
export interface FaseCompilata {
  readonly finoA: number;
  readonly deduzione: number;
  readonly detrazione: number;
  readonly cumulati: readonly Cumulato[];
}

export interface RegimeCompilato {
  readonly stato: number;
  readonly fasi: readonly FaseCompilata[];
}

/** The values of a table of law by key. */
export type Ricerca = ReadonlyMap<number, number>;

/** Tax of a base in cents, in units of 10⁻⁸ euro. */
function taxOf(cumulati: readonly Cumulato[], base: number): number {
  for (let i = cumulati.length - 1; i >= 0; i--) {
    const riga = cumulati[i] as Cumulato;
    if (base > riga[0]) return riga[1] + (base - riga[0]) * riga[2];
  }
  return 0;
}

/** Tax of an ente on a base in cents, in units of 10⁻⁸ euro. */
export function applyRegime(fasi: readonly FaseCompilata[], base: number): number {
  for (const { finoA, deduzione, detrazione, cumulati } of fasi) {
    if (base > finoA) continue;
    return Math.max(0, taxOf(cumulati, Math.max(0, base - deduzione)) - detrazione * 1_000_000);
  }
  return 0;
}
