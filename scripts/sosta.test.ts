import { describe, expect, it } from 'vitest';
import {
  describeSosta,
  listNonProvati,
  listPerdite,
  type Presa,
  readMisura,
  requirePassato,
  requireTagliata,
} from './prove/sosta.ts';

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

describe('a number that is looked at', () => {
  it('is read from the metrics and from the pages of the system, zero too', () => {
    const metriche = '# TYPE quadra_event_streams gauge\nquadra_event_streams 0\nnodejs_heap 1.5e+8\n';
    expect(readMisura(metriche, 'quadra_event_streams')).toBe(0);
    expect(readMisura(metriche, 'nodejs_heap')).toBe(150_000_000);
    expect(readMisura('VmHWM:\t  9 kB\nVmRSS:\t  409600 kB\n', 'VmRSS')).toBe(409_600);
  });

  it('is not zero when nobody tells it any more', () => {
    const metriche = '# HELP quadra_event_streams open streams\nquadra_event_streams_total 3\n';
    expect(() => readMisura(metriche, 'quadra_event_streams')).toThrow('quadra_event_streams');
  });
});

describe('a call that passed', () => {
  it('was answered with what it asked for: nothing, a refusal and a fall are not', () => {
    expect(() => [200, 201, 204].forEach(requirePassato)).not.toThrow();
    for (const status of [undefined, 302, 401, 403, 429, 500, 503])
      expect(() => requirePassato(status), String(status)).toThrow(`${status ?? 'senza risposta'}`);
  });

  it('of a line that was cut is one that was there, and was told nothing but what is foreseen', () => {
    const tagliata = (detto: string, ...ammessi: number[]) =>
      requireTagliata({ isArrivata: true, detto }, ammessi);
    expect(() => tagliata('')).not.toThrow();
    expect(() => tagliata('HTTP/1.1 413 Payload Too Large\r\n', 413)).not.toThrow();
    expect(() => tagliata('HTTP/1.1 401 Unauthorized\r\n', 413)).toThrow('risposta 401');
    expect(() => tagliata('SSH-2.0', 413)).toThrow('risposta');
    expect(() => requireTagliata({ isArrivata: false, detto: '' }, [])).toThrow('senza linea');
  });
});

describe('a run that proves something', () => {
  const passati = {
    ...{ elenchi: 800, importazioni: 40, esportazioni: 70, 'entrate e uscite': 120, 'flussi di eventi': 870 },
    ...{ 'chiamanti lenti': 80, 'carichi di 4 MB tagliati': 130, 'carichi di 200 MB tagliati': 100 },
  };
  const lunga = { passati, mancati: {}, prese: prese(1, 2, 3) };

  it('is one of which every kind passed, and nearly everybody', () => {
    expect(listNonProvati(lunga)).toEqual([]);
    expect(listNonProvati({ ...lunga, mancati: { 'elenchi: risposta 503': 110 } })).toEqual([]);
  });

  it('is not one that was refused: 401 to everybody, to a kind, or to more than one in twenty', () => {
    expect(listNonProvati({ ...lunga, passati: {}, mancati: { 'elenchi: risposta 401': 9 } })).toHaveLength(
      9,
    );
    expect(listNonProvati({ ...lunga, passati: { ...passati, 'flussi di eventi': 0 } })).toEqual([
      'flussi di eventi: nessuno è passato',
    ]);
    const mancati = { 'elenchi: risposta 401': 100, 'esportazioni: senza risposta': 20 };
    expect(listNonProvati({ ...lunga, mancati })).toEqual(['120 su 2330 non sono passati']);
  });

  it('is not one that ended before anything could be said of its memory', () => {
    expect(listNonProvati({ ...lunga, prese: prese(1, 2) })).toEqual(['troppo breve per dire della memoria']);
  });
});
