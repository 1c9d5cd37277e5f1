import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSessione, findUtenteSalvato, saveUtente, type Utente } from './sessione.ts';

const utente = {
  id: 1,
  nome: 'Roberta',
  cognome: 'Sala',
  email: 'r.sala@studio.example',
  tipologiaUtente: 2,
  studioId: 12,
  skin: 'green',
  font: null,
  densita: null,
  riduciMovimenti: false,
  potere: 8,
  myProviderAccount: null,
  applicativiAttiviDettaglio: [{ codice: 'pf', anno: 2025, dal: '2025-01-01', al: null }],
  gestore: { id: 7, nome: 'G', ragioneSociale: 'Gestore S.r.l.' },
  studio: { id: 12, ragioneSociale: 'Studio', tipoProfiloCliente: 0 },
} as unknown as Omit<Utente, 'sessione'>;
const sessione = { restaSecondi: 36_000, inattivaFraSecondi: 1800, profili: 2, sostituzione: null };

/** A browser that has only what the session touches. */
function makeBrowser() {
  const vaso = new Map<string, string>();
  const scheda = new Map<string, string>();
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('sessionStorage', {
    getItem: (chiave: string) => scheda.get(chiave) ?? null,
    setItem: (chiave: string, valore: string) => scheda.set(chiave, valore),
    removeItem: (chiave: string) => scheda.delete(chiave),
  });
  vi.stubGlobal('document', {
    get cookie() {
      return [...vaso].map(([nome, valore]) => `${nome}=${valore}`).join('; ');
    },
    set cookie(testo: string) {
      const [coppia = ''] = testo.split(';');
      const segno = coppia.indexOf('=');
      if (testo.includes('Max-Age=0')) vaso.delete(coppia.slice(0, segno));
      else vaso.set(coppia.slice(0, segno), coppia.slice(segno + 1));
    },
  });
  return { vaso, scheda };
}

describe('the stored user', () => {
  let browser: ReturnType<typeof makeBrowser>;
  beforeEach(() => {
    browser = makeBrowser();
    saveUtente({ ...utente, sessione });
  });

  it('[SES-020] is kept apart from manager and firm, and put back together when read', () => {
    const user = JSON.parse(atob(browser.vaso.get('ELMAS_user') ?? '')) as object;
    expect(user).not.toHaveProperty('gestore');
    expect(user).not.toHaveProperty('studio');
    expect(user).not.toHaveProperty('sessione');
    expect(browser.vaso.has('ELMAS_manager')).toBe(true);
    expect(browser.scheda.has('ELMAS_firm')).toBe(true);
    expect(findUtenteSalvato()).toEqual(utente);
  });

  it('the key of the profile is kept only by who has several', () => {
    expect(JSON.parse(atob(browser.vaso.get('ELMAS_userkey') ?? ''))).toBe(utente.id);
    saveUtente({ ...utente, sessione: { ...sessione, profili: 1 } });
    expect(browser.vaso.has('ELMAS_userkey')).toBe(false);
  });

  it('leaves nothing behind after it is cleared', () => {
    clearSessione();
    expect([...browser.vaso.keys(), ...browser.scheda.keys()]).toEqual([]);
    expect(findUtenteSalvato()).toBeNull();
  });
});
