import { describe, expect, it } from 'vitest';
import { makeBlocco, planIncolla, planRiempi } from './blocco.ts';
import { computeMeta } from './cursore.ts';

const posto = (riga: number, colonna: number) => ({ riga, colonna });
const confini = { righe: 4, colonne: 3 };
const places = (scritte: readonly { riga: number; colonna: number; testo: string }[]) =>
  scritte.map(({ riga, colonna, testo }) => `${riga},${colonna}=${testo}`);

describe('a block of cells', () => {
  it('is pasted from its corner, and never beyond the grid', () => {
    const testi = [
      ['a', 'b'],
      ['c', 'd'],
    ];
    expect(places(planIncolla(testi, makeBlocco(posto(1, 1), posto(1, 1)), confini))).toEqual([
      '1,1=a',
      '1,2=b',
      '2,1=c',
      '2,2=d',
    ]);
    expect(places(planIncolla(testi, makeBlocco(posto(3, 2), posto(3, 2)), confini))).toEqual(['3,2=a']);
  });

  it('of one cell fills the whole target; of more is repeated when it fits a whole number of times', () => {
    expect(places(planIncolla([['x']], makeBlocco(posto(0, 0), posto(1, 1)), confini))).toEqual([
      '0,0=x',
      '0,1=x',
      '1,0=x',
      '1,1=x',
    ]);
    expect(planIncolla([['x'], ['y']], makeBlocco(posto(0, 0), posto(3, 0)), confini)).toHaveLength(4);
    expect(planIncolla([['x'], ['y']], makeBlocco(posto(0, 0), posto(2, 0)), confini)).toHaveLength(2);
    expect(planIncolla([], makeBlocco(posto(0, 0), posto(0, 0)), confini)).toEqual([]);
  });

  it('is filled down from its first row, or from the row above', () => {
    const read = ({ riga, colonna }: { riga: number; colonna: number }) => `${riga}.${colonna}`;
    expect(places(planRiempi(makeBlocco(posto(2, 1), posto(0, 0)), read))).toEqual([
      '1,0=0.0',
      '1,1=0.1',
      '2,0=0.0',
      '2,1=0.1',
    ]);
    expect(places(planRiempi(makeBlocco(posto(2, 1), posto(2, 1)), read))).toEqual(['2,1=1.1']);
    expect(planRiempi(makeBlocco(posto(0, 0), posto(0, 0)), read)).toEqual([]);
  });
});

describe('the active cell', () => {
  const campo = { righe: 100, colonne: 5, schermata: 20 };
  const go = (key: string, ctrl = false, da = posto(50, 2)) => computeMeta({ key, ctrl }, da, campo);

  it('moves by arrows, Home and End, with Ctrl to the corners, by screens', () => {
    expect(go('ArrowDown')).toEqual(posto(51, 2));
    expect(go('ArrowLeft')).toEqual(posto(50, 1));
    expect(go('Home')).toEqual(posto(50, 0));
    expect(go('End')).toEqual(posto(50, 4));
    expect(go('Home', true)).toEqual(posto(0, 0));
    expect(go('End', true)).toEqual(posto(99, 4));
    expect(go('PageDown')).toEqual(posto(70, 2));
    expect(go('PageUp')).toEqual(posto(30, 2));
    expect(go('x')).toBeNull();
  });

  it('stays in the grid; above the first row there is the head', () => {
    expect(go('ArrowDown', false, posto(99, 2))).toEqual(posto(99, 2));
    expect(go('PageDown', false, posto(95, 2))).toEqual(posto(99, 2));
    expect(go('PageUp', false, posto(5, 2))).toEqual(posto(0, 2));
    expect(go('ArrowUp', false, posto(0, 2))).toEqual(posto(-1, 2));
    expect(go('ArrowUp', false, posto(-1, 2))).toEqual(posto(-1, 2));
    expect(go('ArrowRight', false, posto(0, 4))).toEqual(posto(0, 4));
  });
});
