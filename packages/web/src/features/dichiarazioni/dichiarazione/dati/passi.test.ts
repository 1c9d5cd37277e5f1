import { expect, it } from 'vitest';
import { createPassi } from './passi.ts';

it('goes back one casella at a time, and forward again', () => {
  const stato = new Map<string, string>();
  const passi = createPassi<string>(
    (chiave) => stato.get(chiave) ?? '',
    (chiave, valore) => void stato.set(chiave, valore),
  );
  const type = (chiave: string, ...valori: string[]) => {
    for (const valore of valori) {
      passi.record(chiave);
      stato.set(chiave, valore);
    }
    passi.cut();
  };
  expect([passi.last(), passi.undo()]).toEqual([null, null]);
  type('A', '3', '36', '365');
  type('B', '1', '');
  type('A', '12');
  expect(passi.last()).toBe('A');
  expect([passi.undo(), stato.get('A')]).toEqual(['A', '365']);
  // What was typed in B and taken away again changed nothing.
  expect([passi.undo(), stato.get('A')]).toEqual(['A', '']);
  expect(passi.undo()).toBeNull();
  expect([passi.redo(), stato.get('A')]).toEqual(['A', '365']);
  type('C', 'x');
  expect(passi.redo()).toBeNull();
});
