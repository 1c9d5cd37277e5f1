import { expect, it } from 'vitest';
import { registro } from './registro.ts';
import type { Scheda } from './scheda.ts';

/** The ids of what is entered that a concetto reads, by whatever way, in a tax year. */
function makeDati(annoImposta: number): (nodo: unknown) => ReadonlySet<string> {
  const letti = new Map<unknown, Set<string>>();
  const isInVigore = ({ dal, al }: { dal?: string; al?: string }) =>
    (dal ?? '') <= `${annoImposta}-12-31` && (al ?? '9999') >= `${annoImposta}-01-01`;
  return function read(nodo) {
    const pronti = letti.get(nodo);
    if (pronti) return pronti;
    const suoi = new Set<string>();
    letti.set(nodo, suoi);
    const visti = new Set<unknown>();
    const walk = (uno: unknown): void => {
      if (uno === null || typeof uno !== 'object' || visti.has(uno)) return;
      visti.add(uno);
      const { kind, id, dal, al } = uno as Readonly<Record<string, string>>;
      if (kind === 'dato' && id !== undefined) suoi.add(id);
      else if (kind !== 'parametro' && isInVigore({ ...(dal && { dal }), ...(al && { al }) }))
        for (const figlio of Object.values(uno)) walk(figlio);
    };
    walk(nodo);
    return suoi;
  };
}

/** Quadro by quadro, those that it reads and that its list, followed to the end, does not name. */
function listDimenticati({ anno, quadri }: Scheda): readonly string[] {
  const read = makeDati(anno - 1);
  const dove = new Map<string, string>();
  const colonne = quadri.map((q) => ({
    codice: q.codice,
    sue: q.sezioni.flatMap(({ righi }) => righi.flatMap((r) => r.colonne)),
  }));
  for (const { codice, sue } of colonne)
    for (const { inserisce } of sue) if (inserisce) dove.set(inserisce.id, codice);
  const dipendono = new Map(quadri.map(({ codice, dipendeDa }) => [codice, dipendeDa]));
  const follow = (codice: string, trovati = new Set([codice])): ReadonlySet<string> => {
    for (const altro of dipendono.get(codice) ?? [])
      if (!trovati.has(altro)) follow(altro, trovati.add(altro));
    return trovati;
  };
  return colonne.flatMap(({ codice, sue }) => {
    if (PRIMA_DEL_REDDITO.includes(codice)) return [];
    const noti = follow(codice);
    const letti = new Set(
      sue.flatMap(({ mostra }) => (mostra ? [...read(mostra)].flatMap((id) => dove.get(id) ?? []) : [])),
    );
    const mancano = [...letti].filter((altro) => !noti.has(altro)).sort();
    return mancano.length > 0 ? [`${codice}: ${mancano.join(' ')}`] : [];
  });
}

/**
 * What they read of the other quadri is the whole income, which limits them: every quadro of income would open them again,
 * and they are completed before it is known.
 */
const PRIMA_DEL_REDDITO = ['RC', 'RP', 'C', 'E'];

const schede = Object.entries(registro).flatMap(([codice, { anni }]) =>
  Object.entries(anni).map(([anno, carica]) => ({ nome: `${codice} ${anno}`, carica })),
);
it.each(schede)('[QUA-008] $nome: each quadro depends on all it reads', async ({ carica }) => {
  expect(listDimenticati(await carica())).toEqual([]);
});
