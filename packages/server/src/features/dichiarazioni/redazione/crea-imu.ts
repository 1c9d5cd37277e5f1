import { errori, type TipoImu } from '@quadra/contract';
import { loadImu } from '@quadra/fisco';
import { annoImposta } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { getAnagrafica } from '../../clienti/anagrafica/anagrafica.public.ts';
import { listComuni } from '../imu/imu.service.ts';
import { computeRighi } from '../imu/proposta.service.ts';
import { createPerComune, type PerComune } from './crea-per-comune.ts';

interface Richiesta {
  readonly anno: number;
  readonly tipo: TipoImu;
  readonly codici: readonly string[];
  /** Only this comune; null: those of the properties. */
  readonly comune: string | null;
}

/** What a client has to declare: the comuni where something changed in the tax year; all of his when nothing did. */
async function proposeDi(
  trx: Trx,
  idAnagrafica: string,
  { anno, tipo, comune }: Richiesta,
): Promise<PerComune[]> {
  const { isVariato } = await loadImu();
  const imposta = annoImposta(anno);
  const anagrafica = await getAnagrafica(trx, idAnagrafica);
  const tutti = await listComuni(trx, anagrafica, imposta);
  const chiesti = comune === null ? tutti : tutti.filter((uno) => uno.comune === comune);
  const isCambiato = (uno: (typeof tutti)[number]) => uno.voci.some(({ di }) => isVariato(di, imposta));
  const conVariazioni = chiesti.filter(isCambiato);
  const scelti = conVariazioni.length > 0 ? conVariazioni : chiesti;
  const proposte: PerComune[] = [];
  for (const uno of scelti)
    proposte.push({
      idAnagrafica,
      comune: uno.comune,
      righi: await computeRighi(anagrafica, uno, { anno, tipo }),
    });
  return proposte;
}

/**
 * Creates the declarations of some clients to the comuni of their properties, one for each comune; says why for those it
 * does not create.
 * @throws NESSUN_IMMOBILE_DA_IMPORTARE when none of the clients has a property, ANNO_NON_DISPONIBILE, NON_TROVATO
 */
export async function createImu(trx: Trx, autore: { utenteId: number }, richiesta: Richiesta) {
  const codici = [...new Set(richiesta.codici)];
  const perCliente = [];
  for (const codice of codici) perCliente.push({ codice, proposte: await proposeDi(trx, codice, richiesta) });
  const proposte = perCliente.flatMap((uno) => uno.proposte);
  if (proposte.length === 0) throw new DomainError('NESSUN_IMMOBILE_DA_IMPORTARE');
  const { create, scartate } = await createPerComune(trx, autore, richiesta, proposte);
  const senza = perCliente
    .filter((uno) => uno.proposte.length === 0)
    .map(({ codice }) => ({
      idAnagrafica: codice,
      comune: null,
      messaggio: errori.NESSUN_IMMOBILE_DA_IMPORTARE.testo,
    }));
  return { create, scartate: [...scartate, ...senza] };
}
