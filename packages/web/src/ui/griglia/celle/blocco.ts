/** A place in the grid: row of the page (-1 is the head) and visible column, from 0. */
export type Posto = { readonly riga: number; readonly colonna: number };
/** A rectangle of cells, ends included. */
export type Blocco = { readonly da: Posto; readonly a: Posto };

/** The rectangle between two cells, in any order. */
export const makeBlocco = (uno: Posto, altro: Posto): Blocco => ({
  da: { riga: Math.min(uno.riga, altro.riga), colonna: Math.min(uno.colonna, altro.colonna) },
  a: { riga: Math.max(uno.riga, altro.riga), colonna: Math.max(uno.colonna, altro.colonna) },
});

export const isUnaCella = ({ da, a }: Blocco): boolean => da.riga === a.riga && da.colonna === a.colonna;

export type Scritta = Posto & { readonly testo: string };

/**
 * Where the cells of a pasted block go: from the corner of the target, never beyond the grid. One cell fills the whole
 * target, and a block that fits the target a whole number of times is repeated in it, as spreadsheets do.
 */
export function planIncolla(
  testi: readonly (readonly string[])[],
  target: Blocco,
  { righe, colonne }: { righe: number; colonne: number },
): Scritta[] {
  const alto = testi.length;
  const largo = Math.max(0, ...testi.map((celle) => celle.length));
  if (alto === 0 || largo === 0) return [];
  const repeat = (quanto: number, spazio: number) =>
    spazio > quanto && spazio % quanto === 0 ? spazio : quanto;
  const altezza = repeat(alto, target.a.riga - target.da.riga + 1);
  const larghezza = repeat(largo, target.a.colonna - target.da.colonna + 1);
  const scritte: Scritta[] = [];
  for (let i = 0; i < altezza && target.da.riga + i < righe; i += 1) {
    for (let j = 0; j < larghezza && target.da.colonna + j < colonne; j += 1) {
      const testo = testi[i % alto]?.[j % largo];
      if (testo !== undefined) {
        scritte.push({ riga: target.da.riga + i, colonna: target.da.colonna + j, testo });
      }
    }
  }
  return scritte;
}

/** Fill down: the first row of the block copied in those below; on one row alone, the row above it. */
export function planRiempi(blocco: Blocco, read: (posto: Posto) => string): Scritta[] {
  const isUna = blocco.da.riga === blocco.a.riga;
  const fonte = isUna ? blocco.da.riga - 1 : blocco.da.riga;
  if (fonte < 0) return [];
  const scritte: Scritta[] = [];
  for (let riga = fonte + 1; riga <= blocco.a.riga; riga += 1) {
    for (let { colonna } = blocco.da; colonna <= blocco.a.colonna; colonna += 1) {
      scritte.push({ riga, colonna, testo: read({ riga: fonte, colonna }) });
    }
  }
  return scritte;
}
