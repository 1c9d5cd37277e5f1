import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeCartella } from '../packages/server/test/cartella.ts';
import {
  type Chiusura,
  makeChiusuraStorta,
  openDiario,
  type Riga,
  readDiario,
  weighRaffica,
} from './prove/caos/diario.ts';
import { weigh } from './prove/caos/giornata.ts';
import { describeRaffica, drawUccisioni, killFino, runRaffica } from './prove/caos/raffica.ts';
import { type EsitoUccisioni, weighUccisioni } from './prove/uccisioni.ts';

const draw = (seme: number, quante: number) => {
  const mazzo = drawUccisioni(seme);
  return Array.from({ length: quante }, () => mazzo.next().value);
};
const riga = (di: Partial<Riga>): Riga => ({
  ...{ seme: 7, n: 1, nome: 'PostgreSQL', uccisi: 1, scriveMs: 1_000, interoMs: 1_000 },
  ...{ confermati: 10, perduti: [], doppi: [] },
  ...di,
});

/** Of `npm run prova -- uccisioni` what does not need a house. */
describe('the kills of a seed', () => {
  it('are the same row each time, and another one for another seed', () => {
    expect(draw(7, 60)).toEqual(draw(7, 60));
    expect(draw(7, 60)).not.toEqual(draw(8, 60));
  });

  it('reach each piece in a round, and the whole house every two', () => {
    const conta = (nome: string) => draw(7, 127).filter((una) => una.nome === nome).length;
    expect([
      conta('chiamate'),
      conta('lavori'),
      conta('PostgreSQL'),
      conta('processo di PostgreSQL'),
      conta('la casa intera'),
    ]).toEqual([4, 2, 60, 60, 1]);
    expect(draw(7, 127).at(-1)?.nome).toBe('la casa intera');
  });
});

const makeRighe = (...righe: readonly Partial<Riga>[]) =>
  righe.map((una) => `${JSON.stringify(riga(una))}\n`).join('');
const buona: Chiusura = {
  ...makeChiusuraStorta([]),
  ...{ promesse: { clienti: 5 }, posta: { spediti: 1, nonSpediti: 0, ripetuti: 0 } },
};

