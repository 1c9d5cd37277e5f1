import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStrati } from '../finestre/strati.ts';
import { createNotifiche } from './notifiche.ts';

const make = () => {
  const pila = createStrati({ larghezza: 1366, altezza: 768 });
  return { pila, coda: createNotifiche(pila) };
};

describe('the notifications of a page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[WID-028] each kind closes exactly at its time, or at its own', () => {
    const { coda } = make();
    const casi = [
      ['success', 1500, {}],
      ['info', 3500, {}],
      ['warning', 3500, {}],
      ['error', 5000, {}],
      ['error', 800, { durata: 800 }],
    ] as const;
    for (const [tipo, durata, resto] of casi) {
      coda.push(tipo, 'testo', resto);
      vi.advanceTimersByTime(durata - 1);
      expect(coda.get()).toHaveLength(1);
      vi.advanceTimersByTime(1);
      expect(coda.get()).toEqual([]);
    }
  });

  it('[WID-029] one that stays open is there after a minute, and goes when it is closed', () => {
    const { coda } = make();
    const chiave = coda.push('success', 'resta', { restaAperta: true });
    vi.advanceTimersByTime(60_000);
    expect(coda.get()).toHaveLength(1);
    coda.remove(chiave);
    expect(coda.get()).toEqual([]);
  });

  it('[WID-031] -1 goes at 5 s, -2 at 10 s, a locked one stays', () => {
    const { coda } = make();
    coda.push('info', 'cinque', { secondi: -1 });
    coda.push('info', 'dieci', { secondi: -2 });
    coda.push('info', 'ferma', { secondi: -1, bloccata: true });
    const names = () => coda.get().map(({ testo }) => testo);
    vi.advanceTimersByTime(4999);
    expect(names()).toEqual(['cinque', 'dieci', 'ferma']);
    vi.advanceTimersByTime(1);
    expect(names()).toEqual(['dieci', 'ferma']);
    vi.advanceTimersByTime(5000);
    expect(names()).toEqual(['ferma']);
    vi.advanceTimersByTime(600_000);
    expect(names()).toEqual(['ferma']);
  });

  it('its time stands still while somebody looks at it', () => {
    const { coda } = make();
    const chiave = coda.push('success', 'letta');
    vi.advanceTimersByTime(1000);
    coda.pause(chiave);
    vi.advanceTimersByTime(60_000);
    expect(coda.get()).toHaveLength(1);
    coda.resume(chiave);
    vi.advanceTimersByTime(1500);
    expect(coda.get()).toEqual([]);
  });

  it('[WID-027] the eleven fields are kept, the more urgent stands first', () => {
    const { coda } = make();
    coda.push('info', 'dopo');
    const azione = () => undefined;
    const campi = {
      id: 5,
      titolo: 'Importazione',
      priorita: 2,
      secondi: -2,
      bloccata: true,
      menu: [{ nome: 'Apri', azione }],
      avanzamento: 38,
      restaAperta: true,
      durata: 800,
    };
    const chiave = coda.push('warning', 'prima', campi);
    expect(coda.get()[0]).toEqual({ ...campi, chiave, tipo: 'warning', testo: 'prima' });
    coda.update(chiave, { avanzamento: 60 });
    expect(coda.get()[0]?.avanzamento).toBe(60);
  });

  it('a progress that ends starts to count its time', () => {
    const { coda } = make();
    const chiave = coda.push('info', 'in corso', { avanzamento: 10, bloccata: true });
    vi.advanceTimersByTime(60_000);
    coda.update(chiave, { avanzamento: 100, bloccata: false, tipo: 'success' });
    vi.advanceTimersByTime(1500);
    expect(coda.get()).toEqual([]);
  });

  it('[WID-016] those of a layer that closes go to the one below', () => {
    const { pila, coda } = make();
    const modale = pila.open({ titolo: 'Domanda', contenuto: null, tipo: 'modale' });
    coda.push('error', 'del piano di sopra', { restaAperta: true });
    expect(pila.get().strati[1]?.notifiche).toHaveLength(1);
    pila.close(modale);
    expect(pila.get().strati).toHaveLength(1);
    expect(coda.get().map(({ testo }) => testo)).toEqual(['del piano di sopra']);
  });

  it('leaves the queue alone, the others stay', () => {
    const { coda } = make();
    const prima = coda.push('success', 'uno');
    coda.push('error', 'due', { codiceRichiesta: 'X' });
    coda.remove(prima);
    expect(coda.get().map((voce) => voce.testo)).toEqual(['due']);
    coda.clear();
    expect(coda.get()).toEqual([]);
  });
});
