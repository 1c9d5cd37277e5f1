import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { skin } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { makePaginaAssente, makePaginaUscito } from './pagine.ts';
import { coloriSkin, readSkin } from './skin-pagine.ts';

const foglio = readFileSync(join(import.meta.dirname, '../../../../../web/src/theme/skin.css'), 'utf8');
const encode = (valore: unknown) => Buffer.from(JSON.stringify(valore)).toString('base64');

describe('the pages of the provider', () => {
  it('have the colours of the application, skin by skin', () => {
    for (const nome of skin) {
      const blocco = foglio.split(`[data-skin="${nome}"] {`)[1]?.split('}')[0] ?? '';
      for (const [ruolo, colore] of Object.entries(coloriSkin[nome])) {
        expect(blocco, `${nome} ${ruolo}`).toContain(`--${ruolo}: ${colore};`);
      }
    }
  });

  it('take the skin of the cookie of the look, the first one when it says nothing', () => {
    expect(readSkin({ ELMAS_font: encode({ skin: 'green', font: 'jura' }) })).toBe('green');
    for (const valore of [undefined, '', 'x', encode(null), encode({ skin: '</style>' })]) {
      expect(readSkin({ ELMAS_font: valore })).toBe('dark');
    }
  });

  it('are in Italian and lead back to Quadra', () => {
    const pagina = makePaginaAssente({ nonce: 'n', skin: 'light-blue' });
    expect(pagina).toContain('<html lang="it" data-skin="light-blue">');
    expect(pagina).toContain(`--canvas: ${coloriSkin['light-blue'].canvas};`);
    expect(pagina).toContain('href="/home"');
    expect(makePaginaUscito({ nonce: 'n', skin: 'dark' })).toContain('href="/login"');
  });
});
