import { describe, expect, it } from 'vitest';
import { type DatiModello, loadModello } from '../../../index.ts';

const load = async (anno: number) => {
  const modello = await loadModello(anno, 'redditi-pf');
  if (!modello) throw new Error('No modello');
  return modello;
};
const list = async (anno: number, chiave: string) =>
  (await load(anno))
    .findCasella(chiave)
    ?.opzioni?.map(({ codice }) => codice)
    .join('');

describe('quadro RM, types of income', () => {
  it.each([
    [2023, { 'RM1.1': 'ABC', 'RM2.1': 'ABC', 'RM7.1': 'ABCDEFGH', 'RM12.1': 'ABCDEFGHIL' }],
    [2024, { 'RM1.1': 'ABC', 'RM3.1': 'ABCDEFGH', 'RM10.1': undefined, 'RM12.1': 'ABCDEFGHIJL' }],
    [2025, { 'RM1.1': 'ABC', 'RM2.1': '12345678', 'RM5.1': '123456789101112131415' }],
    [2026, { 'RM2.1': '12345678', 'RM31.1': 'ABCDEFGHIJ', 'RM82.1': '1234567' }],
  ])('of the form of %i are those of its instructions', async (anno, attesi) => {
    const letti = await Promise.all(Object.keys(attesi).map((chiave) => list(anno, chiave)));
    expect(letti).toEqual(Object.values(attesi));
  });
  it('before the forms that were read are any text, and the quadro says that it is to be checked', async () => {
    const modello = await load(2022);
    expect(modello.findCasella('RM12.1')).toMatchObject({ tipo: 'testo' });
    expect(modello.quadri.find(({ codice }) => codice === 'RM')?.copertura).toBe('indicativo');
  });
  it('call the same income by a letter until 2024, by a number after', async () => {
    const findNome = async (anno: number, chiave: string, codice: string) =>
      (await load(anno)).findCasella(chiave)?.opzioni?.find((o) => o.codice === codice)?.descrizione;
    expect(await findNome(2024, 'RM3.1', 'A')).toBe(await findNome(2025, 'RM2.1', '7'));
    expect(await findNome(2024, 'RM3.1', 'E')).toBe(await findNome(2025, 'RM2.1', '1'));
    expect(await findNome(2024, 'RM3.1', 'G')).toBe(await findNome(2025, 'RM2.1', '4'));
  });
});

describe('quadro RM, what does not go together', () => {
  it.each<[string, DatiModello, DatiModello]>([
    [
      'discordanza INDENNITA_OLTRE_TOTALE RM1.4',
      { 'RM1.3': 101, 'RM1.4': 100 },
      { 'RM1.3': 100, 'RM1.4': 100 },
    ],
    ['discordanza RITENUTE_OLTRE_TOTALE RM1.6', { 'RM1.5': 21, 'RM1.6': 20 }, { 'RM1.5': 21 }],
    [
      'discordanza CAPITALE_SENZA_OPZIONE RM31.7',
      { 'RM31.1': 'H', 'RM31.3': 100, 'RM31.7': true },
      { 'RM31.1': 'B', 'RM31.3': 100, 'RM31.7': true },
    ],
    [
      'discordanza BONUS_OLTRE_TOTALE RM34.2',
      { 'RM34.1': 100, 'RM34.2': 101 },
      { 'RM34.1': 100, 'RM34.2': 100 },
    ],
    [
      'discordanza PENSIONATI_RESIDENZA RM51.4',
      { 'RM51.1': true, 'RM51.5': true },
      { 'RM51.1': true, 'RM51.4': true },
    ],
    ['bloccante PENSIONATI_DUE_RISPOSTE RM51.5', { 'RM51.4': true, 'RM51.5': true }, { 'RM51.5': true }],
    [
      'discordanza PENSIONE_OLTRE_REDDITI RM54.2',
      { 'RM54.2': 101, 'RM54.3': 100 },
      { 'RM54.2': 100, 'RM54.3': 100 },
    ],
    [
      'discordanza CFC_SOTTO_ALIQUOTA RM61.5',
      { 'RM61.2': 1_000, 'RM61.5': 23 },
      { 'RM61.2': 1_000, 'RM61.5': 24 },
    ],
    [
      'informativa ARRETRATI_PIGNORATI RM81.4',
      { 'RM6.1': 1_000, 'RM81.1': 'RM6', 'RM81.4': 200 },
      { 'RM81.1': 'RM31', 'RM81.4': 200 },
    ],
    [
      'discordanza TFR_DETRAZIONE_OLTRE RM91.19',
      { 'RM91.7': 1_000, 'RM91.19': 201 },
      { 'RM91.7': 1_000, 'RM91.19': 200 },
    ],
    [
      'discordanza TFR_ANTICIPAZIONE_2000 RM91.19',
      { 'RM91.7': 1_000, 'RM91.8': 'A', 'RM91.19': 10 },
      { 'RM91.7': 1_000, 'RM91.8': 'B', 'RM91.19': 10 },
    ],
    [
      'discordanza TFR_ANTICIPAZIONE_2001 RM91.36',
      { 'RM91.23': 1_000, 'RM91.24': 'A', 'RM91.36': 10 },
      { 'RM91.23': 1_000, 'RM91.24': 'C', 'RM91.36': 10 },
    ],
  ])('says %s, and nothing when it does', async (rilievo, sbagliati, giusti) => {
    const modello = await load(2026);
    const say = (dati: DatiModello) =>
      modello
        .createCalcolo(dati)
        .findings()
        .map(({ livello, codice, chiave }) => `${livello} ${codice} ${chiave}`);
    expect(say(sbagliati)).toContain(rilievo);
    expect(say(giusti)).not.toContain(rilievo);
  });
});
