import { describe, expect, it } from 'vitest';
import { computeInizio, computeLimite, computePromessa, countLavorati } from './promessa.rules.ts';

const promise = (da: string, priorita: 'Alta' | 'Normale' | 'Bassa') =>
  computePromessa(new Date(da), priorita).toISOString();

describe('the promise of an answer', () => {
  it('counts the hours in which one answers, by priority', () => {
    // Friday 20 November 2026, 10:44 of Rome: 7 h 16 before the evening, the rest on Monday.
    expect(promise('2026-11-20T09:44:00Z', 'Normale')).toBe('2026-11-23T09:44:00.000Z');
    expect(promise('2026-11-20T15:10:00Z', 'Alta')).toBe('2026-11-23T10:10:00.000Z');
    expect(promise('2026-11-23T08:02:00Z', 'Alta')).toBe('2026-11-23T12:02:00.000Z');
    expect(promise('2026-11-23T08:06:00Z', 'Bassa')).toBe('2026-11-26T08:06:00.000Z');
  });

  it('begins in the morning for who writes at night, on a Saturday or on a feast', () => {
    expect(promise('2026-11-23T05:00:00Z', 'Alta')).toBe('2026-11-23T12:00:00.000Z');
    expect(promise('2026-11-21T12:00:00Z', 'Alta')).toBe('2026-11-23T12:00:00.000Z');
    // 8 December is a Tuesday; summer time is two hours before Greenwich.
    expect(promise('2026-12-07T17:30:00Z', 'Alta')).toBe('2026-12-09T12:00:00.000Z');
    expect(promise('2026-07-06T20:00:00Z', 'Alta')).toBe('2026-07-07T11:00:00.000Z');
  });

  it('is not kept for who waits since before an instant, the same that the promise says', () => {
    const adesso = new Date('2026-11-23T10:10:00Z');
    const limite = computeLimite(adesso, 'Alta');
    // Four hours back from Monday at 11:10: Friday at 16:10; at that minute the promise is kept until now.
    expect(limite.toISOString()).toBe('2026-11-20T15:10:00.000Z');
    for (const da of ['2026-11-20T15:09:59Z', '2026-11-20T15:10:00Z', '2026-11-19T08:00:00Z'])
      expect(computePromessa(new Date(da), 'Alta') < adesso).toBe(new Date(da) < limite);
  });

  it('stands while the clock is still: the working minutes that were waited come back, and no others', () => {
    const da = new Date('2026-11-20T15:10:00Z');
    const fermo = new Date('2026-11-20T16:00:00Z');
    expect(countLavorati(da, fermo)).toBe(50);
    expect(countLavorati(da, new Date('2026-11-23T09:00:00Z'))).toBe(110 + 60);
    // On Wednesday it goes on: 3 h 10 are left of four.
    const ripreso = new Date('2026-11-25T08:30:00Z');
    const inizio = computeInizio(ripreso, 50);
    expect(countLavorati(inizio, ripreso)).toBe(50);
    expect(computePromessa(inizio, 'Alta').toISOString()).toBe('2026-11-25T11:40:00.000Z');
    expect(computePromessa(computeInizio(ripreso, 0), 'Alta').toISOString()).toBe('2026-11-25T12:30:00.000Z');
  });
});
