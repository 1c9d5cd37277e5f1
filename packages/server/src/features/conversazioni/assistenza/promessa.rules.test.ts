import { describe, expect, it } from 'vitest';
import { computePromessa } from './promessa.rules.ts';

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
});
