import { describe, expect, it } from 'vitest';
import { computePiano, computeTermine, type Situazione, toPianoFilo } from './riservatezza.rules.ts';

const situazione = (altro: Partial<Situazione>): Situazione => ({
  oggi: '2026-11-22',
  limitataFino: null,
  dichiarazioni: [],
  documenti: [],
  deleghe: [],
  versamenti: [],
  ...{ lavoriInCorso: 0, legami: 0, possessi: 0, modifiche: 0, righeRegistro: 0, altreSchede: 0 },
  ...altro,
});
const chiusa = { id: 'a', anno: 2025, stato: 'Chiusa', ultima: '2026-05-10' } as const;

describe('what is erased of a client', () => {
  it('a declaration is kept ten years after the one of its last change, to the last day', () => {
    expect(computeTermine(chiusa)).toBe('2036-12-31');
    const nato = { ...chiusa, anno: 2015, ultima: '2016-12-31' };
    expect(computePiano(situazione({ oggi: '2026-12-31', dichiarazioni: [nato] })).conservate).toEqual([
      nato,
    ]);
    expect(computePiano(situazione({ oggi: '2027-01-01', dichiarazioni: [nato] })).scadute).toEqual([nato]);
  });

  it('documents stay with a declaration to keep, those of identity never; without one nothing stays', () => {
    const documenti = [
      { id: '1', tipo: 'Fattura', nome: 'f.pdf' },
      { id: '2', tipo: "Carta d'identità", nome: 'ci.pdf' },
      { id: '3', tipo: '', nome: 'Passaporto.pdf' },
    ];
    const con = computePiano(situazione({ dichiarazioni: [chiusa], documenti }));
    expect(con.documentiConservati.map(({ id }) => id)).toEqual(['1']);
    expect(con.fino).toBe('2036-12-31');
    const senza = computePiano(situazione({ documenti }));
    expect(senza.documentiCancellati).toHaveLength(3);
    expect(senza.fino).toBeNull();
  });

  it('open declarations, jobs under way and a treatment limited already stop it, each with its reason', () => {
    const aperta = { ...chiusa, stato: 'Aperta' as const };
    const piano = computePiano(
      situazione({ dichiarazioni: [aperta, chiusa], lavoriInCorso: 2, limitataFino: '2030-12-31' }),
    );
    expect(piano.blocchi).toEqual([
      { Motivo: 'già limitata', Quanti: 1 },
      { Motivo: 'dichiarazioni aperte', Quanti: 1 },
      { Motivo: 'lavori in corso', Quanti: 2 },
    ]);
  });

  it('what is shown names the article and the day, and only what there is', () => {
    const letta = situazione({ dichiarazioni: [chiusa], legami: 2 });
    const filo = toPianoFilo(letta, computePiano(letta));
    expect(filo).toMatchObject({ Esito: 'limitata', Fino: '2036-12-31' });
    expect(filo.Cancella).toContainEqual({ Voce: 'legami', Quanti: 2 });
    expect(filo.Cancella.map(({ Voce }) => Voce)).not.toContain('documenti');
    expect(filo.Conserva).toContainEqual({
      ...{ Voce: 'dichiarazioni', Quanti: 1, Fino: '2036-12-31' },
      ...{ Norma: 'Codice civile, art. 2220', Verificata: false },
    });
  });

  it('a payment is kept ten years after that of its day, and then goes', () => {
    const versamenti = [
      { id: 'n', scadenza: '2021-06-30' },
      { id: 'v', scadenza: '2010-06-30' },
    ];
    const piano = computePiano(situazione({ versamenti }));
    expect([piano.versamentiConservati, piano.versamentiCancellati, piano.fino]).toEqual([
      [versamenti[0]],
      [versamenti[1]],
      '2031-12-31',
    ]);
  });

  it('a delega in the register is kept ten years after that of its day, one that is not there goes', () => {
    const registrata = { id: 'r', registrata: '2016-03-01' };
    const deleghe = [registrata, { id: 'v', registrata: '2015-12-31' }, { id: 'n', registrata: null }];
    const piano = computePiano(situazione({ deleghe }));
    expect([piano.delegheConservate, piano.delegheCancellate.map(({ id }) => id), piano.fino]).toEqual([
      [registrata],
      ['v', 'n'],
      '2026-12-31',
    ]);
    expect(
      toPianoFilo(situazione({ deleghe }), piano).Conserva.map(({ Voce, Quanti }) => [Voce, Quanti]),
    ).toEqual([
      ['scheda', 1],
      ['deleghe', 1],
    ]);
  });
});
