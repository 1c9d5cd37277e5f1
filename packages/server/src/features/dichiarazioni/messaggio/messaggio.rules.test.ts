import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDestinatari, listScritture, planMessaggio } from './messaggio.rules.ts';

const caselle = ['RH1.1', 'RH1.3', 'RH1.4', 'RH2.4'] as const;
const valori = fc.dictionary(fc.constantFrom(...caselle), fc.integer({ min: 0, max: 3 }));
const toProposte = (detti: Record<string, number>) =>
  Object.entries(detti).map(([a, valore]) => ({ da: 'RO901.6', a, titolo: 'Quota', valore }));

describe('what a message would write', () => {
  it('[NOT-013] said twice in a row changes nothing the second time', () => {
    fc.assert(
      fc.property(valori, valori, (detti, attuali) => {
        const primo = planMessaggio(toProposte(detti), attuali, []);
        const dopo = { ...attuali, ...listScritture(primo) } as Record<string, number>;
        const secondo = planMessaggio(toProposte(detti), dopo, primo.voci);
        expect(listScritture(secondo)).toEqual({});
        expect(secondo.contrasti).toEqual([]);
      }),
    );
  });

  it('[NOT-013] leaves what a person wrote, whatever was said before, and what is left says the whole message', () => {
    fc.assert(
      fc.property(valori, valori, valori, (prima, adesso, aMano) => {
        const primo = planMessaggio(toProposte(prima), {}, []);
        const attuali = { ...prima, ...aMano };
        const { voci, contrasti } = planMessaggio(toProposte(adesso), attuali, primo.voci);
        for (const [casella, valore] of Object.entries(aMano)) {
          const isTocca = casella in listScritture({ voci });
          const isSua = valore !== prima[casella] && valore !== adesso[casella];
          if (isSua && casella in adesso) expect(contrasti).toContain(casella);
          if (isSua && !(casella in adesso)) expect(isTocca).toBe(false);
        }
        const dopo = { ...attuali, ...listScritture({ voci }) };
        for (const [casella, valore] of Object.entries(adesso)) expect(dopo[casella]).toBe(valore);
      }),
    );
  });
});

describe('who receives a message', () => {
  const soci = [
    { rigo: 'RO901', codiceFiscale: 'A', nome: '' },
    { rigo: 'RO902', codiceFiscale: 'B', nome: 'Bi' },
    { rigo: 'RO901#2', codiceFiscale: 'A', nome: 'Alfa' },
  ];
  const usciti = [{ codiceFiscale: 'C', nome: 'Ci', righi: ['RO903'] }];

  it('[NOT-013] is whom the codes name, once, with all his righi; the whole quadro also those who left', () => {
    const alfa = { codiceFiscale: 'A', nome: 'Alfa', righi: ['RO901', 'RO901#2'] };
    expect(groupDestinatari(['RO901'], soci, usciti)).toEqual([alfa]);
    expect(groupDestinatari(['RO901#2', 'RO901'], soci, usciti)).toEqual([alfa]);
    expect(groupDestinatari(['RO'], soci, usciti)).toEqual([
      alfa,
      { codiceFiscale: 'B', nome: 'Bi', righi: ['RO902'] },
      ...usciti,
    ]);
  });
});
