import {
  type BancaF24Filo,
  type bancaF24Request,
  type SceltaBancaF24Filo,
  testiCampo,
} from '@quadra/contract';
import { toEuro } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { readEstratto } from '../../commercio/pagamento/pagamento.public.ts';
import { listInBanca, type ModelloLetto } from './banca.queries.ts';
import { listCodiciFiscali, matchMovimenti } from './banca.rules.ts';
import { findVersante } from './f24.queries.ts';

const writeScelta = (m: ModelloLetto): SceltaBancaF24Filo => ({
  Id: m.id,
  IdAnagrafica: m.anagrafica_id,
  Denominazione: m.denominazione,
  CodiceFiscale: m.codice_fiscale,
  Numero: m.numero,
  Anno: m.anno,
  Data: m.data,
  Saldo: toEuro(m.saldo),
  Stato: m.stato,
});

/**
 * What left the account by a bank statement, each movement with the model it seems to have paid. Nothing is written.
 * @throws RICHIESTA_NON_VALIDA for a file that is no statement, NON_TROVATO (the client)
 */
export async function proposePagamenti(
  trx: Trx,
  { Contenuto, IdAnagrafica: anagraficaId }: z.output<typeof bancaF24Request>,
): Promise<BancaF24Filo> {
  if (anagraficaId !== null && !(await findVersante(trx, anagraficaId))) throw new DomainError('NON_TROVATO');
  const movimenti = readEstratto(Contenuto);
  if (movimenti === null)
    throw new DomainError('RICHIESTA_NON_VALIDA', {
      modelState: { Contenuto: [testiCampo.ESTRATTO_NON_LETTO] },
    });
  const modelli = await listInBanca(trx, {
    anagraficaId,
    importi: [...new Set(movimenti.map(({ importo }) => Math.abs(importo)))],
    codici: [...new Set(movimenti.flatMap(({ descrizione }) => listCodiciFiscali(descrizione)))],
  });
  const abbinati = matchMovimenti(movimenti, modelli);
  return {
    Altri: movimenti.length - abbinati.length,
    Righe: abbinati.map(({ riga, movimento, esito, scelte }) => ({
      Riga: riga,
      Data: movimento.data,
      Importo: toEuro(Math.abs(movimento.importo)),
      Descrizione: movimento.descrizione,
      Esito: esito,
      Scelte: scelte.map(writeScelta),
    })),
  };
}
