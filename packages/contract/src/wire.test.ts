import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire, irregolari, opache, toWire } from './wire.ts';

const capitalize = (nome: string) => nome.charAt(0).toUpperCase() + nome.slice(1);

describe('names on the wire', () => {
  it('lowers the first letter, except for the names of the table', () => {
    const filo = {
      RagioneSociale: 'Alfa',
      PIVA: '01234567890',
      DomicilioFiscale: { CAP: '20100', Via: null },
    };
    expect(fromWire(filo)).toEqual({
      ragioneSociale: 'Alfa',
      partitaIva: '01234567890',
      domicilioFiscale: { cap: '20100', via: null },
    });
  });

  it('leaves alone the maps whose keys are not names', () => {
    const filo = {
      Versione: 3,
      Righi: { 'RC1.3': 24000, 'RC1.3#2': 1 },
      ModelState: { CodiceFiscale: ['x'] },
    };
    expect(fromWire(filo)).toEqual({
      versione: 3,
      righi: { 'RC1.3': 24000, 'RC1.3#2': 1 },
      modelState: { CodiceFiscale: ['x'] },
    });
    expect(toWire<typeof filo>(fromWire(filo))).toEqual(filo);
  });

  it('gives back any record after going there and back', () => {
    // `Url` would come back as `URL`: inside they are one name, and the table says which the wire has.
    const interni = Object.values(irregolari).map(capitalize);
    const riservati = new Set<string>([...opache, ...interni.filter((nome) => !(nome in irregolari))]);
    const parola = fc
      .stringMatching(/^[A-Z][a-z]{1,8}([A-Z][a-z]{1,6})?$/)
      .filter((nome) => !riservati.has(nome));
    const nome = fc.oneof(parola, fc.constantFrom(...Object.keys(irregolari)));
    const foglia = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    const record = fc.dictionary(nome, fc.oneof(foglia, fc.array(fc.dictionary(nome, foglia))));
    fc.assert(
      fc.property(record, (filo) => {
        expect(toWire(fromWire(filo))).toEqual(filo);
      }),
    );
  });

  it('has no two names that meet, and on the wire those of the table are as the table says', () => {
    for (const [filo, interno] of Object.entries(irregolari)) {
      expect(toWire({ [interno]: 1 })).toEqual({ [filo]: 1 });
      const grande = capitalize(interno);
      expect(toWire(fromWire({ [grande]: 1 }))).toEqual({ [grande in irregolari ? grande : filo]: 1 });
    }
    // The page of a list and that of an official form.
    const pagine = { PageNo: 2, Pagina: 7 };
    expect(toWire<typeof pagine>(fromWire(pagine))).toEqual(pagine);
    const interni = Object.values(irregolari);
    expect(new Set(interni).size).toBe(interni.length);
  });
});
