/** Names on the wire of a record, each with its column. */
type Mappa = Readonly<Record<string, string>>;

/**
 * A record whose fields are columns with another name: the same table of names read in both directions.
 * `toColonne` gives what is written, `toFilo` what is answered.
 */
export function makeMappa<const M extends Mappa>(mappa: M) {
  const coppie = Object.entries(mappa);
  return {
    toColonne: <S extends { readonly [K in keyof M]: unknown }>(scritto: S) =>
      Object.fromEntries(coppie.map(([filo, colonna]) => [colonna, scritto[filo]])) as {
        [K in keyof M as M[K]]: S[K];
      },
    toFilo: <R extends { readonly [K in M[keyof M]]: unknown }>(riga: R) =>
      Object.fromEntries(
        coppie.map(([filo, colonna]) => [filo, (riga as Record<string, unknown>)[colonna]]),
      ) as {
        [K in keyof M]: R[M[K]];
      },
  };
}
