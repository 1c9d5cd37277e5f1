import { tipoProfiloCliente } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withIdentita, withTenant } from '../../../db/tenancy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { repeatCollegamento } from '../../base/collegamento/collegamento.public.ts';
import { listDaRicordare, updateRichiesta } from './richiesta.queries.ts';
import { writeLettera } from './richiesta.service.ts';

const STUDI_PER_VOLTA = 100;

async function remindAlcune(
  trx: Trx,
  con: Pick<Servizi, 'posta' | 'cifratura'>,
  adesso: Date,
): Promise<number> {
  let mandati = 0;
  for (const r of await listDaRicordare(trx, adesso)) {
    const link = { studio_id: r.studio_id, id: r.collegamento_id };
    if (!(await repeatCollegamento(trx, con, link, adesso, writeLettera(r.documento, 'promemoria'))))
      continue;
    await updateRichiesta(trx, r, { promemoria: r.promemoria + 1, promemoria_il: adesso });
    await writeRegistro(trx, {
      ...{ studioId: r.studio_id, utenteId: null, ip: null, azione: 'promemoria al cliente' },
      ...{ entita: 'dichiarazione', entitaId: r.dichiarazione_id },
      dopo: { documento: r.documento, promemoria: r.promemoria + 1 },
    });
    mandati += 1;
  }
  return mandati;
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

/** Reminds the clients of what was asked and did not come: each reminder once, whoever runs it. Answers how many left. */
export async function remindClienti(
  servizi: Pick<Servizi, 'db' | 'posta' | 'cifratura'>,
  adesso: Date,
): Promise<number> {
  const studi = await withIdentita(servizi.db, listStudi);
  let mandati = 0;
  while (studi.length > 0) {
    const alcuni = { studi: studi.splice(0, STUDI_PER_VOLTA) };
    mandati += await withTenant(servizi.db, alcuni, (trx) => remindAlcune(trx, servizi, adesso));
  }
  return mandati;
}
