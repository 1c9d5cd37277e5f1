import { describe, expect, it } from 'vitest';
import * as costanti from './index.ts';
import { apiUrl } from './percorsi-accesso.ts';

const MB = 1024 * 1024;

describe('the constants of the specification', () => {
  it('[CFG-002] profile 30 seconds, loading 500 milliseconds', () => {
    expect([costanti.PROFILE_CACHE_MS, costanti.LOADING_DELAY_MS]).toEqual([30_000, 500]);
  });

  it('[CFG-008] decimals 2, 10 rows in a table and 50 in a list, 10 page buttons', () => {
    expect([costanti.DECIMALI, costanti.RIGHE_PER_TABELLA, costanti.RIGHE_PER_PAGINA]).toEqual([2, 10, 50]);
    expect([costanti.PAGINE_MOSTRATE, costanti.RIGHE_PER_CONTEGGIO]).toEqual([10, 2]);
  });

  it('[CFG-009] lists that are searched', () => {
    expect(costanti.tendina).toEqual({
      caratteriMinimi: 2,
      vociMassime: 50,
      vociVisibili: 15,
      altezzaVoce: 20,
    });
    expect(costanti.combo).toEqual({ caratteriMinimi: 1, altezzaMassima: 201, altezzaVoce: 40 });
    expect(costanti.RICERCA_ATTESA_MS).toBe(200);
  });

  it('[CFG-010] the window of the external identity', () => {
    expect(costanti.finestraIdentita).toEqual({
      larghezza: 1000,
      altezza: 800,
      y: 50,
      stato: 'massimizzata',
    });
  });

  it('[CFG-011] the eight limits of what may be sent', () => {
    expect(costanti.DICHIARAZIONI_PER_LOTTO).toBe(50);
    expect(costanti.limiti).toEqual({
      fileByte: 5 * MB,
      csvZipByte: 30 * MB,
      csvApertoByte: 300 * MB,
      numeroFattura: 20,
      codiceContratto: [16, 17],
      quotaMassima: 100,
      tipiRegistro: [1, 3, 5],
      descrizioneAggiuntiva: 25,
    });
  });

  it('[CFG-013] the words of the tax calls', () => {
    expect(costanti.fisco).toEqual({
      appidAliquote: 'fisc21',
      segnapostoAnno: '{ANNO}',
      modoTelematico: 'telematico',
    });
  });

  it('[CFG-012] windows, notifications, waits', () => {
    expect(costanti.finestre).toMatchObject({
      larghezza: 400,
      larghezzaPopup: 250,
      scartoSchermo: 20,
      cascata: 32,
      margine: 20,
      larghezzaMinima: 300,
      altezzaMinima: 200,
      larghezzaWidget: 500,
      altezzaContenuto: 620,
      altezzaContenutoBassa: 490,
      animazioneMs: 300,
    });
    expect(costanti.notificaLarghezza).toEqual({ guscio: 300, account: 500 });
    expect(costanti.attesaComponente).toEqual({ ogniMs: 100, volte: 50 });
  });

  it('[CFG-015] the logo, the last movements', () => {
    expect([costanti.LOGO, costanti.ULTIMI_MOVIMENTI]).toEqual([{ larghezza: 176, altezza: 50 }, 5]);
  });

  it('[CFG-016] the key of the single sign-on record, and of an address of the training area', () => {
    expect([costanti.CHIAVE_REDIRECT, costanti.chiaveLms(3)]).toEqual(['redirect', '_3']);
  });

  it('[CFG-019] a call is on the host it is given, under /api, with single slashes', () => {
    for (const host of ['https://q.example.it', 'https://q.example.it/']) {
      for (const nome of ['utente/whoami', '/utente/whoami', '/api/utente/whoami', 'api/utente/whoami'])
        expect(apiUrl(nome, host)).toBe('https://q.example.it/api/utente/whoami');
    }
    expect(apiUrl('/api/anagrafica/list')).toBe('/api/anagrafica/list');
    expect(apiUrl('/token')).toBe('/token');
  });
});
