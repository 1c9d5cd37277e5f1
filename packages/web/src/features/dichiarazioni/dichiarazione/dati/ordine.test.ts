import type { Rigo, Sezione } from '@quadra/fisco';
import { expect, it } from 'vitest';
import { keepCompilati } from './ordine.ts';

const rigo = (codice: string, ...colonne: string[]) =>
  ({ codice, caselle: colonne.map((colonna) => ({ chiave: `${codice}.${colonna}` })) }) as unknown as Rigo;
const sezioni = [
  { titolo: 'Imposta', righi: [rigo('RN1', '1', '2'), rigo('RN2', '1')] },
  { titolo: 'Crediti', righi: [rigo('RN3', '1')] },
] as unknown as Sezione[];

it('keeps the righi where a casella says something, and no sezione without any', () => {
  const keep = (...dette: string[]) =>
    keepCompilati(sezioni, (_, { chiave }) => dette.includes(chiave)).map(({ titolo, righi }) => [
      titolo,
      ...righi.map(({ codice }) => codice),
    ]);
  expect(keep('RN1.2')).toEqual([['Imposta', 'RN1']]);
  expect(keep('RN2.1', 'RN3.1')).toEqual([
    ['Imposta', 'RN2'],
    ['Crediti', 'RN3'],
  ]);
  expect(keep()).toEqual([]);
});
