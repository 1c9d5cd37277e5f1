import type { Cerca } from './motore.ts';

/** One row of a list: its key, how it reads, and what else tells it from its likes. */
export type Voce = {
  readonly chiave: string;
  readonly testo: string;
  readonly dettaglio?: string;
  /** Rows of the same group stand together under its name. */
  readonly gruppo?: string;
};

/** Where the rows come from: an array, an enumeration, or a list of the server. */
export type Fonte<V extends Voce = Voce> = {
  readonly cerca: Cerca<V>;
  /** The row of a key that is not among those listed; null when there is none. */
  readonly find: (chiave: string, segnale: AbortSignal) => Promise<V | null>;
  /** The list is being opened: what was remembered is forgotten. */
  readonly open: () => void;
  /** The rows are here: no waiting after the last key. */
  readonly locale: boolean;
};

/** The texts of a row joined; empty ones left out. */
export const joinTesti = (testi: readonly unknown[], separatore = ' - '): string =>
  testi
    .map((testo) => String(testo ?? '').trim())
    .filter((testo) => testo !== '')
    .join(separatore);

/** Rows that read the same show their key. */
export function distinguishVoci<V extends Voce>(voci: readonly V[]): readonly V[] {
  const quante = new Map<string, number>();
  for (const { testo, dettaglio } of voci) {
    const letto = `${testo}\n${dettaglio ?? ''}`;
    quante.set(letto, (quante.get(letto) ?? 0) + 1);
  }
  return voci.map((voce) =>
    (quante.get(`${voce.testo}\n${voce.dettaglio ?? ''}`) ?? 0) > 1
      ? { ...voce, dettaglio: joinTesti([voce.dettaglio, voce.chiave], ', ') }
      : voce,
  );
}

const fold = (testo: string) => testo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The row whose text or key is exactly what was typed. */
export const findEsatta = <V extends Voce>(voci: readonly V[], scritto: string): V | undefined => {
  const cercato = fold(scritto.trim());
  return (
    voci.find(({ chiave }) => fold(chiave) === cercato) ?? voci.find(({ testo }) => fold(testo) === cercato)
  );
};

/** The place of the first row that begins with what was typed; -1 when none does. */
export const findPrima = (voci: readonly Voce[], scritto: string): number =>
  voci.findIndex(({ testo }) => fold(testo).startsWith(fold(scritto)));

/** Rows one after the other that are of the same group; without a group, all in one. */
export function splitGruppi<V>(
  voci: readonly V[],
  gruppoDi: (voce: V) => string | undefined,
): readonly { gruppo: string | undefined; inizio: number; voci: readonly V[] }[] {
  const gruppi: { gruppo: string | undefined; inizio: number; voci: V[] }[] = [];
  for (const [indice, voce] of voci.entries()) {
    const gruppo = gruppoDi(voce);
    const ultimo = gruppi.at(-1);
    if (ultimo && ultimo.gruppo === gruppo) ultimo.voci.push(voce);
    else gruppi.push({ gruppo, inizio: indice, voci: [voce] });
  }
  return gruppi;
}

/** A list that is all here: rows whose text or key holds what is typed, whatever the case and the accents. */
export function makeFonteDati(voci: readonly Voce[]): Fonte {
  const distinte = distinguishVoci(voci);
  return {
    locale: true,
    open: () => {},
    find: (chiave) => Promise.resolve(distinte.find((voce) => voce.chiave === chiave) ?? null),
    cerca: (testo) => {
      const cercato = fold(testo);
      const trovate = distinte.filter((voce) => fold(`${voce.testo} ${voce.chiave}`).includes(cercato));
      return Promise.resolve({ voci: trovate, altre: false });
    },
  };
}

/** An enumeration: keys and their words. */
export const makeFonteEnum = (parole: Readonly<Record<string, string>>): Fonte =>
  makeFonteDati(Object.entries(parole).map(([chiave, testo]) => ({ chiave, testo })));
