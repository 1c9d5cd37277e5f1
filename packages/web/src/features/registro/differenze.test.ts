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
