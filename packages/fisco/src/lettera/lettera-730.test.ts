import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findParte, listCifre, readTutto, writeDaDati } from '../../casi/lettera.ts';
import { writeFrase } from '../index.ts';
import type { DatiModello } from '../modelli/modello.ts';

const lavoro = {
  ...{ 'C1.1': '2', 'C1.2': '1', 'C5.1': 365, 'C14.1': '2', 'FR3.1': 'F205', 'FR4.1': 'F205' },
  ...{ 'C10.1': 0, 'C11.1': 0, 'C12.1': 0, 'C13.1': 0 },
};
const write = (dati: DatiModello, prima: DatiModello | null = null, isChiusa = true) =>
  writeDaDati('730', 2026, { ...lavoro, ...dati }, prima && { ...lavoro, ...prima }, isChiusa);
const righeDi = (lettera: Awaited<ReturnType<typeof write>>['lettera']) =>
  findParte(lettera, 'quanto')?.righe ?? [];

describe('the letter of a 730', () => {
  it('says what is given back with the wage, and what makes it', async () => {
    const { lettera, oggi } = await write({ 'C1.3': 30_000, 'C9.1': 8_000, 'E1.2': 1_000 });
    const rimborso = oggi.get('PL1301.4').valore;
    expect(rimborso).toBeGreaterThan(0);
    expect(writeFrase(lettera.apertura)).toMatch(
      /^Riceverà un rimborso di [\d.]+\u00a0€ con lo stipendio o con la pensione\.$/,
    );
    const totale = righeDi(lettera).find(({ isTotale }) => isTotale);
    expect([writeFrase(totale?.frase ?? []), totale?.cifra.importo]).toEqual([
      'In tutto, rimborsato',
      rimborso,
    ]);
    const tutto = readTutto(lettera);
    expect(tutto).toContain('con lo stipendio di luglio; con la pensione, ad agosto o a settembre');
    expect(tutto).toContain('Nel 2025 il Suo reddito complessivo è di 30.000\u00a0€.');
    expect(tutto).toMatch(/Le erano già stati trattenuti 8\.000/);
    expect(tutto).not.toMatch(/F24|Deve pagare/);
  });

  it('says what is withheld, in how many parts, and what of November', async () => {
    const { lettera, oggi } = await write({ 'C1.3': 40_000, 'C9.1': 9_000, 'F6.7': 3 });
    const tutto = readTutto(lettera);
    expect(writeFrase(lettera.apertura)).toMatch(
      /^Le saranno trattenuti [\d.]+\u00a0€ dallo stipendio o dalla pensione\.$/,
    );
    expect(tutto).toContain('Ha chiesto di dividere in tre rate mensili ');
    expect(tutto).toContain('A novembre Le saranno trattenuti anche ');
    const novembre = listCifre(lettera).find(({ addendi }) =>
      addendi.some(({ casella }) => casella === 'PL94.91'),
    );
    expect(novembre?.importo).toBe(oggi.get('PL94.91').valore);
  });

  it('without an employer is paid by F24 on the days of Redditi PF, or given back by the Agenzia', async () => {
    const senza = { 'FR10.9': true };
    const paga = await write({ ...senza, 'C1.3': 40_000, 'C9.1': 9_000 });
    expect(writeFrase(paga.lettera.apertura)).toMatch(
      /^Deve pagare [\d.]+\u00a0€ entro il 30 giugno 2026\.$/,
    );
    expect(righeDi(paga.lettera).map(({ entro }) => entro)).toContain('2026-11-30');
    expect(readTutto(paga.lettera)).not.toContain('stipendio di luglio');
    const riceve = await write({ ...senza, 'C1.3': 30_000, 'C9.1': 8_000, 'C10.1': 600, 'C11.1': 300 });
    expect(riceve.oggi.get('PL91.5').valore).toBeGreaterThan(0);
    expect(readTutto(riceve.lettera)).toContain('L’Agenzia delle Entrate Le rimborserà ');
  });

  it('with an employer and something held abroad says both: what he settles, and what is paid by F24', async () => {
    const titoli = { 'W1.1': '1', 'W1.3': '2', 'W1.5': 100, 'W1.6': '1', 'W1.7': 190_000 };
    const estero = { ...titoli, 'W1.8': 200_000, 'W1.10': 365 };
    const { lettera, oggi } = await write({ 'C1.3': 30_000, 'C9.1': 8_000, ...estero });
    const dovuta = oggi.get('W906.5').valore;
    expect(dovuta).toBeGreaterThan(0);
    expect(writeFrase(lettera.apertura)).toMatch(/^Riceverà un rimborso di /);
    const conData = righeDi(lettera).filter(({ entro }) => entro === '2026-06-30');
    expect(conData.some(({ cifra }) => cifra.importo === dovuta)).toBe(true);
    expect(readTutto(lettera)).toContain('si paga con F24: il datore di lavoro non lo trattiene');
  });

  it('of a credit used elsewhere says how much of it', async () => {
    const { lettera, oggi } = await write({ 'C1.3': 30_000, 'C9.1': 9_000, 'I1.1': 400 });
    expect(oggi.get('PL91.4').valore).toBe(400);
    expect(readTutto(lettera)).toContain(
      'Ha chiesto di usare 400\u00a0€ di credito per pagare altre imposte con F24.',
    );
  });

  it('says of a result that waits that it is not known, and of an open one that it may change', async () => {
    const { 'C5.1': _, ...senzaGiorni } = lavoro;
    const { lettera } = await writeDaDati('730', 2026, { ...senzaGiorni, 'C1.3': 30_000 }, null, true);
    expect(writeFrase(lettera.apertura)).toBe(
      'Non si può ancora dire quanto Le sarà trattenuto o rimborsato.',
    );
    const aperta = await write({ 'C1.3': 30_000, 'C9.1': 8_000 }, null, false);
    expect(aperta.lettera.isProvvisoria).toBe(true);
    expect(readTutto(aperta.lettera)).toContain('la dichiarazione non è ancora chiusa');
  });

  it('of the other spouse says that the result is in the joint one; that one tells both', async () => {
    const dati = { 'C1.3': 40_000, 'C9.1': 9_000 };
    const suo = await write({ ...dati, 'FR10.2': true });
    expect(writeFrase(suo.lettera.apertura)).toBe(
      'Il risultato di questa dichiarazione è nella congiunta: si paga o si rimborsa con quella del Suo coniuge.',
    );
    expect(readTutto(suo.lettera)).not.toMatch(/Le saranno trattenuti|Riceverà/);
    const congiunta = { 'FR10.1': true, 'FR10.3': true, 'PL111.7': 250, 'PL114.91': 100, 'PL1305.1': 20 };
    const primo = await write({ ...dati, ...congiunta });
    const riga = righeDi(primo.lettera).find(({ frase }) => writeFrase(frase).startsWith('Coniuge'));
    expect(riga?.cifra.importo).toBe(270);
    const novembre = listCifre(primo.lettera).find(({ addendi }) =>
      addendi.some(({ casella }) => casella === 'PL114.91'),
    );
    expect(novembre?.importo).toBe(Number(primo.oggi.get('PL94.91').valore) + 100);
  });

  it('gives back what the spouse is owed too, and of debts beside credits says that they meet', async () => {
    const congiunta = { 'FR10.1': true, 'FR10.3': true };
    const senza = { ...congiunta, 'FR10.9': true, 'PL111.5': 1_044 };
    const solo = await write({ ...senza, 'C1.3': 8_000, 'C9.1': 0 });
    expect(writeFrase(solo.lettera.apertura)).toBe(
      'Riceverà un rimborso di 1.044\u00a0€ dall’Agenzia delle Entrate.',
    );
    expect(readTutto(solo.lettera)).not.toContain('Tolti i crediti');
    const insieme = await write({ ...senza, 'C1.3': 40_000, 'C9.1': 9_000 });
    const resta = Number(insieme.oggi.get('PL1301.3').valore);
    expect(resta).toBeGreaterThan(0);
    expect(readTutto(insieme.lettera)).toContain(
      `Tolti i crediti di questa dichiarazione, a giugno restano da pagare ${resta.toLocaleString('it-IT', { useGrouping: 'always' })}\u00a0€`,
    );
    expect(readTutto(insieme.lettera)).not.toContain('Le rimborserà');
    const aRate = await write({ ...congiunta, 'C1.3': 40_000, 'C9.1': 9_000, 'F6.7': 3, 'PL111.7': 100 });
    expect(readTutto(aRate.lettera)).toContain('dividere in tre rate mensili, con gli interessi.');
  });

  const anno = fc.record({
    'C1.3': fc.integer({ min: 0, max: 80_000 }),
    'C9.1': fc.integer({ min: 0, max: 25_000 }),
    'E1.2': fc.integer({ min: 0, max: 3_000 }),
    'F1.2': fc.integer({ min: 0, max: 3_000 }),
    'PL111.5': fc.integer({ min: 0, max: 900 }),
    'PL111.7': fc.integer({ min: 0, max: 900 }),
  });
  it('makes its sums whatever is given: the rows what is settled, the causes the difference of a year', async () => {
    await fc.assert(
      fc.asyncProperty(anno, anno, fc.boolean(), async (dati, prima, isSenza) => {
        const { lettera, oggi } = await write({ ...dati, ...(isSenza && { 'FR10.9': true }) }, prima);
        if (!isSenza) {
          const righe = righeDi(lettera);
          const totale = righe.find(({ isTotale }) => isTotale)?.cifra.importo ?? 0;
          const somma = righe
            .filter(({ isTotale }) => !isTotale)
            .reduce((s, { cifra }) => s + cifra.importo, 0);
          expect(somma).toBe(totale);
          expect(totale).toBe(
            Number(oggi.get('PL1301.3').valore ?? 0) + Number(oggi.get('PL1301.4').valore ?? 0),
          );
        }
        for (const { importo, addendi, parte } of listCifre(lettera))
          if (parte === null) expect(addendi.reduce((s, uno) => s + uno.importo, 0)).toBe(importo);
        const perche = findParte(lettera, 'perché');
        const [differenza] = (perche?.righe ?? []).filter(({ isTotale }) => isTotale);
        const cause = (perche?.righe ?? []).filter(({ isTotale }) => !isTotale);
        expect(cause.reduce((s, { cifra }) => s + cifra.importo, 0)).toBe(differenza?.cifra.importo ?? 0);
      }),
      { numRuns: 25 },
    );
  });
});
