import { requisiti, tipologiaUtente } from '@quadra/contract';
import { canScrivere, hasRequisito, type UtenteMisurato } from '../../../api/requisiti.ts';
import { isSolaLettura, readChi, type Utente } from '../../../api/sessione.ts';

/**
 * What the pages offer on the clients; the server decides. Each button asks what its call asks; a new client is of a studio,
 * that who has none of his own chooses.
 */
export function computePermessi(
  utente: UtenteMisurato & Pick<Utente, 'tipologiaUtente' | 'sessione' | 'studio'>,
) {
  const modifica = canScrivere(utente, requisiti.scriviAnagrafiche);
  return {
    crea: modifica,
    modifica,
    /** Who keeps his own record alone has no other code to give it. */
    correggeCodice: modifica && readChi(utente) === 'studio',
    elimina: canScrivere(utente, requisiti.eliminaAnagrafiche),
    esporta: !isSolaLettura(utente) && hasRequisito(utente, requisiti.esportaElenchi),
    dichiara: canScrivere(utente, requisiti.scriviDichiarazioni),
    scriveDocumenti: canScrivere(utente, requisiti.scriviDocumenti),
    riservatezza: utente.tipologiaUtente === tipologiaUtente.AMM_STU && !isSolaLettura(utente),
    scegliStudio: modifica && utente.studioId === null,
  };
}
