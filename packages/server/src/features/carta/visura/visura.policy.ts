import { requisitoApplicativo } from '@quadra/contract';
import { allow, isDiStudio } from '../../../http/policy.ts';

export const leggiVisure = allow('leggi', 'visure', () => true, requisitoApplicativo.VISURE);
/** A search spends the credits of the studio, and its rows become properties of its clients: of who works there. */
export const scriviVisure = allow('scrivi', 'visure', isDiStudio, requisitoApplicativo.VISURE);
