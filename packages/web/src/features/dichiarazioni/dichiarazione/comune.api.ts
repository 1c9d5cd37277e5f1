import { type ComuneFilo, type Interno, percorsi } from '@quadra/contract';
import { list } from '../../../api/lista.ts';
import type { Cerca } from '../../../ui/scelta/motore.ts';

const VOCI = 50;
export type Comune = Interno<ComuneFilo>;

/** A codice that changed province or name over time comes once, as it was last. */
function keepUltimi(righe: readonly Comune[]): Comune[] {
  const perCodice = new Map<string, Comune>();
  for (const riga of righe) {
    const altra = perCodice.get(riga.codice);
    if (altra === undefined || (altra.al !== null && (riga.al === null || riga.al > altra.al)))
      perCodice.set(riga.codice, riga);
  }
  return [...perCodice.values()];
}

/** Comuni whose name starts with or holds the text, or whose codice catastale it is. */
export const searchComuni: Cerca<Comune> = (testo, segnale) => {
  const codice = testo.trim().toUpperCase();
  const filtro = /^[A-Z]\d{3}$/.test(codice)
    ? { Codice: codice }
    : { Denominazione: testo.trim().toLowerCase() };
  return list<ComuneFilo>(
    percorsi.comuni,
    { filter: filtro, logic: 'and', righePerPagina: VOCI },
    { segnale, silenziosa: true },
  ).then(({ righe }) => ({ voci: keepUltimi(righe), altre: false }));
};

/** The comune of a codice catastale; null when there is none. */
export const findComune = (codice: string): Promise<Comune | null> =>
  list<ComuneFilo>(
    percorsi.comuni,
    { filter: { Codice: codice }, logic: 'and', righePerPagina: 1 },
    { silenziosa: true },
  ).then((pagina) => pagina.righe[0] ?? null);

export const nameComune = (comune: Comune): string =>
  comune.provincia === '' ? comune.denominazione : `${comune.denominazione} (${comune.provincia})`;
