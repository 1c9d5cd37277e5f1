import { readFileSync } from 'node:fs';
import { skin } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { schemaDiSkin } from './schema.ts';

/** The colours of each skin, read from the style sheet that ships. */
function readSkin(): Map<string, Map<string, string>> {
  const testo = readFileSync(new URL('./skin.css', import.meta.url), 'utf8');
  const blocchi = testo.matchAll(/\[data-skin=["']([a-z-]+)["']\]\s*\{([^}]*)\}/g);
  return new Map(
    [...blocchi].map(([, nome = '', corpo = '']) => [
      nome,
      new Map(
        [...corpo.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6})\s*;/gi)].map(([, ruolo = '', colore = '']) => [
          ruolo,
          colore,
        ]),
      ),
    ]),
  );
}

/** WCAG relative luminance. */
function luminance(colore: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((da) => {
    const canale = Number.parseInt(colore.slice(da, da + 2), 16) / 255;
    return canale <= 0.03928 ? canale / 12.92 : ((canale + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(uno: string, due: string): number {
  const [chiaro = 0, scuro = 0] = [luminance(uno), luminance(due)].sort((a, b) => b - a);
  return (chiaro + 0.05) / (scuro + 0.05);
}

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'selected', 'stripe', 'nav-active'];
const softGrounds = ['accent-soft', 'calc-soft', 'warning-soft', 'error-soft', 'success-soft', 'info-soft'];
const texts = [
  'text',
  'text-soft',
  'text-faint',
  'accent-text',
  'calc',
  'warning',
  'error',
  'success',
  'info',
];
const parts = ['control-border', 'focus'];
const tutte = readSkin();

describe.each(skin)('skin %s', (nome) => {
  const colori = tutte.get(nome) ?? new Map<string, string>();
  const get = (ruolo: string) => {
    const colore = colori.get(ruolo);
    if (colore === undefined) throw new Error(`${nome} has no ${ruolo}`);
    return colore;
  };
  const failures = (ruoli: string[], fondi: string[], minimo: number) =>
    ruoli.flatMap((ruolo) =>
      fondi
        .filter((fondo) => contrast(get(ruolo), get(fondo)) < minimo)
        .map((fondo) => `${ruolo} on ${fondo}: ${contrast(get(ruolo), get(fondo)).toFixed(2)}`),
    );

  it('[THM-006] every text reads at 4.5:1 on every ground', () => {
    expect(failures(texts, [...grounds, ...softGrounds], 4.5)).toEqual([]);
    expect(failures(['on-accent'], ['accent'], 4.5)).toEqual([]);
    expect(failures(['on-error-fill'], ['error-fill'], 4.5)).toEqual([]);
  });

  it('every part that must be seen stands out at 3:1', () => {
    expect(failures(parts, [...grounds, ...softGrounds], 3)).toEqual([]);
    expect(failures(['accent', 'error-fill'], grounds, 3)).toEqual([]);
  });

  it('forces the colour scheme its ground asks for', () => {
    expect(schemaDiSkin[nome]).toBe(luminance(get('surface')) < 0.2 ? 'dark' : 'light');
  });
});
