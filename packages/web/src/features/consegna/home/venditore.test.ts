import { describe, expect, it } from 'vitest';
import type { TicketInCoda } from './venditore.api.ts';
import { computeApertura, type Lette } from './venditore.ts';

const studi = (daProporre: number): NonNullable<Lette['studi']> => ({
  ...{ oggi: '2026-11-23', entro: '2026-12-07', usoDal: '2026-09-29' },
  righe: [
    {
      ...{ idStudio: 7, nomeStudio: 'Studio Verdi', nomeGestore: 'Emilia' },
      ...{ crediti: 120, usati: 272, aSettimana: 34, finisconoIl: '2027-01-17' },
      ...{ compratoIl: null, propostaIl: null },
    },
  ],
  ...{ conFine: 1, senzaUso: 0, inEsaurimento: daProporre, daProporre },
});
const fermi = (lavori: number, posta: number | null): NonNullable<Lette['fermi']> => ({
  lavori: { righe: [], totale: lavori },
  posta: posta === null ? null : { totale: posta, dal: null },
});
const ticket = (oltre: boolean) =>
  [{ id: 'a', nomeStudio: 'Studio Rinaldi', entroIl: '2026-11-23T10:00:00Z', oltre }] as TicketInCoda[];
const chi = { propone: true, writeQuando: () => 'oggi alle 11:00' };

describe('the sentence of who sells', () => {
  it('names what comes first: who runs out, who waits too long, what is stuck, who waits, who runs out next', () => {
    const frasi = [
      computeApertura({ studi: studi(4), fermi: fermi(2, 1), ticket: ticket(true) }, chi),
      computeApertura({ studi: studi(0), fermi: fermi(2, 1), ticket: ticket(true) }, chi),
      computeApertura({ studi: studi(0), fermi: fermi(2, 1), ticket: ticket(false) }, chi),
      computeApertura({ studi: studi(0), fermi: fermi(0, 1), ticket: ticket(false) }, chi),
      computeApertura({ studi: studi(0), fermi: fermi(0, null), ticket: ticket(false) }, chi),
      computeApertura({ studi: studi(0), fermi: fermi(0, 0), ticket: [] }, chi),
      computeApertura({ studi: { ...studi(0), righe: [] }, fermi: fermi(0, 0), ticket: [] }, chi),
    ].map(({ frase }) => frase);
    expect(frasi).toEqual([
      '4 studi finiscono i crediti entro il 7 dicembre.',
      'Studio Rinaldi attende una risposta oltre l’ora promessa.',
      '2 lavori non sono riusciti.',
      '1 e-mail non è partita.',
      'Studio Rinaldi attende una risposta entro oggi alle 11:00.',
      'Il primo a finire i crediti è Studio Verdi, il 17 gennaio 2027.',
      'Nessuno studio sta finendo i crediti e nulla è fermo.',
    ]);
  });

  it('has the button that does what it says; who may not write opens the list', () => {
    const dati = { studi: studi(1), fermi: fermi(0, null), ticket: [] };
    expect(computeApertura(dati, chi).passo).toEqual({ fa: 'proponi', quanti: 1 });
    expect(computeApertura(dati, { ...chi, propone: false }).passo).toMatchObject({
      verso: '/crediti-studi?DataA=2026-12-07',
    });
  });

  it('does not say that all is well of what it could not read', () => {
    expect(computeApertura({ studi: undefined, fermi: fermi(0, 0), ticket: [] }, chi)).toEqual({
      frase: 'Non si sa ora che cosa viene prima: una parte non si è caricata.',
      passo: null,
    });
    expect(computeApertura({ studi: undefined, fermi: fermi(1, 0), ticket: [] }, chi).frase).toBe(
      '1 lavoro non è riuscito.',
    );
  });
});
