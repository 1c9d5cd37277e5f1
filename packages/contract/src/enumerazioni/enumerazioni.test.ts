import { describe, expect, it } from 'vitest';
import * as costanti from '../index.ts';
import {
  computePotere,
  etichettaTipologiaUtente,
  finalitaDichiarazione,
  potere,
  statoCivile,
  statoDichiarazione,
  tipologiaUtente,
  tipoProfiloCliente,
} from './index.ts';

describe('enumerations of the specification', () => {
  it('user types are six, with their numbers', () => {
    expect(tipologiaUtente).toEqual({
      AMM_ELMAS: 0,
      CON_ELMAS: 1,
      AMM_STU: 2,
      OP_STU: 3,
      AMM_GES: 4,
      OP_GES: 5,
    });
  });

  it('[ENU-066] every user type has its office role label', () => {
    expect(Object.values(tipologiaUtente).map((tipo) => etichettaTipologiaUtente[tipo])).toEqual([
      'Amministratore ELMAS',
      'Consulente ELMAS',
      'Amministratore',
      'Operatore',
      'Amministratore Gestore',
      'Operatore Gestore',
    ]);
  });

  it('[USR-002] power levels are eight, and compare as numbers', () => {
    expect(potere).toEqual({
      Unauth: -1,
      None: 0,
      Minimal: 2,
      Client: 3,
      Seller: 5,
      Producer: 7,
      Admin: 8,
      Developer: 9,
    });
    expect(potere.Developer >= potere.Admin && potere.Minimal < potere.Client).toBe(true);
  });

  it('[USR-005] power is Admin for types 2 and 4, Minimal for 1, 3 and 5', () => {
    const poteri = [1, 2, 3, 4, 5].map((tipo) =>
      computePotere({ tipologiaUtente: tipo as 1 | 2 | 3 | 4 | 5, sviluppatore: false }),
    );
    expect(poteri).toEqual([2, 8, 2, 8, 2]);
  });

  it('power is Developer for the vendor administrator or with the explicit flag, Unauth without a user', () => {
    expect(computePotere({ tipologiaUtente: 0, sviluppatore: false })).toBe(9);
    expect(computePotere({ tipologiaUtente: 3, sviluppatore: true })).toBe(9);
    expect(computePotere(null)).toBe(-1);
  });

  it('client profiles, declaration states and purposes are those of the specification', () => {
    expect(tipoProfiloCliente).toEqual({ STUDIO: 0, PRIVATO: 1, AZIENDA: 2 });
    expect(statoDichiarazione).toEqual(['Aperta', 'Chiusa']);
    expect(finalitaDichiarazione).toEqual([
      'Ordinaria',
      'Integrativa',
      'Ricalcolo',
      'Simulazione',
      'Duplicata',
      'Flusso Separato',
    ]);
    expect(Object.keys(statoCivile)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
  });

  it('limits and times are those of the specification', () => {
    expect(costanti).toMatchObject({
      PREFISSO_COOKIE: 'ELMAS_',
      DURATA_SESSIONE_SECONDI: 36_000,
      PROFILE_CACHE_MS: 30_000,
      LOADING_DELAY_MS: 500,
      RIGHE_PER_PAGINA: 50,
      DICHIARAZIONI_PER_LOTTO: 50,
    });
    expect(costanti.skin).toEqual(['dark', 'light-blue', 'black', 'orange', 'green']);
    expect(costanti.caratteri).toEqual(['open sans', 'source sans pro', 'quicksand', 'jura']);
  });
});
