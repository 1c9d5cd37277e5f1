import { describe, expect, it } from 'vitest';
import { type CodiceModello, listModelli, loadModello, type Quadro } from '../index.ts';

const getFrontespizio = async (anno: number, codice: CodiceModello): Promise<Quadro> => {
  const quadro = (await loadModello(anno, codice))?.quadri.find((uno) => uno.codice === 'FR');
  if (!quadro) throw new Error(`No frontespizio ${codice} ${anno}`);
  return quadro;
};
/** The codes of every drop-down, by its casella. */
const listCodici = (quadro: Quadro): Readonly<Record<string, string>> =>
  Object.fromEntries(
    quadro.sezioni
      .flatMap(({ righi }) => righi.flatMap(({ caselle }) => caselle))
      .flatMap(({ chiave, opzioni }) =>
        opzioni ? [[chiave, opzioni.map(({ codice }) => codice).join(' ')]] : [],
      ),
  );

/** Those of the IMU are of a comune, with boxes of their own. */
const nazionali = listModelli().filter(({ codice }) => !codice.startsWith('imu'));
const CARICHE = Array.from({ length: 15 }, (_, posto) => posto + 1).join(' ');
const FORNITURA = { 'FR6.2': CARICHE, 'FR7.1': '0 1 2 3', 'FR7.2': '730 PF', 'FR7.3': 'CAF I S' };

describe('the frontespizio', () => {
  it('[TAX-002] says the period that a fiscal year taxes, on every form', async () => {
    for (const { anno, codice } of nazionali) {
      const [tipo] = (await getFrontespizio(anno, codice)).sezioni;
      expect([codice, tipo?.titolo]).toEqual([
        codice,
        `Tipo di dichiarazione, periodo d’imposta 01/01/${anno - 1}–31/12/${anno - 1}`,
      ]);
    }
  });

  it('[DIC-038] [DIC-039] asks who signs and how it is supplied, on every form', async () => {
    for (const { anno, codice } of nazionali)
      expect([codice, listCodici(await getFrontespizio(anno, codice))]).toEqual([
        codice,
        expect.objectContaining(FORNITURA),
      ]);
  });

  it('[DIC-039] asks role, auditor, activity, period and trust of who is no person', async () => {
    const altri = { 'FR8.1': '1 2 3 4', 'FR8.2': '1 2 3 4 5 6 7 8', 'FR8.4': '1 2 3', 'FR10.1': '1 2 3 4' };
    for (const [codice, ruoli] of [
      ['redditi-sc', 'A B C'],
      ['consolidato', 'A B C'],
      ['redditi-sp', 'A B R'],
      ['redditi-enc', 'A B R'],
      ['irap', 'A B R'],
      ['iva', 'A B R'],
      ['770', 'A B R'],
    ] as const)
      expect([codice, listCodici(await getFrontespizio(2025, codice))]).toEqual([
        codice,
        { ...FORNITURA, ...altri, 'FR6.4': ruoli },
      ]);
  });
});
