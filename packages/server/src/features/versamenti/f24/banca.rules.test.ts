import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ModelloInBanca, type Movimento, matchMovimenti } from './banca.rules.ts';

const CF = 'RSSMRA80A01H501U';
const ALTRO_CF = 'BNCLCU74C12F257N';
const CONTO = 'IT60X0542811101000000123456';
const modello = (id: string, saldo: number, altro: Partial<ModelloInBanca> = {}): ModelloInBanca => ({
  ...{ id, saldo, codice_fiscale: CF, data: '2026-06-30', iban: null, stato: 'Da pagare' },
  ...{ pagato_il: null, pagato: null },
  ...altro,
});
const movimento = (importo: number, altro: Partial<Movimento> = {}): Movimento => ({
  ...{ importo: -importo, data: '2026-06-30', descrizione: 'PAGAMENTO DELEGA F24', isStorno: false },
  ...altro,
});
const match = (movimenti: readonly Movimento[], modelli: readonly ModelloInBanca[]) =>
  matchMovimenti(movimenti, modelli).map(({ riga, esito, scelte }) => [
    riga,
    esito,
    scelte.map(({ id }) => id),
  ]);

describe('the movements of a statement and the models', () => {
  it('correspond by amount and day, where they name the F24 or who pays, or are of his account', () => {
    const a = modello('a', 70_000);
    expect(match([movimento(70_000)], [a])).toEqual([[1, 'Corrisponde', ['a']]]);
    const nominato = movimento(70_000, { descrizione: `ADDEBITO ${CF.toLowerCase()}` });
    expect(match([nominato], [a])).toEqual([[1, 'Corrisponde', ['a']]]);
    const delConto = movimento(70_000, { descrizione: 'ADDEBITO', conto: CONTO });
    expect(match([delConto], [modello('a', 70_000, { iban: CONTO })])).toEqual([[1, 'Corrisponde', ['a']]]);
    // The same amount and nothing else is a coincidence, until somebody says that it is not.
    const muto = movimento(70_000, { descrizione: 'POS 4411' });
    expect(match([muto], [a])).toEqual([[1, 'Da scegliere', ['a']]]);
  });

  it('are left to a person between two alike, far in time, or of another account', () => {
    const due = [modello('a', 5_300), modello('b', 5_300, { codice_fiscale: ALTRO_CF })];
    expect(match([movimento(5_300)], due)).toEqual([[1, 'Da scegliere', ['a', 'b']]]);
    const nominato = movimento(5_300, { descrizione: `F24 ${ALTRO_CF}` });
    expect(match([nominato], due)).toEqual([[1, 'Corrisponde', ['b']]]);
    expect(match([movimento(5_300, { data: '2026-07-11' })], [modello('a', 5_300)])).toEqual([
      [1, 'Da scegliere', ['a']],
    ]);
    expect(match([movimento(5_300, { data: null })], [modello('a', 5_300)])[0]?.[1]).toBe('Da scegliere');
    const altrove = modello('a', 5_300, { iban: 'IT02V0301503200000003456789' });
    expect(match([movimento(5_300, { conto: CONTO })], [altrove])).toEqual([[1, 'Nessun F24', []]]);
  });

  it('of one amount every month go each to its own, and what was paid is never proposed again', () => {
    const maggio = modello('maggio', 91_500, { data: '2026-05-18' });
    const agosto = modello('agosto', 91_500, { data: '2026-08-20' });
    const estratto = [movimento(91_500, { data: '2026-05-18' })];
    expect(match(estratto, [maggio, agosto])).toEqual([[1, 'Corrisponde', ['maggio']]]);
    const pagato = { ...maggio, stato: 'Pagato', pagato_il: '2026-05-18', pagato: 91_500 } as const;
    expect(match(estratto, [pagato, agosto])).toEqual([[1, 'Già pagato', ['maggio']]]);
    // Marked by hand on its day, charged two days after: it is the same payment.
    const dopo = [movimento(91_500, { data: '2026-05-20' })];
    expect(match(dopo, [pagato])).toEqual([[1, 'Già pagato', ['maggio']]]);
  });

  it('of another amount say whose, and what came back says so; what is not of the F24 is left out', () => {
    const a = modello('a', 70_000);
    const meno = movimento(40_000, { descrizione: `DELEGA F24 ${CF}` });
    expect(match([meno], [a])).toEqual([[1, 'Importo diverso', ['a']]]);
    expect(match([movimento(40_000)], [a])).toEqual([[1, 'Nessun F24', []]]);
    const storno = movimento(70_000, { importo: 70_000, isStorno: true } as Partial<Movimento>);
    const pagato = modello('a', 70_000, { stato: 'Pagato', pagato_il: '2026-06-30', pagato: 70_000 });
    expect(match([storno], [pagato])).toEqual([[1, 'Tornato indietro', ['a']]]);
    const altri = [
      movimento(1_200, { descrizione: 'BOLLETTA LUCE' }),
      movimento(1, { importo: 70_000, descrizione: 'BONIFICO F24 DA CLIENTE' } as Partial<Movimento>),
    ];
    expect(match(altri, [a])).toEqual([]);
  });

  it('of thousands, all alike, are compared each with the few that are nearest', () => {
    const QUANTI = 2_000;
    const tutti = Array.from({ length: QUANTI }, (_, n) =>
      modello(String(n), 70_000, { data: n % 2 ? '2026-06-30' : '2026-07-20' }),
    );
    const estratto = Array.from({ length: QUANTI }, () => movimento(70_000, { descrizione: `F24 ${CF}` }));
    const abbinati = matchMovimenti(estratto, tutti);
    expect(abbinati).toHaveLength(QUANTI);
    for (const { esito, scelte } of abbinati)
      expect([esito, scelte.length, new Set(scelte.map(({ data }) => data))]).toEqual([
        'Da scegliere',
        20,
        new Set(['2026-06-30']),
      ]);
  });

  it('whatever the statement, no model is proposed as paid by two movements, nor with another amount', () => {
    const importo = fc.constantFrom(5_300, 91_500, 70_000);
    const giorno = fc.constantFrom('2026-05-18', '2026-05-20', '2026-06-30', '2026-08-20');
    const stato = fc.constantFrom<'Da pagare' | 'Inviato' | 'Pagato'>('Da pagare', 'Inviato', 'Pagato');
    const modelli = fc.array(fc.tuple(importo, giorno, stato, fc.constantFrom(CF, ALTRO_CF)), {
      maxLength: 8,
    });
    const movimenti = fc.array(
      fc.tuple(importo, giorno, fc.constantFrom('DELEGA F24', `F24 ${CF}`, 'ALTRO')),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(modelli, movimenti, (ms, vs) => {
        const tutti = ms.map(([saldo, data, s, codice_fiscale], n) =>
          modello(String(n), saldo, {
            ...{ data, stato: s, codice_fiscale },
            ...(s === 'Pagato' ? { pagato_il: data, pagato: saldo } : {}),
          }),
        );
        const estratto = vs.map(([quanto, data, descrizione]) => movimento(quanto, { data, descrizione }));
        const fatti = matchMovimenti(estratto, tutti);
        const presi = fatti
          .filter(({ esito }) => esito === 'Corrisponde' || esito === 'Già pagato')
          .map(({ scelte: [una] }) => una?.id);
        expect(new Set(presi).size).toBe(presi.length);
        for (const { esito, movimento: uno, scelte } of fatti)
          if (esito !== 'Importo diverso') for (const { saldo } of scelte) expect(saldo).toBe(-uno.importo);
      }),
    );
  });
});
