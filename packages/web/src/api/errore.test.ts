import { describe, expect, it } from 'vitest';
import { computeTesto, readErrore, requireCorpo, toApiError } from './errore.ts';

const tutto = {
  error_description: 'Credenziali errate.',
  ModelState: { Cognome: ['Campo obbligatorio'], Nome: ['Troppo lungo'] },
  Message: 'Dati non validi.',
};

describe('the text of an error', () => {
  it('[ERR-001] is the first available of error_description, ModelState by lines, Message, generic', () => {
    const { error_description: _prima, ...senzaPrima } = tutto;
    expect(computeTesto(400, tutto)).toBe('Credenziali errate.');
    expect(computeTesto(400, senzaPrima)).toBe('Campo obbligatorio\nTroppo lungo');
    expect(computeTesto(400, { Message: 'Dati non validi.' })).toBe('Dati non validi.');
    expect(computeTesto(500, {})).toBe('Si è verificato un errore.');
    expect(computeTesto(500, null)).toBe('Si è verificato un errore.');
  });

  it('[ERR-002] [ERR-028] a server that failed says an error happened, a refusal without a word did not succeed', () => {
    for (const vuoto of [null, {}, { Message: ' ' }]) {
      expect(computeTesto(500, vuoto)).toBe('Si è verificato un errore.');
      expect(computeTesto(400, vuoto)).toBe('Operazione non riuscita.');
    }
    expect(toApiError(new TypeError('fetch failed')).testo).toBe('Operazione non riuscita.');
  });

  it('of statuses 0, 401 and 404 does not depend on the body', () => {
    expect(computeTesto(0, tutto)).toBe('Server non raggiungibile. Riprovare più tardi.');
    expect(computeTesto(401, tutto)).toBe('Non autorizzato.');
    expect(computeTesto(404, tutto)).toBe('Risorsa non trovata o richiesta non eseguibile.');
  });

  it('[ERR-025] [TBL-016] of a method that is not defined, or of a record that is not there, says so', () => {
    for (const [Codice, Message] of [
      ['METODO_NON_DEFINITO', 'Metodo NON definito!'],
      ['RECORD_NON_TROVATO', 'Record NON trovato!'],
      ['QUADRO_ASSENTE', 'Quadro assente'],
      ['PROSPETTO_ASSENTE', 'Prospetto assente'],
    ])
      expect(readErrore(404, { Codice, Message }, null).testo).toBe(Message);
    const altro = { Codice: 'NON_TROVATO', Message: 'Altro' };
    expect(readErrore(404, altro, null).testo).toBe('Risorsa non trovata o richiesta non eseguibile.');
  });
});

describe('an answer without a body', () => {
  const read = (percorso: string) => {
    try {
      requireCorpo(percorso, null);
      return null;
    } catch (errore) {
      return toApiError(errore).testo;
    }
  };

  it('[ERR-019] [ERR-021] [ERR-022] [ERR-026] [DIC-016] is an error for four calls, each with its sentence, and nothing for the others', () => {
    expect(read('/api/2025/pf/7/quadroesterno/RN')).toBe('Quadro assente');
    expect(read('/api/notifica/nonlette')).toBe('Nessuna notifica non letta');
    expect(read('/api/2025/dichiarazione/costostampe')).toBe('Le stampe non sono illimitate');
    for (const anno of [2021, 2022]) expect(read(`/api/${anno}/pf/7/prospetto/x`)).toBe('Prospetto assente');
    for (const altra of [
      '/api/x',
      '/api/2023/pf/7/prospetto/x',
      '/api/notifica/list',
      '/api/quadroesternoaltro',
    ])
      expect(read(altra)).toBeNull();
    expect(() => requireCorpo('/api/notifica/nonlette', { data: [] })).not.toThrow();
  });
});

describe('the one error', () => {
  it('gives the sentences of the fields as plain text, the one of the banner as it came', () => {
    const errore = readErrore(400, { ModelState: { x: ['Rigo sconosciuto: &#60;b&#62;'] } }, null);
    expect(errore.campi[0]?.messaggio).toBe('Rigo sconosciuto: <b>');
    expect(errore.testo).toBe('Rigo sconosciuto: &#60;b&#62;');
  });

  it('carries fields, code of the request and differences', () => {
    const errore = readErrore(
      409,
      {
        Message: 'Cambiata.',
        Codice: 'RECORD_MODIFICATO',
        CodiceRichiesta: '7F3A-21C8',
        ModelState: { 'DomicilioFiscale.CAP': ['CAP errato.'] },
        Differenze: [{ Campo: 'Telefono', Mio: '1', Attuale: null }, null],
      },
      'dalla-testata',
    );
    expect(errore.codice).toBe('RECORD_MODIFICATO');
    expect(errore.codiceRichiesta).toBe('7F3A-21C8');
    expect(errore.campi).toEqual([{ percorso: 'DomicilioFiscale.CAP', messaggio: 'CAP errato.' }]);
    expect(errore.differenze).toEqual([{ campo: 'Telefono', mio: '1', attuale: null }]);
  });

  it('takes the code of the request from the header when the body has none', () => {
    expect(readErrore(500, 'non è un oggetto', 'abc').codiceRichiesta).toBe('abc');
  });

  it('is what any other failure becomes', () => {
    expect(toApiError(new TypeError('x')).testo).toBe('Operazione non riuscita.');
  });
});
