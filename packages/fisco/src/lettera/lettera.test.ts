import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { findParte, listCifre, readTutto, writeDaDati } from '../../casi/lettera.ts';
import { loadModello, writeFrase } from '../index.ts';
import type { DatiModello, Modello } from '../modelli/modello.ts';
import { writeLettera } from './lettera.ts';

const modelli = new Map<number, Modello>();
beforeAll(async () => {
  for (const anno of [2024, 2025, 2026]) {
    const modello = await loadModello(anno, 'redditi-pf');
    if (modello) modelli.set(anno, modello);
  }
});
const write = (anno: number, dati: DatiModello, prima: DatiModello | null, isChiusa = true) =>
  writeDaDati('redditi-pf', anno, dati, prima, isChiusa);

const casa = { 'FR3.1': 'F205', 'FR4.1': 'F205' };
const addizionali = { 'RC10.2': 0, 'RC10.3': 0, 'RC10.4': 0, 'RC10.5': 0 };
const lavoro = { 'RC1.1': '2', 'RC1.2': '1', 'RC6.1': 365, 'RC14.1': '2', ...casa, ...addizionali };

const euro = fc.integer({ min: 0, max: 80_000 });
const anno = fc.record({
  'RC1.3': euro,
  'RC10.1': fc.integer({ min: 0, max: 20_000 }),
  'RP7.1': fc.integer({ min: 0, max: 5_000 }),
  'RP1.2': fc.integer({ min: 0, max: 3_000 }),
  'RL16.2': fc.integer({ min: 0, max: 10_000 }),
  'RN38.6': fc.integer({ min: 0, max: 3_000 }),
});
const dueAnni = fc.tuple(anno, anno).map(([a, b]) => {
  const pulisci = (dati: Record<string, number>): DatiModello => ({
    ...lavoro,
    ...Object.fromEntries(
      Object.entries(dati).filter(([chiave, n]) => n > 0 && modelli.get(2025)?.findCasella(chiave)?.inserita),
    ),
  });
  return [pulisci(a), pulisci(b)] as const;
});

