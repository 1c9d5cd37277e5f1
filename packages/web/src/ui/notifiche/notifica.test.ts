import { describe, expect, it } from 'vitest';
import { computeDurata, isChiudibile } from './notifica.ts';

describe('a notification', () => {
  it('[WID-028] stays as long as its kind asks, or its own time', () => {
    expect(computeDurata({ id: 0, tipo: 'success' })).toBe(1500);
    expect(computeDurata({ id: 0, tipo: 'info' })).toBe(3500);
    expect(computeDurata({ id: 0, tipo: 'warning' })).toBe(3500);
    expect(computeDurata({ id: 0, tipo: 'error' })).toBe(5000);
    expect(computeDurata({ id: 0, tipo: 'success', durata: 800 })).toBe(800);
  });

  it('[WID-031] -1 is five seconds, -2 ten; a locked one stays', () => {
    expect(computeDurata({ id: 0, tipo: 'info', secondi: -1 })).toBe(5000);
    expect(computeDurata({ id: 0, tipo: 'info', secondi: -2 })).toBe(10_000);
    expect(computeDurata({ id: 0, tipo: 'info', secondi: 7 })).toBe(7000);
    expect(computeDurata({ id: 0, tipo: 'info', secondi: -1, bloccata: true })).toBeNull();
  });

  it('[WID-029] [WID-030] with an id, or told to stay, waits for its button', () => {
    expect(computeDurata({ id: 5, tipo: 'success' })).toBeNull();
    expect(computeDurata({ id: 0, tipo: 'success', restaAperta: true })).toBeNull();
    expect(isChiudibile({ id: 5 })).toBe(false);
    expect(isChiudibile({ id: 0, bloccata: true })).toBe(false);
    expect(isChiudibile({ id: 0 })).toBe(true);
  });
});
