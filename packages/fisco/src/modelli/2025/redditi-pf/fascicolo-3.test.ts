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

describe('quadro RU', () => {
  const suoi =
    /^(?:CREDIT[OI]_(?!ESTERO|DIVERSI|OLTRE_IMPOSTA)|CARO_|RICERCA|BENI_|FORMAZIONE_S|BONIFICA_S|ALTRI_CREDITI_O)/;
  const findings = async (anno: number, dati: DatiModello) =>
    (await compute(anno, dati))
      .findings()
      .flatMap(({ codice }) => (suoi.test(codice) ? [codice] : []))
      .sort();
  const taxi = { 'RU1.1': '05' };

  it.each([
    [2026, { ...taxi, 'RU5.3': 100, 'RU6.1': 40, 'RU11.1': 10 }, []],
    [2026, { ...taxi, 'RU5.3': 100, 'RU6.1': 101 }, ['CREDITO_OLTRE_SPETTANTE']],
    [2026, { 'RU5.3': 100 }, ['CREDITO_RU_SENZA_CODICE']],
    [2026, { 'RU1.1': 'F2', 'RU5.3': 100 }, ['CREDITO_ESCLUSO_SEZIONE_I']],
    [2023, { 'RU1.1': 'F2', 'RU5.3': 100 }, []],
    [2026, { 'RU1.1': '23', 'RU5.3': 100 }, ['CARO_PETROLIO_ANNO']],
    [2026, { 'RU1.1': '23', 'RU1.2': '1', 'RU5.3': 100 }, ['CARO_PETROLIO_RIGHI']],
    [2026, { 'RU1.1': '23', 'RU1.2': '2', 'RU5.3': 100, 'RU10.1': 30 }, []],
    [2026, { ...taxi, 'RU1.2': '2', 'RU5.3': 100 }, ['CARO_PETROLIO_ALTRO_CODICE']],
    [2026, { 'RU1.1': 'C4', 'RU5.91': 60, 'RU5.1': 50, 'RU5.3': 100 }, ['CREDITO_PARTI_OLTRE_MATURATO']],
    [2026, { 'RU1.1': 'T1', 'RU5.1': 50, 'RU5.3': 100 }, []],
    [2025, { 'RU1.1': 'T1', 'RU5.1': 50, 'RU5.3': 100 }, ['CREDITO_COLONNE_MATURATO']],
    [2026, { 'RU1.1': '3L', 'RU5.3': 100, 'RU130.4': 1 }, ['CREDITO_NON_MATURABILE']],
    [2025, { 'RU1.1': '3L', 'RU5.3': 100, 'RU130.5': 1 }, []],
    [2025, { 'RU1.1': 'T1', 'RU2.1': 100 }, ['CREDITO_SENZA_RESIDUO']],
    [2026, { 'RU1.1': 'T1', 'RU2.1': 100 }, []],
    [2026, { 'RU1.1': 'E4', 'RU2.1': 100, 'RU7.5': 10 }, ['CREDITO_NON_IN_DICHIARAZIONE']],
    [2026, { 'RU1.1': '62', 'RU2.1': 100, 'RU7.5': 10 }, []],
    [2026, { 'RU1.1': 'N9', 'RU2.1': 100, 'RU7.4': 10 }, ['CREDITO_NON_IN_DICHIARAZIONE']],
    [2024, { 'RU1.1': 'N9', 'RU2.1': 100, 'RU7.4': 10 }, []],
    [2026, { ...taxi, 'RU5.3': 100, 'RU6.1': 10, 'RU8.1': 11 }, ['CREDITO_RIVERSATO_OLTRE']],
    [2026, { ...taxi, 'RU5.3': 100, 'RU9.1': 10, 'RU506.5': 10 }, ['CREDITO_NON_CEDIBILE']],
    [2026, { 'RU1.1': 'I7', 'RU2.1': 100, 'RU9.1': 10, 'RU506.5': 10 }, []],
    [2026, { 'RU1.1': 'E4', 'RU2.1': 100, 'RU11.1': 10 }, ['CREDITO_NON_RIMBORSABILE']],
    [2026, { ...taxi, 'RU3.1': 100 }, ['CREDITI_RICEVUTI_DIVERSI']],
    [2026, { ...taxi, 'RU3.1': 100, 'RU501.1': '05', 'RU501.5': 60, 'RU502.1': '05', 'RU502.5': 40 }, []],
    [2026, { 'RU501.1': 'F2', 'RU501.5': 60 }, []],
    [2026, { ...taxi, 'RU5.3': 100, 'RU10.1': 40 }, ['CREDITI_TRASFERITI_DIVERSI']],
    [2026, { ...taxi, 'RU5.3': 250_000 }, []],
    [2026, { ...taxi, 'RU5.3': 250_001 }, ['CREDITI_OLTRE_LIMITE']],
    [
      2026,
      { ...taxi, 'RU5.3': 2_250_010, 'RU531.3': 9 },
      ['CREDITI_ECCEDENZA_RIPARTO', 'CREDITI_OLTRE_LIMITE'],
    ],
    [2026, { ...taxi, 'RU5.3': 2_250_010, 'RU531.3': 4, 'RU532.3': 6 }, ['CREDITI_OLTRE_LIMITE']],
    [2026, { 'RU523.4': 10, 'RU523.5': 11 }, ['CREDITI_ECCEDENZE_ANTICHE']],
    [2026, { 'RU527.3': 10, 'RU527.4': 11 }, ['CREDITI_ECCEDENZE_SCORSE']],
    [
      2026,
      { 'RU1.1': '17', 'RU2.1': 100, 'RU7.5': 51, 'RU516.1': 250_000, 'RU521.1': 1_999_950 },
      ['CREDITI_COMPENSAZIONE_INTERNA'],
    ],
    [2026, { 'RU1.1': '17', 'RU2.1': 100, 'RU7.5': 50, 'RU516.1': 250_000, 'RU521.1': 1_999_950 }, []],
    [
      2026,
      { 'RU1.1': '17', 'RU2.1': 100, 'RU7.5': 51, 'RU516.1': 249_950, 'RU521.1': 2_000_001 },
      ['CREDITI_COMPENSAZIONE_INTERNA'],
    ],
    [2026, { 'RU1.1': '17', 'RU2.1': 100, 'RU7.6': 50, 'RQ3.1': 40 }, ['CREDITI_CAF_DIVERSI']],
    [2026, { 'RU1.1': 'L1', 'RU5.3': 10 }, ['RICERCA_SENZA_SPESE']],
    [2026, { 'RU1.1': 'L1', 'RU5.3': 10, 'RU100.1': 50, 'RU100.8': 51 }, ['RICERCA_PARTI_OLTRE_SPESE']],
    [2026, { 'RU1.1': '2L', 'RU5.3': 10 }, ['BENI_SENZA_COSTI']],
    [2026, { 'RU1.1': '2L', 'RU5.3': 10, 'RU130.4': 50, 'RU130.91': 51 }, ['BENI_GRUPPI_OLTRE_COSTO']],
    [2023, { 'RU1.1': 'F7', 'RU5.3': 10 }, ['FORMAZIONE_SENZA_SPESE']],
    [2026, { 'RU1.1': 'G5', 'RU5.3': 10 }, ['BONIFICA_SENZA_RICAVI']],
    [2023, { 'RU21.1': 10, 'RU24.1': 11 }, ['CARO_PETROLIO_OLTRE']],
    [2023, { 'RU401.1': 10, 'RU404.7': 11 }, ['ALTRI_CREDITI_OLTRE']],
  ] as const)('%i %j says %j', async (anno, dati, attesi) => {
    expect(await findings(anno, dati)).toEqual(attesi);
  });

  it('takes each code of a form as it is, whatever its letters', async () => {
    const modello = await loadModello(2026, 'redditi-pf');
    const opzioni = modello?.findCasella('RU1.1')?.opzioni ?? [];
    expect(opzioni.length).toBeGreaterThan(150);
    for (const { codice } of opzioni)
      expect(modello?.createCalcolo({ 'RU1.1': codice }).get('RU1.1').valore).toBe(codice);
  });

  it('is exact for the credits whose limit the texts say, and says so where they do not', async () => {
    const precisione = async (codice: string) =>
      (await compute(2026, { 'RU1.1': codice, 'RU2.1': 10 })).get('RU512.1').precisione;
    expect([await precisione('01'), await precisione('2L')]).toEqual(['esatto', 'esatto']);
    expect(await precisione('H9')).toBe('indicativo');
  });
});
