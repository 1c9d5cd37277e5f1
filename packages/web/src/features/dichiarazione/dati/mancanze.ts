import type { Calcolo, Mancanza, StatoEsito } from '@quadra/fisco';

/** What is missing: first for the casella explained, then for the other results; each set of dati once. */
export function listMancanze(calcolo: Calcolo, spiegata: string | null): Mancanza[] {
  const prime = spiegata === null ? [] : calcolo.missing(spiegata);
  const altre = Object.values(calcolo.missingByQuadro()).flat();
  const viste = new Set<string>();
  return [...prime, ...altre].filter((mancanza) => {
    const chiavi = mancanza.dati.map(({ chiave }) => chiave).sort();
    const impronta = chiavi.length > 0 ? chiavi.join(' ') : mancanza.frase;
    if (viste.has(impronta)) return false;
    viste.add(impronta);
    return true;
  });
}

/** The computed caselle whose figure is not final, in the order of the form. */
export function listNonDefinitive(calcolo: Calcolo): { incomplete: string[]; provvisorie: string[] } {
  const esiti = Object.entries(calcolo.computed());
  const listIn = (voluto: StatoEsito) =>
    esiti.flatMap(([chiave, { stato }]) => (stato === voluto ? [chiave] : []));
  return { incomplete: listIn('incompleto'), provvisorie: listIn('provvisorio') };
}
