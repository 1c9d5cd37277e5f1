import { describe, expect, it } from 'vitest';
import { type DatiModello, loadModello, loadTelematico, type Modello } from '../../index.ts';
import { proposeCertificazioni } from './proposta.ts';
import type { Certificazione, Punti } from './tipi.ts';

async function require(anno: number, codice: 'redditi-pf' | '730' | 'cu'): Promise<Modello> {
  const modello = await loadModello(anno, codice);
  if (!modello) throw new Error(`No ${codice} ${anno}`);
  return modello;
}
const make = (anno: number, lavoro: Punti[], altro: Partial<Certificazione> = {}): Certificazione => ({
  ...{ anno, sostituto: null, lavoro, autonomo: [], locazioni: [] },
  ...altro,
});
/** What would be written, by casella. */
async function propose(anno: number, certificazioni: Certificazione[], attuali: DatiModello = {}) {
  const proposta = proposeCertificazioni(
    await require(anno, 'redditi-pf'),
    'redditi-pf',
    certificazioni,
    attuali,
  );
  return { ...proposta, righi: Object.fromEntries(proposta.voci.map((v) => [v.chiave, v.valore])) };
}

describe('the certifications received, in Redditi PF', () => {
  it('[QUA-002] an employee: income, days, withholdings, trattamento, each at its euro', async () => {
    const cu = { 1: 24_000.5, 6: 365, 21: 3_000.49, 22: 300, 26: 40, 27: 90, 29: 41, 390: 2 };
    expect((await propose(2025, [make(2025, [cu])])).righi).toEqual({
      ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 24_001, 'RC6.1': 365, 'RC10.1': 3_000, 'RC10.2': 300 },
      ...{ 'RC10.3': 40, 'RC10.4': 90, 'RC10.5': 41, 'RC14.1': '2' },
    });
  });

  it('[QUA-002] two employers: a rigo each, sums of cents, 1 where one says 1, days within the year', async () => {
    const primo = { 1: 10_000, 6: 200, 21: 1_000.4, 391: 100.3, 390: 1 };
    const secondo = { 2: 5_000, 6: 200, 21: 500.4, 391: 0, 390: 2 };
    expect((await propose(2024, [make(2024, [primo]), make(2024, [secondo])])).righi).toEqual({
      ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 10_000, 'RC2.1': '2', 'RC2.2': '2', 'RC2.3': 5_000 },
      ...{ 'RC6.1': 365, 'RC10.1': 1_501, 'RC14.1': '1', 'RC14.2': 100 },
    });
  });

  it('[QUA-002] one that counts another again takes its place', async () => {
    const vecchia = make(2025, [{ 1: 1_000, 21: 10 }], { sostituto: '00743110157' });
    const nuova = make(2025, [{ 1: 3_000, 21: 30, 531: 1_000, 536: '00743110157' }]);
    const { righi, escluse } = await propose(2025, [vecchia, nuova, make(2024, [{ 1: 1 }])]);
    expect(righi).toEqual({ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 3_000, 'RC10.1': 30 });
    expect(escluse.map(({ motivo }) => motivo)).toEqual([
      'Un’altra certificazione la conguaglia (punto 536).',
      'È la CU 2024: va nella dichiarazione di quell’anno.',
    ]);
  });

  it('[QUA-002] incomes with a relief have their righi, and what holds them is said', async () => {
    const sport = { 1: 20_000, 781: 15_000, 783: 5_000 };
    const { righi, daDecidere } = await propose(2025, [make(2025, [sport, { 3: 8_000, 457: 900 }])]);
    expect(righi).toEqual({
      ...{ 'RC1.1': '8', 'RC1.2': '1', 'RC1.3': 15_000, 'RC2.1': '2', 'RC2.2': '1', 'RC2.3': 5_000 },
      ...{ 'RC3.1': '7', 'RC3.3': 900 },
    });
    expect(daDecidere.map(({ punti, valore }) => [punti, valore])).toEqual([
      [[1], 20_000],
      [[3], 8_000],
    ]);
    // Before the form of 2024 there were no such points.
    expect((await propose(2023, [make(2023, [sport])])).righi).toEqual({
      ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 20_000 },
    });
  });

  it('[QUA-002] a value that somebody wrote is shown, and a rigo in use is left', async () => {
    const attuali = { 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 900, 'RC10.1': 77, 'RC10.2': 5 };
    const { voci } = await propose(2025, [make(2025, [{ 1: 1_000, 21: 100, 22: 5 }])], attuali);
    expect(voci.map(({ chiave, valore, attuale }) => [chiave, valore, attuale])).toEqual([
      ['RC2.1', '2', null],
      ['RC2.2', '1', null],
      ['RC2.3', 1_000, null],
      ['RC10.1', 100, 77],
    ]);
    const scritti = { ...attuali, 'RC2.1': '2', 'RC2.2': '1', 'RC2.3': 1_000, 'RC10.1': 100 };
    expect((await propose(2025, [make(2025, [{ 1: 1_000, 21: 100, 22: 5 }])], scritti)).voci).toEqual([]);
  });

  it('[QUA-002] the cuneo of 2026, and the sum that was not taken back', async () => {
    const cu = { 1: 8_000, 6: 365, 718: 1, 719: 8_000, 721: 365, 724: 1, 725: 568 };
    expect((await propose(2026, [make(2026, [cu])])).righi).toMatchObject({
      ...{ 'RC14.5': '1', 'RC14.6': 8_000, 'RC14.8': 365, 'RC14.9': '1', 'RC14.10': 568 },
    });
    const { righi, daDecidere } = await propose(2026, [make(2026, [{ 718: 2, 725: 100 }])]);
    expect(righi).toEqual({ 'RC14.5': '2' });
    expect(daDecidere).toHaveLength(1);
    // 721 is the income of the bonus in the form of 2025, and days in that of 2026.
    expect((await propose(2025, [make(2025, [{ 721: 20_000, 723: 100, 726: 365 }])])).righi).toEqual({
      ...{ 'RC14.5': 20_000, 'RC14.6': 100, 'RC14.8': 365 },
    });
  });

  it('[QUA-002] premi and tips have their righi, a modulo for each section', async () => {
    const cu = { 571: 1, 572: 2_000, 576: 100, 591: 2, 598: 300, 651: 20_000, 652: 100, 653: 5 };
    const { righi, daDecidere } = await propose(2025, [make(2025, [cu])]);
    expect(righi).toEqual({
      ...{ 'RC4.1': '1', 'RC4.3': 2_000, 'RC4.4': 100, 'RC16.1': 20_000, 'RC16.3': 100, 'RC16.4': 5 },
    });
    // RC4 has one modulo in our form: the second section is said, not lost.
    expect(daDecidere.map(({ punti, valore }) => [punti, valore])).toEqual([[[598], 300]]);
  });

  it('[QUA-002] charges by code, previdenza by type, what the 730 left', async () => {
    const cu = {
      ...{ 341: 1, 342: 500.4, 343: 12, 344: 300, 345: 1, 346: 100.4, 411: 3, 412: 100, 417: 50, 413: 7 },
      ...{ 64: 10, 74: 20, 84: 30, 94: 40, 121: 100, 122: 200, 124: 5, 126: 1, 127: 2, 440: 9 },
    };
    expect((await propose(2025, [make(2025, [cu])])).righi).toEqual({
      ...{ 'RP1.2': 601, 'RP8.1': '12', 'RP8.2': 300, 'RP28.1': 150, 'RP28.2': 7, 'RP33.1': 9 },
      ...{ 'RN36.2': 10, 'RV4.3': 20, 'RV12.3': 30, 'LC1.6': 40, 'RN38.6': 300, 'RV11.2': 5, 'LC1.8': 3 },
    });
    const tipoUno = { 411: 1, 412: 5_000, 413: 300, 421: 700, 422: 500, 423: 200 };
    expect((await propose(2025, [make(2025, [tipoUno])])).righi).toEqual({
      ...{ 'RP27.1': 4_500, 'RP27.2': 100, 'RP30.1': 500, 'RP30.2': 200 },
    });
  });

  it('[QUA-002] short rents: the withholdings of the year, with the points of their form', async () => {
    const brevi = {
      4: 2_024,
      19: 1_000,
      20: 210,
      104: 2_025,
      119: 100,
      120: 21,
      204: 2_024,
      219: 10,
      220: 2.1,
      221: true,
    };
    const { righi, daDecidere } = await propose(2025, [make(2025, [], { locazioni: [brevi] })]);
    expect(righi).toEqual({ 'LC1.4': 212 });
    expect(daDecidere.map(({ punti, valore }) => [punti, valore])).toEqual([
      [[19], 1_000],
      [[219], 10],
      [[119], 100],
    ]);
    const prima = { 4: 2_021, 14: 1_000, 15: 210 };
    expect((await propose(2022, [make(2022, [], { locazioni: [prima] })])).righi).toEqual({ 'LC1.4': 210 });
  });

  it('[QUA-002] the same points in the righi of the 730', async () => {
    const cu = {
      ...{
        1: 24_000,
        4: 500,
        6: 365,
        21: 3_000,
        22: 300,
        26: 40,
        27: 90,
        29: 41,
        498: 7,
        499: 2,
        411: 1,
        412: 90,
      },
      ...{
        64: 10,
        94: 40,
        121: 50,
        122: 60,
        126: 1,
        127: 2,
        341: 12,
        342: 80,
        718: 1,
        719: 24_000,
        721: 365,
      },
    };
    const brevi = { 4: 2_025, 19: 100, 20: 21 };
    const { voci, daDecidere } = proposeCertificazioni(
      await require(2026, '730'),
      '730',
      [make(2026, [cu], { locazioni: [brevi] })],
      {},
    );
    expect(Object.fromEntries(voci.map(({ chiave, valore }) => [chiave, valore]))).toEqual({
      ...{ 'C1.1': '2', 'C1.2': '1', 'C1.3': 24_000, 'C5.1': 365, 'C6.2': 500, 'C9.1': 3_000, 'C10.1': 300 },
      ...{ 'C11.1': 40, 'C12.1': 90, 'C13.1': 41, 'C14.5': '1', 'C14.6': 24_000, 'C14.8': 365 },
      ...{ 'E8.1': '12', 'E8.2': 80, 'E27.1': 90, 'F1.2': 110, 'F1.6': 3, 'F2.7': 7, 'F2.8': 2 },
      ...{ 'F3.1': 10, 'F3.5': 40, 'F8.1': 21 },
    });
    expect(daDecidere.map(({ punti }) => punti)).toEqual([[19]]);
  });

  it('[QUA-002] of self-employment the income is said: what quadro it goes in nobody can tell', async () => {
    const lavoro = { 1: 'A', 4: 1_000, 8: 1_000, 9: 200 };
    const { righi, daDecidere } = await propose(2025, [make(2025, [], { autonomo: [lavoro] })]);
    expect([righi, daDecidere.map(({ valore }) => valore)]).toEqual([{}, [1_000]]);
  });
});

