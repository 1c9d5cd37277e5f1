import { iresSocieta } from '../../../regole/ires.ts';
import type { Scheda } from '../../scheda.ts';
import { makeAccontiQuadro } from '../acconti.ts';
import { listControlliComuni, quadroAC, quadroDI, quadroRU } from '../comuni.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeScheda, nonGestito } from '../scheda-di-anni.ts';
import { controlloRisultato, controlloRisultatoAssente, quadroRF, quadroRN } from './quadri.ts';

/** Redditi Società di Capitali: the quadri of the form, from its public index. */
export const redditiSc = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'redditi-sc',
    titolo: 'Redditi Società di Capitali',
    risultati: [{ nome: 'IRES', debito: ['RN23.1'], credito: ['RN24.1'] }],
    controlli: [
      controlloRisultato,
      controlloRisultatoAssente,
      ...listControlliComuni(iresSocieta.creditiImprese),
    ],
    quadri: [
      makeFrontespizio({ soggetto: 'società', ruoli: 'società', isa: true }),
      quadroRF,
      quadroRN,
      makeAccontiQuadro(iresSocieta.anticipi, ['RN']),
      nonGestito('PN', 'Imputazione del reddito del trust trasparente o misto', 'Trust'),
      nonGestito('TN', 'Imputazione del reddito per trasparenza', 'Trasparenza'),
      nonGestito('GN', 'Determinazione del reddito complessivo ai fini del consolidato', 'Consolidato'),
      nonGestito(
        'GC',
        'Determinazione del reddito complessivo ai fini del consolidato, in parte per trasparenza',
        'Consolidato misto',
      ),
      nonGestito('NI', 'Interruzione della tassazione di gruppo', 'Interruzione del gruppo'),
      nonGestito('RI', 'Fondi pensione, imposta sostitutiva', 'Fondi pensione'),
      nonGestito('RM', 'Redditi a tassazione separata e imposta sostitutiva', 'Tassazione separata'),
      nonGestito('RQ', 'Altre imposte'),
      quadroRU,
      nonGestito('FC', 'Redditi dei soggetti controllati non residenti', 'Imprese estere'),
      nonGestito('RJ', 'Imprese marittime (tonnage tax)', 'Tonnage tax'),
      nonGestito('RA', 'Redditi dei terreni', 'Terreni'),
      nonGestito('RB', 'Redditi dei fabbricati', 'Fabbricati'),
      nonGestito('RH', 'Redditi di partecipazione', 'Partecipazioni'),
      nonGestito('RL', 'Altri redditi'),
      nonGestito('RT', 'Plusvalenze di natura finanziaria', 'Plusvalenze'),
      nonGestito('RS', 'Prospetti vari'),
      nonGestito('RO', 'Amministratori, rappresentanti e organo di controllo', 'Amministratori'),
      nonGestito('RK', 'Cessione delle eccedenze IRES nell’ambito del gruppo', 'Cessione eccedenze'),
      nonGestito('RW', 'Investimenti e attività finanziarie all’estero', 'Attività estere'),
      nonGestito(
        'RV',
        'Riconciliazione dei dati di bilancio e fiscali, operazioni straordinarie',
        'Riconciliazione',
      ),
      quadroAC,
      nonGestito('TR', 'Imposizione in uscita e valori in ingresso', 'Trasferimento'),
      nonGestito('OP', 'Comunicazioni per i regimi opzionali', 'Regimi opzionali'),
      quadroDI,
      nonGestito('CE', 'Credito per redditi prodotti all’estero', 'Redditi esteri'),
      nonGestito('CP', 'Concordato preventivo biennale', 'Concordato', { dal: 2025 }),
      nonGestito('RX', 'Compensazioni e rimborsi', 'Compensazioni'),
    ],
  });
