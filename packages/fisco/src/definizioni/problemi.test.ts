import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadModelloDefinito } from '../index.ts';
import type { Modello } from '../modelli/modello.ts';
import type { Definizione, ProblemaDefinizione } from './definizione.ts';
import { describeProblema } from './frase.ts';

const formula = (casella: string, espressione: string, condizione = ''): Definizione => ({
  ...{ genere: 'formula', codice: 'prova', versione: 1, casella },
  contenuto: { espressione, condizione, arrotondamento: 'arrotonda' },
});
const validazione = (casella: string, condizione: string): Definizione => ({
  ...{ genere: 'validazione', codice: 'prova', versione: 1, casella },
  contenuto: { condizione, messaggio: 'Prova', livello: 'info' },
});
async function define(...definizioni: Definizione[]) {
  const definito = await loadModelloDefinito(2025, 'irap', { impronta: 'prova', definizioni });
  if (definito === undefined) throw new Error('no form');
  return definito;
}
const listFrasi = async (...definizioni: Definizione[]) =>
  (await define(...definizioni)).problemi.map(describeProblema);

let modello: Modello;
let importo: string;
let casella: string;
beforeAll(async () => {
  ({ modello } = await define());
  const importi = modello.quadri
    .flatMap(({ sezioni }) => sezioni.flatMap(({ righi }) => righi))
    .flatMap(({ caselle, posto }) => (posto === undefined ? caselle : []))
    .filter(({ tipo, inserita }) => tipo === 'euro' && inserita);
  [importo, casella] = [importi[0]?.chiave ?? '', importi[1]?.chiave ?? ''];
});

describe('what is wrong in an expression', () => {
  it('[QUA-005] is told while it is not yet said which casella it is for', async () => {
    const frase = `Manca la parentesi chiusa di quella aperta al carattere ${importo.length + 4}.`;
    for (const definizione of [
      formula('', `${importo} > (3`),
      formula('XX1.1', '1', `${importo} > (3`),
      validazione('', `${importo} > (3`),
    ])
      expect(await listFrasi(definizione)).toContain(frase);
    expect(await listFrasi(formula('', `${importo} + IPX9.1`))).toContainEqual(
      expect.stringMatching(`^Al carattere ${importo.length + 4}: la casella IPX9.1 non è nel modello`),
    );
  });

  it('[QUA-005] names the casella nearest to one that is not there', async () => {
    const [quadro = '', rigo = ''] = /^([A-Z]+)(\d+)/.exec(importo)?.slice(1) ?? [];
    const titolo = modello.quadri
      .flatMap(({ sezioni }) => sezioni.flatMap(({ righi }) => righi))
      .find(({ codice }) => codice === `${quadro}${rigo}`)?.titolo;
    expect(await listFrasi(formula(casella, `1 + ${quadro}Z${rigo}.1`))).toEqual([
      `Al carattere 5: la casella ${quadro}Z${rigo}.1 non è nel modello; la più vicina è ${importo} (${titolo}).`,
    ]);
    const [senzaColonna] = await listFrasi(formula(casella, `1 + ${quadro}${rigo}.99`));
    expect(senzaColonna).toContain('il rigo ha le colonne');
    expect(senzaColonna).toContain(`la più vicina è ${quadro}${rigo}.`);
  });

  it('[QUA-005] stands inside the text, and whatever is written nothing breaks', async () => {
    const pezzo = fc.constantFrom(
      ...[importo, `${importo}*`, 'ZZ9.9', '1', '0,5', '12%', '01/01/2024', '"A"', 'vero', 'anno'],
      ...['+', '-', '*', '/', '>', '=', 'e', 'o', 'non', '(', ')', ';'],
      ...['somma(', 'se(', 'minimo(', 'arrotonda(', 'percentuale(', 'conta(', 'presente('],
    );
    const giusta = `se(${importo} > 1.000; arrotonda(${importo} / 3; 2); massimo(${importo}; 0) * 12%)`;
    const testo = fc.oneof(
      fc.array(pezzo, { minLength: 1, maxLength: 9 }).map((pezzi) => pezzi.join(' ')),
      fc.integer({ min: 1, max: giusta.length }).map((quanti) => giusta.slice(0, quanti)),
    );
    const checkPosto = ({ inizio = 0, fine = 0, frase }: ProblemaDefinizione, scritto: string) => {
      expect(frase, scritto).toMatch(/\.$/);
      expect([inizio >= 0, inizio <= fine, fine <= scritto.length], scritto).toEqual([true, true, true]);
    };
    await fc.assert(
      fc.asyncProperty(testo, async (scritto) => {
        for (const definizione of [formula(casella, scritto), validazione(casella, scritto)])
          for (const problema of (await define(definizione)).problemi) checkPosto(problema, scritto);
      }),
      { numRuns: 150 },
    );
    expect(await listFrasi(formula(casella, giusta))).toEqual([]);
  });
});
