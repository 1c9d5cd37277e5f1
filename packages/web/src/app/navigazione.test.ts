import { expect, it } from 'vitest';
import { gruppiNavigazione, gruppiVendita } from './navigazione-voci.ts';

it('who sells has the same doors as everybody, each once, in the order of his own day', () => {
  const list = (gruppi: typeof gruppiNavigazione) =>
    gruppi.flatMap(({ voci, altre }) => [...voci, ...altre].map(({ percorso }) => percorso));
  const sue = list(gruppiVendita);
  expect(sue.toSorted()).toEqual(list(gruppiNavigazione).toSorted());
  expect(sue.slice(0, 3)).toEqual(['/home', '/studi', '/gestori']);
});
