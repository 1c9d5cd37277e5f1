/** A source of chance that says the same thing every time it is asked from the same seed. */
export interface Caso {
  /** From 0 included to 1 excluded. */
  next(): number;
  /** Whole number between the two, both included. */
  integer(minimo: number, massimo: number): number;
  pick<T>(lista: readonly T[]): T;
  chance(probabilita: number): boolean;
}

/** Mulberry32: 32 bits of state, good enough for names and amounts. */
export function makeCaso(seme: number): Caso {
  let stato = seme >>> 0;
  const next = (): number => {
    stato = (stato + 0x6d2b79f5) >>> 0;
    let t = stato;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (minimo: number, massimo: number) => minimo + Math.floor(next() * (massimo - minimo + 1));
  return {
    next,
    integer,
    pick: (lista) => {
      const scelto = lista[integer(0, lista.length - 1)];
      if (scelto === undefined) throw new RangeError('Nothing to pick from');
      return scelto;
    },
    chance: (probabilita) => next() < probabilita,
  };
}
