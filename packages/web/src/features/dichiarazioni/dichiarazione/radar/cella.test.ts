import { passiRadar } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import { describeCella, describeScadenza, findMeta, findOstacolo, nameIntera } from './cella.ts';
import type { CellaRadar } from './radar.api.ts';

const cella: CellaRadar = {
  tipo: 'Persone fisiche',
  passo: 'Da compilare',
  idDichiarazione: 'd1',
  finalita: 'Ordinaria',
  vista: 'quadroRC',
  chiave: null,
  quadriAperti: 3,
  blocca: true,
  conclusa: false,
  inCaricoA: null,
  scadenza: '2025-10-31',
  giorni: 12,
  altre: 0,
};
const riga = {
  idAnagrafica: 'a1',
  idStudio: 1,
  denominazione: '',
  codiceFiscale: '',
  celle: [cella],
  dovuto: null,
  delega: null,
};
const say = (altro: Partial<CellaRadar>) => describeCella({ ...cella, ...altro }).testo;

describe('a cell of the radar', () => {
  it('names the quadro, the casella, the purpose and what else there is', () => {
    expect(say({})).toBe('Da compilare: RC e altri 2');
    expect(say({ quadriAperti: 1 })).toBe('Da compilare: RC');
    expect(say({ passo: 'Incompleta', chiave: 'RC6.1' })).toBe('Manca RC6 col. 1');
    expect(say({ passo: 'Incompleta', vista: 'riepilogo' })).toBe('Incompleta');
    expect(say({ passo: 'Controlli bloccanti', chiave: 'RA1.2' })).toBe('Controllo bloccante: RA1 col. 2');
    expect(say({ passo: 'Da chiudere', finalita: 'Integrativa', altre: 2 })).toBe(
      'Da chiudere, integrativa, altre 2',
    );
    for (const passo of passiRadar) expect(say({ passo })).not.toBe('');
  });

  it('says how many days are left or are past, and nothing of what is over', () => {
    expect(describeScadenza(cella)?.testo).toBe('tra 12 gg');
    expect(describeScadenza({ ...cella, giorni: -3 })).toMatchObject({
      testo: 'scaduta da 3 gg',
      scaduta: true,
    });
    // Of another season: the day, without an alarm on each row.
    expect(
      describeScadenza({ ...cella, conclusa: true, scadenza: '2025-10-31', giorni: -393 }),
    ).toMatchObject({
      testo: 'era il 31/10/2025',
      scaduta: false,
    });
    expect(describeScadenza({ ...cella, scadenza: null, giorni: null })?.intera).toBe('Scadenza non gestita');
    expect(describeScadenza({ ...cella, blocca: false })).toBeNull();
  });

  it('is what the client waits for first: what blocks, then the nearest term', () => {
    const find = (...celle: Partial<CellaRadar>[]) =>
      findOstacolo({ ...riga, celle: celle.map((una) => ({ ...cella, ...una })) })?.tipo;
    expect(find({ tipo: '730', giorni: 2 }, { tipo: 'IVA', passo: 'Scartata', giorni: 30 })).toBe('IVA');
    expect(find({ tipo: '770', giorni: 9 }, { tipo: '730', giorni: 2 }, { tipo: 'IMU', giorni: null })).toBe(
      '730',
    );
    expect(find({ blocca: false, passo: 'Accolta' }, { conclusa: true })).toBeUndefined();
  });

  it('is named whole, with what is written in it', () => {
    expect(nameIntera('Mai aperto, 0 giorni', 'Link inviato')).toBe('Mai aperto, 0 giorni: Link inviato');
    expect(nameIntera('Da compilare: RC', 'RC')).toBe('Da compilare: RC');
    expect(nameIntera('Manca RC6', 'RC')).toBe('Manca RC6: RC');
  });

  it('leads to the casella, the quadro, or the client', () => {
    const params = { anno: '2025', id: 'd1', vista: 'quadroRC' };
    expect(findMeta(riga, cella, 2025)).toEqual({ to: '/dichiarazione/$anno/$id/$vista', params });
    expect(findMeta(riga, { ...cella, chiave: 'RC1.3' }, 2025)).toMatchObject({ params, hash: 'RC1.3' });
    expect(findMeta(riga, undefined, 2025)).toEqual({ to: '/anagrafica/$id', params: { id: 'a1' } });
  });
});
