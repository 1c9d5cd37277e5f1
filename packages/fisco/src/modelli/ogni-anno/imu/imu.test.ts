import { describe, expect, it } from 'vitest';
import { checkLegge } from '../../../engine/check.ts';
import { createModello } from '../../costruzione.ts';
import type { DatiModello } from '../../modello.ts';
import type { Scheda } from '../../scheda.ts';
import { campiTas00 } from '../imu-enc/campi.ts';
import { makeImuEnc } from '../imu-enc/index.ts';
import { type CampoFile, campiTat00, passiTat00 } from './campi.ts';
import { makeImu } from './index.ts';

const modello = createModello(makeImu(2025));
const enc = createModello(makeImuEnc(2025));

/** A flat bought in the year, whole. */
const acquisto: DatiModello = {
  'FR1.1': 'F257',
  'FR2.1': 'RSSMRA80A01H501U',
  'FR2.2': 'Rossi',
  'FR5.1': 'Via Emilia',
  'FR5.7': 'Modena',
  'FR5.8': 'MO',
  'IM1.1': 1,
  'IM1.2': 1,
  'IM1.4': '3',
  'IM1.5': 'Via Emilia 96',
  'IM3.1': 100_800,
  'IM3.2': 100,
  'IM3.6': '0',
  'IM4.1': true,
  'IM4.5': '2024-06-16',
  'IM4.8': 'Atto notarile',
};
const check = (cambia: Record<string, string | number | boolean | null>) => {
  const dati = { ...acquisto, ...cambia };
  const tenuti = Object.entries(dati).filter(([, valore]) => valore !== null);
  return modello
    .createCalcolo(Object.fromEntries(tenuti) as DatiModello)
    .findings()
    .map(({ codice, chiave }) => `${codice} ${chiave}`);
};

describe('the IMU declaration', () => {
  it('takes a building bought in the year, and finds nothing to say', () => {
    expect(check({})).toEqual([]);
  });
  it.each([
    [{ 'FR1.1': null }, 'COMUNE_MANCANTE FR1.1'],
    [{ 'FR2.2': null }, 'CONTRIBUENTE_INCOMPLETO FR2.1'],
    [{ 'FR5.8': null }, 'DOMICILIO_INCOMPLETO FR5.1'],
    [{ 'FR6.1': 'RSSMRA80A01H501U' }, 'DICHIARANTE_INCOMPLETO FR6.1'],
    [{ 'IM1.5': null }, 'IMMOBILE_INCOMPLETO IM1.4'],
    [{ 'IM2.4': '12' }, 'IMMOBILE_CATASTO IM2.4'],
    [{ 'IM2.9': 'MO0012' }, 'IMMOBILE_PROTOCOLLO IM2.9'],
    [{ 'IM3.2': null }, 'IMMOBILE_VALORE IM3.1'],
    [{ 'IM3.6': '1' }, 'IMMOBILE_NON_UTILIZZABILE IM3.7'],
    [{ 'IM3.7': '2' }, 'IMMOBILE_NON_UTILIZZABILE IM3.7'],
    [{ 'IM4.3': true }, 'IMMOBILE_ALTRO IM4.4'],
    [{ 'IM4.8': null }, 'IMMOBILE_TITOLO IM4.8'],
    [{ 'IM4.7': 'Modena' }, 'IMMOBILE_TITOLO IM4.8'],
    [{ 'CT1.2': 'Verdi Anna' }, 'CONTITOLARE_INCOMPLETO CT1.2'],
    [{ 'PI1.3': '1' }, 'MANUFATTO_INCOMPLETO PI1.5'],
  ])('%j: %s', (cambia, trovato) => {
    expect(check(cambia)).toContain(trovato);
  });
  it('without the day of a change says two things', () => {
    expect(check({ 'IM4.5': null })).toEqual(['IMMOBILE_DATA IM4.5', 'SENZA_VARIAZIONE IM4.5']);
  });
  it('has a modulo for each immobile', () => {
    expect(check({ 'IM4.3#2': true, 'IM1.4#2': '3' })).toEqual([
      'IMMOBILE_INCOMPLETO IM1.4#2',
      'IMMOBILE_ALTRO IM4.4#2',
      'IMMOBILE_DATA IM4.5#2',
      'VALORI_MANCANTI IM3.1',
      'SENZA_VARIAZIONE IM4.5',
    ]);
  });
  it('of an ente non commerciale gives what is left to pay, or the credit', () => {
    const calcolo = enc.createCalcolo({ 'QC1.1': 900, 'QC1.2': 100, 'QC1.3': 40, 'QC1.4': 1_000 });
    expect([calcolo.get('QC1.5').valore, calcolo.get('QC1.6').valore, calcolo.get('QD1.1').valore]).toEqual([
      0, 160, 160,
    ]);
    calcolo.set('QD1.2', 161);
    expect(calcolo.findings().map(({ codice }) => codice)).toContain('CREDITO_SUPERATO');
  });
});

const caselleDi = ({ quadri }: Scheda) =>
  quadri.flatMap(({ codice, sezioni }) =>
    sezioni.flatMap(({ righi }) =>
      righi.flatMap(({ rigo, colonne }) => colonne.map(({ colonna }) => `${codice}${rigo}.${colonna}`)),
    ),
  );
const range = (da: number, a: number) => Array.from({ length: a - da + 1 }, (_, i) => da + i);
const numeri = (campi: readonly CampoFile[], record: string) =>
  campi
    .filter((c) => c.record === record)
    .flatMap((c) => c.campi)
    .sort((a, b) => a - b);

describe('the file of the declaration', () => {
  it.each([
    ['TAT00', makeImu(2025), campiTat00],
    ['TAS00', makeImuEnc(2025), campiTas00],
  ])('%s takes every casella', (_, scheda, campi) => {
    const mappate = [...new Set(campi.map(({ chiave }) => chiave))];
    expect(mappate.sort()).toEqual(caselleDi(scheda).sort());
  });
  it('TAT00 has a casella for every field that is not a filler, the years, a count or the intermediario', () => {
    expect(numeri(campiTat00, 'B')).toEqual(range(8, 45).filter((n) => n !== 20));
    expect(numeri(campiTat00, 'C')).toEqual(range(6, 26).filter((n) => n !== 10));
    expect(numeri(campiTat00, 'D')).toEqual([...range(6, 38), 72, 73, 74]);
    expect(numeri(campiTat00, 'E')).toEqual([...range(6, 13), 46, 47, 48]);
    expect(passiTat00.D.campi * passiTat00.D.quanti).toBe(66);
  });
  it('TAS00 too', () => {
    expect(numeri(campiTas00, 'B')).toEqual([...range(8, 39), 45]);
    expect(numeri(campiTas00, 'C')).toEqual([...range(6, 36), 68]);
    expect(numeri(campiTas00, 'D')).toEqual([...range(6, 83)]);
    expect(numeri(campiTas00, 'E')).toEqual(range(6, 14));
  });
});

it('has no fault in any year', () => {
  for (const anno of range(2019, 2026)) {
    const nodi = [makeImu(anno), makeImuEnc(anno)].flatMap(({ quadri }) =>
      quadri.flatMap(({ sezioni }) =>
        sezioni.flatMap(({ righi }) =>
          righi.flatMap(({ colonne }) => colonne.flatMap((c) => (c.mostra ? [c.mostra] : []))),
        ),
      ),
    );
    expect(checkLegge(nodi, anno - 1)).toEqual([]);
  }
});
