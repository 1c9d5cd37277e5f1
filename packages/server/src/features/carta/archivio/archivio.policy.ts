import { requisiti, requisitoApplicativo, tipologiaUtente } from '@quadra/contract';
import { allow, isConsulente, isDiStudio } from '../../../http/policy.ts';

export const leggiArchivio = allow('leggi', 'pacchetti', () => true, requisitoApplicativo.ARCHIVIAZIONE);
const scrive = { ...requisitoApplicativo.ARCHIVIAZIONE, ...requisiti.scriviDocumenti };
/** The credentials of the conservator are of the studio: who sees all its clients hands documents over. */
export const scriviArchivio = allow(
  'scrivi',
  'pacchetti',
  (sessione) => isDiStudio(sessione) && !isConsulente(sessione) && sessione.gruppi === null,
  scrive,
);
/** Taking back what was frozen is of the administrator of the studio. */
export const annullaArchivio = allow(
  'annulla',
  'pacchetti',
  ({ tipologia }) => tipologia === tipologiaUtente.AMM_STU,
  scrive,
);
