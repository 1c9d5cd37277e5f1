import { describe, expect, it } from 'vitest';
import { listModelli, loadModello } from '../index.ts';

describe('the results of a form', () => {
  it('name caselle that the form of the year has: a page reads each of them', async () => {
    const assenti: string[] = [];
    for (const { anno, codice } of listModelli()) {
      const modello = await loadModello(anno, codice);
      const calcolo = modello?.createCalcolo({});
      for (const chiave of modello?.risultati.flatMap(({ debito, credito }) => [...debito, ...credito]) ?? [])
        if (modello?.findCasella(chiave) === undefined || calcolo?.get(chiave) === undefined)
          assenti.push(`${codice} ${anno}: ${chiave}`);
    }
    expect(assenti).toEqual([]);
  });
});
