/** How a text is made to fit a leaf. */
export interface Formato {
  /** Longer texts are cut here; absent: never cut. */
  readonly massimo?: number;
  /** Characters of plain ASCII alone, or of Latin-1; absent: as they are. */
  readonly caratteri?: 'base' | 'latini';
}

/** An element of the file, under what it reads from `D`. */
export interface Elemento<D> {
  /** Its place in the official table: `2.1.1.4`. */
  readonly id: string;
  readonly list: (dati: D) => readonly Nodo[];
}

/** An element as it is written. */
export interface Nodo {
  readonly tag: string;
  readonly testo?: string;
  readonly figli?: readonly Nodo[];
}

const PARI: Readonly<Record<string, string>> = {
  ...{ '‘': "'", '’': "'", '“': '"', '”': '"', '«': '"', '»': '"', '–': '-', '—': '-', '…': '...' },
  ...{ '€': 'EUR', '\u00A0': ' ', ß: 'ss' },
};

/** A text in the characters that the schema admits: what has none of them becomes the nearest. */
export function toCaratteri(testo: string, quali: 'base' | 'latini'): string {
  const limite = quali === 'base' ? 0x7f : 0xff;
  const isAmmesso = (c: string) => (c.codePointAt(0) ?? 0) <= limite && (c.codePointAt(0) ?? 0) >= 0x20;
  return [...testo.normalize('NFC').replace(/\s+/g, ' ').trim()]
    .map((c) => {
      if (isAmmesso(c)) return c;
      const pari = PARI[c] ?? c.normalize('NFD').replace(/\p{M}/gu, '');
      return [...pari].every(isAmmesso) ? pari : '?';
    })
    .join('');
}

function fit(testo: string, { caratteri, massimo }: Formato): string {
  const scritto = caratteri ? toCaratteri(testo, caratteri) : testo;
  return massimo === undefined ? scritto : scritto.slice(0, massimo).trim();
}

type Letto = string | null | undefined;

/** A leaf: what it reads, in its format; nothing where there is nothing to say, unless it must be there. */
const makeFoglia = <D>(
  [id, tag, formato]: readonly [string, string, Formato],
  read: (dati: D) => Letto,
  isObbligatorio: boolean,
): Elemento<D> => ({
  id,
  list: (dati) => {
    const testo = fit(read(dati) ?? '', formato);
    return testo !== '' || isObbligatorio ? [{ tag, testo }] : [];
  },
});

/** A leaf that must be there. */
export const foglia = <D>(id: string, tag: string, formato: Formato, read: (dati: D) => Letto): Elemento<D> =>
  makeFoglia([id, tag, formato], read, true);
/** A leaf that may be missing. */
export const forse = <D>(id: string, tag: string, formato: Formato, read: (dati: D) => Letto): Elemento<D> =>
  makeFoglia([id, tag, formato], read, false);

/** A group, once for each thing that `per` gives. */
export const gruppo = <D, E>(
  id: string,
  tag: string,
  per: (dati: D) => readonly E[],
  figli: readonly Elemento<E>[],
): Elemento<D> => ({
  id,
  list: (dati) => per(dati).map((uno) => ({ tag, figli: figli.flatMap((figlio) => [...figlio.list(uno)]) })),
});

/** A group that is there once, of the same things as its parent. */
export const sempre = <D>(id: string, tag: string, figli: readonly Elemento<D>[]): Elemento<D> =>
  gruppo(id, tag, (dati: D) => [dati], figli);
