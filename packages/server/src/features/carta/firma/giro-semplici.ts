import { tipoProfiloCliente } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { stepIntero, withIdentita, withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { insertEvento } from './busta.queries.ts';
import { getBusta, tell } from './busta.service.ts';
import { concludeBusta } from './esito.ts';
import { listDaRicordare, listScadute, updatePromemoria } from './semplice.queries.ts';
import { remindSemplice } from './semplice.service.ts';

const STUDI_PER_VOLTA = 100;
type Con = Pick<Servizi, 'db' | 'posta' | 'cifratura' | 'indirizzoPubblico'>;
const CASA = { utenteId: null, ip: null } as const;

/** Who cannot be written to now (no address any more) is tried again at the next day of reminders: the others are reminded. */
const leaveRifiutato = (errore: unknown): undefined => {
  if (!(errore instanceof DomainError)) throw errore;
};

async function followAlcune(trx: Trx, con: Con, adesso: Date): Promise<number> {
  const scadute = await listScadute(trx, adesso);
  for (const id of scadute) {
    const busta = await getBusta(trx, id);
    await concludeBusta(trx, busta, 'scaduta', [], adesso, CASA);
    await insertEvento(trx, {
      ...{ studio_id: busta.studio_id, evento_id: `scaduta:${id}`, busta_id: id },
      tipo: 'signature_request.expired',
    });
  }
  const daRicordare = await listDaRicordare(trx, adesso);
  for (const id of daRicordare) {
    const busta = await getBusta(trx, id);
    if (busta.stato !== 'Inviato') continue;
    await updatePromemoria(trx, busta, adesso);
    const ordine = await stepIntero(trx, () => remindSemplice(trx, con, busta, adesso)).catch(leaveRifiutato);
    if (ordine !== undefined) await tell(trx, busta, CASA, 'sollecito busta', { ordine });
  }
  return scadute.length + daRicordare.length;
}

const listStudi = async (trx: Trx): Promise<number[]> => {
  const righe = await trx
    .selectFrom('studio')
    .select('id')
    .where('tipo_profilo_cliente', '=', tipoProfiloCliente.STUDIO)
    .orderBy('id')
    .execute();
  return righe.map(({ id }) => id);
};

/** Envelopes of the house: those past their day are over, of the others who has to sign is reminded. Answers how many. */
export async function followSemplici(con: Con, adesso: Date): Promise<number> {
  const studi = await withIdentita(con.db, listStudi);
  let seguite = 0;
  while (studi.length > 0) {
    const alcuni = { studi: studi.splice(0, STUDI_PER_VOLTA) };
    seguite += await withTenant(con.db, alcuni, (trx) => followAlcune(trx, con, adesso));
  }
  return seguite;
}
