import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearSessione,
  findHost,
  findUtenteSalvato,
  readMostrato,
  saveUtente,
  setAmbiente,
  type Utente,
} from './sessione.ts';

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
} as unknown as Omit<Utente, 'sessione' | 'permessi' | 'funzionalita'>;
const codici: Pick<Utente, 'permessi' | 'funzionalita'> = {
  permessi: ['ELENCHI_ESPORTA'],
  funzionalita: ['SIMULAZIONE'],
};
const sessione = {
  restaSecondi: 36_000,
  inattivaFraSecondi: 1800,
  profili: 2,
  debug: false,
  sostituzione: null,
};

/** A browser that has only what the session touches. */
function makeBrowser() {
  const vaso = new Map<string, string>();
  const scheda = new Map<string, string>();
  vi.stubGlobal('location', { protocol: 'http:', hostname: 'localhost' });
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
    saveUtente({ ...utente, ...codici, sessione });
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

  it('[STU-003] keeps no logo and none of the texts of the mails; what the page holds keeps them', () => {
    const testi = {
      oggettoInvioTelematico: 'a',
      corpoInvioTelematico: 'b',
      corpoArchiviazione: 'c',
      oggettoF24Studio: 'd',
      corpoF24Studio: 'e',
      oggettoF24Cliente: 'f',
      corpoF24Cliente: 'g',
    };
    const conTesti = {
      ...utente,
      ...codici,
      sessione,
      gestore: {
        ...utente.gestore,
        logo: 'data:image/png;base64,AA',
        logoStampa: 'data:image/png;base64,BB',
      },
      studio: { ...utente.studio, ...testi, logo: 'data:image/png;base64,CC' },
    } as unknown as Utente;
    saveUtente(conTesti);
    expect(findUtenteSalvato()).toEqual(utente);
    expect([...browser.scheda.values(), ...browser.vaso.values()].join()).not.toContain('base64');
    expect(conTesti.studio).toMatchObject(testi);
  });

  it('the key of the profile is kept only by who has several', () => {
    expect(JSON.parse(atob(browser.vaso.get('ELMAS_userkey') ?? ''))).toBe(utente.id);
    saveUtente({ ...utente, ...codici, sessione: { ...sessione, profili: 1 } });
    expect(browser.vaso.has('ELMAS_userkey')).toBe(false);
  });

  it('[SES-031] of a Developer with the debug flag leads to the debug host; a forged flag leads nowhere', () => {
    setAmbiente({ dominioCookie: null, hostDebug: 'http://127.0.0.1:3001' });
    expect(findHost()).toBe('');
    saveUtente({ ...utente, ...codici, potere: 9, sessione: { ...sessione, debug: true } });
    expect(browser.vaso.get('ELMAS_debug')).toBe(btoa('true'));
    expect(findHost()).toBe('http://127.0.0.1:3001');
    for (const falso of ['"http://male.example"', '"true"', '1', '{']) {
      browser.vaso.set('ELMAS_debug', btoa(falso));
      expect([falso, findHost()]).toEqual([falso, '']);
    }
    saveUtente({ ...utente, ...codici, potere: 9, sessione });
    expect(browser.vaso.has('ELMAS_debug')).toBe(false);
    saveUtente({ ...utente, ...codici, sessione: { ...sessione, debug: true } });
    expect(findHost()).toBe('');
  });

  it('[USR-010] shows what the codes of the cookie say, which hold no right and no power; without them, what the server said', () => {
    const chi = { ...utente, ...codici, sessione } as Utente;
    const read = () => JSON.parse(atob(browser.vaso.get('ELMAS_permissions') ?? '')) as unknown;
    expect(read()).toEqual(['ELENCHI_ESPORTA', 'SIMULAZIONE']);
    expect(atob(browser.vaso.get('ELMAS_user') ?? '')).not.toContain('ELENCHI_ESPORTA');
    expect(readMostrato(chi)).toBe(chi);
    browser.vaso.set('ELMAS_permissions', btoa('["ANAGRAFICHE_ELIMINA"]'));
    expect(readMostrato(chi)).toMatchObject({ permessi: ['ANAGRAFICHE_ELIMINA'], potere: 8 });
    for (const rotto of ['{', '9', '"x"']) {
      browser.vaso.set('ELMAS_permissions', btoa(rotto));
      expect(readMostrato(chi)).toBe(chi);
    }
  });

  it('leaves nothing behind after it is cleared', () => {
    clearSessione();
    expect([...browser.vaso.keys(), ...browser.scheda.keys()]).toEqual([]);
    expect(findUtenteSalvato()).toBeNull();
  });
});
