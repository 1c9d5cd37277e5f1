import { expect, it } from 'vitest';
import type { MomentoPassato } from '../confronto/confronto.api.ts';
import { compareMomenti } from './differenze.ts';

const momento = (righi: MomentoPassato['righi'], netta: number, forzata?: number): MomentoPassato => ({
  versione: 1,
  quando: null,
  versioneProgramma: '2025.2',
  righi,
  forzature: forzata === undefined ? {} : { 'RN7.1': { valore: forzata, motivo: 'conguaglio' } },
  calcolati: { 'RN26.2': { stato: 'completo', valore: netta, precisione: 'esatto' } },
});

const QUADRI = ['FA', 'RC', 'RN'];

it('tells two moments apart in the order of the form: given, overridden, computed', () => {
  const prima = momento({ 'RC1.3': 100, 'RC6.1': 365 }, 10);
  const dopo = momento({ 'RC1.3': 200, 'FA1.1': 'C' }, 20, 5);
  expect(compareMomenti(prima, dopo, QUADRI)).toEqual({
    inserite: [
      { chiave: 'FA1.1', prima: null, dopo: 'C' },
      { chiave: 'RC1.3', prima: 100, dopo: 200 },
      { chiave: 'RC6.1', prima: 365, dopo: null },
    ],
    forzate: [{ chiave: 'RN7.1', prima: null, dopo: 5 }],
    calcolate: [{ chiave: 'RN26.2', prima: 10, dopo: 20 }],
  });
  expect(compareMomenti(prima, prima, QUADRI)).toEqual({ inserite: [], forzate: [], calcolate: [] });
});
