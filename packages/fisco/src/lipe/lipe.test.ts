import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSchemi, makeValidatore } from '../../../../scripts/prove/schemi.ts';
import { casiLipe } from '../../casi/lipe/casi.ts';
import { type AnnoLipe, type DatiModello, type FrontespizioLipe, loadLipe, loadModello } from '../index.ts';

const {
  checkLipe,
  computeLipe,
  findTermineLipe,
  listTerminiIva,
  matchVersamenti,
  matchVL,
  proposeAcconto,
  proposeVH,
  proposeVL,
  proposeVP,
  writeLipe,
} = await loadLipe();

describe('the liquidations of a year', () => {
  it.each(casiLipe)('[TAX-017] $nome', ({ dati, attesi, versamenti, dovuta }) => {
    const riepilogo = computeLipe(dati);
    expect(
      riepilogo.periodi.map((p) => [
        p.daVersare,
        p.aCredito,
        p.interessi,
        p.debitoPrecedente,
        p.creditoPrecedente,
      ]),
    ).toEqual(attesi);
    expect(
      riepilogo.periodi.flatMap(({ versamento: v }) => (v ? [`${v.tributo} ${v.data} ${v.importo}`] : [])),
    ).toEqual(versamenti);
    expect(riepilogo.dovuta).toBe(dovuta);
  });

  it('[TAX-017] lose no cent: what is sold less what is bought is paid, or is the credit that is left', () => {
    const importo = fc.integer({ min: 0, max: 500_000 });
    const mese = fc.record({ esigibile: importo, detratta: importo });
    fc.assert(
      fc.property(
        fc.array(mese, { minLength: 12, maxLength: 12 }),
        fc.constantFrom(2022, 2025),
        (mesi, anno) => {
          const periodi = mesi.map((uno, i) => ({ ...uno, numero: i + 1 }));
          const { periodi: calcolati, dovuta } = computeLipe({ anno, periodicita: 'mensile', periodi });
          const netto = mesi.reduce((tutto, { esigibile, detratta }) => tutto + esigibile - detratta, 0);
          expect(dovuta - (calcolati.at(-1)?.aCredito ?? 0)).toBe(netto);
          for (const p of calcolati) expect(Math.min(p.daVersare, p.aCredito)).toBe(0);
        },
      ),
    );
  });

  it('[TAX-017] are squared with what was paid, period by period', () => {
    const riepilogo = computeLipe({
      anno: 2025,
      periodicita: 'mensile',
      periodi: [
        { numero: 1, esigibile: 100_000, versato: 90_000 },
        { numero: 2, esigibile: 100_000, versato: 110_000 },
      ],
    });
    expect(matchVersamenti(riepilogo).map(({ differenza }) => differenza)).toEqual([-10_000, 10_000]);
    expect([riepilogo.dovuta, riepilogo.versata]).toEqual([200_000, 200_000]);
  });
});

it.each([
  [2025, 1, '2025-06-03'],
  [2025, 2, '2025-09-30'],
  [2021, 2, '2021-09-16'],
  [2025, 3, '2025-12-01'],
  [2021, 4, '2022-02-28'],
  [2023, 4, '2024-02-29'],
  [2025, 4, '2026-03-02'],
])('[TAX-003] the communication of %i, quarter %i, is sent by %s', (anno, trimestre, termine) => {
  expect(findTermineLipe(anno, trimestre)).toBe(termine);
  expect(() => findTermineLipe(anno, 5)).toThrow(RangeError);
});

const PERSONA: FrontespizioLipe = {
  anno: 2025,
  periodicita: 'trimestrale',
  codiceFiscale: 'RSSMRA80A01F205X',
  partitaIva: '12345678903',
};
const MENSILE: FrontespizioLipe = {
  ...PERSONA,
  periodicita: 'mensile',
  codiceFiscale: '12345678903',
  dichiarante: { codiceFiscale: 'RSSMRA80A01F205X', carica: 1 },
  intermediario: { codiceFiscale: 'RSSMRA80A01F205X', impegno: 2, data: '2026-02-20' },
};
const ULTIMO_TRIMESTRE: AnnoLipe = {
  anno: 2025,
  periodicita: 'mensile',
  accontoVersato: 40_000,
  periodi: [
    {
      numero: 10,
      attive: 1_000_000,
      passive: 400_050,
      esigibile: 220_000,
      detratta: 88_011,
      versato: 131_989,
    },
    {
      numero: 11,
      attive: -5_000,
      esigibile: -1_100,
      detratta: 100_000,
      subfornitura: true,
      eventiEccezionali: '9',
    },
    {
      numero: 12,
      esigibile: 300_000,
      detratta: 50_000,
      creditoAnnoPrecedente: 10_000,
      creditiImposta: 1_005,
      versamentiAuto: 2_000,
      operazioniStraordinarie: true,
      acconto: { metodo: 2, importo: 40_000 },
    },
  ],
};

