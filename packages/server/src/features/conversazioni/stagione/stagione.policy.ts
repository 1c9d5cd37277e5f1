import { allow, isDiStudio } from '../../../http/policy.ts';

/** The work of a studio is told to its own people: each row asks besides what its list asks. */
export const leggiStagione = allow('leggi', 'stagione', isDiStudio);
