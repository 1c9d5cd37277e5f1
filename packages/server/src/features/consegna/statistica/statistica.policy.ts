import { tipologiaUtente, type VistaStatistica } from '@quadra/contract';
import { allow, type Permesso } from '../../../http/policy.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES } = tipologiaUtente;
const legge = (cosa: VistaStatistica, ...tipi: readonly number[]): Permesso =>
  allow('leggi', `statistiche ${cosa}`, ({ tipologia }) => tipi.length === 0 || tipi.includes(tipologia));

/** Each counts what who asks sees elsewhere: whoever lists declarations and clients counts them, and so on. */
export const leggiStatistica: Readonly<Record<VistaStatistica, Permesso>> = {
  dichiarazioni: legge('dichiarazioni'),
  clienti: legge('clienti'),
  gestori: legge('gestori', AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES),
  utenti: legge('utenti', AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES),
  crediti: legge('crediti', AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES),
};

const venditori: readonly number[] = [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES];
/** What is sold is seen by who sells it. */
export const leggiVendite = allow('leggi', 'vendite', ({ tipologia }) => venditori.includes(tipologia));
