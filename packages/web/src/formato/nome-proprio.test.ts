import { expect, it } from 'vitest';
import { formatNomeProprio } from './nome-proprio.ts';

it.each([
  ['MODENA', 'Modena'],
  ["REGGIO NELL'EMILIA", "Reggio nell'Emilia"],
  ["L'AQUILA", "L'Aquila"],
  ["SANT'ANGELO D'ALIFE", "Sant'Angelo d'Alife"],
  ['SAN DONÀ DI PIAVE', 'San Donà di Piave'],
  ['PRESICCE-ACQUARICA', 'Presicce-Acquarica'],
  ["FORLI'", "Forli'"],
  ['LA SPEZIA', 'La Spezia'],
  ['Reggio di Calabria', 'Reggio di Calabria'],
  ['', ''],
])('%s is written %s', (nome, atteso) => {
  expect(formatNomeProprio(nome)).toBe(atteso);
});