it('lists the days of the periodic IVA between two, on working days', () => {
  expect(
    listTerminiIva('2026-11-23', '2027-01-20').map(({ cosa, data, periodi }) => [
      cosa,
      data,
      periodi.mensile,
    ]),
  ).toEqual([
    ['LIPE', '2026-11-30', 3],
    ['liquidazione', '2026-12-16', 11],
    ['acconto', '2026-12-28', undefined],
    ['liquidazione', '2027-01-18', 12],
  ]);
  const [agosto] = listTerminiIva('2026-08-01', '2026-08-31');
  expect(agosto).toMatchObject({
    data: '2026-08-20',
    periodi: { mensile: 7, trimestrale: 2, trimestraleNaturale: 2 },
  });
});

const FIRMA = 'http://www.w3.org/TR/2002/REC-xmldsig-core-20020212/xmldsig-core-schema.xsd';

describe('the file of a communication', () => {
  it('[TEL-004] says each rigo in its place, amounts with a comma', () => {
    const { periodi } = computeLipe({
      anno: 2025,
      periodicita: 'trimestrale',
      periodi: [{ numero: 1, attive: 1_000_000, passive: 500_000, esigibile: 220_000, detratta: 110_050 }],
    });
    const testo = writeLipe(PERSONA, periodi);
    expect(testo).toContain('<iv:CodiceFornitura>IVP18</iv:CodiceFornitura>');
    const modulo = [...testo.matchAll(/<iv:(\w+)>([^<\n]+)</g)].map(
      ([, nome, valore]) => `${nome} ${valore}`,
    );
    expect(modulo.slice(5)).toEqual([
      'NumeroModulo 1',
      'Trimestre 1',
      'TotaleOperazioniAttive 10000,00',
      'TotaleOperazioniPassive 5000,00',
      'IvaEsigibile 2200,00',
      'IvaDetratta 1100,50',
      'IvaDovuta 1099,50',
      'InteressiDovuti 11,00',
      'ImportoDaVersare 1110,50',
    ]);
  });

  // The official schemas are not in the house: where they are at hand, they are put as they name one another.
  const SCHEMI = findSchemi('lipe');
  it.skipIf(SCHEMI === '')('[TEL-004] is as the official schema wants it, for libxml', () => {
    const xsd = mkdtempSync(join(tmpdir(), 'lipe-'));
    const place = (dove: string, nomi: readonly string[]) => {
      mkdirSync(join(xsd, dove), { recursive: true });
      for (const nome of nomi) {
        const testo = readFileSync(join(SCHEMI, nome), 'utf8');
        writeFileSync(join(xsd, dove, nome), testo.replace(FIRMA, '../../common/xmldsig-core-schema.xsd'));
      }
    };
    try {
      place(
        'common',
        ['fornitura_v3', 'typesDati_v3', 'typesProvincie_v3', 'xmldsig-core-schema'].map((n) => `${n}.xsd`),
      );
      place(
        'sco/ivp',
        ['fornitura', 'intestazione', 'comunicazione'].map((n) => `${n}Ivp_2018_v1.xsd`),
      );
      const validate = makeValidatore(join(xsd, 'sco/ivp/fornituraIvp_2018_v1.xsd'));
      expect(validate(writeLipe(MENSILE, computeLipe(ULTIMO_TRIMESTRE).periodi))).toBe('');
      const gruppo = { partitaIvaControllante: '12345678903', ultimoMese: 12 };
      const quarto = { numero: 4, esigibile: 1, codiceCinque: true };
      const { periodi } = computeLipe({ anno: 2025, periodicita: 'trimestrale', periodi: [quarto] });
      expect(validate(writeLipe({ ...PERSONA, gruppo, liquidazioneGruppo: true }, periodi))).toBe('');
      for (const { dati } of casiLipe) {
        const { anno, periodicita } = dati;
        for (const uno of computeLipe(dati).periodi)
          expect(validate(writeLipe({ ...PERSONA, anno, periodicita }, [uno]))).toBe('');
      }
      expect(validate(writeLipe(PERSONA, periodi).replace('IVP18', 'IVP17'))).not.toBe('');
    } finally {
      rmSync(xsd, { recursive: true });
    }
  });

  it('[TEL-004] is not written while something stops it, and says what', () => {
    const { periodi } = computeLipe(ULTIMO_TRIMESTRE);
    const codici = (f: Partial<FrontespizioLipe>, quali = periodi) =>
      checkLipe({ ...MENSILE, ...f }, quali).map(({ codice }) => codice);
    expect(codici({})).toEqual([]);
    expect(codici({ codiceFiscale: 'RSSMRA80A01F205Y' })).toEqual(['CODICE_FISCALE']);
    expect(codici({ partitaIva: '12345678901' })).toEqual(['PARTITA_IVA']);
    expect(codici({ dichiarante: { codiceFiscale: 'X', carica: 10 } })).toEqual(['DICHIARANTE', 'CARICA']);
    expect(codici({ gruppo: { partitaIvaControllante: '1', ultimoMese: 14 } })).toEqual([
      'CONTROLLANTE',
      'ULTIMO_MESE',
    ]);
    expect(codici({ intermediario: { codiceFiscale: '1', impegno: 1, data: '2026-02-20' } })).toEqual([
      'INTERMEDIARIO',
    ]);
    expect(codici({}, [])).toEqual(['SENZA_PERIODI']);
    expect(codici({}, periodi.slice(0, 2))).toEqual(['MESI_MANCANTI']);
    const { dichiarante: _, ...senza } = MENSILE;
    expect(checkLipe(senza, periodi).map(({ codice }) => codice)).toEqual(['SENZA_DICHIARANTE']);
    const of = (...periodi: AnnoLipe['periodi']) =>
      computeLipe({ anno: 2025, periodicita: 'mensile', periodi }).periodi;
    expect(codici({}, of({ numero: 1 }, { numero: 2 }, { numero: 4 }))).toEqual(['TRIMESTRI_DIVERSI']);
    expect(codici({}, of({ numero: 1 }, { numero: 1 }, { numero: 2 }))).toEqual(['PERIODO_DOPPIO']);
    expect(codici({}, of({ numero: 13 }, { numero: 14 }, { numero: 15 }))).toEqual(['PERIODO']);
    const acconto = { metodo: 1, importo: 1 } as const;
    expect(codici({}, of({ numero: 1, acconto }, { numero: 2 }, { numero: 3 }))).toEqual([
      'ACCONTO_FUORI_PERIODO',
    ]);
    expect(codici({}, of({ numero: 1, versato: -1 }, { numero: 2 }, { numero: 3 }))).toEqual([
      'IMPORTO_NEGATIVO',
    ]);
    expect(() => writeLipe({ ...MENSILE, partitaIva: '1' }, periodi)).toThrow(
      'La partita IVA del contribuente non è valida.',
    );
  });
});

