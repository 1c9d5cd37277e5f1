import { writeRegistro } from '../../../../db/registro.queries.ts';
import { withIdentita } from '../../../../db/tenancy.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import { findUtentePerAccesso, lockPersona } from '../sessione.queries.ts';
import { endAltreSessioni } from '../sessioni-attive.queries.ts';
import { queueAvviso } from './avvisi.ts';
import { deleteTotp, endSfide, replaceCodici } from './fattore.queries.ts';
import { deleteTuttePasskey } from './passkey.queries.ts';

export interface Liberata {
  readonly nome: string;
  readonly app: boolean;
  readonly passkey: number;
  readonly sessioni: number;
}

/**
 * Takes every second step from a person who lost them, for who looks after the house and has recognised the person: the
 * recovery codes go too, every session ends, the person is told by mail, and the reason stays in the audit log.
 * @throws NON_TROVATO when nobody enters with that address, VERIFICA_NON_ATTIVA when there is nothing to take away
 */
export async function freePersona(
  servizi: Servizi,
  { email, motivo }: { readonly email: string; readonly motivo: string },
): Promise<Liberata> {
  const utente = await findUtentePerAccesso(servizi.db, { email });
  if (utente === undefined) throw new DomainError('NON_TROVATO');
  return withIdentita(servizi.db, async (trx) => {
    await lockPersona(trx, utente.id);
    const app = await deleteTotp(trx, utente.id);
    const passkey = await deleteTuttePasskey(trx, utente.id);
    if (!app && passkey === 0) throw new DomainError('VERIFICA_NON_ATTIVA');
    await replaceCodici(trx, utente.id, []);
    await endSfide(trx, utente.id);
    const sessioni = await endAltreSessioni(trx, utente.id, null);
    await writeRegistro(trx, {
      ...{ studioId: utente.studioId, utenteId: null, ip: null },
      ...{ azione: 'liberazione verifica', entita: 'utente', entitaId: utente.id },
      prima: { app, passkey },
      dopo: { motivo },
    });
    await queueAvviso(servizi, trx, 'verifica liberata', { email: utente.email });
    return { nome: utente.email, app, passkey, sessioni };
  });
}