describe('the diary of a run', () => {
  const cartella = makeCartella('quadra-raffica-');
  let quanti = 0;
  const makeFile = (testo: string) => {
    quanti += 1;
    const file = join(cartella, `diario-${quanti}.jsonl`);
    writeFileSync(file, testo);
    return file;
  };

  it('that is not there yet is empty; one of the seed is gone on with; one of another is refused', () => {
    expect(readDiario(join(cartella, 'nessuno'), 7)).toEqual({ righe: [], chiusure: [], isAperta: false });
    const file = makeFile(makeRighe({ n: 1 }, { n: 2 }));
    expect(readDiario(file, 7).righe.map(({ n }) => n)).toEqual([1, 2]);
    expect(() => readDiario(file, 8)).toThrow('è del seme 7');
  });

  it('whose last line was cut by a fall is gone on with without it', () => {
    const file = makeFile(`${makeRighe({ n: 1 })}{"seme":7,"n":2,"no`);
    expect(readDiario(file, 7).righe.map(({ n }) => n)).toEqual([1]);
    openDiario(file, 7).write(riga({ n: 2 }));
    const voci = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(voci.map((voce) => JSON.parse(voce))).toEqual([
      riga({ n: 1 }),
      { seme: 7, chiusura: expect.objectContaining({ storti: [expect.stringContaining('in fondo')] }) },
      riga({ n: 2 }),
    ]);
  });

  it.each<[string, Partial<Chiusura>]>([
    ['a promise lost', { perduti: ['XX1'] }],
    ['one kept twice', { doppi: ['XX1'] }],
    ['a piece that did not come back', { storti: ['Not back: uno'] }],
    ['a log that does not add up', { difformita: ['riga 3'] }],
    ['an answer nobody foresaw', { inattese: { 'cliente: 500': 1 } }],
    ['somebody who is out', { usciti: ['AMM_STU'] }],
    ['the place of another', { estranei: ['utente 3'] }],
    ['a job without end', { lavoriSenzaFine: ['importazione'] }],
    ['a credit too many', { creditiFuoriConto: 1 }],
  ])('that holds %s ends with 1, however well the next run goes', (_, storta) => {
    const file = makeFile('');
    const corri = (n: number, chiusura: Chiusura) => {
      const diario = openDiario(file, 7);
      diario.write(riga({ n }));
      return weighRaffica(diario.close(chiusura));
    };
    expect(corri(1, buona)).toBe(0);
    expect(corri(2, { ...buona, ...storta })).toBe(1);
    expect(corri(3, buona)).toBe(1);
  });

  it('adds its runs up; a credit more and one less are two', () => {
    const file = makeFile('');
    const primo = openDiario(file, 7);
    primo.write(riga({ n: 1 }));
    primo.close({ ...buona, creditiFuoriConto: 1, inattese: { 'cliente: 500': 1 } });
    const secondo = openDiario(file, 7);
    secondo.write(riga({ n: 2, uccisi: 4 }));
    const esito = secondo.close({ ...buona, creditiFuoriConto: -1, inattese: { 'cliente: 500': 2 } });
    expect(esito).toMatchObject({ uccisi: 5, creditiFuoriConto: 2, storti: [] });
    expect([esito.promesse, esito.inattese, esito.posta]).toEqual([
      { clienti: 10 },
      { 'cliente: 500': 3 },
      { spediti: 2, nonSpediti: 0, ripetuti: 0 },
    ]);
  });

  it.each([
    ['after its kills', makeRighe({ n: 1 }, { n: 2 })],
    ['while it wrote the first', '{"seme":7,"n":1,"no'],
  ])('with a run that was ended %s ends with 1, however many close after it', (_, lasciato) => {
    const file = makeFile(lasciato);
    for (const n of [3, 4]) {
      const diario = openDiario(file, 7);
      diario.write(riga({ n }));
      const esito = diario.close(buona);
      expect(weighRaffica(esito)).toBe(1);
      expect(esito.storti).toEqual([expect.stringContaining('una corsa non è arrivata in fondo')]);
    }
    expect(weighRaffica(openDiario(file, 7).read())).toBe(1);
  });

  it('that is not of a file holds what its run wrote, and nothing is left of it', () => {
    const diario = openDiario(undefined, 7);
    diario.write(riga({ n: 1 }));
    expect(weighRaffica(diario.close(buona))).toBe(0);
    expect(openDiario(undefined, 7).righe).toEqual([]);
  });

  it('that is full says so, starts no house, and ends as what it holds', async () => {
    const file = makeFile(makeRighe({ n: 1 }, { n: 2 }));
    appendFileSync(file, `${JSON.stringify({ seme: 7, chiusura: buona })}\n`);
    const dati = join(cartella, 'nessuna-casa');
    const detto: string[] = [];
    const corri = () =>
      runRaffica({ dati, seme: 7, quante: 2, diario: file, onPasso: (frase) => detto.push(frase) });
    expect(weighRaffica(await corri())).toBe(0);
    expect(detto).toEqual([expect.stringContaining('non resta nulla da uccidere')]);
    appendFileSync(file, `${JSON.stringify({ seme: 7, chiusura: { ...buona, usciti: ['AMM_STU'] } })}\n`);
    expect(weighRaffica(await corri())).toBe(1);
    expect(existsSync(dati)).toBe(false);
  });
});

