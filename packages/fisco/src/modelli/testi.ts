import type { Colonna, QuadroScheda, RigoScheda, Scheda } from './scheda.ts';

/** The texts of a form are written once for all years: `{anno}` is that of the form, `{annoImposta}` the year it taxes. */
export function writeTesti(scheda: Scheda): Scheda {
  const { anno } = scheda;
  const write = (testo: string): string =>
    testo.replaceAll('{anno}', String(anno)).replaceAll('{annoImposta}', String(anno - 1));
  const writeColonna = (c: Colonna): Colonna => ({
    ...c,
    titolo: write(c.titolo),
    ...(c.formulaBreve ? { formulaBreve: write(c.formulaBreve) } : {}),
    ...(c.istruzioni ? { istruzioni: write(c.istruzioni) } : {}),
  });
  const writeRigo = (r: RigoScheda): RigoScheda => ({
    ...r,
    titolo: write(r.titolo),
    colonne: r.colonne.map(writeColonna),
  });
  const writeQuadro = (q: QuadroScheda): QuadroScheda => ({
    ...q,
    ...(q.nota ? { nota: write(q.nota) } : {}),
    sezioni: q.sezioni.map((s) => ({ titolo: write(s.titolo), righi: s.righi.map(writeRigo) })),
  });
  return { ...scheda, quadri: scheda.quadri.map(writeQuadro) };
}
