import { type PassoRadar, passiRadar, statoTelematico, type TipoDichiarazione } from '@quadra/contract';
import type { Data } from '@quadra/values';
import { describe, expect, it } from 'vitest';
import {
  computePasso,
  computeTermine,
  findUrgente,
  isBlocco,
  type Situazione,
  statiFermi,
} from './radar.rules.ts';

const pronta: Situazione = {
  stato: 'Aperta',
  statiQuadri: { RC: 'completo', FR: 'completo', RA: 'assente' },
  quadri: ['FR', 'RA', 'RC'],
  riepilogo: { esito: 'completo', manca: null, bloccante: null },
  dataImpegno: '2025-09-30',
  isStampata: false,
  hasTracciato: true,
  telematico: 'Non inviato',
};
const chiusa: Situazione = { ...pronta, stato: 'Chiusa' };
const stampata: Situazione = { ...chiusa, isStampata: true };
const incompleto = { esito: 'incompleto', manca: 'RC1.3', bloccante: null };

type Caso = readonly [passo: PassoRadar, situazione: Situazione, vista: string, chiave?: string];
const casi: readonly Caso[] = [
  ['Controlli bloccanti', { ...pronta, riepilogo: { bloccante: 'RC6.1#2' } }, 'quadroRC', 'RC6.1#2'],
  ['Da compilare', { ...pronta, statiQuadri: { RC: 'aperto', FR: 'aperto' } }, 'quadroFR'],
  ['Incompleta', { ...pronta, riepilogo: incompleto }, 'quadroRC', 'RC1.3'],
  ['Incompleta', { ...pronta, riepilogo: { esito: 'incompleto' } }, 'riepilogo'],
  ['Manca data impegno', { ...pronta, dataImpegno: null }, 'quadroFR'],
  ['Manca data impegno', { ...stampata, dataImpegno: null }, 'quadroFR'],
  ['Da chiudere', pronta, 'riepilogo'],
  ['Manca data impegno', { ...stampata, dataImpegno: null, telematico: 'Da inviare' }, 'quadroFR'],
  ['Da stampare', chiusa, 'riepilogo'],
  ['Da stampare', { ...chiusa, riepilogo: incompleto }, 'riepilogo'],
  ['Telematico da creare', stampata, 'telematico'],
  ['Da consegnare', { ...stampata, hasTracciato: false }, 'telematico'],
  ['Da inviare', { ...stampata, telematico: 'Da inviare' }, 'telematico'],
  ['Scartata', { ...stampata, telematico: 'Scartata' }, 'telematico'],
  ['Scartata', { ...stampata, telematico: 'Non congrua' }, 'telematico'],
  ['Annullata', { ...stampata, telematico: 'Annullata' }, 'telematico'],
  ['Attesa ricevuta', { ...stampata, telematico: 'Inviata' }, 'telematico'],
  ['Attesa ricevuta', { ...stampata, telematico: 'Ricevuta mancante' }, 'telematico'],
  ['Accolta', { ...stampata, telematico: 'Accolta con pagamento' }, 'telematico'],
];

describe('the step of a declaration', () => {
  it.each(casi.map((caso) => ({ caso, nome: caso[0] })))(
    '$nome',
    ({ caso: [passo, situazione, vista, chiave] }) => {
      expect(computePasso(situazione)).toMatchObject({ passo, vista, chiave: chiave ?? null });
    },
  );

  it('is each of those there are, but for what is not created', () => {
    const provati = new Set(casi.map(([passo]) => passo));
    expect(passiRadar.filter((passo) => !provati.has(passo))).toEqual(['Non creata']);
  });

  it('counts the quadri still open, and begins from the first of the form', () => {
    const aperta = computePasso({ ...pronta, statiQuadri: { RC: 'aperto', RA: 'aperto', FR: 'completo' } });
    expect(aperta).toEqual({ passo: 'Da compilare', vista: 'quadroRA', chiave: null, quadriAperti: 2 });
  });

  it('blocks as the states of its filing say', () => {
    for (const telematico of statoTelematico) {
      const { passo } = computePasso({ ...stampata, telematico });
      expect([telematico, isBlocco(passo)]).toEqual([telematico, !statiFermi.includes(telematico)]);
    }
  });

  it('of several is the earliest in the order of the work', () => {
    const urgente = findUrgente([
      { passo: 'Accolta' },
      { passo: 'Da stampare' },
      { passo: 'Attesa ricevuta' },
    ]);
    expect(urgente).toEqual({ passo: 'Da stampare' });
    expect(findUrgente([])).toBeUndefined();
  });
});

describe('the due date', () => {
  const scadenze = [
    { adempimento: 'CU', per: 'Redditi di lavoro autonomo', data: '2025-03-16', verificato: false },
    { adempimento: 'CU', data: '2025-03-17', verificato: false },
    { adempimento: 'Redditi PF', data: '2025-10-31', verificato: false },
  ] as const;
  const computeIl = (tipo: TipoDichiarazione, oggi: Data) =>
    computeTermine(tipo, { anno: 2025, scadenze, oggi, tardiva: 90 });
  it('is the one for everybody, with the days left', () => {
    expect(computeIl('Persone fisiche', '2025-10-01')).toEqual({
      ...{ tipo: 'Persone fisiche', scadenza: '2025-10-31', giorni: 30, chiusa: false },
    });
    expect(computeIl('Certificazione unica', '2025-03-20').giorni).toBe(-3);
  });
  it('is not said where it is not handled', () => {
    expect(computeIl('IMU', '2025-10-01')).toMatchObject({ scadenza: null, giorni: null, chiusa: false });
  });
  it('is of a season that ends when a late declaration is not valid any more, without one with its year', () => {
    const chiuse = (oggi: Data) =>
      (['Certificazione unica', 'Persone fisiche', 'IMU'] as const).map(
        (tipo) => computeIl(tipo, oggi).chiusa,
      );
    expect(chiuse('2025-06-15')).toEqual([false, false, false]);
    expect(chiuse('2025-06-16')).toEqual([true, false, false]);
    expect(chiuse('2026-01-29')).toEqual([true, false, false]);
    expect(chiuse('2026-01-30')).toEqual([true, true, true]);
    const senza = { anno: 2019, scadenze: [], oggi: '2020-04-01' as Data, tardiva: 90 };
    expect(computeTermine('IVA', senza).chiusa).toBe(true);
  });
});
