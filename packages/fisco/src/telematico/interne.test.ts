import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Casella, isInterna, listModelli, loadModello, type ValoreCasella } from '../index.ts';
import { findTracciato, makeFornitura, placeCasella, writeFornitura } from './index.ts';
import { tas00 } from './tas00.ts';

const CF = 'RSSMRA80A01F205X';

/** A value that a casella takes: what matters is that there is one. */
function aValore({ tipo, opzioni, lunghezza }: Casella, numero: number): ValoreCasella {
  if (tipo === 'barrata') return true;
  if (tipo === 'data') return '2024-02-29';
  if (tipo === 'codiceFiscale') return CF;
  if (tipo === 'comune') return 'F205';
  if (tipo === 'testo') return 'TESTO'.slice(0, lunghezza ?? 5);
  return tipo === 'codice' ? (opzioni?.[0]?.codice ?? '1') : numero;
}

const vociConElementi = listModelli().filter(
  ({ codice, anno }) => findTracciato(codice, anno)?.diProva !== undefined,
);

describe('what is ours and not of the form', () => {
  it('[TEL-004] never enters a file, whatever is filled in, for every modello and year', async () => {
    expect(vociConElementi.length).toBeGreaterThan(40);
    for (const { codice, anno } of vociConElementi) {
      const [modello, tracciato] = [await loadModello(anno, codice), findTracciato(codice, anno)];
      if (!modello || !tracciato) throw new Error(`${codice} ${anno}`);
      const tutte = modello.quadri.flatMap((q) =>
        q.sezioni.flatMap((s) => s.righi.flatMap((r) => r.caselle)),
      );
      fc.assert(
        fc.property(
          fc.subarray(tutte, { minLength: 1 }),
          fc.integer({ min: 1, max: 999 }),
          (piene, numero) => {
            const caselle = Object.fromEntries(
              piene.flatMap((c) => [
                [c.chiave, aValore(c, numero)],
                [`${c.chiave}#2`, aValore(c, numero)],
              ]),
            );
            const fonte = { anno, codiceFiscale: CF, caselle, intermediario: null, dataImpegno: null };
            const [dichiarazione] = makeFornitura(tracciato, modello, fonte).dichiarazioni;
            const codici = (dichiarazione?.moduli ?? []).flatMap(({ elementi }) =>
              elementi.map((e) => e.codice),
            );
            const fuori = codici.filter((c) => Number(c.slice(2, 5)) > 900 || Number(c.slice(5)) > 89);
            expect(fuori).toEqual([]);
            expect(codici.filter((c) => /^(FR|DI|PM|ZA)/.test(c))).toEqual([]);
          },
        ),
        { numRuns: 3 },
      );
    }
  }, 60_000);

  it('[TEL-004] is said so of each casella, and a casella of the form is not lost with it', () => {
    const casella = { chiave: 'RG903.1', quadro: 'RG', rigo: 903, colonna: 1, tipo: 'euro' };
    expect(placeCasella(casella)).toHaveProperty('nonScritta');
    expect(placeCasella({ ...casella, rigo: 900 })).toEqual({ codice: 'RG900001', formato: 'NU' });
    expect(placeCasella({ ...casella, rigo: 5, colonna: 90 })).toHaveProperty('nonScritta');
    expect(placeCasella({ ...casella, rigo: 5, colonna: 89 })).toEqual({ codice: 'RG005089', formato: 'NU' });
    expect(placeCasella({ ...casella, quadro: 'ZA', rigo: 1 })).toHaveProperty('nonScritta');
  });

  it('[TEL-004] is every casella of a quadro whose note says that its numbers are ours', async () => {
    const senza: string[] = [];
    for (const { codice, anno } of vociConElementi) {
      const modello = await loadModello(anno, codice);
      for (const quadro of modello?.quadri ?? []) {
        if (quadro.codice === 'FR' || !/numerazione (delle caselle )?(è )?interna/i.test(quadro.nota ?? ''))
          continue;
        const caselle = quadro.sezioni.flatMap((s) => s.righi.flatMap((r) => r.caselle));
        if (!caselle.every(isInterna)) senza.push(`${codice} ${anno} ${quadro.codice}`);
      }
    }
    expect(senza).toEqual([]);
  });
});

describe('the amounts of quadro B of an ente non commerciale', () => {
  const caselle = { 'QB2.1': 1, 'QB4.1': 150_000, 'QB6.1': 1_234.56, 'QB6.9': 0.1, 'QB7.9': 1_000_000.07 };
  const fonte = { anno: 2025, codiceFiscale: CF, caselle, intermediario: null, dataImpegno: null };
  const nessuna = { findCasella: () => undefined };

  it('[TEL-004] are in cents where the layout says so, in euro elsewhere', () => {
    const fornitura = makeFornitura(tas00, nessuna, fonte);
    expect(fornitura.dichiarazioni[0]?.gruppi?.D?.[0]).toMatchObject({
      valore: 150_000,
      didatticaCm: 123_456,
      didatticaValore: 10,
      altreValore: 100_000_007,
    });
    const [, , riga = ''] = writeFornitura(tas00, fornitura).split('\r\n');
    expect([riga.slice(578, 587), riga.slice(626, 638), riga.slice(729, 741)]).toEqual([
      '000123456',
      '000000000010',
      '000100000007',
    ]);
  });

  it('[TEL-004] are entered with two decimals, never more than the field holds', async () => {
    const modello = await loadModello(2025, 'imu-enc');
    expect(modello?.checkValore('QB6.1', 1_234.56)).toBeNull();
    expect(modello?.checkValore('QB6.1', 1_234.567)).toContain('due decimali');
    expect(modello?.checkValore('QB6.1', 10_000_000)).toContain('massimo');
    expect(modello?.checkValore('QB6.9', 9_999_999_999.99)).toBeNull();
    expect(modello?.checkValore('QB4.1', 0.5)).toContain('senza decimali');
  });
});
