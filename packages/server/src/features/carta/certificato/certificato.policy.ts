import { requisiti, tipologiaUtente } from '@quadra/contract';
import { allow, isConsulente, isDiStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

const isAmministratore = ({ tipologia }: Sessione) => tipologia === tipologiaUtente.AMM_STU;

export const leggiCertificato = allow('leggi', 'certificato di firma', isDiStudio);
/** As the other secrets of a studio, it is of its administrator. */
export const scriviCertificato = allow('scrivi', 'certificato di firma', isAmministratore);
/** Who signs has its password. */
export const firmaConCertificato = allow(
  'firma',
  'certificato di firma',
  (sessione) => isDiStudio(sessione) && !isConsulente(sessione),
  requisiti.scriviDocumenti,
);
