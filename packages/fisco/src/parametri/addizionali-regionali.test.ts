import { describe, expect, it } from 'vitest';
import { findValore } from '../engine/index.ts';
import { addizionaliRegionali } from './addizionali-regionali.ts';
import { regioni } from './regioni.ts';

const codici = Object.keys(regioni).map(Number);

describe('regional surcharge', () => {
  it.each([2024, 2025])('is held for every regione and autonomous provincia in %i', (anno) => {
    const senza = codici.filter((codice) => {
      const parametro = addizionaliRegionali.get(codice);
      return !parametro || !findValore(parametro, anno);
    });
    expect(senza).toEqual([]);
    expect(codici).toHaveLength(21);
  });

  it('is never called verified for 2024, nor where deductions by family are left out', () => {
    const verificata = (codice: number, anno: number) => {
      const parametro = addizionaliRegionali.get(codice);
      return parametro && findValore(parametro, anno)?.fonte.verificato;
    };
    expect(codici.filter((codice) => verificata(codice, 2024))).toEqual([]);
    // Bolzano, Campania, Liguria, Marche, Piemonte, Puglia, Sardegna, Trento, Veneto.
    expect(codici.filter((codice) => !verificata(codice, 2025))).toEqual([3, 5, 9, 11, 13, 14, 15, 18, 21]);
  });
});
