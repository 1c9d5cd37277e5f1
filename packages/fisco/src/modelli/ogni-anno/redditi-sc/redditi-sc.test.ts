import { describe, expect, it } from 'vitest';
import { readAttesi, readDati } from '../../../../casi/modelli/caso.ts';
import { casiSc } from '../../../../casi/modelli/redditi-sc.ts';
import { checkLegge } from '../../../engine/check.ts';
import { type DatiModello, loadModello } from '../../../index.ts';
import { baseAcconti, saldoSocieta } from '../../../regole/ires.ts';
import { riportiSc } from '../../riporti-ires.ts';
import { proposeRiporto } from '../../riporto.ts';

const load = async (anno: number) => {
  const modello = await loadModello(anno, 'redditi-sc');
  if (!modello) throw new Error(`No Redditi SC ${anno}`);
  return modello;
};
const codici = async (dati: DatiModello, anno = 2025) =>
  (await load(anno))
    .createCalcolo({ 'RF4.1': 0, ...dati })
    .findings()
    .map(({ codice }) => codice);

describe('the income tax of a company', () => {
  it.each(casiSc)('[TAX-010] counts every casella: $anno, $nome', async (caso) => {
    const modello = await load(caso.anno);
    const dati = readDati(caso, (chiave) => modello.findCasella(chiave)?.tipo);
    for (const [chiave, valore] of Object.entries(dati))
      expect([chiave, modello.checkValore(chiave, valore)]).toEqual([chiave, null]);
    const calcolati = Object.entries(modello.createCalcolo(dati).computed()).filter(
      ([, { valore }]) => typeof valore === 'number' && valore !== 0,
    );
    expect(Object.fromEntries(calcolati.map(([chiave, { valore }]) => [chiave, valore]))).toEqual(
      readAttesi(caso),
    );
  });

  it.each([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025])('has rules without faults in %i', (anno) => {
    expect(checkLegge([saldoSocieta.saldo, baseAcconti], anno)).toEqual([]);
  });
});