describe('the letter', () => {
  it('says what is to be paid and by when, why it changed, where it comes from', async () => {
    const { lettera } = await write(
      2025,
      { ...lavoro, 'RC1.3': 31_400, 'RC10.1': 4_950 },
      { ...lavoro, 'RC1.3': 30_600, 'RC10.1': 5_601 },
    );
    const tutto = readTutto(lettera);
    expect(writeFrase(lettera.apertura)).toMatch(/^Deve pagare [\d.]+\u00a0€ entro il 30 giugno 2025\.$/);
    expect(tutto).toContain('Nel 2024 il Suo reddito complessivo è di 31.400\u00a0€.');
    expect(tutto).toContain('Ritenute già trattenute: da 5.601\u00a0€ a 4.950\u00a0€ +651\u00a0€');
    expect(tutto).toContain('dalle aliquote cambiate.');
    expect(tutto).not.toContain('provvisori');
    expect(lettera.isProvvisoria).toBe(false);
  });

  it('is provisional while the declaration is open, and says what is missing where something is', async () => {
    const aperta = await write(2025, { ...lavoro, 'RC1.3': 31_400 }, null, false);
    expect(aperta.lettera.isProvvisoria).toBe(true);
    expect(readTutto(aperta.lettera)).toContain('la dichiarazione non è ancora chiusa');
    expect(readTutto(aperta.lettera)).toContain('non c’è un confronto');
    const { 'RC6.1': _, ...senzaGiorni } = lavoro;
    const { lettera } = await write(
      2025,
      { ...senzaGiorni, 'RC1.3': 31_400 },
      { ...lavoro, 'RC1.3': 20_000 },
    );
    expect(writeFrase(lettera.apertura)).not.toMatch(/^Deve pagare/);
    expect(findParte(lettera, 'manca')?.frasi.length).toBeGreaterThan(0);
    expect(readTutto(lettera)).toContain('Restano fuori dal confronto, perché non ancora calcolate: IRPEF');
  });

  it('of a credit says that nothing is to be paid', async () => {
    const { lettera, oggi } = await write(2025, { ...lavoro, 'RC1.3': 20_000, 'RC10.1': 9_000 }, null);
    expect(writeFrase(lettera.apertura)).toMatch(/^Deve pagare/);
    expect(readTutto(lettera)).toContain('Ha anche un credito di ');
    const credito = listCifre(lettera).find(({ addendi }) =>
      addendi.some(({ casella }) => casella === 'RX1.5'),
    );
    expect(credito?.importo).toBe(oggi.get('RX1.5').valore);
  });

  it('of a model that credits pay whole says when it is presented, not that nought is owed', async () => {
    const { oggi } = await write(2025, lavoro, null);
    const lettera = writeLettera({
      ...{ oggi, prima: null, confronto: null, isChiusa: true, isDovutoIncompleto: false },
      ...{ crediti: [], mancanze: [], fatti: [] },
      versamenti: [
        {
          ...{ data: '2025-06-30', nome: 'Modello F24 n. 3', importo: 0, casella: null },
          ...{ fonte: 'dichiarazione' as const, isAcconto: false, isPagato: false },
        },
      ],
    });
    expect(writeFrase(lettera.apertura)).toBe(
      'Non deve pagare nulla: l’F24 a saldo zero si presenta entro il 30 giugno 2025.',
    );
  });

  it('has no number that is not of a casella: each addend is what the form says, each figure their sum', async () => {
    await fc.assert(
      fc.asyncProperty(dueAnni, async ([prima, dati]) => {
        const { lettera, oggi, vecchia } = await write(2025, dati, prima);
        for (const { importo, addendi, parte } of listCifre(lettera)) {
          const somma = addendi.reduce((totale, uno) => totale + uno.importo, 0);
          if (parte === null) expect(somma).toBe(importo);
          for (const { fonte, casella, importo: suo } of addendi) {
            const lato = fonte === 'anno prima' ? vecchia : oggi;
            expect([casella, Math.abs(suo)]).toEqual([
              casella,
              Math.abs(Number(lato?.get(casella ?? '').valore ?? 0)),
            ]);
          }
        }
        const mute = lettera.parti
          .filter(({ codice }) => codice !== 'manca')
          .flatMap(({ frasi, righe, coda }) => [...frasi, ...coda, ...righe.map(({ frase }) => frase)])
          .flat();
        for (const pezzo of mute)
          if ('testo' in pezzo) expect(pezzo.testo.replaceAll(/\b20\d\d\b/g, '')).not.toMatch(/\d/);
      }),
      { numRuns: 25 },
    );
  });

  it('leaves no residue in silence: the causes and the rest make the difference, and so do its three parts', async () => {
    await fc.assert(
      fc.asyncProperty(dueAnni, async ([prima, dati]) => {
        const { lettera } = await write(2025, dati, prima);
        const parte = findParte(lettera, 'perché');
        const [totale] = (parte?.righe ?? []).filter(({ isTotale }) => isTotale);
        const cause = (parte?.righe ?? []).filter(({ isTotale }) => !isTotale);
        expect(cause.reduce((somma, { cifra }) => somma + cifra.importo, 0)).toBe(totale?.cifra.importo ?? 0);
        const divise = (parte?.coda ?? [])
          .flat()
          .flatMap((pezzo) => ('cifra' in pezzo && pezzo.cifra.parte !== null ? [pezzo.cifra] : []));
        if (divise.length > 0)
          expect(divise.reduce((somma, { importo }) => somma + importo, 0)).toBe(totale?.cifra.importo);
        for (const { frase, cifra } of cause) {
          const sue = frase.flatMap((p) => ('cifra' in p && p.cifra.parte !== null ? [p.cifra.importo] : []));
          if (sue.length === 0) continue;
          expect(cifra.importo).not.toBe(0);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('changes with what is given: one euro more of income, another sentence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 10_000, max: 60_000 }), async (reddito) => {
        const uno = await write(2025, { ...lavoro, 'RC1.3': reddito }, null);
        const altro = await write(2025, { ...lavoro, 'RC1.3': reddito + 100 }, null);
        expect(readTutto(altro.lettera)).not.toBe(readTutto(uno.lettera));
        const redditi = listCifre(altro.lettera).find(({ addendi }) => addendi[0]?.casella === 'RN1.5');
        expect(redditi?.importo).toBe(reddito + 100);
      }),
      { numRuns: 15 },
    );
  });
});
