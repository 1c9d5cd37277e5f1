/** Chosen rows: some of them by key, or all those the filters find (a query) except some. */
export type Selezione =
  | { readonly tipo: 'righe'; readonly chiavi: ReadonlySet<string> }
  | { readonly tipo: 'tutte'; readonly escluse: ReadonlySet<string> };

export const nessuna: Selezione = { tipo: 'righe', chiavi: new Set() };
export const tutte: Selezione = { tipo: 'tutte', escluse: new Set() };

export const isScelta = (selezione: Selezione, chiave: string): boolean =>
  selezione.tipo === 'righe' ? selezione.chiavi.has(chiave) : !selezione.escluse.has(chiave);

/** Chooses or leaves some rows; the others stay as they are. */
export function setScelte(selezione: Selezione, chiavi: readonly string[], scegli: boolean): Selezione {
  const isRighe = selezione.tipo === 'righe';
  const nuove = new Set(isRighe ? selezione.chiavi : selezione.escluse);
  for (const chiave of chiavi) {
    if (scegli === isRighe) nuove.add(chiave);
    else nuove.delete(chiave);
  }
  return isRighe ? { tipo: 'righe', chiavi: nuove } : { tipo: 'tutte', escluse: nuove };
}

export const toggleScelta = (selezione: Selezione, chiave: string): Selezione =>
  setScelte(selezione, [chiave], !isScelta(selezione, chiave));

/** How many rows are chosen, of a list of `totale`. */
export const countScelte = (selezione: Selezione, totale: number): number =>
  selezione.tipo === 'righe' ? selezione.chiavi.size : Math.max(0, totale - selezione.escluse.size);

/** Whether the rows of a page are chosen: all, none, or in part. */
export function computeStatoPagina(selezione: Selezione, pagina: readonly string[]): boolean | 'parte' {
  const quante = pagina.filter((chiave) => isScelta(selezione, chiave)).length;
  if (quante === 0) return false;
  return quante === pagina.length ? true : 'parte';
}
