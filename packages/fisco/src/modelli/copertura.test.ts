import { describe, expect, it } from 'vitest';
import { forme } from '../../copertura/indice.ts';
import { measureCopertura } from '../../copertura/misura.ts';
import { type FormaUfficiale, readRighi } from '../../copertura/tipi.ts';
import { createModello } from './costruzione.ts';
import { registro } from './registro.ts';
import { mostra, rigo, type Scheda } from './scheda.ts';

const tutte = await Promise.all(forme.map((carica) => carica()));

/** The forms of all the years of a modello. */
const loadSchede = (codice: FormaUfficiale['modello']): Promise<Scheda[]> =>
  Promise.all(Object.values(registro[codice].anni).map((carica) => carica()));

describe('the measure of what is handled', () => {
  it('counts quadri, righi, computed righi and controls of the official form, and no number of ours', async () => {
    const scheda = await registro.iva.anni[2025]?.();
    if (!scheda) throw new Error('No IVA 2025');
    const [primo] = scheda.quadri.flatMap((q) => q.sezioni.flatMap((s) => s.righi.flatMap((r) => r.colonne)));
    const [concetto] = scheda.quadri.flatMap((q) =>
      q.sezioni.flatMap((s) => s.righi.flatMap((r) => r.colonne.flatMap((c) => c.mostra ?? []))),
    );
    if (!primo || !concetto) throw new Error('IVA 2025 shows nothing');
    const quadro = { titolo: '', titoloBreve: '', fascicolo: 1, dipendeDa: [] } as const;
    const finta: Scheda = {
      ...scheda,
      controlli: [],
      quadri: [
        {
          ...quadro,
          codice: 'XA',
          copertura: 'esatto',
          sezioni: [
            {
              titolo: '',
              righi: [
                rigo(1, 'Inserito', [{ ...primo, colonna: 1 }]),
                rigo(2, 'Calcolato', [mostra(1, '', concetto)]),
                rigo(901, 'Nostro', [mostra(1, '', concetto)]),
              ],
            },
          ],
        },
        { ...quadro, codice: 'XB', copertura: 'non gestito', sezioni: [] },
      ],
    };
    const misura = measureCopertura(createModello(finta), new Set(['C1']), {
      modello: 'iva',
      quadri: [
        { quadro: 'XA', righi: '1-4', calcolati: '2 4', fonte: 'prova', elenco: 'completo' },
        { quadro: 'XA', righi: '5', dal: 2026, fonte: 'prova', elenco: 'parziale' },
        { quadro: 'XB', righi: '1', fonte: 'prova', elenco: 'parziale' },
      ],
      controlli: { fatto: 'C1', altrove: 'C2', mancante: null },
    });
    expect(misura).toMatchObject({
      quadri: { fatti: 1, tutti: 2 },
      esatti: 1,
      righi: { fatti: 2, tutti: 5 },
      calcolati: { fatti: 1, tutti: 2 },
      controlli: { fatti: 1, tutti: 3 },
      interne: 1,
      parziali: ['XB'],
    });
  });
});

describe.each(tutte.map((forma) => [forma.modello, forma] as const))(
  'the official form of %s',
  (modello, forma) => {
    it('names ranges that are read, computed righi among its own, and controls that a year of ours has', async () => {
      for (const quadro of forma.quadri) {
        const righi = readRighi(quadro.righi);
        expect(righi.every((numero) => Number.isInteger(numero) && numero > 0 && numero < 901)).toBe(true);
        expect(readRighi(quadro.calcolati).filter((numero) => !righi.includes(numero))).toEqual([]);
      }
      const codici = new Set(
        (await loadSchede(modello)).flatMap((s) => s.controlli.map(({ codice }) => codice)),
      );
      expect(
        Object.values(forma.controlli).filter((codice) => codice !== null && !codici.has(codice)),
      ).toEqual([]);
    });
  },
);
