import { describe, expect, it } from 'vitest';
import {
  findAcquisto,
  findErrore,
  findNotifica,
  listPulsanti,
  makeVista,
  pulsantiVista,
} from './vista-pagina.ts';

const vuota = makeVista('Gestori');

describe('the view of a page', () => {
  it('[RTE-032] each flag shows exactly its button', () => {
    expect(listPulsanti(vuota)).toEqual([]);
    for (const nome of pulsantiVista) {
      const pulsanti = { ...vuota.pulsanti, [nome]: true };
      expect(listPulsanti({ ...vuota, pulsanti })).toEqual([nome]);
    }
    expect(pulsantiVista).toHaveLength(7);
  });

  it('[RTE-032] [RTE-012] [ERR-028] the error flag fills the box with the message, or with the common words', () => {
    expect(findErrore({ ...vuota, messaggioErrore: 'M' })).toBeNull();
    expect(findErrore({ ...vuota, isErrore: true, messaggioErrore: 'M' })).toBe('M');
    expect(findErrore({ ...vuota, isErrore: true })).toBe('Operazione non riuscita.');
  });

  it('[RTE-032] a success becomes a notification of its model, kind, time', () => {
    expect(findNotifica(vuota)).toBeNull();
    const riuscita = { ...vuota, isRiuscita: true };
    expect(findNotifica(riuscita)?.tipo).toBe('success');
    const notifica = { modello: 'Scheda salvata.', tipo: 'info' } as const;
    expect(findNotifica({ ...riuscita, notifica, restaAperta: true, durata: 800 })).toEqual({
      tipo: 'info',
      testo: 'Scheda salvata.',
      resto: { restaAperta: true, durata: 800 },
    });
  });

  it('[RTE-032] the purchase flag opens the window with its message and the credits left', () => {
    const vista = { ...vuota, messaggioAcquisto: 'Crediti finiti.', creditiResidui: 2 };
    expect(findAcquisto(vista)).toBeNull();
    expect(findAcquisto({ ...vista, isAcquisto: true })).toEqual({
      messaggio: 'Crediti finiti.',
      creditiResidui: 2,
    });
  });
});
