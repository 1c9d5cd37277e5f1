import { tipologiaUtente } from '@quadra/contract';
import { allow } from '../../../http/policy.ts';

/** The studio answers for the data of its clients: its administrator alone copies and erases them. */
const isResponsabile = ({ tipologia }: { tipologia: number }) => tipologia === tipologiaUtente.AMM_STU;
export const leggiRiservatezza = allow('leggi', 'riservatezza', isResponsabile);
export const cancellaDati = allow('cancella', 'riservatezza', isResponsabile);
export const copiaDati = allow('copia', 'riservatezza', isResponsabile);
