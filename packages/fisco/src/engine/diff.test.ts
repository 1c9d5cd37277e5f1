import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { impostaLorda } from '../regole/imposta-lorda.ts';
import { impostaNetta } from '../regole/imposta-netta.ts';
import { regole } from '../regole/indice.ts';
import * as lavoro from '../regole/lavoro.ts';
import { redditoDipendente } from '../regole/lavoro.ts';
import { attribute, diff, type Lato } from './diff.ts';

const MISURE = { terreni: 1, fabbricati: 1, lavoro: 1, assimilati: 1, familiari: 1, spese: 1 };

/** A year of law with one employee for the whole year; amounts in cents. */
const lato = (annoImposta: number, reddito: number): Lato => ({
  annoImposta,
  assegnazioni: [
    { nodo: lavoro.tipologia, indice: 0, valore: 2 },
    { nodo: lavoro.contratto, indice: 0, valore: 1 },
    { nodo: lavoro.reddito, indice: 0, valore: reddito },
    { nodo: lavoro.giorniLavoro, indice: 0, valore: 365 },
  ],
});
const osservati = [redditoDipendente, impostaLorda, impostaNetta].map((nodo) => ({ nodo, indice: 0 }));
const compare = (prima: Lato, dopo: Lato) => diff(regole, MISURE, [prima, dopo], osservati);

describe('what made a difference', () => {
  it('is the inputs alone under the same law', () => {
    const [, lorda] = compare(lato(2024, 3_000_000), lato(2024, 4_000_000));
    expect(lorda?.attribuzione).toEqual({ dati: 350_000, legge: 0, parametri: 0 });
  });

  it('is the law alone with the same inputs: the rates of 2024 under the formulas of 2023', () => {
    const [, lorda, netta] = compare(lato(2023, 2_000_000), lato(2024, 2_000_000));
    // 4.700 by four brackets, 4.600 by three; the deduction does not change above 15,000.
    expect(lorda).toMatchObject({
      prima: { valore: 470_000 },
      dopo: { valore: 460_000 },
      attribuzione: { dati: 0, legge: 0, parametri: -10_000 },
    });
    expect(netta?.attribuzione).toEqual({ dati: 0, legge: 0, parametri: -10_000 });
  });

  it('is a formula where a new one came: the further deduction of 2025', () => {
    const netta = compare(lato(2024, 3_000_000), lato(2025, 3_000_000))[2];
    const { dati = 1, legge = 0, parametri = 0 } = netta?.attribuzione ?? {};
    expect([dati, legge + parametri]).toEqual([0, -100_000]);
  });

  it('sums to the whole difference, whatever the years and the inputs', () => {
    const anno = fc.integer({ min: 2019, max: 2025 });
    const reddito = fc.integer({ min: 0, max: 15_000_000 });
    fc.assert(
      fc.property(anno, reddito, anno, reddito, (annoPrima, primo, annoDopo, secondo) => {
        for (const voce of compare(lato(annoPrima, primo), lato(annoDopo, secondo))) {
          if (voce.attribuzione === null) continue;
          const { dati, legge, parametri } = voce.attribuzione;
          expect(dati + legge + parametri).toBe(voce.dopo.valore - voce.prima.valore);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('changes sign when the two are exchanged, up to the unit that cannot be halved', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 8, maxLength: 8 }), (valori) => {
        const dritto = attribute(valori);
        const rovescio = attribute(valori.map((_, mondo) => valori[7 - mondo] ?? 0));
        expect(dritto.dati + dritto.legge + dritto.parametri).toBe((valori[7] ?? 0) - (valori[0] ?? 0));
        for (const parte of ['dati', 'legge', 'parametri'] as const) {
          expect(Math.abs(dritto[parte] + rovescio[parte])).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
