import * as societa from '../../../regole/societa-persone.ts';
import type { Scheda } from '../../scheda.ts';
import { listControlliComuni, makeQuadroRU, quadroAC, quadroDI } from '../comuni.ts';
import { makeQuadroCP } from '../concordato-quadro.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { controlliRF, listControlliRate } from '../impresa/controlli.ts';
import { makeQuadroRF } from '../impresa/rf.ts';
import { makeScheda, nonGestito } from '../scheda-di-anni.ts';
import { imposteProprie, quadroSpese, redditiSenzaConti } from './altri-quadri.ts';
import { makeQuadroRE, makeQuadroRG } from './attivita.ts';
import { listControlli } from './controlli.ts';
import { makeQuadroRS, quadroRN } from './redditi.ts';
import { makeQuadroRO, quadroRX } from './soci.ts';

const makeCP = (anno: number) =>
  makeQuadroCP(
    anno,
    {
      regole: societa.concordatoImpresa,
      effettivo: societa.effettivoImpresa,
      minimo: societa.comodo.minimo,
    },
    { regole: societa.concordatoAutonomo, effettivo: societa.autonomo },
    ['RF', 'RG', 'RE', 'RS'],
  );
const PRIMO_CONCORDATO = 2025;

/** Redditi Società di Persone: the quadri of the form, from its public index. */
export const redditiSp = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'redditi-sp',
    titolo: 'Redditi Società di Persone',
    controlli: [...controlliRF, ...listControlliRate(anno), ...listControlli(anno), ...listControlliComuni()],
    maiVuota: true,
    quadri: [
      makeFrontespizio({ soggetto: 'società', ruoli: 'ente', isa: true }),
      { ...makeQuadroRF(anno, 'persone'), obbligatorio: false, dipendeDa: ['RS', 'RG'] },
      makeQuadroRG(anno),
      makeQuadroRE(anno),
      ...redditiSenzaConti,
      ...imposteProprie,
      nonGestito(
        'RV',
        'Riconciliazione dei dati di bilancio e fiscali, operazioni straordinarie',
        'Riconciliazione',
      ),
      quadroSpese,
      {
        ...quadroRN,
        dipendeDa: quadroRN.dipendeDa.filter((codice) => codice !== 'CP' || anno >= PRIMO_CONCORDATO),
      },
      makeQuadroRO(anno),
      makeQuadroRS(anno),
      nonGestito('RW', 'Investimenti e attività finanziarie all’estero', 'Attività estere'),
      quadroAC,
      nonGestito('FC', 'Imprese estere controllate', 'Imprese estere'),
      nonGestito('TR', 'Trasferimento della residenza all’estero', 'Trasferimento'),
      nonGestito('OP', 'Comunicazioni per i regimi opzionali', 'Regimi opzionali'),
      quadroDI,
      makeQuadroRU(anno),
      makeCP(anno),
      quadroRX,
    ],
  });
