import { describe, expect, it } from 'vitest';
import { type CodiceModello, type DatiModello, loadModello } from '../index.ts';
import {
  listBenefici,
  proposeConcordato,
  proposeEsonero,
  proposeSoggettoIsa,
  readMaggiorazioneSocieta,
  type VoceIsa,
} from './isa-collegata.ts';

const load = async (anno: number, codice: CodiceModello) => {
  const modello = await loadModello(anno, codice);
  if (!modello) throw new Error('No modello');
  return modello;
};
const lato = async (anno: number, dati: DatiModello) => ({
  ...{ modello: await load(anno, 'isa'), dati, forzature: {} },
});
const toDati = (voci: readonly VoceIsa[]) => Object.fromEntries(voci.map(({ a, valore }) => [a, valore]));
/** Accepted, with the substitute tax. */
const proposta = {
  ...{ 'IS2.1': 7, 'P4.1': 50_000, 'P6.1': 60_000, 'P7.1': 62_000, 'P8.1': 70_000, 'P9.1': 72_000 },
  ...{ 'P10.1': true, 'P910.3': true },
};
const concordato = async (
  [anno, dati]: readonly [number, DatiModello],
  [annoQui, codice, righi]: readonly [number, CodiceModello, DatiModello],
) => toDati(proposeConcordato(await lato(anno, dati), await load(annoQui, codice), righi));

describe('what an ISA says to the other forms of the client', () => {
  it('is the first and the second year of what was agreed, with the rate as each form writes it', async () => {
    const impresa = { 'RG2.2': 1 };
    const cp = { 'CP1.1': 60_000, 'CP1.2': 50_000 };
    expect(await concordato([2024, proposta], [2025, 'redditi-pf', impresa])).toEqual({
      ...cp,
      'CP1.4': '2',
    });
    expect(await concordato([2024, proposta], [2026, 'redditi-pf', impresa])).toEqual({
      ...{ ...cp, 'CP1.1': 62_000, 'CP1.4': '12' },
    });
    expect(await concordato([2025, proposta], [2026, 'redditi-sp', { 'RE2.2': 1 }])).toEqual({
      ...{ 'CP2.1': 60_000, 'CP2.2': 50_000, 'CP2.4': '2' },
    });
    expect(await concordato([2024, proposta], [2026, 'irap', {}])).toEqual({ 'IS250.1': 72_000 });
    const oltre = { ...proposta, 'P6.1': 200_000 };
    for (const [data, casella] of [
      ['2025-06-12', '2'],
      ['2025-06-13', '1'],
    ])
      expect(
        await concordato([2025, { ...oltre, 'P901.1': data ?? '' }], [2026, 'redditi-sc', {}]),
      ).toMatchObject({ 'CP1.6': casella });
    // 85.000 euro more is not over the limit of the law; one more is.
    for (const [reddito, casella] of [
      [135_000, undefined],
      [135_001, '2'],
    ] as const) {
      const sua = { ...proposta, 'P6.1': reddito, 'P901.1': '2025-06-12' };
      const { 'CP1.6': letta } = await concordato([2025, sua], [2026, 'redditi-sc', {}]);
      expect(letta).toBe(casella);
    }
  });

  it('is nothing where it was not accepted, is of other years, or the books do not say which income', async () => {
    const pf = [2025, 'redditi-pf', { 'RG2.2': 1 }] as const;
    expect(await concordato([2024, { ...proposta, 'P10.1': false }], pf)).toEqual({});
    expect(await concordato([2025, proposta], pf)).toEqual({});
    expect(await concordato([2024, proposta], [2025, 'redditi-pf', {}])).toEqual({});
    expect(await concordato([2024, proposta], [2025, 'redditi-pf', { 'RG2.2': 1, 'RE2.2': 1 }])).toEqual({});
  });

  it('is that the advances are two halves, but of who is left out', async () => {
    const pf = await load(2025, 'redditi-pf');
    expect(toDati(proposeSoggettoIsa(await lato(2025, { 'IS2.1': 7 }), pf))).toEqual({ 'FR5.1': true });
    expect(proposeSoggettoIsa(await lato(2025, { 'IS901.1': '5' }), pf)).toEqual([]);
  });

  it('is that no visa is needed, by the year whose act was read', async () => {
    const iva = await load(2026, 'iva');
    const buona = await lato(2025, { 'IS2.1': 8 });
    expect(toDati(proposeEsonero(buona, iva))).toEqual({ 'FR11.3': true });
    expect(listBenefici(buona, ['iva', 'rimborso', 'dirette']).map(({ importo }) => importo)).toEqual([
      ...[50_000, 50_000, 20_000],
    ]);
    expect(proposeEsonero(await lato(2025, { 'IS2.1': 7 }), iva)).toEqual([]);
    expect(proposeEsonero(await lato(2022, { 'IS2.1': 9 }), iva)).toEqual([]);
  });

  it('is what was added to the advances, of who accepted', async () => {
    expect(readMaggiorazioneSocieta(await lato(2024, proposta))).toBe(1_000);
    expect(readMaggiorazioneSocieta(await lato(2024, { ...proposta, 'P10.1': false }))).toBe(0);
  });
});
