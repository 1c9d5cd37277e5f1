import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makeStatoColonne,
  mergeColonne,
  placeColonna,
  type StatoColonne,
  setLarghezza,
  setVisibile,
  shiftColonna,
  toColonneVista,
} from './stato-colonne.ts';

const colonne = [{ nome: 'a', fissa: true }, { nome: 'b' }, { nome: 'c', visibile: false }, { nome: 'd' }];
const nomi = colonne.map(({ nome }) => nome);
const nome = fc.constantFrom(...nomi);
const passo = fc.oneof(
  fc.tuple(nome, nome).map(
    ([uno, al]) =>
      (stato: StatoColonne) =>
        placeColonna(stato, uno, al),
  ),
  fc.tuple(nome, fc.constantFrom(1 as const, -1 as const)).map(
    ([uno, verso]) =>
      (stato: StatoColonne) =>
        shiftColonna(stato, uno, verso),
  ),
  fc.tuple(fc.constantFrom('b', 'c', 'd'), fc.boolean()).map(
    ([uno, visibile]) =>
      (stato: StatoColonne) =>
        setVisibile(stato, uno, visibile),
  ),
  fc.tuple(nome, fc.integer({ min: -50, max: 5000 })).map(
    ([uno, pixel]) =>
      (stato: StatoColonne) =>
        setLarghezza(stato, uno, pixel),
  ),
);

describe('the columns of a grid', () => {
  it('are always all there, once, and a view gives them back as they were', () => {
    fc.assert(
      fc.property(fc.array(passo), (passi) => {
        const stato = passi.reduce((prima, cambia) => cambia(prima), makeStatoColonne(colonne));
        expect(stato.ordine.toSorted()).toEqual(nomi);
        expect(Object.values(stato.larghezze).every((pixel) => pixel >= 40 && pixel <= 2000)).toBe(true);
        const tornato = mergeColonne(colonne, toColonneVista(stato));
        expect(tornato.ordine).toEqual(stato.ordine);
        expect(tornato.larghezze).toEqual(stato.larghezze);
        expect(tornato.nascoste.toSorted()).toEqual(stato.nascoste.toSorted());
      }),
    );
  });

  it('of a view of yesterday: unknown ones are dropped, new ones keep their place, the first is never hidden', () => {
    const vista = [
      { campo: 'd', visibile: true, larghezza: 90 },
      { campo: 'tolta', visibile: true, larghezza: null },
      { campo: 'a', visibile: false, larghezza: null },
    ];
    expect(mergeColonne(colonne, vista)).toEqual({
      ordine: ['d', 'a', 'b', 'c'],
      nascoste: ['c'],
      larghezze: { d: 90 },
    });
    expect(mergeColonne(colonne, [])).toEqual(makeStatoColonne(colonne));
  });

  it('move one place at a time over the hidden ones, and stop at the edge', () => {
    const base = makeStatoColonne(colonne);
    expect(shiftColonna(base, 'b', 1).ordine).toEqual(['a', 'c', 'd', 'b']);
    expect(shiftColonna(base, 'd', 1)).toBe(base);
    expect(shiftColonna(base, 'a', -1)).toBe(base);
  });
});
