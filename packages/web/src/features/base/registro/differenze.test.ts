import { expect, it } from 'vitest';
import { listDifferenze } from './differenze.ts';

it('names the fields that changed, with what they were', () => {
  expect(
    listDifferenze(
      { stato: 'Aperta', ipAbilitati: '', uguale: 1 },
      { stato: 'Chiusa', ipAbilitati: '10.0.0.1', uguale: 1 },
    ),
  ).toEqual([
    { campo: 'Stato', prima: 'Aperta', dopo: 'Chiusa' },
    { campo: 'Ip abilitati', prima: '', dopo: '10.0.0.1' },
  ]);
  expect(listDifferenze(null, { attivo: false })).toEqual([{ campo: 'Attivo', prima: '', dopo: 'No' }]);
  expect(listDifferenze(null, null)).toEqual([]);
});

it('writes days, instants, addresses and lists as a person reads them', () => {
  expect(
    listDifferenze(
      { scadeIl: '2026-11-23T11:30:00.000Z', domicilioFiscale: { cap: '41121', via: 'Via Emilia' } },
      {
        scadeIl: null,
        dal: '2025-01-31',
        domicilioFiscale: { cap: '41122', via: 'Via Emilia' },
        soci: [
          { nome: 'Ada', dal: '2012-04-16' },
          { nome: 'Ivo', dal: null },
        ],
      },
    ),
  ).toEqual([
    { campo: 'Scade il', prima: '23/11/2026 12:30', dopo: '' },
    { campo: 'Domicilio fiscale, Cap', prima: '41121', dopo: '41122' },
    { campo: 'Dal', prima: '', dopo: '31/01/2025' },
    { campo: 'Soci', prima: '', dopo: 'Nome: Ada, Dal: 16/04/2012; Nome: Ivo' },
  ]);
});

it('reads a comune by its name, not by its code', () => {
  const indirizzo = (comune: string, comuneDescrizione: string) => ({
    domicilio: { comune, comuneDescrizione },
  });
  expect(listDifferenze(indirizzo('F257', 'Modena'), indirizzo('F205', 'Milano'))).toEqual([
    { campo: 'Domicilio, Comune', prima: 'Modena', dopo: 'Milano' },
  ]);
});
