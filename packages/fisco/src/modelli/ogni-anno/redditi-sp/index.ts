import type { Scheda } from '../../scheda.ts';
import { listControlliComuni, quadroAC, quadroDI, quadroRU } from '../comuni.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { controlloRisultato, quadroRF } from '../redditi-sc/quadri.ts';
import { makeScheda, nonGestito } from '../scheda-di-anni.ts';
import { controlli, quadroRE, quadroRG, quadroRN, quadroRO } from './quadri.ts';

/** Redditi Società di Persone: the quadri of the form, from its public index. */
export const redditiSp = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'redditi-sp',
    titolo: 'Redditi Società di Persone',
    controlli: [controlloRisultato, ...controlli, ...listControlliComuni()],
    maiVuota: true,
    quadri: [
      makeFrontespizio({ soggetto: 'società', ruoli: 'ente', isa: true }),
      { ...quadroRF, obbligatorio: false },
      quadroRG,
      quadroRE,
      nonGestito('RA', 'Redditi dei terreni', 'Terreni'),
      nonGestito('RB', 'Redditi dei fabbricati', 'Fabbricati'),
      nonGestito('RH', 'Redditi di partecipazione in società di persone', 'Partecipazioni'),
      nonGestito('RL', 'Altri redditi'),
      nonGestito('RD', 'Allevamento e produzioni agricole', 'Allevamento'),
      nonGestito('RJ', 'Imprese marittime', 'Imprese marittime'),
      nonGestito('RT', 'Plusvalenze di natura finanziaria', 'Plusvalenze'),
      nonGestito('RM', 'Tassazione separata e imposta sostitutiva', 'Tassazione separata'),
      nonGestito('RQ', 'Imposte sostitutive'),
      nonGestito(
        'RV',
        'Riconciliazione dei dati di bilancio e fiscali, operazioni straordinarie',
        'Riconciliazione',
      ),
      nonGestito('RP', 'Spese con detrazione'),
      quadroRN,
      quadroRO,
      nonGestito('RS', 'Prospetti vari'),
      nonGestito('RW', 'Investimenti e attività finanziarie all’estero', 'Attività estere'),
      quadroAC,
      nonGestito('FC', 'Imprese estere controllate', 'Imprese estere'),
      nonGestito('TR', 'Trasferimento della residenza all’estero', 'Trasferimento'),
      nonGestito('OP', 'Comunicazioni per i regimi opzionali', 'Regimi opzionali'),
      quadroDI,
      quadroRU,
      nonGestito('CP', 'Concordato preventivo biennale', 'Concordato', { dal: 2025 }),
      nonGestito('RX', 'Compensazioni e rimborsi', 'Compensazioni'),
    ],
  });
