import { anagraficaScritta, toWire } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { getEtichetta, toPercorsoInterno } from '../../../dominio/anagrafica/percorsi-campo.ts';
import { applyScelte, formatValore } from './conflitto.ts';
import { confrontaCodice } from './confronto-codice.ts';
import { checkValori, listAvvisi, listErrori } from './controlli.ts';
import { toScritta, type Valori, valoriVuoti } from './valori.ts';

const mario: Valori = {
  ...valoriVuoti,
  cognome: 'Rossi',
  nome: 'Mario',
  codiceFiscale: 'RSSMRA80A01H501U',
  sesso: 'M',
  dataNascita: '1980-01-01',
  comuneNascita: 'H501',
  domicilioFiscale: {
    ...valoriVuoti.domicilioFiscale,
    comune: 'F257',
    comuneDescrizione: 'Modena',
    cap: '41121',
  },
};

describe('the checks of the form', () => {
  it('find nothing wrong in a whole person', () => {
    expect(checkValori(mario)).toEqual([]);
    expect(listAvvisi(mario)).toEqual([]);
  });

  it('come in the order of the form', () => {
    const vuota = checkValori(valoriVuoti).map((problema) => problema.percorso);
    expect(vuota).toEqual(['cognome', 'nome', 'codiceFiscale', 'domicilioFiscale.comune']);
    const soggetto = checkValori({ ...valoriVuoti, tipo: 'SD' }).map((problema) => problema.percorso);
    expect(soggetto).toEqual(['ragioneSociale', 'codiceFiscale', 'domicilioFiscale.comune']);
  });

  it('refuse a wrong control character, and abroad only what differs from the identifier', () => {
    expect(checkValori({ ...mario, codiceFiscale: 'RSSMRA80A01H501X' })).toHaveLength(1);
    const estera = { ...mario, estera: true, identificativoEstero: 'DE123', codiceFiscale: 'DE123' };
    expect(checkValori(estera)).toEqual([]);
    expect(checkValori({ ...estera, codiceFiscale: 'DE124' })[0]?.percorso).toBe('codiceFiscale');
  });

  it('say what is wrong while it is written: where it is whole, and where it was left', () => {
    const list = (valori: Partial<Valori>, ...toccati: string[]) =>
      listErrori({ ...mario, ...valori }, (percorso) => toccati.includes(percorso)).map(
        ({ percorso }) => percorso,
      );
    expect(list({ codiceFiscale: 'RSSMRA80' })).toEqual([]);
    expect(list({ codiceFiscale: 'RSSMRA80' }, 'codiceFiscale')).toEqual(['codiceFiscale']);
    expect(list({ codiceFiscale: 'RSSMRA80A01F257A' })).toEqual(['codiceFiscale']);
    expect(list({ email: 'ada@posta', emailConferma: 'ada@posta' })).toEqual([]);
    expect(list({ email: 'ada@posta', emailConferma: 'ada@posta' }, 'email')).toEqual(['email']);
    const cap = (testo: string) => ({ domicilioFiscale: { ...mario.domicilioFiscale, cap: testo } });
    expect(list(cap('411'))).toEqual([]);
    expect(list(cap('411'), 'domicilioFiscale.cap')).toEqual(['domicilioFiscale.cap']);
    expect(list(cap('41A'))).toEqual(['domicilioFiscale.cap']);
    expect(list(cap('41121'))).toEqual([]);
  });

  it('an empty CAP is only a warning, a wrong date and a wrong confirmation are errors', () => {
    const senzaCap = { ...mario, domicilioFiscale: { ...mario.domicilioFiscale, cap: '' } };
    expect(listAvvisi(senzaCap)).toEqual([{ percorso: 'domicilioFiscale.cap', messaggio: 'CAP vuoto.' }]);
    expect(checkValori(senzaCap)).toEqual([]);
    expect(checkValori({ ...mario, dataNascita: '31/2' })[0]?.percorso).toBe('dataNascita');
    expect(checkValori({ ...mario, email: 'a@b.example' })[0]?.percorso).toBe('emailConferma');
  });
});

describe('what is sent', () => {
  it('is what the contract accepts, without the fields of the other kind', () => {
    const inviata = anagraficaScritta.parse(toWire(toScritta({ ...mario, ragioneSociale: 'non serve' })));
    expect(inviata.RagioneSociale).toBeNull();
    expect(inviata.Email).toBeNull();
    expect(inviata.DomicilioFiscale.CAP).toBe('41121');
    const soggetto = anagraficaScritta.parse(
      toWire(
        toScritta({ ...mario, tipo: 'SD', ragioneSociale: 'Alfa S.r.l.', codiceFiscale: '12345678903' }),
      ),
    );
    expect(soggetto.Cognome).toBeNull();
    expect(soggetto.DataNascita).toBeNull();
    expect(soggetto.RagioneSociale).toBe('Alfa S.r.l.');
  });
});

describe('the codice fiscale and the person', () => {
  const dati = {
    sesso: 'M' as const,
    dataNascita: '1971-04-04',
    comuneNascita: 'F257',
    comuneNascitaDescrizione: 'Modena',
    provinciaNascita: 'MO',
  };
  const formatGiorno = (giorno: string) => giorno.split('-').reverse().join('/');

  it('fills what is empty', () => {
    const { riempiti, diversi } = confrontaCodice(valoriVuoti, dati, formatGiorno);
    expect(Object.fromEntries(riempiti)).toEqual(dati);
    expect(diversi).toEqual([]);
  });

  it('says what the codice holds where the person differs', () => {
    const { riempiti, diversi } = confrontaCodice(
      { ...mario, dataNascita: '1971-04-14' },
      dati,
      formatGiorno,
    );
    expect(riempiti).toEqual([]);
    expect(diversi).toContainEqual(['dataNascita', 'Nel codice fiscale: 04/04/1971.']);
    expect(diversi).toContainEqual(['comuneNascita', 'Nel codice fiscale: Modena.']);
  });
});

describe('two users on one record', () => {
  it('takes the current value only where it was chosen', () => {
    const attuale = { ...mario, telefono: '059', email: 'nuova@posta.example' };
    const mia = { ...mario, telefono: '333', email: 'mia@posta.example', emailConferma: 'mia@posta.example' };
    const risolti = applyScelte(
      mia,
      attuale,
      new Map([
        ['telefono', 'mio'],
        ['email', 'attuale'],
      ]),
    );
    expect(risolti.telefono).toBe('333');
    expect(risolti.email).toBe('nuova@posta.example');
    expect(risolti.emailConferma).toBe('nuova@posta.example');
    const indirizzo = applyScelte(
      { ...mia, domicilioFiscale: { ...mia.domicilioFiscale, cap: '00000' } },
      attuale,
      new Map([['domicilioFiscale.cap', 'attuale']]),
    );
    expect(indirizzo.domicilioFiscale).toEqual(mario.domicilioFiscale);
  });

  it('shows the values as one reads them', () => {
    expect(formatValore(null)).toBe('vuoto');
    expect(formatValore(true)).toBe('Si');
    expect(formatValore('2025-10-31')).toBe('31/10/2025');
  });

  it('reads the paths of the server', () => {
    expect(toPercorsoInterno('DomicilioFiscale.CAP')).toBe('domicilioFiscale.cap');
    expect(toPercorsoInterno('PIVA')).toBe('partitaIva');
    expect(getEtichetta('partitaIva')).toBe('Partita IVA');
    expect(getEtichetta('Boh')).toBe('Boh');
  });
});
