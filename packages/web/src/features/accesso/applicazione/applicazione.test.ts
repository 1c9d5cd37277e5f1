import { expect, it } from 'vitest';
import { cleanValori, toScritta, toValori } from './valori.ts';

it('sends no empty line: the places of the addresses are those of the form', () => {
  const valori = cleanValori({ ...toValori(null), ritorni: ['', ' https://a.example/ ', ''], anno: '2025' });
  expect(valori.ritorni).toEqual(['https://a.example/']);
  expect(toScritta(valori)).toMatchObject({
    anno: 2025,
    numero: null,
    ritorni: ['https://a.example/'],
    indirizzi: { studio: null, privato: null, azienda: null },
    indirizzoUscita: null,
  });
  expect(toScritta(valori)).not.toHaveProperty('codice');
});
