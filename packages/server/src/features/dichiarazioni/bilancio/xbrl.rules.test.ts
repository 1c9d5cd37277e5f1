import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeXbrl } from '../../../../test/xbrl.ts';
import {
  checkSomme,
  type Istanza,
  isXbrl,
  listFuoriSchema,
  readXbrl,
  sumStatoPatrimoniale,
} from './xbrl.rules.ts';

/** A small company: 218,000 of assets, 21,000 of profit. */
const MICRO = {
  TotaleAttivo: 218_000,
  TotaleImmobilizzazioni: 92_000,
  TotaleAttivoCircolante: 125_000,
  AttivoRateiRisconti: 1_000,
  TotalePassivo: 218_000,
  TotalePatrimonioNetto: 63_000,
  TrattamentoFineRapportoLavoroSubordinato: 15_000,
  TotaleDebiti: 140_000,
  TotaleValoreProduzione: 300_000,
  TotaleCostiProduzione: 277_000,
  DifferenzaValoreCostiProduzione: 23_000,
  TotaleProventiOneriFinanziari: -2_000,
  RisultatoPrimaImposte: 21_000,
  UtilePerditaEsercizio: 21_000,
};
const read = (contenuto: string, anno = 2024): Istanza => {
  const letta = readXbrl(contenuto, anno);
  if ('errore' in letta) throw new Error(letta.errore);
  return letta;
};
const readErrore = (contenuto: string, anno = 2024) => {
  const letta = readXbrl(contenuto, anno);
  return 'errore' in letta ? letta.errore : null;
};

describe('an instance of the taxonomy', () => {
  it('gives the figures of its year in the order of the scheme, on the side of each item', () => {
    const { codiceFiscale, righe } = read(makeXbrl(MICRO));
    expect(codiceFiscale).toBe('01234567890');
    expect(righe.map(({ conto }) => conto).slice(0, 2)).toEqual(['TotaleAttivo', 'TotaleImmobilizzazioni']);
    expect(righe).toHaveLength(Object.keys(MICRO).length);
    const sides = (tag: string) => {
      const riga = righe.find(({ conto }) => conto === tag);
      return [riga?.dare, riga?.avere];
    };
    expect(sides('TotaleAttivo')).toEqual([218_000_00, 0]);
    expect(sides('TotaleDebiti')).toEqual([0, 140_000_00]);
    expect(sides('TotaleCostiProduzione')).toEqual([277_000_00, 0]);
    expect(sides('TotaleProventiOneriFinanziari')).toEqual([2_000_00, 0]);
    expect(sides('UtilePerditaEsercizio')).toEqual([0, 21_000_00]);
    expect(sumStatoPatrimoniale(righe)).toEqual({ dare: 218_000_00, avere: 218_000_00 });
    expect([checkSomme(righe), listFuoriSchema(righe)]).toEqual([[], []]);
  });

  it('is told of each sum that does not hold, with the two figures', () => {
    const { righe } = read(makeXbrl({ ...MICRO, TotaleDebiti: 141_000, UtilePerditaEsercizio: 20_999.5 }));
    expect(checkSomme(righe)).toEqual([
      { voce: 'STATO PATRIMONIALE PASSIVO', scritta: 218_000_00, calcolata: 219_000_00 },
      { voce: '21) Utile (Perdita) dell’esercizio', scritta: 20_999_50, calcolata: 21_000_00 },
    ]);
  });

  it('keeps what is of no item of the scheme, last and under its own name', () => {
    const { righe } = read(makeXbrl({ ConcettoNuovo: 5, ...MICRO }));
    expect([listFuoriSchema(righe), righe.at(-1)]).toEqual([
      ['ConcettoNuovo'],
      { conto: 'ConcettoNuovo', descrizione: 'ConcettoNuovo', dare: 0, avere: 500, voce: 'ConcettoNuovo' },
    ]);
  });

  it('is of its years and no other', () => {
    expect(read(makeXbrl(MICRO), 2023).righe.find(({ conto }) => conto === 'TotaleAttivo')?.dare).toBe(
      436_001_00,
    );
    expect(readErrore(makeXbrl(MICRO), 2021)).toBe(
      'Il bilancio è degli esercizi chiusi nel 2023, 2024: questa dichiarazione è del 2021.',
    );
  });

  it('is refused where it is another file', () => {
    expect(readErrore(makeXbrl(MICRO, { schema: 'cons' }))).toMatch(/consolidato/);
    expect(readErrore('<xbrl xmlns="http://www.xbrl.org/2003/instance"/>')).toMatch(/non è un bilancio XBRL/);
    expect(readErrore(makeXbrl(MICRO).replace('</xbrl>', ''))).toMatch(/non è un XML/);
    expect(readErrore(makeXbrl(MICRO, { altro: '&bomba;' }))).toMatch(/non è un XML/);
    expect(readErrore(`<!DOCTYPE x [<!ENTITY b "1">]>${makeXbrl(MICRO).slice(38)}`)).toMatch(/non è un XML/);
    expect([isXbrl('\uFEFF <xbrl/>'), isXbrl('Conto;Dare;Avere')]).toEqual([true, false]);
  });
});

const DATI = join(import.meta.dirname, '../../../../../../../shared/data/xbrl');
it.runIf(existsSync(DATI))('an instance that somebody else invented is read whole, and its sums hold', () => {
  const contenuto = readFileSync(join(DATI, 'esempio_micro_inventato.xbrl'), 'utf8');
  const { righe } = read(contenuto, 2025);
  const nel2025 = contenuto.match(/contextRef="[ID]_20251231" unitRef="EUR"/g) ?? [];
  expect(righe).toHaveLength(nel2025.length);
  expect(righe.find(({ conto }) => conto === 'ValoreProduzioneRicaviVenditePrestazioni')).toMatchObject({
    voce: '1) Ricavi delle vendite e delle prestazioni',
    avere: 300_000_00,
  });
  expect(checkSomme(righe)).toEqual([]);
});
