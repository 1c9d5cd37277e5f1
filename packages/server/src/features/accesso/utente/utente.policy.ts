import { type AzioneUtente, type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import { allow, isConsulente, isFornitore } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import type { Utente } from './utente.queries.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;
const amministratori: readonly TipologiaUtente[] = [AMM_ELMAS, AMM_STU, AMM_GES];
const isAmministratore = ({ tipologia }: Sessione): boolean => amministratori.includes(tipologia);

/** Administrators, each in his place; the vendor's consultant looks. */
export const elencaUtenti = allow(
  'elenca',
  'utenti',
  (sessione) => isAmministratore(sessione) || isConsulente(sessione),
);
export const scriviUtenti = allow('scrivi', 'utenti', isAmministratore);

/** The types of user a session may invite. */
export function listTipologieAmmesse({ tipologia }: Pick<Sessione, 'tipologia'>): readonly TipologiaUtente[] {
  if (tipologia === AMM_ELMAS) return [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES, AMM_STU, OP_STU];
  if (tipologia === AMM_GES) return [AMM_GES, OP_GES, AMM_STU, OP_STU];
  return tipologia === AMM_STU ? [AMM_STU, OP_STU] : [];
}

/** Who made the place is put out of it only from above: by the vendor, or by the gestore of the studio. */
export const canTogliere = (sessione: Sessione, utente: Pick<Utente, 'primoAmministratore' | 'tipologia'>) =>
  !utente.primoAmministratore ||
  isFornitore(sessione) ||
  (sessione.tipologia === AMM_GES && utente.tipologia === AMM_STU);

/** What a session may do to a user it reaches. */
export function listAzioni(sessione: Sessione, utente: Utente): AzioneUtente[] {
  if (!isAmministratore(sessione)) return [];
  const isTogliibile = utente.id !== sessione.utenteId && canTogliere(sessione, utente);
  const possibili: Record<AzioneUtente, boolean> = {
    modifica: true,
    disattiva: utente.attivo && isTogliibile,
    riattiva: !utente.attivo && utente.attivatoIl !== null,
    elimina: isTogliibile,
    reset: utente.attivo && utente.id !== sessione.utenteId,
    credenziali: utente.attivo && utente.id !== sessione.utenteId,
    attivazione: utente.attivatoIl === null,
  };
  return (Object.keys(possibili) as AzioneUtente[]).filter((azione) => possibili[azione]);
}
