import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countCasi } from '../../copertura/casi.ts';
import { measureLuoghi } from '../../copertura/luoghi.ts';
import { senzaCaso } from '../../copertura/senza-caso.ts';
import { loadModello } from '../index.ts';
import { parseChiave } from '../modelli/chiave.ts';
import { isInterna } from '../modelli/interna.ts';
import { findIstruzione, loadIstruzioni } from './indice.ts';

const TESTI = join(import.meta.dirname, '../../../../../shared/data/istruzioni');
const FILE = {
  'redditi-pf': (anno: number, n: number) => `redditi-pf-${anno}-fascicolo-${n}.txt`,
  730: (anno: number) => `730-${anno}.txt`,
};
const forme = [2023, 2024, 2025, 2026].flatMap((anno) => [
  ['redditi-pf', anno] as const,
  ['730', anno] as const,
]);

/** Whether a line names a number as a colonna or as a rigo: read again, with nothing of the script that made the tables. */
function names(testo: string, { rigo, colonna }: { rigo: number; colonna: number }): boolean {
  const numeri = [...testo.matchAll(/\d+/g)].map(([cifre]) => Number(cifre));
  const isFraDue = (n: number) => numeri.some((da, i) => da < n && n < (numeri[i + 1] ?? 0));
  const says = (n: number) => numeri.includes(n) || isFraDue(n);
  return (
    (/col(?:onn[ae]|\.)|camp[oi]|casell[ae]/i.test(testo) && says(colonna)) ||
    (/rig[oh]|[A-Z]{1,2} ?\d/i.test(testo) && says(rigo))
  );
}

interface Riga {
  readonly testo: string;
  readonly pagina: number;
}

/** The lines of a text, each with the page where it stands: a page ends with a form feed. */
function listRighe(tutto: string): Riga[] {
  let pagina = 1;
  return tutto.split('\n').map((testo) => {
    pagina += testo.match(/\f/g)?.length ?? 0;
    return { testo, pagina };
  });
}

describe.each(forme)('the places of the instructions of %s %i', (codice, anno) => {
  it('are of caselle that the form has, none of ours', async () => {
    const modello = await loadModello(anno, codice);
    const chiavi = [...(await loadIstruzioni(codice, anno)).keys()];
    expect(chiavi.filter((chiave) => !modello?.findCasella(chiave))).toEqual([]);
    const interne = chiavi.map(parseChiave).filter((chiave) => chiave && isInterna(chiave));
    expect(interne).toEqual([]);
  });

  it('are of 99 caselle in a hundred, and each other one is listed with its reason', async () => {
    const modello = await loadModello(anno, codice);
    if (!modello) throw new Error('No modello');
    const { conRiga, tutte, senza } = await measureLuoghi(modello);
    expect(conRiga / tutte).toBeGreaterThanOrEqual(0.99);
    expect(senza.filter(({ perche }) => perche === null)).toEqual([]);
    expect(countCasi(codice, anno).conRiga).toBeGreaterThan(0);
  });

  it.runIf(codice === 'redditi-pf')('are said for each casella of a quadro marked «esatto»', async () => {
    const modello = await loadModello(anno, codice);
    const luoghi = await loadIstruzioni(codice, anno);
    const mute = (modello?.quadri ?? [])
      .filter(({ copertura }) => copertura === 'esatto')
      .flatMap((q) => q.sezioni.flatMap((s) => s.righi.flatMap((r) => r.caselle)))
      .filter((casella) => !isInterna(casella))
      .map(({ quadro, rigo, colonna }) => `${quadro}${rigo}.${colonna}`)
      .filter((chiave) => !luoghi.has(chiave));
    expect(mute).toEqual([]);
  });

  it.runIf(existsSync(TESTI))('are lines of the page that name the rigo or the colonna', async () => {
    const testi = new Map<number, readonly Riga[]>();
    const readTesto = (n: number): readonly Riga[] => {
      const letto = testi.get(n) ?? listRighe(readFileSync(join(TESTI, FILE[codice](anno, n)), 'utf8'));
      testi.set(n, letto);
      return letto;
    };
    const sbagliate: string[] = [];
    for (const [chiave, { fascicolo, pagina, riga }] of await loadIstruzioni(codice, anno)) {
      const sua = readTesto(fascicolo)[riga - 1];
      const dove = parseChiave(chiave);
      if (!dove || pagina !== sua?.pagina || !names(sua.testo, dove)) sbagliate.push(chiave);
    }
    expect(sbagliate).toEqual([]);
  });

  it.runIf(existsSync(TESTI))(
    'list the examples that are no golden case, each with what its line says',
    () => {
      const suoi = senzaCaso.filter(({ modello, righe }) => modello === codice && anno in righe);
      const dette = suoi.map(({ fascicolo = 1, righe, dice }) => {
        const testo = readFileSync(join(TESTI, FILE[codice](anno, fascicolo)), 'utf8').split('\n');
        return testo[(righe[anno] ?? 0) - 1]?.includes(dice) ? '' : `${righe[anno]}: ${dice}`;
      });
      expect(dette.filter(Boolean)).toEqual([]);
      expect(countCasi(codice, anno).esempiSenza).toBe(suoi.length);
    },
  );
});

describe.each([2023, 2024, 2025, 2026])('a quadro of the 730 of %i that is marked «esatto»', (anno) => {
  it('has no casella with a number of the form and without its line', async () => {
    const modello = await loadModello(anno, '730');
    const luoghi = await loadIstruzioni('730', anno);
    const esatti = (modello?.quadri ?? []).filter(({ copertura }) => copertura === 'esatto');
    expect(esatti.map(({ codice }) => codice)).toContain('C');
    const senza = esatti
      .flatMap((q) => q.sezioni.flatMap((s) => s.righi.flatMap((r) => r.caselle)))
      .filter((casella) => !isInterna(casella) && !luoghi.has(casella.chiave));
    expect(senza.map(({ chiave }) => chiave)).toEqual([]);
  });
});

describe('the place of a casella', () => {
  it('is told with its text and its page, whatever the modulo', async () => {
    expect(await findIstruzione('redditi-pf', 2026, 'RA3.14#2')).toMatchObject({
      testo: 'Istruzioni Redditi PF 2026, fascicolo 1',
      pagina: 31,
    });
  });

  it('is not told of a number of ours, of a year without texts, of what is no key', async () => {
    expect(await findIstruzione('redditi-pf', 2026, 'RC901.1')).toBeUndefined();
    expect(await findIstruzione('redditi-pf', 2020, 'RA3.14')).toBeUndefined();
    expect(await findIstruzione('iva', 2026, 'VL3.1')).toBeUndefined();
    expect(await findIstruzione('redditi-pf', 2026, '#')).toBeUndefined();
  });
});
