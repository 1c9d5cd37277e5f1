import { type StatoPagamento, statoPagamento, type TipoPagamento, tipoPagamento } from '@quadra/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttoPagamento, findPassaggio, listCausali, makeCausale, passaggi } from './pagamento.rules.ts';

const mai = (stato: StatoPagamento, metodo: TipoPagamento = 'Bonifico') => ({
  stato,
  metodo,
  isTornato: false,
});
const atti: readonly AttoPagamento[] = ['incasso', 'conferma', 'rifiuto', 'rinuncia', 'insoluto'];

describe('the life of a payment', () => {
  it('has four states, and only the passages of the table', () => {
    expect([...statoPagamento].sort()).toEqual(['Annullato', 'Completato', 'Fallito', 'In sospeso']);
    const ammessi = statoPagamento.flatMap((stato) =>
      atti.filter((atto) => findPassaggio(mai(stato), atto) !== undefined).map((atto) => [stato, atto]),
    );
    expect(ammessi).toHaveLength(passaggi.length);
    expect(findPassaggio(mai('Completato'), 'conferma')).toBeUndefined();
    for (const metodo of tipoPagamento)
      expect([
        metodo,
        findPassaggio(mai('In sospeso', metodo), 'conferma'),
        findPassaggio(mai('Annullato', metodo), 'conferma'),
      ]).toEqual([
        metodo,
        metodo === 'Bonifico' || metodo === 'SEPA Direct Debit' ? 'Completato' : undefined,
        metodo === 'Bonifico' ? 'Completato' : undefined,
      ]);
    expect(findPassaggio(mai('Completato'), 'rifiuto')).toBeUndefined();
  });

  it('never credits twice, in whatever order and however often its acts arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...atti), { maxLength: 12 }), (arrivati) => {
        let stato: StatoPagamento = 'In sospeso';
        let crediti = 0;
        let accrediti = 0;
        for (const atto of arrivati) {
          const isTornato = stato === 'Fallito' && accrediti > 0;
          const dopo = findPassaggio({ stato, metodo: 'Bonifico', isTornato }, atto);
          if (dopo === undefined) continue;
          if (dopo === 'Completato') {
            crediti += 1;
            accrediti += 1;
          }
          if (stato === 'Completato') crediti -= 1;
          stato = dopo;
        }
        expect(accrediti).toBeLessThanOrEqual(1);
        expect(crediti).toBe(stato === 'Completato' ? 1 : 0);
      }),
    );
  });
});

describe('the text of a transfer', () => {
  it('is found again in what the bank writes, however it breaks and cases it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), fc.nat(13), (caso, dove) => {
        const causale = makeCausale(caso);
        expect(causale.length).toBeLessThanOrEqual(35);
        const rotta = `bonifico a vs favore ${causale.slice(0, dove)} \n${causale.slice(dove)}`.toLowerCase();
        expect(listCausali(rotta)).toContain(causale);
      }),
    );
    expect(listCausali('saldo fattura 12')).toEqual([]);
  });
});
