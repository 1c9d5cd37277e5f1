import { describe, expect, it } from 'vitest';
import { computeOrigine, isChiusura } from './cornice.ts';

const finestra = {};
const origine = 'https://corsi.example';

describe('the close message of a framed page', () => {
  it('[WID-012] counts when origin, window and word are those of the frame', () => {
    expect(isChiusura({ origin: origine, source: finestra, data: 'close' }, origine, finestra)).toBe(true);
  });

  it('[WID-012] is ignored from another origin, window, a null origin, with another or no data', () => {
    const buono = { origin: origine, source: finestra, data: 'close' as unknown };
    const cattivi = [
      { ...buono, origin: 'https://corsi.example.evil' },
      { ...buono, origin: 'http://corsi.example' },
      { ...buono, origin: 'null' },
      { ...buono, source: {} },
      { ...buono, source: null },
      { ...buono, data: undefined },
      { ...buono, data: { close: true } },
      { ...buono, data: 'close'.padEnd(10 * 1024 * 1024, 'x') },
    ];
    for (const cattivo of cattivi) expect(isChiusura(cattivo, origine, finestra)).toBe(false);
    expect(isChiusura({ ...buono, source: null }, origine, null)).toBe(false);
    expect(isChiusura({ ...buono, origin: 'null' }, null, finestra)).toBe(false);
  });

  it('the origin is that of the configured address; what has none never closes', () => {
    const base = 'https://quadra.example/home';
    expect(computeOrigine('https://corsi.example/a?b', base)).toBe(origine);
    expect(computeOrigine('/note', base)).toBe('https://quadra.example');
    expect(computeOrigine('data:text/html,x', base)).toBeNull();
    expect(computeOrigine('http://[', base)).toBeNull();
  });
});
