import { testiCampo } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { checkApplicazione, checkCodice, checkIndirizzo } from './applicazione.rules.ts';
import { computeMappa, findAmbiente, type VoceApplicazione } from './mappa.rules.ts';

describe('the address of an application', () => {
  it('is exact: https, or http for this machine alone', () => {
    for (const giusto of [
      'https://corsi.example.it/ritorno',
      'https://corsi.example.it',
      'https://corsi.example.it:8443/a?b=c',
      'http://localhost:3001/ritorno',
      'http://127.0.0.1:3001/ritorno',
      'http://[::1]:3001/',
    ]) {
      expect([giusto, checkIndirizzo(giusto)]).toEqual([giusto, null]);
    }
  });

  const sbagliati: [string, string][] = [
    ['http://corsi.example.it/', testiCampo.INDIRIZZO_SOLO_HTTPS],
    ['http://localhost.male.example/', testiCampo.INDIRIZZO_SOLO_HTTPS],
    ['https://*.example.it/', testiCampo.INDIRIZZO_NON_VALIDO],
    ['https://corsi.example.it/*', testiCampo.INDIRIZZO_NON_VALIDO],
    ['https://corsi.example.it/#x', testiCampo.INDIRIZZO_CON_FRAMMENTO],
    ['https://a:b@corsi.example.it/', testiCampo.INDIRIZZO_CON_NOME],
    ['https://corsi.example.it/a/../b', testiCampo.INDIRIZZO_NON_VALIDO],
    ['https://corsi.example.it/a/%2e%2e/b', testiCampo.INDIRIZZO_NON_VALIDO],
    ['https:corsi.example.it', testiCampo.INDIRIZZO_NON_VALIDO],
    ['https://corsi.example.it\\a', testiCampo.INDIRIZZO_NON_VALIDO],
    [' https://corsi.example.it/', testiCampo.INDIRIZZO_NON_VALIDO],
    ['https://corsi.exa\tmple.it/', testiCampo.INDIRIZZO_NON_VALIDO],
    ['javascript:alert(1)', testiCampo.INDIRIZZO_NON_VALIDO],
    ['//corsi.example.it/', testiCampo.INDIRIZZO_NON_VALIDO],
  ];
  it.each(sbagliati)('%j is refused', (indirizzo, perche) => {
    expect(checkIndirizzo(indirizzo)).toBe(perche);
  });

  it('is told on its own field', () => {
    const stato = checkApplicazione({
      Nome: ' ',
      Tipo: 'dichiarazioni',
      Anno: null,
      Numero: 3,
      Indirizzi: { Studio: 'https://a.example/?b=c', Privato: null, Azienda: '' },
      PaginaIniziale: '//male.example',
      Ritorni: ['https://a.example/', 'https://a.example/#x'],
      RitorniUscita: ['http://a.example/'],
      IndirizzoUscita: 'ftp://a.example/',
      Attiva: true,
    });
    expect(Object.keys(stato).sort()).toEqual(
      [
        'Anno',
        'IndirizzoUscita',
        'Indirizzi.Studio',
        'Nome',
        'Numero',
        'PaginaIniziale',
        'Ritorni.1',
        'RitorniUscita.0',
      ].sort(),
    );
    expect(checkCodice('lms-2025')).toEqual({});
    for (const codice of ['', 'LMS', 'a b', '-a', 'a'.repeat(41), 'è'])
      expect(checkCodice(codice)).toHaveProperty('Codice');
  });
});

describe('the map of an environment', () => {
  const una = (dati: Partial<VoceApplicazione>): VoceApplicazione => ({
    codice: 'x',
    nome: 'X',
    tipo: 'dichiarazioni',
    anno: null,
    numero: null,
    indirizzi: {},
    paginaIniziale: '',
    ...dati,
  });
  const applicazioni = [
    una({ codice: 'manager', tipo: 'manager', indirizzi: { studio: 'https://m.example' } }),
    ...[2020, 2021, 2022, 2023, 2024].map((anno) =>
      una({ codice: `dichiarazioni-${anno}`, anno, indirizzi: { studio: `https://d${anno}.example` } }),
    ),
    una({ codice: 'lms-2025', tipo: 'lms', anno: 2025, numero: 25 }),
  ];
  const origini = {
    'https://login.example': {
      sfondo: 'login' as const,
      indirizzi: {
        manager: 'https://mio.example',
        ...Object.fromEntries(
          [2020, 2021, 2022, 2023, 2024].map((anno) => [
            `dichiarazioni-${anno}`,
            { studio: `https://mio${anno}.example` },
          ]),
        ),
      },
    },
  };

  it('[CFG-006] gives the manager and the years of a login origin; of an unknown one the default', () => {
    const mappa = computeMappa(applicazioni, findAmbiente(origini, 'https://login.example'));
    expect(mappa.manager.base).toEqual({
      studio: 'https://mio.example',
      privato: 'https://mio.example',
      azienda: 'https://mio.example',
    });
    expect(Object.keys(mappa.anni)).toEqual(['20', '21', '22', '23', '24']);
    for (const [chiave, { base }] of Object.entries(mappa.anni))
      expect(base.studio).toBe(`https://mio20${chiave}.example`);
    const altra = computeMappa(applicazioni, findAmbiente(origini, 'https://altra.example'));
    expect(altra.manager.base).toEqual({ studio: 'https://m.example' });
    expect(altra.anni['24']?.base).toEqual({ studio: 'https://d2024.example' });
    expect(altra.lms).toEqual({ _25: { nome: 'X', base: {}, inizio: '' } });
    expect(findAmbiente(origini, 'constructor')).toBeUndefined();
  });
});
