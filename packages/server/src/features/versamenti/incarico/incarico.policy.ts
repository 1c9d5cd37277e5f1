import { requisiti, tipologiaUtente, tipoProfiloCliente } from '@quadra/contract';
import { allow, isConsulente } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';

/** Not of who works for himself: these words are of a studio for its clients. */
const isDiProfessionisti = ({ profilo: { studio } }: Sessione): boolean =>
  studio === null || studio.tipoProfiloCliente === tipoProfiloCliente.STUDIO;

export const leggiTestiIncarico = allow('leggi', 'testi degli incarichi', isDiProfessionisti);
/** What the clients sign is decided by the administrator of the studio, as its settings are. */
export const scriviTestiIncarico = allow(
  'scrivi',
  'testi degli incarichi',
  (sessione) => isDiProfessionisti(sessione) && sessione.tipologia === tipologiaUtente.AMM_STU,
);
/** A print is kept among the documents of the client. */
export const stampaIncarichi = allow(
  'stampa',
  'incarichi',
  (sessione) => isDiProfessionisti(sessione) && !isConsulente(sessione),
  requisiti.scriviDocumenti,
);
