import { requisiti, tipologiaUtente, tipoProfiloCliente } from '@quadra/contract';
import { allow } from '../../../../http/policy.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';

const { AMM_STU, OP_STU } = tipologiaUtente;
const isDiStudio = ({ tipologia, profilo: { studio } }: Sessione): boolean =>
  (tipologia === AMM_STU || tipologia === OP_STU) && studio?.tipoProfiloCliente === tipoProfiloCliente.STUDIO;

/** Who closes declarations spends the credits of the studio: he may let the client pay instead. */
export const chiediPagamento = allow(
  'chiedi',
  'pagamento di una stampa',
  isDiStudio,
  requisiti.chiudiDichiarazioni,
);
export const leggiPagamentoChiesto = allow(
  'leggi',
  'pagamento di una stampa',
  isDiStudio,
  requisiti.chiudiDichiarazioni,
);
/** The requests of a studio, and those that its client received. */
export const leggiRichiestePagamento = allow(
  'elenca',
  'richieste di pagamento',
  ({ tipologia }) => tipologia === AMM_STU || tipologia === OP_STU,
  requisiti.chiudiDichiarazioni,
);
/** Who pays is the administrator of who was asked, as for what is bought. */
export const leggiDaPagare = allow(
  'leggi',
  'richiesta di pagamento',
  ({ tipologia }) => tipologia === AMM_STU,
);
export const pagaStampa = allow('paga', 'stampa', ({ tipologia }) => tipologia === AMM_STU);
