import { describe, expect, it } from 'vitest';
import { registro } from './registro.ts';
import type { Scheda } from './scheda.ts';

/** A label that says only which column it is: «Col. 1», «Colonna 6A», «col. 2A, software». */
const SOLO_NUMERO = /^col(\.|onna)?\s*[a-z]?\d/i;

const carica = Object.entries(registro).flatMap(([codice, { anni }]) =>
  Object.entries(anni).map(([anno, load]) => [codice, anno, load as () => Promise<Scheda>] as const),
);

describe('the words of a quadro marked «esatto»', () => {
  it.each(carica)('say what each column of %s of %s holds, not its number', async (_codice, _anno, load) => {
    const scheda = await load();
    const mute = scheda.quadri
      .filter(({ copertura }) => copertura === 'esatto')
      .flatMap(({ codice, sezioni }) =>
        sezioni.flatMap(({ righi }) =>
          righi.flatMap(({ rigo, colonne }) =>
            colonne
              .filter(({ titolo }) => titolo.trim() === '' || SOLO_NUMERO.test(titolo))
              .map(({ colonna, titolo }) => `${codice}${rigo}.${colonna} ${titolo}`),
          ),
        ),
      );
    expect(mute).toEqual([]);
  });
});