describe('the certifications of a file', () => {
  it('[TEL-004] are those that were written, percipiente by percipiente', async () => {
    const { findTracciato, makeFornitura, readCertificazioni, writeFornitura } = await loadTelematico();
    const [cu, tracciato] = [await require(2025, 'cu'), findTracciato('cu', 2025)];
    if (!tracciato) throw new Error('There is one');
    const caselle = {
      ...{
        'FR2.6': 'OFFICINE',
        'DA2.1': 'RSSMRA80A01F205X',
        'DB1.1': 24_000.4,
        'DB6.1': 365,
        'DB21.1': 3_000.25,
      },
      ...{ 'DB931.4': 'RSSMRA80A01F205X', 'DB10.1': true, 'DA2.1#2': 'BNCLRA75A41F205J', 'AU1.1#2': 'A' },
      ...{ 'AU4.1#2': 5_000, 'AU8.1#2': 5_000, 'AU9.1#2': 1_000 },
    };
    const fonte = {
      anno: 2025,
      codiceFiscale: '00743110157',
      caselle,
      intermediario: null,
      dataImpegno: null,
    };
    const testo = writeFornitura(tracciato, makeFornitura(tracciato, cu, fonte));
    const { certificazioni, problemi } = readCertificazioni(cu, testo);
    expect(problemi).toEqual([]);
    expect(certificazioni).toEqual([
      {
        ...{ anno: 2025, percipiente: 'RSSMRA80A01F205X', sostituto: '00743110157' },
        ...{ lavoro: [{ 1: 24_000.4, 6: 365, 10: true, 21: 3_000.25 }], autonomo: [], locazioni: [] },
      },
      {
        ...{
          anno: 2025,
          percipiente: 'BNCLRA75A41F205J',
          sostituto: '00743110157',
          lavoro: [],
          locazioni: [],
        },
        autonomo: [{ 1: 'A', 4: 5_000, 8: 5_000, 9: 1_000 }],
      },
    ]);
    const [dipendente] = certificazioni;
    expect((await propose(2025, dipendente ? [dipendente] : [])).righi).toMatchObject({ 'RC1.3': 24_000 });
  });

  it('[TEL-004] a code that the form has not is a problem, and the rest is read', async () => {
    const { findTracciato, makeFornitura, readCertificazioni, writeFornitura } = await loadTelematico();
    const [cu, tracciato] = [await require(2025, 'cu'), findTracciato('cu', 2025)];
    if (!tracciato) throw new Error('There is one');
    const caselle = { 'DA2.1': 'RSSMRA80A01F205X', 'DB1.1': 10, 'DB21.1': 1 };
    const fonte = {
      anno: 2025,
      codiceFiscale: '00743110157',
      caselle,
      intermediario: null,
      dataImpegno: null,
    };
    const testo = writeFornitura(tracciato, makeFornitura(tracciato, cu, fonte)).replace(
      'DB001021',
      'DB001999',
    );
    const { certificazioni, problemi } = readCertificazioni(cu, testo);
    expect(certificazioni.map(({ lavoro }) => lavoro)).toEqual([[{ 1: 10 }]]);
    expect(problemi.map(({ frase }) => frase)).toEqual(['DB001999: il codice non è del modello.']);
  });
});
