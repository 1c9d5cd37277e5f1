import type { Scheda } from '../../scheda.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda, nonGestito } from '../scheda-di-anni.ts';

/** Redditi Società di Persone: the quadri of the form, from its public index. */
export const redditiSp = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'redditi-sp',
    titolo: 'Redditi Società di Persone',
    quadri: [
      makeFrontespizio({ soggetto: 'società', ruoli: 'ente', isa: true }),
      nonGestito('RF', 'Impresa in contabilità ordinaria', 'Impresa, ordinaria'),
      nonGestito('RG', 'Impresa in contabilità semplificata', 'Impresa, semplificata'),
      nonGestito('RE', 'Lavoro autonomo'),
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
      nonGestito('RN', 'Redditi della società da imputare ai soci', 'Redditi dei soci'),
      nonGestito('RO', 'Amministratori, soci e ritenute riattribuite', 'Soci'),
      nonGestito('RS', 'Prospetti vari'),
      nonGestito('RW', 'Investimenti e attività finanziarie all’estero', 'Attività estere'),
      nonGestito('AC', 'Comunicazione dell’amministratore di condominio', 'Amministratore di condominio'),
      nonGestito('FC', 'Imprese estere controllate', 'Imprese estere'),
      nonGestito('TR', 'Trasferimento della residenza all’estero', 'Trasferimento'),
      nonGestito('OP', 'Comunicazioni per i regimi opzionali', 'Regimi opzionali'),
      nonGestito('DI', 'Dichiarazione integrativa'),
      nonGestito('RU', 'Crediti concessi alle imprese', 'Crediti alle imprese'),
      nonGestito('CP', 'Concordato preventivo biennale', 'Concordato', { dal: 2025 }),
      nonGestito('RX', 'Compensazioni e rimborsi', 'Compensazioni'),
    ],
  });
