/**
 * The modello against the law written straight, on random returns of every form year that both know: how many differ, and on
 * which caselle. `npm run bench pareri [returns] [years…]`, 10,000 each where nothing is said; the test of every day runs fewer.
 */
import { loadModello } from '@quadra/fisco';
import fc from 'fast-check';
import { compute } from './fisco-a-mano.ts';
import { ANNI, makeContribuente } from './fisco-casuale.ts';
import { computeModello } from './fisco-confronto.ts';

const [quanti = 10_000, ...chiesti] = process.argv.slice(2).map(Number).filter(Number.isFinite);
for (const anno of chiesti.length > 0 ? chiesti : ANNI) {
  const modello = await loadModello(anno, 'redditi-pf');
  if (!modello) throw new Error(`Redditi PF ${anno}: nessun modello`);
  const diverse = new Map<string, number>();
  let differenze = 0;
  for (const t of fc.sample(makeContribuente(anno), quanti)) {
    const atteso = compute(t, anno);
    const chiavi = Object.keys(atteso);
    const dato = computeModello(modello, t, chiavi);
    const sue = chiavi.filter((chiave) => atteso[chiave] !== dato[chiave]);
    if (sue.length > 0) differenze += 1;
    for (const chiave of sue) diverse.set(chiave, (diverse.get(chiave) ?? 0) + 1);
  }
  const dove = [...diverse].map(([chiave, volte]) => `${chiave} ${volte}`).join(', ');
  console.log(`Redditi PF ${anno}: ${quanti} dichiarazioni, ${differenze} diverse${dove ? `: ${dove}` : ''}`);
}
