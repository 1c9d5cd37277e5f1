import type { delegheUnicheFile } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../../db/pool.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { listFogli } from './delega-unica.queries.ts';
import { computeScadenza, daConcludere } from './delega-unica.rules.ts';
import { getUnica } from './delega-unica.service.ts';

type FileDeleghe = z.output<typeof delegheUnicheFile>['data'];

async function writeUna(trx: Trx, id: string): Promise<FileDeleghe['Deleghe'][number]> {
  const d = await getUnica(trx, id);
  if (!daConcludere.includes(d.stato)) throw new DomainError('DELEGA_UNICA_STATO');
  return {
    Id: d.id,
    CodiceFiscale: d.codice_fiscale,
    Denominazione: d.denominazione,
    Intermediario: { CodiceFiscale: d.intermediario_codice, Denominazione: d.intermediario_nome },
    Aree: d.aree ?? d.aree_chieste,
    DataConferimento: d.conferita_il,
    Scadenza: d.scadenza ?? computeScadenza(giornoDiRoma(d.chiesta_il)),
    Fogli: (await listFogli(trx, d)).map(({ nome, sha256 }) => ({
      Nome: nome,
      Sha256: sha256.toString('hex'),
    })),
  };
}

/**
 * Signed deleghe for who sends them, in a layout of ours: that of the exchange is not public.
 * @throws NON_TROVATO, DELEGA_UNICA_STATO for one that is not signed
 */
export async function exportUniche(trx: Trx, ids: readonly string[]): Promise<FileDeleghe> {
  const Deleghe = [];
  for (const id of new Set(ids)) Deleghe.push(await writeUna(trx, id));
  return { Formato: 'quadra-delega-unica-1', Invio: 'non gestito', Deleghe };
}
