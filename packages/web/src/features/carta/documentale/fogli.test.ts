import { readCodiceFoglio, writeCodiceFoglio } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { type Foglio, groupFogli } from './fogli.ts';

const UNO = '6f1c2a34-0000-4000-8000-000000000001';
const DUE = '6f1c2a34-0000-4000-8000-000000000002';
const file = (nome: string) => new File(['x'], nome, { type: 'application/pdf' });
/** A sheet of a file, and which sheet of which document it is. */
const foglio = (numero: number, id?: string, suo = 1, fogli = 1, versione = 1): Foglio => ({
  numero,
  codice: id === undefined ? null : { id, versione, foglio: suo, fogli },
});

describe('the sheets that were scanned', () => {
  it('go to their documents, in the order of the document, whatever the order of the stack', () => {
    const pila = file('pila.pdf');
    const fogli = [foglio(1, DUE, 1, 1), foglio(2, UNO, 2, 2), foglio(3), foglio(4, UNO, 1, 2)];
    const { trovati, senzaCodice } = groupFogli([{ file: pila, fogli }]);
    expect(trovati).toEqual([
      { id: DUE, versione: 1, file: pila, pagine: [1], isIntero: false, mancanti: [], isInPiuFile: false },
      { id: UNO, versione: 1, file: pila, pagine: [4, 2], isIntero: false, mancanti: [], isInPiuFile: false },
    ]);
    expect(senzaCodice).toEqual([{ file: pila, pagine: [3] }]);
  });

  it('say which are missing, which are twice, and which are in more files', () => {
    const [a, b] = [file('a.pdf'), file('b.pdf')];
    const { trovati } = groupFogli([
      { file: a, fogli: [foglio(1, UNO, 1, 3), foglio(2, UNO, 1, 3), foglio(3, UNO, 3, 3)] },
      { file: b, fogli: [foglio(1, UNO, 2, 3)] },
    ]);
    expect(trovati).toMatchObject([{ pagine: [1, 3], mancanti: [2], isInPiuFile: true, isIntero: false }]);
  });

  it('of two versions of a document are two', () => {
    const fogli = [foglio(1, UNO, 1, 1, 1), foglio(2, UNO, 1, 1, 2)];
    const { trovati } = groupFogli([{ file: file('a.pdf'), fogli }]);
    expect(trovati.map(({ versione, pagine }) => [versione, pagine])).toEqual([
      [1, [1]],
      [2, [2]],
    ]);
  });

  it('a code is read as it was written, and no other is', () => {
    const scritto = `${writeCodiceFoglio({ id: UNO, versione: 3 })}/2/4`;
    expect(readCodiceFoglio(scritto)).toEqual({ id: UNO, versione: 3, foglio: 2, fogli: 4 });
    for (const altro of ['https://esempio.it', `QUADRA/${UNO}/3/5/4`, `QUADRA/${UNO}/3/0/4`, `${scritto}/1`])
      expect(readCodiceFoglio(altro)).toBeNull();
  });
});
