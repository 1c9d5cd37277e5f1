import { type AnagraficaScritta, anagraficaScritta, fromWire } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import {
  checkAnagrafica,
  computeDenominazione,
  type Luoghi,
  normalizeAnagrafica,
} from './anagrafica.rules.ts';

const OGGI = '2026-11-21';
const luoghi: Luoghi = {
  findComune: (codice) =>
    codice === 'X999' ? undefined : { denominazione: `COMUNE ${codice}`, provincia: 'RM' },
  existsComune: (codice, giorno) => codice !== 'A002' || giorno < '1928-03-07',
};
const base = {
  Tipo: 'PF',
  CodiceFiscale: 'RSSMRA80A01H501U',
  Cognome: 'Rossi',
  Nome: 'Mario',
  DomicilioFiscale: { Comune: 'h501' },
};
const check = (altro: object): string[] => {
  const scritta: AnagraficaScritta = anagraficaScritta.parse({ ...base, ...altro });
  return checkAnagrafica(normalizeAnagrafica(fromWire(scritta), luoghi), luoghi, OGGI).map(
    ({ campo }) => campo,
  );
};

describe('an anagrafica', () => {
  it('is good with the least it needs', () => {
    expect(check({})).toEqual([]);
  });

  it.each([
    ['codiceFiscale', { CodiceFiscale: 'RSSMRA80A01H501X' }],
    ['codiceFiscale', { CodiceFiscale: '' }],
    ['cognome', { Cognome: '' }],
    ['nome', { Nome: null }],
    ['nome', { Nome: 'Luca' }],
    ['sesso', { Sesso: 'F' }],
    ['dataNascita', { DataNascita: '1980-01-02' }],
    ['comuneNascita', { ComuneNascita: 'F205' }],
    ['domicilioFiscale.comune', { DomicilioFiscale: {} }],
    ['domicilioFiscale.comune', { DomicilioFiscale: { Comune: 'X999' } }],
    ['domicilioFiscale.cap', { DomicilioFiscale: { Comune: 'H501', CAP: '0018' } }],
    ['residenza.comune', { ResidenzaDiversa: true }],
    ['email', { Email: 'a@b' }],
    ['emailPEC', { EmailPEC: 'a b@c.it' }],
    ['telefono', { Telefono: 'chiamare la sera' }],
    ['partitaIva', { PIVA: '00000000000' }],
    ['dataScadenza', { DataRilascio: '2025-01-02', DataScadenza: '2025-01-01' }],
    ['ragioneSociale', { Tipo: 'SD', CodiceFiscale: '00743110157' }],
    ['codiceFiscale', { Tipo: 'SD', RagioneSociale: 'Alfa' }],
  ])('is wrong in %s: %o', (campo, altro) => {
    expect(check(altro)).toEqual([campo]);
  });

  it('cannot be born tomorrow', () => {
    expect(check({ CodiceFiscale: '00743110157', DataNascita: '2026-11-22' })).toEqual(['dataNascita']);
    expect(check({ CodiceFiscale: '00743110157', DataNascita: OGGI })).toEqual([]);
  });

  it('is born in a comune of its time, unless its codice fiscale says that very comune', () => {
    const nata = { CodiceFiscale: '00743110157', DataNascita: '1950-01-01', ComuneNascita: 'A002' };
    expect(check(nata)).toEqual(['comuneNascita']);
    expect(check({ ...nata, DataNascita: '1920-01-01' })).toEqual([]);
    const nelCodice = { CodiceFiscale: 'RSSMRA50A01A002X', DataNascita: '1950-01-01', ComuneNascita: 'A002' };
    expect(check(nelCodice)).not.toContain('comuneNascita');
  });

  it('may live abroad, where a CAP has another form', () => {
    expect(check({ DomicilioFiscale: { Comune: 'Z404', CAP: 'EC1A' } })).toEqual([]);
  });

  it('foreign, wants its identifier and nothing of the form of a codice fiscale', () => {
    expect(check({ Estera: true, CodiceFiscale: 'DE123', IdentificativoEstero: 'de123' })).toEqual([]);
    expect(check({ Estera: true, CodiceFiscale: 'DE123' })).toEqual(['identificativoEstero']);
    expect(check({ Estera: true, CodiceFiscale: 'DE1', IdentificativoEstero: 'DE2' })).toEqual([
      'codiceFiscale',
    ]);
  });
});

describe('what is kept', () => {
  const keep = (altro: object) =>
    normalizeAnagrafica(fromWire(anagraficaScritta.parse({ ...base, ...altro })), luoghi);

  it('has names of places, codes in capitals, no empty text', () => {
    expect(keep({ Telefono: ' ', CodiceFiscale: 'rssmra80a01h501u' })).toMatchObject({
      telefono: null,
      codiceFiscale: 'RSSMRA80A01H501U',
      domicilioFiscale: { comune: 'H501', comuneDescrizione: 'COMUNE H501', provincia: 'RM' },
    });
  });

  it('has a residence only when it is another', () => {
    expect(keep({ Residenza: { Comune: 'F205' } }).residenza.comune).toBeNull();
    expect(keep({ Residenza: { Comune: 'F205' }, ResidenzaDiversa: true }).residenza.comune).toBe('F205');
  });

  it('is called by surname and first name, or by the name of the company', () => {
    expect(computeDenominazione(keep({}))).toBe('Rossi Mario');
    expect(computeDenominazione(keep({ Tipo: 'SD', RagioneSociale: 'Alfa' }))).toBe('Alfa');
  });
});
