import { collectMancanze, type Finding, listLuoghi, type MancanzaPer, type Modello } from '@quadra/fisco';

/** One thing to look at: in which casella, how serious, what it says. */
export interface Rilievo {
  readonly chiave: string;
  readonly livello: Finding['livello'];
  readonly frase: string;
}

/** How many of each level, and the first of the most serious ones. */
export interface ConteggioRilievi {
  bloccante: number;
  discordanza: number;
  informativa: number;
  primo: { chiave: string; frase: string } | null;
}

const LIVELLI = ['bloccante', 'discordanza', 'informativa'] as const;

/** What is missing, a row for each place: a casella that two results wait for is filled once. */
function listMancanti(mancano: readonly MancanzaPer[]): Rilievo[] {
  const viste = new Set<string>();
  return mancano.flatMap((mancanza) =>
    listLuoghi(mancanza).flatMap((chiave): Rilievo[] => {
      const luogo = mancanza.dati.length > 0 ? chiave : `${chiave} ${mancanza.frase}`;
      if (viste.has(luogo)) return [];
      viste.add(luogo);
      return [{ chiave, livello: 'discordanza', frase: mancanza.frase }];
    }),
  );
}

/** What the checks say and what is missing: what stops first, then in the order of the checks. */
export function collectRilievi(findings: readonly Finding[], mancano: readonly MancanzaPer[]): Rilievo[] {
  const rilievi: Rilievo[] = [
    ...findings.map(({ chiave, livello, frase }) => ({ chiave, livello, frase })),
    ...listMancanti(mancano),
  ];
  return LIVELLI.flatMap((livello) => rilievi.filter((rilievo) => rilievo.livello === livello));
}

/** What a list shows of the findings of a declaration; pure. */
export function countRilievi(
  modello: Pick<Modello, 'quadri'>,
  findings: readonly Finding[],
  esiti: Parameters<typeof collectMancanze>[1],
): ConteggioRilievi {
  const rilievi = collectRilievi(findings, collectMancanze(modello, esiti));
  const count = (livello: Rilievo['livello']) => rilievi.filter((uno) => uno.livello === livello).length;
  const [primo] = rilievi;
  return {
    bloccante: count('bloccante'),
    discordanza: count('discordanza'),
    informativa: count('informativa'),
    primo: primo === undefined ? null : { chiave: primo.chiave, frase: primo.frase },
  };
}
