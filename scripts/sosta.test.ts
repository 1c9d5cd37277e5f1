import { describe, expect, it } from 'vitest';
import { describeSosta, listPerdite, type Presa } from './prove/sosta.ts';

const presa = (di: Partial<Presa> = {}): Presa => ({
  ...{ minuto: 1, rssMb: 400, heapMb: 150, descrittori: 60, connessioni: 6, flussi: 9, richieste: 100 },
  ...di,
});
const vuota = presa({ minuto: 0, rssMb: 250, flussi: 0, richieste: 0 });
const ferma = { prima: vuota, dopo: presa({ flussi: 0 }), uscita: '' };
const prese = (...megabyte: readonly number[]) => megabyte.map((rssMb) => presa({ rssMb }));

/** Of `npm run prova -- sosta` what does not need a house. */
describe('what a long run keeps', () => {
  it('is nothing when memory is flat once it is warm, and everybody who left is gone', () => {
    expect(listPerdite({ ...ferma, prese: prese(250, 390, 400, 405, 400, 410) })).toEqual([]);
  });

  it('is memory that grows in the last third', () => {
    expect(listPerdite({ ...ferma, prese: prese(250, 390, 400, 405, 500, 510) })).toEqual([
      'memoria: 500 MB nell’ultimo terzo, 400 in quello di mezzo',
    ]);
  });

  it('is a stream, a descriptor, a connection or a listener that nobody uses any more', () => {
    const dopo = presa({ flussi: 1, descrittori: 90, connessioni: 30 });
    expect(listPerdite({ prima: vuota, dopo, uscita: 'MaxListenersExceededWarning', prese: [] })).toEqual([
      'flussi di eventi: 1 senza nessuno che ascolti',
      'descrittori: 90, prima 60',
      'connessioni al database: 30, prima 6',
      'ascoltatori oltre il limite',
    ]);
  });

  it('is told before, at a few moments and after', () => {
    const tabella = describeSosta({ ...ferma, prese: prese(1, 2, 3, 4, 5, 6, 7, 8, 9) });
    expect(tabella.slice(2).map((riga) => riga.split(' | ')[1])).toEqual(
      [250, 1, 3, 5, 7, 9, 400].map((megabyte) => `${megabyte} MB`),
    );
  });
});
