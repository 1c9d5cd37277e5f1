import { describe, expect, it } from 'vitest';
import { isFraAnni, listCodici, readCodici } from './codici.ts';
import { codiciAiuti } from './codici-aiuti.ts';
import { codiciCrediti, isEsclusoSezioneI } from './codici-crediti.ts';
import { codiciEsclusioneIsa } from './codici-isa.ts';
import { codiciRF31, codiciRF55, codiciRG10, codiciRG22 } from './codici-variazioni.ts';

const tutti = [
  codiciRF31,
  codiciRF55,
  codiciRG10,
  codiciRG22,
  codiciEsclusioneIsa,
  codiciAiuti,
  codiciCrediti,
];
const count = (codici: (typeof tutti)[number], anno: number) => listCodici(codici, anno)?.length;
const name = (codici: (typeof tutti)[number], anno: number, codice: string) =>
  listCodici(codici, anno)?.find((c) => c.codice === codice)?.descrizione;

describe('the codes of fascicolo 3', () => {
  it.each(tutti)('[DIC-001] $rigo names each code once a year, with its words', (codici) => {
    for (const anno of [2023, 2024, 2025, 2026]) {
      const voci = listCodici(codici, anno) ?? [];
      expect(new Set(voci.map((v) => v.codice)).size).toBe(voci.length);
      expect(voci.every((v) => v.codice !== '' && v.descrizione !== '')).toBe(true);
    }
    expect(readCodici(codici).every((v) => /^[0-9 -]*$/.test(v.anni))).toBe(true);
  });
  it('[DIC-001] of the forms before 2023 nobody read the codes', () => {
    expect(tutti.map((codici) => listCodici(codici, 2022))).toEqual(tutti.map(() => undefined));
  });
  it('[DIC-001] counts those that the instructions of each year print', () => {
    expect([2023, 2024, 2025, 2026].map((anno) => count(codiciRF31, anno))).toEqual([37, 40, 39, 38]);
    expect([2023, 2024, 2025, 2026].map((anno) => count(codiciEsclusioneIsa, anno))).toEqual([
      15, 14, 14, 11,
    ]);
    expect([2023, 2024, 2025, 2026].map((anno) => count(codiciAiuti, anno))).toEqual([71, 61, 59, 56]);
  });
  it('[DIC-001] the same number says another thing in another year', () => {
    expect(name(codiciRF55, 2023, '82')).toMatch('Colture');
    expect(name(codiciRF55, 2024, '82')).toBeUndefined();
    expect(name(codiciRF55, 2026, '82')).toMatch('universitari');
  });
  it('[DIC-001] since 2024 some credits are not in section I', () => {
    expect(isEsclusoSezioneI('F2', 2023)).toBe(false);
    expect(isEsclusoSezioneI('F2', 2024)).toBe(true);
    expect(isEsclusoSezioneI('E7', 2024)).toBe(false);
    expect(isEsclusoSezioneI('E7', 2025)).toBe(true);
    expect(isEsclusoSezioneI('T1', 2026)).toBe(false);
  });
  it('[DIC-001] reads ranges of years', () => {
    expect([2022, 2023, 2024, 2025, 2026].map((anno) => isFraAnni('2023 2025-', anno))).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
  });
});