describe('a kill that killed nobody', () => {
  it('does not count: as many are done as were asked, from where the diary stopped', async () => {
    const viste: number[] = [];
    const righe = [riga({ n: 1 }), riga({ n: 2, uccisi: 0 })];
    await killFino(righe, { seme: 7, quante: 3 }, async (uccisione, n) => {
      viste.push(n);
      expect(uccisione).toEqual(draw(7, n).at(-1));
      return n === 4 ? 0 : 1;
    });
    expect(viste).toEqual([3, 4, 5]);
  });

  it('is nothing to end with 0 for, nor to take the time of', () => {
    const righe = [riga({ uccisi: 0, scriveMs: 1, interoMs: 1 })];
    expect(weighRaffica({ ...buona, seme: 7, righe, uccisi: 0 })).toBe(1);
    expect(describeRaffica([...righe, riga({ n: 2 })]).at(-1)).toBe(
      '| **in tutto** | 1 | 1,0 s | 1,0 s | 1,0 s | 1,0 s | 20 | 0 | 0 |',
    );
  });
});

describe('the table of a run', () => {
  it('adds up kills, promises, what was lost and what was done twice, with the middle and the longest time', () => {
    const tabella = describeRaffica([
      riga({ scriveMs: 1_000, interoMs: 1_000 }),
      riga({ scriveMs: 2_000, interoMs: 2_000, perduti: ['XX1'] }),
      riga({ scriveMs: 9_000, interoMs: 9_000, doppi: ['XX2', 'XX3'] }),
      riga({ nome: 'la casa intera', uccisi: 4, scriveMs: 20_000, interoMs: 20_000 }),
    ]);
    expect(tabella.slice(2)).toEqual([
      '| PostgreSQL | 3 | 2,0 s | 9,0 s | 2,0 s | 9,0 s | 30 | 1 | 2 |',
      '| la casa intera | 4 | 20,0 s | 20,0 s | 20,0 s | 20,0 s | 10 | 0 | 0 |',
      '| **in tutto** | 7 | 2,0 s | 20,0 s | 2,0 s | 20,0 s | 40 | 1 | 2 |',
    ]);
  });
});

describe('a day that went well', () => {
  const giornata = { ...buona, uccisi: 3 };
  it('ends with 0; one with a promise that was not kept, or in which nothing was broken, does not', () => {
    expect(weigh(giornata, 3)).toBe(0);
    expect(weigh(giornata, 0)).toBe(1);
    expect(weigh({ ...giornata, perduti: ['XX1'] }, 3)).toBe(1);
    expect(weigh({ ...giornata, creditiFuoriConto: -1 }, 3)).toBe(1);
  });
});

describe('the kills of a house of one process', () => {
  const verificato = 'verificati 9 anelli: 0 difformità';
  const buone: EsitoUccisioni = {
    uccisioni: { server: 1, postgres: 1 },
    promesse: { clienti: 5, spese: 5, lavori: 1, importazioni: 1, richieste: 20 },
    ...{ perduti: [], doppi: [], creditiFuoriConto: 0, lavoriSenzaFine: [], importazioniAMeta: [] },
    ...{ lavoriNonRiusciti: [], inattese: {}, riaperturaMassimaMs: 1_000 },
    ...{ audit: verificato, ledger: verificato },
  };
  it('end with 0 when nothing went wrong; a job given up after its falls has an end', () => {
    expect(weighUccisioni(buone)).toBe(0);
    expect(weighUccisioni({ ...buone, lavoriNonRiusciti: ['Importazione 1: non riuscito'] })).toBe(0);
  });

  it.each<[string, Partial<EsitoUccisioni>]>([
    ['a promise lost', { perduti: ['XX1'] }],
    ['one kept twice', { doppi: ['XX1'] }],
    ['a credit too many', { creditiFuoriConto: -1 }],
    ['a job without end', { lavoriSenzaFine: ['importazione'] }],
    ['half an import', { importazioniAMeta: ['3 righe di 40'] }],
    ['an answer nobody foresaw', { inattese: { 'cliente: 500': 1 } }],
    ['a log that does not add up', { audit: 'verificati 9 anelli: 10 difformità' }],
    ['nobody who was killed', { uccisioni: { server: 0, postgres: 0 } }],
  ])('end with 1 for %s', (_, storte) => {
    expect(weighUccisioni({ ...buone, ...storte })).toBe(1);
  });
});