describe('what the liquidations say to the return', () => {
  const load = async (anno: number) => {
    const modello = await loadModello(anno, 'iva');
    if (!modello) throw new Error(`No IVA ${anno}`);
    return modello;
  };
  const toDati = (proposte: ReturnType<typeof proposeVL>): DatiModello =>
    Object.fromEntries(proposte.map(({ a, valore }) => [a, valore]));

  it('[DIC-001] fills VL30, the interest and the credits used, and says what is typed already', async () => {
    const modello = await load(2026);
    const riepilogo = computeLipe({
      anno: 2025,
      periodicita: 'trimestrale',
      accontoVersato: 88_000,
      periodi: [
        { numero: 1, esigibile: 100_050, creditiImposta: 50, versato: 101_000 },
        { numero: 4, esigibile: 400_000, acconto: { metodo: 1, importo: 88_000 } },
      ],
    });
    const proposte = proposeVL(modello, riepilogo, { 'VL30.2': 7 });
    expect(toDati(proposte)).toEqual({ 'VL30.2': 1_890, 'VL30.3': 1_890, 'VL23.1': 10, 'VL27.1': 1 });
    expect(proposte.find(({ a }) => a === 'VL30.2')?.attuale).toBe(7);
    const calcolo = modello.createCalcolo({ ...toDati(proposte), 'VE22.1': 50_000, 'VL36.90': true });
    expect(calcolo.get('VL30.1').valore).toBe(1_890);
  });

  it('[DIC-001] fills VH with every period, months and quarters in their righi', async () => {
    const modello = await load(2026);
    const mesi = Array.from({ length: 12 }, (_, i) => ({ numero: i + 1, esigibile: 20_000 + 100 * (i + 1) }));
    const mensile = computeLipe({ anno: 2025, periodicita: 'mensile', periodi: mesi });
    const dati = toDati(proposeVH(modello, 'mensile', mensile));
    expect(Object.keys(dati)).toHaveLength(12);
    expect([dati['VH1.2'], dati['VH5.2'], dati['VH15.2'], dati['VH4.2']]).toEqual([201, 204, 212, undefined]);
    const trimestri = [1, 2, 3, 4].map((numero) => ({ numero, detratta: numero * 10_000 }));
    const riepilogo = computeLipe({ anno: 2025, periodicita: 'trimestrale', periodi: trimestri });
    const perTrimestre = toDati(proposeVH(modello, 'trimestrale', riepilogo));
    expect(perTrimestre).toEqual({ 'VH4.1': 100, 'VH8.1': 300, 'VH12.1': 600, 'VH16.1': 1_000 });
    expect(modello.createCalcolo(perTrimestre).findings()).toEqual([]);
  });

  it('[DIC-001] fills VP with the periods of the fourth quarter, from the form of 2020', async () => {
    const modello = await load(2026);
    const riepilogo = computeLipe(ULTIMO_TRIMESTRE);
    const dati = toDati(proposeVP(modello, 'mensile', riepilogo));
    expect(dati).toMatchObject({
      'VP1.1': '10',
      'VP2.1': 10_000,
      'VP1.1#2': '11',
      'VP4.1#2': -11,
      'VP1.1#3': '12',
    });
    expect(dati).toMatchObject({ 'VP8.1#3': 1_011, 'VP13.1#3': '2', 'VP13.2#3': 400 });
    const calcolo = modello.createCalcolo(dati);
    expect(calcolo.findings()).toEqual([]);
    expect(calcolo.get('VP14.1#3').valore).toBe(2_500 - 1_011 - 100 - 20 - 10 - 400);
    expect(proposeVP(await load(2019), 'mensile', riepilogo)).toEqual([]);
  });

  it('[DIC-001] gives the history of the advance, before what the advance itself took', async () => {
    const modello = await load(2026);
    const dati = toDati(proposeAcconto(modello, 'mensile', computeLipe(ULTIMO_TRIMESTRE)));
    expect(dati).toEqual({ 'ZA1.1': '1', 'ZA2.1': 1_358.95 });
    expect(modello.createCalcolo(dati).get('ZA3.1').valore).toBe(1_195.88);
    const trimestri = computeLipe({
      anno: 2025,
      periodicita: 'trimestrale',
      periodi: [{ numero: 4, esigibile: 400_000, acconto: { metodo: 1, importo: 88_000 } }],
    });
    expect(toDati(proposeAcconto(modello, 'trimestrale', trimestri))).toEqual({ 'ZA1.1': '3', 'ZA2.2': 880 });
  });

  it('[DIC-001] is set beside VL, difference by difference', async () => {
    const modello = await load(2026);
    const riepilogo = computeLipe({
      anno: 2025,
      periodicita: 'mensile',
      periodi: [{ numero: 1, esigibile: 220_000, detratta: 110_000, versato: 110_000 }],
    });
    const calcolo = modello.createCalcolo({
      'VE23.1': 10_000,
      'VF13.1': 5_000,
      'VL30.2': 1_100,
      'VL30.3': 1_000,
    });
    expect(
      matchVL(modello, calcolo, riepilogo).map(({ chiave, differenza }) => [chiave, differenza]),
    ).toEqual([
      ['VL1.1', 0],
      ['VL2.1', 0],
      ['VL23.1', 0],
      ['VL30.2', 0],
      ['VL30.3', -100],
    ]);
  });
});
