import { describe, expect, it } from 'vitest';
import { casiFascicolo3 } from '../../../../casi/modelli/fascicolo-3.ts';
import { type DatiModello, loadModello } from '../../../index.ts';

const LETTI = [2023, 2024, 2025, 2026];
const compute = async (anno: number, dati: DatiModello) => {
  const modello = await loadModello(anno, 'redditi-pf');
  if (!modello) throw new Error(`No form of ${anno}`);
  return modello.createCalcolo(dati);
};

describe.each(LETTI)('fascicolo 3, form of %i', (anno) => {
  it.each(casiFascicolo3.filter(({ anni = LETTI }) => anni.includes(anno)))(
    '$nome',
    async ({ dati, attesi }) => {
      const calcolo = await compute(anno, dati);
      const letti = Object.keys(attesi).map((chiave) => [chiave, calcolo.get(chiave).valore ?? 0]);
      expect(Object.fromEntries(letti)).toEqual(attesi);
    },
  );
});

describe('what comes of it elsewhere', () => {
  it('the tax in instalments of who goes abroad: at the average rate, within what is to pay', async () => {
    const calcolo = await compute(2026, {
      ...{ 'TR1.1': 50_000, 'TR1.2': 40_000, 'TR1.3': '1', 'TR4.1': 30_000 },
      ...{ 'RL2.2': 100_000, 'RN38.6': 0 },
    });
    const [complessivo, netta] = ['RN1.5', 'RN26.2'].map((chiave) => Number(calcolo.get(chiave).valore));
    const media = Math.floor((Number(netta) / Number(complessivo)) * 10_000) / 10_000;
    expect(calcolo.get('TR4.3').valore).toBe(Math.round(30_000 * media));
    expect(calcolo.get('RN45.1').valore).toBe(calcolo.get('TR4.3').valore);
  });

  it.each([
    [{ 'TR1.2': 10, 'TR1.1': 10, 'TR1.3': '1', 'TR4.1': 11 }, ['TRASFERIMENTO_RATEIZZATO']],
    [{ 'TR1.1': 10 }, ['TRASFERIMENTO_TASSAZIONE']],
    [{ 'TR2.1': 10, 'TR2.2': 11, 'TR2.3': '1' }, ['TRASFERIMENTO_RATEIZZABILE_QUOTE']],
    [{ 'CE1.4': 10 }, ['CREDITO_ESTERO_SENZA_REDDITO']],
    [{ 'CE1.3': 10 }, ['CREDITO_ESTERO_SENZA_IMPOSTA']],
    [{ 'CE1.3': 9, 'CE1.4': 1, 'CE1.9': 5 }, ['CREDITO_ESTERO_USATO_STATO']],
    [{ 'CE1.2': 2_024, 'CE1.3': 9, 'CE1.4': 1, 'CE5.1': 2_024 }, ['CREDITO_ESTERO_ALTRO_ANNO']],
    [{ 'CE1.3': 9, 'CE1.4': 1, 'CE1.12': 5 }, ['CREDITO_ESTERO_CEDENTE']],
    [{ 'CE6.3': 9, 'CE6.5': 9, 'CE6.12': 5 }, ['CREDITO_ESTERO_NEGATIVO']],
    [{ 'RS2.1': 1_000, 'RS3.1': 198 }, ['PLUSVALENZE_RATE']],
    [{ 'RS2.1': 1_000, 'RS3.1': 200 }, []],
    [{ 'RS2.2': 1_000 }, ['SOPRAVVENIENZE_RATE']],
    [{ 'RS6.2': 49 }, []],
    [{ 'RS6.2': 30, 'RS7.2': 20 }, ['COLLABORATORI_OLTRE_QUOTA']],
    [{ 'RS21.6': 10, 'RS21.8': 11 }, ['UTILI_ESTERI_IMPOSTE']],
    [{ 'RS21.6': 10, 'RS21.8': 4, 'RS21.9': 7 }, ['UTILI_ESTERI_IMPOSTE']],
    [{ 'RS51.2': 50, 'RS52.2': 500, 'RS53.2': 10_000 }, []],
    [{ 'RS51.2': 51, 'RS52.2': 501, 'RS53.2': 10_000 }, ['SVALUTAZIONI_ANNO', 'SVALUTAZIONI_TOTALI']],
    [{ 'RS97.1': 10, 'RS107.2': 9 }, ['BILANCIO_NON_QUADRA']],
    [{ 'RS280.7': 10, 'RS284.7': 11 }, ['ZFU_RIPARTO']],
  ] as const)('%j says %j', async (dati, attesi) => {
    const codici = (await compute(2026, dati)).findings().map(({ codice }) => codice);
    expect(
      codici.filter((codice) =>
        /^(?:TRASFERIMENTO|CREDITO_ESTERO|PLUSV|SOPRAV|COLLAB|UTILI_EST|SVALUT|BILANCIO_NON|ZFU)/.test(
          codice,
        ),
      ),
    ).toEqual(attesi);
  });
});
