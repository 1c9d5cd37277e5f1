import { describe, expect, it, vi } from 'vitest';
import { createCacheProfilo, deriveProfilo, makeNomeCompleto } from './profilo.ts';
import type { Utente } from './sessione.ts';

describe('the cached profile', () => {
  it('[SES-015] is asked once within 30 seconds, again after, and after login and logout', async () => {
    vi.useFakeTimers({ now: 0 });
    const carica = vi.fn(async () => 'utente');
    const cache = createCacheProfilo(carica);
    await cache.get();
    vi.setSystemTime(29_000);
    await cache.get();
    expect(carica).toHaveBeenCalledTimes(1);
    vi.setSystemTime(31_000);
    await cache.get();
    expect(carica).toHaveBeenCalledTimes(2);
    cache.clear();
    await cache.get();
    expect(carica).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it('is asked again when the call failed', async () => {
    const carica = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue('utente');
    const cache = createCacheProfilo<string>(carica);
    await expect(cache.get()).rejects.toThrow('no');
    await expect(cache.get()).resolves.toBe('utente');
  });
});

describe('what is derived from the user', () => {
  const utente = {
    nome: 'Nome',
    cognome: 'Cognome',
    email: 'n@studio.example',
    potere: 8,
    studioId: 12,
    gruppo: 'Sede Nord',
  } as Utente;
  const prova = { ambiente: 'prova', etichettaAmbiente: 'Ambiente di prova' };

  it('the name is surname then first name', () => {
    expect(makeNomeCompleto(utente)).toBe('Cognome Nome');
  });

  it('[SES-013] [SES-014] fills the eight values; the label of the environment is not shown in production', () => {
    expect(deriveProfilo(utente, prova, 40)).toEqual({
      usr: 'n@studio.example',
      pwr: 8,
      env: 'prova',
      ambiente: 'Ambiente di prova',
      utente: 'Cognome Nome',
      gruppo: 'Sede Nord',
      flt: { IDStudio: 12 },
      crediti: 40,
    });
    expect(deriveProfilo(utente, { ...prova, ambiente: 'produzione' }).ambiente).toBe('');
    expect(deriveProfilo(null, prova).pwr).toBe(-1);
  });
});
