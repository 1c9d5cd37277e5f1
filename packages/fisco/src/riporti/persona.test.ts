import { describe, expect, it } from 'vitest';
import { isDellaPersona, readPersona, writePersona } from './persona.ts';

const figlio = { relazione: 'F1', codiceFiscale: 'A', mesiCarico: 12, percentuale: 50, mesiDetrazione: 0 };
const coniuge = { relazione: 'C', codiceFiscale: 'B', mesiCarico: 6, percentuale: 100, mesiDetrazione: 6 };
const persona = {
  codiceFiscale: 'RSSMRA80A01H501U',
  cognome: 'Rossi',
  nome: 'Mario',
  dataNascita: '1980-01-01',
  statoCivile: 2,
  domicilio: 'H501',
  domicilioDopo: 'F205',
  familiari: [figlio, coniuge],
};
const righi = Object.fromEntries(
  [...writePersona(persona, 2025).values()]
    .flatMap((caselle) => Object.entries(caselle))
    .flatMap(([chiave, valore]) => (valore === null ? [] : [[chiave, valore]])),
);

describe('the person in Redditi PF', () => {
  it('[ANA-014] has the spouse on the first rigo, the others after, and empties those left', () => {
    expect(righi).toMatchObject({ 'FA1.1': 'C', 'FA1.10': 6, 'FA2.1': 'F1', 'FA2.5': 12, 'FR2.5': '2' });
    const nonna = { ...figlio, relazione: 'G' };
    const conNonna = { ...persona, familiari: [nonna] };
    expect(writePersona(conNonna, 2026).get('familiari')).toMatchObject({ 'FA2.1': 'G', 'FA2.6': 12 });
    expect(writePersona(conNonna, 2025).get('familiari')).toMatchObject({ 'FA2.1': 'A', 'FA2.5': 12 });
    expect(writePersona(persona, 2025).get('familiari')).toMatchObject({ 'FA2.10': null, 'FA5.4': null });
  });

  it('[ANA-013] is read back as it was written, only what changed, never the codice fiscale', () => {
    const sue = Object.keys(righi).filter(isDellaPersona);
    expect(sue).not.toContain('FR2.1');
    const { codiceFiscale: _, domicilio: __, domicilioDopo: domicilio, ...altro } = persona;
    expect(readPersona(righi, sue, 2025)).toEqual({ ...altro, domicilio, familiari: [coniuge, figlio] });
    expect(readPersona(righi, ['FR2.3'], 2025)).toEqual({ nome: 'Mario' });
    expect(readPersona({}, ['FR2.3', 'FR2.5'], 2025)).toEqual({ nome: null, statoCivile: 0 });
  });
});
