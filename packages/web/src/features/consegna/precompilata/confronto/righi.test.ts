import { describe, expect, it } from 'vitest';
import type { Confronto, Rigo } from './confronto.api.ts';
import { countRighi, filterRighi, findProssimo, sumEffetti, writeDettaglio, writeFonte } from './righi.ts';

const fonte = (Fonte: 'Agenzia' | 'Anno scorso' | 'Documenti', Valori: object, Effetto: number | null) => ({
  ...{ Fonte, Effetto, Nota: null },
  Valori: Valori as Record<string, number | string>,
});
const rigo = (nome: string, altro: Partial<Rigo> = {}): Rigo => ({
  ...{ Rigo: nome, VaIn: null, Titolo: 'Altre spese', Principale: `${nome}.2`, Uguale: false },
  Caselle: [
    { Casella: `${nome}.1`, Titolo: 'Codice', Tipo: 'codice' },
    { Casella: `${nome}.2`, Titolo: 'Spesa', Tipo: 'euro' },
  ],
  Fonti: [
    fonte('Agenzia', {}, 0),
    fonte('Anno scorso', { [`${nome}.1`]: '16', [`${nome}.2`]: 210 }, 39),
    fonte('Documenti', { [`${nome}.1`]: '16', [`${nome}.2`]: 1_210 }, null),
  ],
  ...{ Scelta: null, Motivo: '', Importo: null, SceltaIl: null, SceltaDa: null },
  ...altro,
});

describe('the righi of a precompilata', () => {
  const Righi = [rigo('E8'), rigo('E9', { Scelta: 'Anno scorso' }), rigo('E10', { Uguale: true })];
  const confronto = { Righi } as unknown as Confronto;
  it('are counted and filtered; the next to choose comes after this one, then from the top', () => {
    expect(countRighi(confronto)).toEqual({ tutti: 3, differenze: 2, daScegliere: 1, uguali: 1 });
    expect(filterRighi(confronto, 'daScegliere').map((r) => r.Rigo)).toEqual(['E8']);
    expect([findProssimo(Righi, null), findProssimo(Righi, 'E9'), findProssimo([], null)]).toEqual([
      'E8',
      'E8',
      null,
    ]);
  });
  it('say what they are of, and what each source says: absent is never zero', () => {
    expect(writeDettaglio(rigo('E8'))).toBe('codice 16');
    expect([writeFonte(rigo('E8'), 'Agenzia'), writeFonte(rigo('E8'), 'Documenti')]).toEqual([
      'assente',
      '1.210',
    ]);
  });
  it('sum what is known, and nothing where one effect is not', () => {
    expect(sumEffetti(confronto)).toBe(39);
    expect(sumEffetti({ Righi: [rigo('E8', { Scelta: 'Documenti' })] } as unknown as Confronto)).toBeNull();
  });
});
