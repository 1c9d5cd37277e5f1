import { tipoProfiloCliente } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { stepIntero, withIdentita, withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { insertEvento } from './busta.queries.ts';
import { getBusta, tell } from './busta.service.ts';
import { concludeBusta } from './esito.ts';
import { holdLinkVivi, listDaRicordare, listScadute, updatePromemoria } from './semplice.queries.ts';
import { listAttesiDi, remindSemplice } from './semplice.service.ts';

const STUDI_PER_VOLTA = 100;
type Con = Pick<Servizi, 'db' | 'posta' | 'cifratura' | 'indirizzoPubblico'>;
const CASA = { utenteId: null, ip: null } as const;

/** Who cannot be written to now (no address any more) is tried again at the next day of reminders: the others are reminded. */
const leaveRifiutato = (errore: unknown): undefined => {
  if (!(errore instanceof DomainError)) throw errore;
};

/** Whoever signs holds his link before the envelope: so does the round, and leaves it to who has one. */
async function holdUna(trx: Trx, quale: { readonly studio_id: number; readonly id: string }) {
  if (!(await holdLinkVivi(trx, quale))) return undefined;
  const busta = await getBusta(trx, quale.id, { isTenuta: true });
  return busta.stato === 'Inviato' ? busta : undefined;
}

async function followAlcune(trx: Trx, con: Con, adesso: Date): Promise<number> {
  const scadute = await listScadute(trx, adesso);
  for (const quale of scadute) {
    const busta = await holdUna(trx, quale);
    if (!busta) continue;
    await concludeBusta(trx, busta, 'scaduta', [], adesso, CASA);
    await insertEvento(trx, {
      ...{ studio_id: busta.studio_id, evento_id: `scaduta:${busta.id}`, busta_id: busta.id },
      tipo: 'signature_request.expired',
    });
  }
  const daRicordare = await listDaRicordare(trx, adesso);
  for (const quale of daRicordare) {
    const busta = await holdUna(trx, quale);
    if (!busta) continue;
    await updatePromemoria(trx, busta, adesso);
    for (const { ordine } of await listAttesiDi(trx, busta)) {
      const mandato = stepIntero(trx, () => remindSemplice(trx, con, busta, adesso, ordine));
      if (await mandato.catch(leaveRifiutato)) await tell(trx, busta, CASA, 'sollecito busta', { ordine });
    }
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
