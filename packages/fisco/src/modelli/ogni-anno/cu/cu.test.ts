import { describe, expect, it } from 'vitest';
import { casiAutonomo } from '../../../../casi/modelli/cu/autonomo.ts';
import { casiLavoro } from '../../../../casi/modelli/cu/lavoro.ts';
import { loadModello, type Modello } from '../../../index.ts';

async function requireCu(anno: number): Promise<Modello> {
  const modello = await loadModello(anno, 'cu');
  if (!modello) throw new Error(`No CU ${anno}`);
  return modello;
}

describe('the Certificazione Unica', () => {
  it.each([...casiAutonomo, ...casiLavoro])('[QUA-002] $nome', async (caso) => {
    const { anno, dati, attesi, rilievi = [] } = caso;
    const calcolo = (await requireCu(anno)).createCalcolo(dati);
    const righi = Object.entries(calcolo.computed()).map(([chiave, { valore }]) => [chiave, valore] as const);
    expect(Object.fromEntries(righi.filter(([, valore]) => valore !== undefined && valore !== 0))).toEqual(
      attesi,
    );
    const detti = calcolo.findings().map(({ livello, codice, chiave }) => `${livello} ${codice} ${chiave}`);
    expect(detti.sort()).toEqual([...rilievi].sort());
  });

  it('[DIC-001] has the points of its year, in moduli that go on without mixing them', async () => {
    const has = async (anno: number, chiave: string) =>
      (await requireCu(anno)).findCasella(chiave)?.titolo ?? null;
    expect(await Promise.all([2021, 2022, 2024].map((anno) => has(anno, 'DB390.1')))).toEqual([
      null,
      'Trattamento integrativo, codice',
      'Trattamento integrativo, codice',
    ]);
    expect(await Promise.all([2024, 2025, 2026].map((anno) => has(anno, 'DB726.1')))).toEqual([
      null,
      'Giorni per il bonus',
      'Somma che non concorre al reddito, non erogata',
    ]);
    expect(await has(2020, 'DC26.1')).toBe('Imponibile della gestione credito');
    expect(await has(2021, 'DC26.1')).toBe('Imponibile TFR, ulteriori elementi');
    expect(await has(2019, 'DA2.23')).toBe('Domicilio fiscale 2, comune');
    expect(await has(2020, 'DA2.23')).toBeNull();
    const modello = await requireCu(2025);
    expect(modello.findCasella('DB21.1#3')?.chiave).toBe('DB21.1#3');
    const calcolo = modello.createCalcolo({ 'AU4.1#3': 300, 'AU1.1#3': 'A' });
    expect(calcolo.set('AU4.1#2', 200)).toContain('AU8.1#2');
    expect([calcolo.get('AU8.1#2').valore, calcolo.get('AU8.1#3').valore]).toEqual([200, 300]);
    expect(modello.quadri.find(({ codice }) => codice === 'AU')?.moduli).toBe(true);
  });

  it('says of every quadro how far it may be trusted', async () => {
    const { quadri } = await requireCu(2025);
    expect(quadri.map(({ codice, copertura }) => `${codice} ${copertura}`)).toEqual([
      'FR indicativo',
      'DA indicativo',
      'DB indicativo',
      'DC indicativo',
      'AU indicativo',
      'LB indicativo',
      'CT indicativo',
    ]);
  });
});
