import { type AttoRichiesta730, passaggiRichiesta730, type StatoRichiesta730 } from '@quadra/contract';
import { DomainError } from '../../../http/domain-error.ts';

/** @throws PASSAGGIO_RICHIESTA when one state may not follow the other */
export function requirePassaggio(da: StatoRichiesta730, a: StatoRichiesta730): StatoRichiesta730 {
  if (!passaggiRichiesta730[da].includes(a)) throw new DomainError('PASSAGGIO_RICHIESTA');
  return a;
}

/** What an act by hand makes of a request. An undone cancellation leaves it as it was: received, or sent and no more. */
export function computeDopo(atto: AttoRichiesta730, isRicevuta: boolean): StatoRichiesta730 {
  if (atto === 'crea') return 'Creata';
  if (atto === 'ritira') return 'Non creata';
  if (atto === 'annulla') return 'Annullamento Creato';
  return isRicevuta ? 'Ricevuta' : 'Inviata';
}

/** The words of an answer, for one client. */
export type EsitoRiga = 'Ricevuta' | 'Rifiutata' | 'Annullata';

/** What an answer makes of a request that is out. @throws PASSAGGIO_RICHIESTA */
export function computeDopoEsito(
  da: StatoRichiesta730,
  esito: EsitoRiga,
  isRicevuta: boolean,
): StatoRichiesta730 {
  if (da === 'Annullamento Inviato') {
    if (esito === 'Annullata') return 'Non creata';
    if (esito === 'Rifiutata') return isRicevuta ? 'Ricevuta' : 'Inviata';
    throw new DomainError('PASSAGGIO_RICHIESTA');
  }
  if (da !== 'Inviata' || esito === 'Annullata') throw new DomainError('PASSAGGIO_RICHIESTA');
  return esito === 'Ricevuta' ? 'Ricevuta' : 'Creata';
}
