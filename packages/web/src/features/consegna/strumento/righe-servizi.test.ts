import { describe, expect, it } from 'vitest';
import { listServiziMisurati } from './righe-servizi.ts';

const stato = {
  ...{ il: '2026-11-23T10:38:00Z', versione: '0.3.0', processoDal: '2026-11-11T10:00:00Z' },
  database: { dal: '2026-10-23T10:00:00Z', connessioni: 22, massime: 60, byte: 1, ritardi: [0.4, 3, null] },
  lavori: { inCoda: 16, inCorso: 3, attesaSecondi: 0 },
  servizi: [
    { nome: 'Firma', stato: 'Risponde' as const, simulato: true, dal: null, misuratoIl: null },
    { nome: 'SDI', stato: 'Non risponde' as const, simulato: true, dal: null, misuratoIl: null },
    { nome: 'PayPal', stato: 'Spento' as const, simulato: false, dal: null, misuratoIl: null },
  ],
};

describe('the services of the house as they are shown', () => {
  it('a simulator is never said to be working, and what is off is not silent', () => {
    const righe = listServiziMisurati(stato, undefined);
    const tipi = Object.fromEntries(righe.map(({ nome, tipo, stato: parola }) => [nome, [tipo, parola]]));
    expect(tipi.Firma).toEqual(['simulato', 'Simulato']);
    expect(tipi.SDI).toEqual(['errore', 'Non risponde']);
    expect(tipi.PayPal).toEqual(['assente', 'Spento']);
  });

  it('a copy that follows is even within a second; the mail says what is stopped', () => {
    const posta = { spedisce: true, conteggi: { inviateOggi: 214, errori: 9, nonSpedite: 0 } };
    const righe = listServiziMisurati(stato, posta);
    expect(
      righe.filter(({ nome }) => nome.includes('copia calda')).map(({ tipo, figura }) => [tipo, figura]),
    ).toEqual([
      ['fatto', 'ritardo 0,4 s'],
      ['attenzione', 'ritardo 3,0 s'],
      ['assente', 'ritardo non noto'],
    ]);
    expect(righe.find(({ nome }) => nome === 'Posta in uscita')).toMatchObject({
      ...{ tipo: 'attenzione', figura: '214 inviate oggi, 9 ferme' },
    });
    const senza = listServiziMisurati(stato, { ...posta, spedisce: false });
    expect(senza.find(({ nome }) => nome === 'Posta in uscita')?.tipo).toBe('assente');
  });
});
