import { requisiti, requisitoApplicativo, tipologiaUtente, tipoProfiloCliente } from '@quadra/contract';
import { allow, isConsulente, isDiStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

const MODULO = requisitoApplicativo.PRECOMPILATA;
/** Not of who works for himself: it is an intermediary that asks. */
const isDiProfessionisti = ({ profilo: { studio } }: Sessione): boolean =>
  studio === null || studio.tipoProfiloCliente === tipoProfiloCliente.STUDIO;
const canChiedere = (sessione: Sessione): boolean =>
  isDiStudio(sessione) && isDiProfessionisti(sessione) && !isConsulente(sessione);

export const leggiPrecompilate = allow('elenca', 'precompilate', isDiProfessionisti, MODULO);
const scrive = { ...MODULO, ...requisiti.scriviDichiarazioni };
/** Who makes the declarations of a studio asks for what they begin from. */
export const scriviPrecompilate = allow('scrivi', 'precompilate', canChiedere, scrive);
/** An order is of all its clients: who sees some groups alone would see half of it. */
export const scriviOrdini = allow(
  'scrivi',
  'ordini',
  (sessione) => canChiedere(sessione) && sessione.gruppi === null,
  scrive,
);
export const configuraOrdini = allow(
  'configura',
  'ordini',
  (sessione) => canChiedere(sessione) && sessione.tipologia === tipologiaUtente.AMM_STU,
  MODULO,
);
export const esportaPrecompilate = allow(
  'esporta',
  'precompilate',
  (sessione) => isDiProfessionisti(sessione) && !isConsulente(sessione),
  { ...MODULO, ...requisiti.esporta730 },
);
