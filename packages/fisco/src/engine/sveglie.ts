import type { Program } from './program.ts';

/** The celle to redo, one bit each: what reads a slot comes after it, so they are taken in their order. */
interface Sveglie {
  /** Wakes the celle that read the slots noted in `mutati` after the first `visti`. Returns how many are noted. */
  wakeLettori(mutati: Int32Array, visti: number): number;
  /** The first cella awake, no longer so; −1 when none is. */
  take(): number;
}

/** Starts with none awake. */
export function createSveglie({ celle, lettori }: Program): Sveglie {
  const bit = new Int32Array((celle.length >> 5) + 1);
  let parola = bit.length;
  return {
    wakeLettori(mutati, visti) {
      const quanti = mutati[0] as number;
      for (let n = visti + 1; n <= quanti; n++) {
        const slot = mutati[n] as number;
        const fine = lettori.inizi[slot + 1] as number;
        for (let posto = lettori.inizi[slot] as number; posto < fine; posto++) {
          const cella = lettori.celle[posto] as number;
          const sua = cella >> 5;
          bit[sua] = (bit[sua] as number) | (1 << (cella & 31));
          if (sua < parola) parola = sua;
        }
      }
      return quanti;
    },
    take() {
      for (; parola < bit.length; parola++) {
        const sveglie = bit[parola] as number;
        if (sveglie === 0) continue;
        bit[parola] = sveglie & (sveglie - 1);
        return (parola << 5) + 31 - Math.clz32(sveglie & -sveglie);
      }
      return -1;
    },
  };
}