describe('the checks of a company', () => {
  it.each([
    [{ 'RF31.1': '99' }, 'RF31_COPPIE'],
    [{ 'RF55.2': 100 }, 'RF55_COPPIE'],
    [{ 'RF31.1': '99', 'RF31.2': 1, 'RF31.3': '99', 'RF31.4': 2 }, 'RF31_CODICE_DOPPIO'],
    [{ 'RF11.1': 10 }, 'RF10_IMMOBILI'],
    [{ 'RF24.1': 10, 'RF902.2': 100 }, 'RF24_REGISTRO'],
    [{ 'RF23.1': 100, 'RF43.1': 76 }, 'RF43_ALBERGHI'],
    [{ 'RF904.1': 10_000, 'RF43.2': 151 }, 'RF43_LIMITE'],
    [{ 'RF23.2': 100 }, 'RF904_RICAVI'],
    [{ 'RF905.1': 100, 'RF55.1': '12', 'RF55.2': 101 }, 'IRAP_12_33'],
    [{ 'RF34.1': 10, 'RS126.1': 20 }, 'RF34_RS126'],
    [{ 'RF7.1': 1, 'RS126.1': 20 }, 'RF7_RS127'],
    [{ 'RF15.1': 10, 'RF118.1': 20 }, 'RF15_RF121'],
    [{ 'RF15.1': 10, 'RF55.1': '13', 'RF55.2': 5 }, 'RF15_CODICE_13'],
    [{ 'RF907.1': 10, 'RF907.3': 10, 'RF908.1': 3, 'RF908.3': 3 }, 'MAXI_DIPENDENTI'],
    [{ 'RF907.4': 1 }, 'MAXI_TUTELATI'],
    [{ 'RF62.1': 1 }, 'RF62_SENZA_PERDITA'],
    [{ 'RN1.1': 2, 'RN1.2': 1 }, 'LIBERALITA_COMPRESE'],
    [{ 'RF4.1': 100, 'RN1.2': 11 }, 'LIBERALITA_10'],
    [{ 'RN5.2': 1 }, 'RN5_PROVENTI'],
    [{ 'RN7.1': 1 }, 'RN7_OLTRE_REDDITO'],
    [{ 'RN10.1': 1 }, 'RN10_OLTRE_IMPOSTA'],
    [{ 'RN20.1': 1 }, 'COMPENSATA_OLTRE_ECCEDENZA'],
    [{ 'RX1.4': 1 }, 'RX1_RIMBORSO'],
    [{ 'RN901.1': '2', 'TN911.3': 90 }, 'TN_QUOTE'],
    [{ 'TN911.3': 100 }, 'RN_TN_GN'],
    [{ 'RN901.1': '3', 'RN22.1': 1 }, 'REGIME_E_ACCONTI'],
    [{ 'RS118.4': 100_000 }, 'COMODO_NON_OPERATIVA'],
    [{ 'RS959.1': 1 }, 'CONTRIBUTI_RATEIZZATI'],
    [{ 'CP1.1': 10_000 }, 'CP_SENZA_ISA'],
    [{ 'RB901.1': 1_000, 'RB901.2': '9' }, 'CATEGORIE_DI_RESIDENTE'],
    [{ 'RN6.9': 1 }, 'RN6_ONERI'],
    [{ 'RA901.1': 1 }, 'RA_SENZA_TITOLO'],
    [{ 'RB901.1': 1 }, 'RB_SENZA_UTILIZZO'],
    [{ 'RB901.2': '9', 'RB901.6': 1 }, 'RB_CANONE_SENZA_LOCAZIONE'],
    [{ 'RL901.1': '1', 'RL901.2': 10, 'RL901.3': 1 }, 'RL_SPESE_DI_CAPITALE'],
    [{ 'RL901.2': 1 }, 'RL_SENZA_TIPO'],
    [{ 'RH901.4': -1 }, 'RH_PERDITE'],
    [{ 'RM901.3': 100, 'RM901.5': 25 }, 'RM_IMPOSTE_ESTERE'],
    [{ 'RQ6.1': 1 }, 'RK26_RICEVUTE'],
    [{ 'RK901.3': 1 }, 'RK_CEDUTO'],
    [{ 'PN911.3': 60, 'PN912.3': 50 }, 'PN_QUOTE'],
    [{ 'PN911.3': 60 }, 'PN_MISTO'],
    [{ 'CE901.4': 1 }, 'CE_IMPOSTA_SENZA_REDDITO'],
    [{ 'RF4.1': 1_000, 'CE901.3': 100, 'CE901.4': 24, 'RN13.1': 1 }, 'CE_E_RN'],
    [{ 'CE913.1': 1 }, 'CE_NEGATIVO'],
  ] as const)('[CTR-001] say what is wrong: %o', async (dati, codice) => {
    expect(await codici(dati as DatiModello)).toContain(codice);
    expect(await codici({})).toEqual([]);
  });

  it('want the conditions of the lower rate, in the form of 2026 alone', async () => {
    const dati = { 'RF4.1': 100, 'RN908.1': true };
    expect(await codici(dati, 2026)).toEqual(expect.arrayContaining(['PREMIALE_SOGLIE', 'PREMIALE_LAVORO']));
    expect((await load(2025)).findCasella('RN908.1')).toBeUndefined();
  });
});

describe('what of a company goes over to the next year', () => {
  const propose = async (anno: number, dati: DatiModello) => {
    const prima = { modello: await load(anno - 1), dati, forzature: {} };
    const { voci } = proposeRiporto(prima, await load(anno), {}, riportiSc);
    return Object.fromEntries(voci.map(({ a, valore }) => [a, valore]));
  };
  it('are the losses a year older, the oldest two together, with that of the year', async () => {
    const dati = { 'RF5.1': 1_000, 'RS911.1': 10, 'RS912.1': 20, 'RS914.1': 40, 'RS921.1': 5, 'RS923.1': 7 };
    expect(await propose(2026, dati)).toEqual({
      ...{ 'RS911.1': 30, 'RS913.1': 40, 'RS916.1': 1_000, 'RS921.1': 5, 'RS922.1': 7 },
    });
  });
  // 100.000 + 20.000 + 900 − 100 + 33 = 120.833 × 24% = 29.000; 90.000 − 29.000 − 1.000 = 60.000.
  it('are interest, ROL, instalments, maintenance, ACE, credit and advances', async () => {
    const dati = {
      ...{ 'RF4.1': 100_000, 'RF118.1': 50_000, 'RF119.6': 100_000, 'RF902.1': 0, 'RF902.2': 900 },
      ...{ 'RS126.1': 100, 'RS126.90': 3, 'RS113.96': 0, 'RN22.1': 90_000, 'RX1.4': 1_000 },
    };
    const trovate = await propose(2026, dati);
    expect(trovate).toMatchObject({
      ...{ 'RF118.2': 20_000, 'RF903.1': 900, 'RS951.1': 67, 'RS951.2': 2 },
      ...{ 'RN19.1': 60_000, 'RN22.1': 29_000 },
    });
  });
});
