import { describe, expect, it } from 'vitest';
import { type DatiModello, loadModello } from '../index.ts';
import { proposeQuoteTrasparenti } from './quote-trasparenti.ts';

const SOCIETA = '00743110157';
const ROSSI = 'RSSMRA80A01H501U';
const trasparente = { 'RN901.1': '2', 'TN911.1': ROSSI, 'TN911.3': 60, 'TN912.3': 40 };
async function propose(anno: number, dati: DatiModello, codiceFiscale = ROSSI, attuali: DatiModello = {}) {
  const [sc, pf] = await Promise.all([loadModello(anno, 'redditi-sc'), loadModello(anno, 'redditi-pf')]);
  if (!sc || !pf) throw new Error('No modello');
  const suoi = { [sc.anagrafica.codiceFiscale ?? '']: SOCIETA, ...trasparente, ...dati };
  const voci = proposeQuoteTrasparenti(
    { modello: sc, dati: suoi, forzature: {} },
    codiceFiscale,
    pf,
    attuali,
  );
  return Object.fromEntries(voci.map(({ a, valore }) => [a, valore]));
}

describe('what a transparent company gives to a partner who is a person', () => {
  it.each([2023, 2024, 2025, 2026])('is his part of the income or of the loss, in RH5: %i', async (anno) => {
    const rh5 = { 'RH5.1': SOCIETA, 'RH5.3': 60 };
    expect(await propose(anno, { 'RF4.1': 10_000 })).toEqual({ ...rh5, 'RH5.4': 6_000 });
    expect(await propose(anno, { 'RF5.1': 10_000 })).toEqual({ ...rh5, 'RH5.4': -6_000 });
    expect(await propose(anno, { 'RF4.1': 10_000 }, 'VRDGPP60C03F205C')).toEqual({});
  });

  it('goes on the rigo that the company already has, or on the first that is empty', async () => {
    const reddito = { 'RF4.1': 10_000 };
    expect(await propose(2026, reddito, ROSSI, { 'RH5.4': 1 })).toHaveProperty(['RH6.4'], 6_000);
    const suo = { 'RH5.4': 1, 'RH6.1': SOCIETA };
    expect(await propose(2026, reddito, ROSSI, suo)).toHaveProperty(['RH6.4'], 6_000);
  });

  it('with the agreement is the agreed part, the substitute tax and what is over 85,000 euro', async () => {
    const accordo = { 'RF4.1': 300_000, 'FR5.1': true, 'CP1.1': 200_000, 'CP1.2': 100_000, 'CP1.4': '3' };
    const voci = await propose(2026, { ...accordo, 'CP1.6': '1' });
    expect(voci).toMatchObject({ 'CP3.1': SOCIETA, 'CP3.2': 7_650, 'CP3.3': 9_000, 'RH5.1': SOCIETA });
    expect(voci).toMatchObject({ 'RH5.4': 180_000, 'RH5.15': 60_000 });
    const del2025 = await propose(2025, accordo);
    expect(del2025).toMatchObject({ 'CP3.1': SOCIETA, 'CP3.2': 9_000 });
    expect(del2025).not.toHaveProperty(['CP3.3']);
  });

  it('without the substitute tax has its part of the least income, on a loss too', async () => {
    const voci = await propose(2026, { 'RF5.1': 1_000, 'FR5.1': true, 'CP1.1': 10_000 });
    expect(voci).toEqual({
      ...{ 'RH5.1': SOCIETA, 'RH5.3': 60, 'RH5.4': -600, 'RH5.15': 6_000, 'RH5.17': 1_200 },
    });
  });
});
