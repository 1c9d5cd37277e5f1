import type { Scheda } from '../../scheda.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda, nonGestito } from '../scheda-di-anni.ts';

/** Redditi Enti non Commerciali: the quadri of the form; their order is to be checked. */
export const redditiEnc = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'redditi-enc',
    titolo: 'Redditi Enti non Commerciali',
    quadri: [
      makeFrontespizio({ soggetto: 'società', ruoli: 'ente', isa: true }),
      nonGestito('RA', 'Redditi dei terreni', 'Terreni'),
      nonGestito('RB', 'Redditi dei fabbricati', 'Fabbricati'),
      nonGestito('RC', 'Reddito di enti a contabilità pubblica', 'Contabilità pubblica'),
      nonGestito('RD', 'Allevamento e produzioni agricole', 'Allevamento'),
      nonGestito('RE', 'Lavoro autonomo'),
      nonGestito('RF', 'Impresa in contabilità ordinaria', 'Impresa, ordinaria'),
      nonGestito('RG', 'Impresa in contabilità semplificata o forfetaria', 'Impresa, semplificata'),
      nonGestito('RH', 'Redditi di partecipazione', 'Partecipazioni'),
      nonGestito('RL', 'Altri redditi'),
      nonGestito('RT', 'Plusvalenze di natura finanziaria', 'Plusvalenze'),
      nonGestito('RM', 'Tassazione separata e imposta sostitutiva', 'Tassazione separata'),
      nonGestito('RN', 'Reddito complessivo e IRES', 'IRES'),
      nonGestito('PN', 'Imputazione del reddito del trust', 'Trust'),
      nonGestito('RQ', 'Imposte sostitutive'),
      nonGestito('RU', 'Crediti d’imposta'),
      nonGestito('RK', 'Cessione delle eccedenze IRES nell’ambito del gruppo', 'Cessione eccedenze'),
      nonGestito('RS', 'Prospetti vari'),
      nonGestito('RO', 'Amministratori, rappresentanti e organo di controllo', 'Amministratori'),
      nonGestito('RW', 'Investimenti e attività finanziarie all’estero', 'Attività estere'),
      nonGestito('AC', 'Comunicazione dell’amministratore di condominio', 'Amministratore di condominio'),
      nonGestito('FC', 'Imprese estere controllate', 'Imprese estere'),
      nonGestito('TR', 'Trasferimento della residenza all’estero', 'Trasferimento'),
      nonGestito('OP', 'Comunicazioni per i regimi opzionali', 'Regimi opzionali'),
      nonGestito('DI', 'Dichiarazione integrativa'),
      nonGestito('CE', 'Credito per redditi prodotti all’estero', 'Redditi esteri'),
      nonGestito('GN', 'Determinazione del reddito ai fini del consolidato', 'Consolidato'),
      nonGestito('NI', 'Interruzione della tassazione di gruppo', 'Interruzione del gruppo'),
      nonGestito('RX', 'Compensazioni e rimborsi', 'Compensazioni'),
    ],
  });
