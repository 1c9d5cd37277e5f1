import { describe, expect, it } from 'vitest';
import { loadBilancio, loadModello } from '../index.ts';

const load = async (codice: 'irap' | 'redditi-sc', anno = 2025) => {
  const modello = await loadModello(anno, codice);
  if (!modello) throw new Error(`No ${codice} ${anno}`);
  return modello;
};
const voce = (conto: string, dare = 0, avere = 0) => ({ conto, voce: conto, dare, avere });

describe('the accounts of a bilancio', () => {
  it('have in IC the rigo of their item of art. 2425, and in no other quadro', async () => {
    const { proposeCaselle } = await loadBilancio();
    const irap = await load('irap');
    const voci = [
      voce('ValoreProduzioneRicaviVenditePrestazioni'),
      voce('ValoreProduzioneAltriRicaviProventiTotaleAltriRicaviProventi'),
      voce('CostiProduzioneServizi'),
      voce('CostiProduzionePersonaleTotaleCostiPersonale'),
      voce('CostiProduzioneOneriDiversiGestione'),
      voce('60.1'),
    ];
    expect(Object.values(proposeCaselle(irap, 'IC', voci))).toEqual(['IC1.1', 'IC5.1', 'IC8.1', 'IC13.1']);
    expect(Object.values(proposeCaselle(irap, 'IE', voci))).toEqual([
      ...['IE911.1', 'IE915.1', 'IE918.1', 'IE923.1'],
    ]);
    expect(proposeCaselle(irap, 'IR', voci)).toEqual({});
  });

  it('put a profit in RF4, and a loss in RF5', async () => {
    const { proposeCaselle } = await loadBilancio();
    const sc = await load('redditi-sc');
    const propose = (dare: number, avere: number) =>
      proposeCaselle(sc, 'RF', [voce('UtilePerditaEsercizio', dare, avere)]);
    expect([propose(0, 10), propose(10, 0)].map((una) => una.UtilePerditaEsercizio)).toEqual([
      'RF4.1',
      'RF5.1',
    ]);
  });

  it.each([2019, 2022, 2026])('know the caselle of costs of %i', async (anno) => {
    const { listCosti } = await loadBilancio();
    const costi = listCosti(await load('irap', anno));
    const inIC = [...costi].filter((chiave) => chiave.startsWith('IC'));
    expect(inIC).toEqual(['IC7.1', 'IC8.1', 'IC9.1', 'IC10.1', 'IC11.1', 'IC12.1', 'IC13.1']);
    expect([...listCosti(await load('redditi-sc', anno))]).toEqual([]);
  });
});
