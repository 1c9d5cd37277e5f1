import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeErroreDiRete, readErrore } from '../../api/errore.ts';
import { createSospese } from './sospese.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const senzaLinea = () => Promise.reject(makeErroreDiRete(false));
const rifiuta = (status: number) => () => Promise.reject(readErrore(status, null, null));

function make(utente: number | null = 7) {
  const chi = { utente };
  const sospese = createSospese(() => chi.utente);
  const send = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  return { chi, sospese, send, voce: { luogo: 'anagrafica/nuova', send } };
}

describe('drafts whose page went away', () => {
  it('are sent when the line is back, tried later and later', async () => {
    const { sospese, send, voce } = make();
    send.mockImplementation(senzaLinea);
    sospese.hold([voce]);
    await sospese.flush();
    await vi.advanceTimersByTimeAsync(2000);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3999);
    expect(send).toHaveBeenCalledTimes(2);
    send.mockImplementation(() => Promise.resolve());
    await vi.advanceTimersByTimeAsync(1);
    expect([send.mock.calls.length, sospese.count()]).toEqual([3, 0]);
  });

  it('wait for the same person to enter again', async () => {
    const { chi, sospese, send, voce } = make();
    sospese.hold([voce]);
    sospese.waitAccesso();
    chi.utente = null;
    await sospese.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).not.toHaveBeenCalled();
    await sospese.enter(7);
    expect([send.mock.calls.length, sospese.count()]).toEqual([1, 0]);
  });

  it('stop at a session that is over, and are kept', async () => {
    const { sospese, send, voce } = make();
    send.mockImplementation(rifiuta(401));
    sospese.hold([voce]);
    await sospese.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([send.mock.calls.length, sospese.count()]).toEqual([1, 1]);
  });

  it('are dropped when somebody else enters, and never sent for nobody', async () => {
    const { chi, sospese, send, voce } = make();
    sospese.hold([voce]);
    await sospese.enter(8);
    expect([send.mock.calls.length, sospese.count()]).toEqual([0, 0]);
    chi.utente = null;
    sospese.hold([voce]);
    expect(sospese.count()).toBe(0);
  });

  it('are dropped when the server refuses them, and replaced by newer ones of the same place', async () => {
    const { sospese, send, voce } = make();
    send.mockImplementation(rifiuta(404));
    sospese.hold([voce]);
    await sospese.flush();
    expect(sospese.count()).toBe(0);
    const nuova = { luogo: voce.luogo, send: vi.fn(() => Promise.resolve()) };
    sospese.hold([voce, nuova]);
    await sospese.flush();
    expect([send.mock.calls.length, nuova.send.mock.calls.length]).toEqual([1, 1]);
  });
});
