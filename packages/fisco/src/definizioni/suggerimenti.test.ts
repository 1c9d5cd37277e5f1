import { describe, expect, it } from 'vitest';
import { type CodiceModello, loadModelloDefinito } from '../index.ts';
import type { Definizione } from './definizione.ts';
import { findNome, listEsempi, listNomi } from './suggerimenti.ts';

const define = async (codice: CodiceModello, ...definizioni: Definizione[]) => {
  const definito = await loadModelloDefinito(2025, codice, { impronta: 'prova', definizioni });
  if (definito === undefined) throw new Error('no form');
  return definito;
};

/** The first casella of each type, alone and in a rigo that is repeated. */
async function listTipi(codice: CodiceModello) {
  const { modello } = await define(codice);
  const perTipo = new Map(
    [...listNomi(modello)].reverse().map((uno) => [`${uno.casella.tipo}${uno.isRipetuta}`, uno]),
  );
  return { modello, destinazioni: [...perTipo.values()].map(({ nome }) => nome) };
}

describe('what is offered to who writes an expression', () => {
  it('[QUA-005] names every casella once, a repeated rigo once for all, and finds it by any of its righi', async () => {
    const { modello } = await define('redditi-pf');
    const nomi = listNomi(modello);
    expect(new Set(nomi.map(({ nome }) => nome)).size).toBe(nomi.length);
    expect(nomi.find(({ nome }) => nome === 'RN1.5')).toMatchObject({ isRipetuta: false });
    expect(nomi.filter(({ nome }) => /^RA\d+\*\.1$/.test(nome)).map(({ nome }) => nome)).toEqual(['RA1*.1']);
    expect(findNome(modello, 'RA3*.1')?.casella.chiave).toBe('RA3.1');
    expect(findNome(modello, 'RA3.1')).toBeUndefined();
  });

  it.each(['redditi-pf', 'redditi-sc', 'iva', '770', 'imu'] as const)(
    '[QUA-005] gives examples that the form accepts as they are: %s',
    async (codice) => {
      const { modello, destinazioni } = await listTipi(codice);
      let quanti = 0;
      for (const casella of destinazioni) {
        const comune = { codice: 'prova', versione: 1, casella };
        const formule = listEsempi(modello, casella, 'espressione').map(
          ({ testo: espressione }): Definizione => ({
            ...comune,
            genere: 'formula',
            contenuto: { espressione, condizione: '', arrotondamento: 'arrotonda' },
          }),
        );
        const controlli = listEsempi(modello, casella, 'condizione').map(
          ({ testo: condizione }, i): Definizione => ({
            ...{ ...comune, codice: `prova${i}` },
            genere: 'validazione',
            contenuto: { condizione, messaggio: 'Prova', livello: 'info' },
          }),
        );
        // A casella has one formula, and as many checks as are wanted.
        for (const definizioni of [...formule.map((f) => [f]), controlli])
          expect((await define(codice, ...definizioni)).problemi, casella).toEqual([]);
        quanti += formule.length + controlli.length;
      }
      expect(quanti).toBeGreaterThan(10);
    },
    60_000,
  );
});
