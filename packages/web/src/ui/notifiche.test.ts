import { describe, expect, it } from 'vitest';
import { computeDurata, createNotifiche } from './notifiche.ts';

describe('a notification', () => {
  it('stays as long as its kind asks, or its own time', () => {
    expect(computeDurata({ id: 0, tipo: 'success' })).toBe(1500);
    expect(computeDurata({ id: 0, tipo: 'info' })).toBe(3500);
    expect(computeDurata({ id: 0, tipo: 'warning' })).toBe(3500);
    expect(computeDurata({ id: 0, tipo: 'error' })).toBe(5000);
    expect(computeDurata({ id: 0, tipo: 'success', durata: 800 })).toBe(800);
  });

  it('with an id, or told to stay, waits for its button', () => {
    expect(computeDurata({ id: 5, tipo: 'success' })).toBeNull();
    expect(computeDurata({ id: 0, tipo: 'success', restaAperta: true })).toBeNull();
  });

  it('leaves the queue alone, the others stay', () => {
    const coda = createNotifiche();
    const prima = coda.push('success', 'uno');
    coda.push('error', 'due', { codiceRichiesta: 'X' });
    coda.remove(prima);
    expect(coda.get().map((voce) => voce.testo)).toEqual(['due']);
    coda.clear();
    expect(coda.get()).toEqual([]);
  });
});
