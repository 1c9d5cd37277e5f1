import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replyErrore } from './error-reply.ts';
import { makeRiassunto } from './riassunto.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('facts that come in crowds', () => {
  it('are told once a second, each counted once, the last ones too', () => {
    const detti: [string, number][] = [];
    const add = makeRiassunto<string>((fatto, quanti) => detti.push([fatto, quanti]));
    add('primo');
    for (let n = 0; n < 400; n += 1) {
      vi.advanceTimersByTime(5);
      add(`fatto ${n}`);
    }
    expect(detti.length).toBeLessThanOrEqual(3);
    vi.advanceTimersByTime(10_000);
    expect(detti[0]).toEqual(['primo', 1]);
    expect(detti.at(-1)?.[0]).toBe('fatto 399');
    expect(detti.reduce((somma, [, quanti]) => somma + quanti, 0)).toBe(401);
    expect(detti.length).toBeLessThanOrEqual(4);
  });

  it('that come one by one are told one by one', () => {
    const detti: [string, number][] = [];
    const add = makeRiassunto<string>((fatto, quanti) => detti.push([fatto, quanti]));
    for (const fatto of ['uno', 'due', 'tre']) {
      add(fatto);
      vi.advanceTimersByTime(1_001);
    }
    expect(detti).toEqual([
      ['uno', 1],
      ['due', 1],
      ['tre', 1],
    ]);
  });
});

describe('requests that are refused', () => {
  const server = { server: {} };
  const error = vi.fn();
  const risposta = {} as Record<string, unknown>;
  for (const nome of ['header', 'code', 'serializer', 'send']) risposta[nome] = () => risposta;
  const refuse = (code: string, n: number) => {
    const richiesta = { id: `R${n}`, log: { error }, server, routeOptions: { config: {} } };
    replyErrore(
      Object.assign(new Error(code), { code }) as FastifyError,
      richiesta as unknown as FastifyRequest,
      risposta as unknown as FastifyReply,
    );
  };

  it('while the database is away are one line a second with how many; what nobody foresaw is told each time', () => {
    for (let n = 0; n < 50; n += 1) refuse('ECONNREFUSED', n);
    expect(error).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    expect(error.mock.calls.map(([voce]) => [voce.richiesta, voce.codice, voce.quante])).toEqual([
      ['R0', 'SERVIZIO_NON_DISPONIBILE', 1],
      ['R49', 'SERVIZIO_NON_DISPONIBILE', 49],
    ]);
    error.mockClear();
    for (let n = 0; n < 3; n += 1) refuse('42P01', n);
    expect(error.mock.calls.map(([voce]) => [voce.richiesta, voce.codice])).toEqual([
      ['R0', 'ERRORE_INTERNO'],
      ['R1', 'ERRORE_INTERNO'],
      ['R2', 'ERRORE_INTERNO'],
    ]);
  });
});
