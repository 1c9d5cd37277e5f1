import { loadModello } from '@quadra/fisco';
import { describe, expect, it } from 'vitest';
import { createCampi } from './campi.ts';
import { hideVuoti, listSezioni } from './ordine.ts';
import { groupRiporto } from './riporto.ts';
import { computeRisultato, isMostrato } from './risultati.ts';

const modello = await loadModello(2025, 'redditi-pf');
if (!modello) throw new Error('No modello');
const open = (righi: Record<string, number | string>) => createCampi(modello, { righi, forzature: {} });
const listRighi = (codice: string, modulo: number, righi: Record<string, number | string>) => {
  const quadro = modello.quadri.find((q) => q.codice === codice);
  if (!quadro) throw new Error('No quadro');
  return hideVuoti(listSezioni(modello, quadro, modulo), modulo, open(righi).has).flatMap((sezione) =>
    sezione.righi.map((rigo) => rigo.codice),
  );
};
/** Quadro RB after its buildings: contracts and short rents. */
const CONTRATTI = ['RB21', 'RB22', 'RB23', 'RB24', 'RB25'];

describe('the righi of a long run', () => {
  it('are those in use and one more, in each modulo', () => {
    expect(listRighi('RB', 1, {})).toEqual(['RB1', 'RB10', 'RB11', ...CONTRATTI]);
    expect(listRighi('RB', 1, { 'RB3.1': 100 })).toEqual([
      'RB1',
      'RB2',
      'RB3',
      'RB4',
      'RB10',
      'RB11',
      ...CONTRATTI,
    ]);
    expect(listRighi('RB', 2, { 'RB1.1#2': 100 })).toEqual(['RB1', 'RB2', ...CONTRATTI]);
    expect(listRighi('RB', 1, { 'RB9.1': 100 })).toHaveLength(11 + CONTRATTI.length);
    expect(listRighi('RC', 1, {})).toContain('RC3');
  });
});

describe('a proposal', () => {
  const voce = {
    quadro: 'RB' as const,
    chiave: 'RB1.1#2',
    idImmobile: 'a',
    categoria: 'A/2',
    comune: 'Modena',
    foglio: '1',
    particella: null,
    subalterno: null,
    avvisi: [],
  };
  it('is shown property by property, and last what is to be emptied, for one quadro', () => {
    const { gruppi, righi } = groupRiporto(
      {
        voci: [voce, { ...voce, chiave: null, categoria: 'F/2', avvisi: ['SENZA_RENDITA'] }],
        righi: { 'RB3.1': null, 'RB1.2#2': '2', 'RB1.1#2': 800, 'RA1.1': 5 },
      },
      'RB',
    );
    expect(gruppi.map(({ nome, rigo, caselle }) => [nome, rigo, caselle])).toEqual([
      [
        'A/2 Modena, foglio 1',
        'RB1, mod. 2',
        [
          ['RB1.1#2', 800],
          ['RB1.2#2', '2'],
        ],
      ],
      ['F/2 Modena, foglio 1', null, []],
      ['Rigo in più dello stesso immobile', 'RB3', [['RB3.1', null]]],
    ]);
    expect(Object.keys(righi)).toEqual(['RB3.1', 'RB1.1#2', 'RB1.2#2']);
  });
});

describe('the cedolare among the results', () => {
  it('is there when there is a rent that pays it', () => {
    const rent = { 'RB1.1': 800, 'RB1.2': '3', 'RB1.3': 365, 'RB1.4': 100, 'RB1.6': 9_600, 'RB1.11': '1' };
    const read = (righi: Record<string, number | string>) => {
      const { get } = open(righi);
      return modello.risultati
        .map((voce) => [voce, computeRisultato(voce, (chiave) => get(chiave).esito)] as const)
        .filter(([voce, risultato]) => isMostrato(voce, risultato))
        .map(([{ nome }, { importo }]) => [nome, importo]);
    };
    expect(read({})).toEqual([
      ['IRPEF', null],
      ['Addizionali', null],
    ]);
    expect(read(rent).at(-1)).toEqual(['Cedolare', 2_016]);
  });
});
