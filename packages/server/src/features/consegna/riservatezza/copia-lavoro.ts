import { COPIA_DATI, copiaDatiRequest, testiCopia, titoliLavoro } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import { stepLimitati, withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Genere } from '../../base/lavoro/lavoro.public.ts';
import { writeFileZip } from '../../base/lavoro/scarico.public.ts';
import { makeZip, readCopia } from './copia.ts';
import { copiaDati } from './riservatezza.policy.ts';

/** The copy of everything there is about a client: a zip for who asked, after saying again who he is. */
export const copiaDatiLavoro: Genere<z.output<typeof copiaDatiRequest>> = {
  nome: COPIA_DATI,
  azione: 'copia dei dati',
  isRiservato: true,
  parametri: copiaDatiRequest,
  getTitolo: () => titoliLavoro.copiaDati,
  getPermesso: () => copiaDati,
  check: async (trx, _sessione, { IdAnagrafica }) => {
    const riga = await stepLimitati(trx, () =>
      trx.selectFrom('anagrafica').select('id').where('id', '=', IdAnagrafica).executeTakeFirst(),
    );
    if (riga === undefined) throw new DomainError('NON_TROVATO');
    return 1;
  },
  run: async (svolgimento, { IdAnagrafica }) => {
    const { db, cifratura, now } = svolgimento.servizi;
    const autore = await svolgimento.getAutore();
    await svolgimento.clearFile();
    const zip = await withTenant(db, { ...autore, limitati: true }, async (trx) =>
      makeZip(trx, await readCopia(trx, cifratura, IdAnagrafica), now()),
    );
    await writeFileZip(svolgimento, zip);
    await svolgimento.setAvanzamento({ fatte: 1, totale: 1 });
    return { nome: testiCopia.nomeFile(giornoDiRoma(now())), tipo: 'application/zip' };
  },
};
