import { describe, expect, it } from 'vitest';
import { addProposta, nameProposta } from './colonna-proposta.ts';

const proposta = {
  ...{ chiave: 'RP27.2', titolo: 'Previdenza', prima: 0, dopo: 1000, saldoPrima: 1118, saldoDopo: 731 },
  ...{ effetti: [], avviso: null },
};
const tenuta = (id: number, nome: string, righi: Record<string, number>) => ({ id, nome, righi });

describe('a proposal of the copilot as a column', () => {
  it('is called by its casella and by what would change', () => {
    expect(nameProposta(proposta)).toBe('RP27 col. 2 +1.000');
    expect(nameProposta({ ...proposta, prima: 1000, dopo: 400 })).toBe('RP27 col. 2 −600');
  });

  it('takes the place of a column that changes nothing, stands beside the others, and never makes a fourth', () => {
    const sola = addProposta({ colonne: [tenuta(1, 'Simulazione 1', {})], caselle: [] }, proposta);
    expect(sola?.colonne).toEqual([tenuta(1, 'RP27 col. 2 +1.000', { 'RP27.2': 1000 })]);
    expect(sola?.caselle).toEqual(['RP27.2']);
    expect(addProposta(null, proposta)?.colonne).toHaveLength(1);
    const due = [tenuta(1, 'Simulazione 1', { 'RC1.3': 1 }), tenuta(2, 'Mia', {})];
    const tre = addProposta({ colonne: due, caselle: ['RC1.3'] }, proposta);
    expect(tre?.colonne.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(addProposta(tre, proposta)).toBeNull();
  });
});
