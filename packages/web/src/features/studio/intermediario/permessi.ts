import { tipologiaUtente } from '@quadra/contract';
import { isSolaLettura, type Utente } from '../../../api/sessione.ts';
import type { Intermediario } from './intermediario.api.ts';

const { AMM_ELMAS, AMM_STU, AMM_GES, OP_GES } = tipologiaUtente;

/** What the pages offer on the intermediaries; the server decides, this avoids shut doors. */
export function computePermessi(
  utente: Pick<Utente, 'tipologiaUtente' | 'sessione' | 'studioId'>,
  condivisi: boolean,
) {
  const { tipologiaUtente: tipo } = utente;
  const isDiGestore = tipo === AMM_GES || tipo === OP_GES;
  const crea =
    (tipo === AMM_ELMAS || isDiGestore || (tipo === AMM_STU && !condivisi)) && !isSolaLettura(utente);
  return {
    crea,
    /** Those of the vendor are not for a gestore to change. */
    maySalvare: (uno: Intermediario | null) =>
      crea && (uno === null || !condivisi || tipo === AMM_ELMAS || uno.nomeGestore !== null),
    scegliStudio: !condivisi && utente.studioId === null,
  };
}
