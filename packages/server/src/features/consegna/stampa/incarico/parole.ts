import { type IntermediarioFilo, removeControlli, type TipoTestoIncarico } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../../db/pool.ts';
import { getNomeStudio } from '../../../clienti/anagrafica/anagrafica.public.ts';
import { fillSegnaposti, readVigenti } from '../../../versamenti/incarico/incarico.public.ts';
import { type Contribuente, listSegnaposti } from './foglio-incarico.rules.ts';

/** Which words: of what, for which year, in favour of whom, on which day. */
export interface Quali {
  readonly tipo: TipoTestoIncarico;
  readonly anno: number;
  readonly intermediario: IntermediarioFilo | null;
  readonly adesso: Date;
}

/** A text with the names of a client in its places. */
export async function fillParole(
  trx: Trx,
  cliente: Contribuente & { readonly idStudio: number },
  testo: string,
  { anno, intermediario, adesso }: Quali,
): Promise<string> {
  const studio = await getNomeStudio(trx, cliente.idStudio);
  const dati = listSegnaposti(cliente, intermediario, { studio, anno, oggi: giornoDiRoma(adesso) });
  return removeControlli(fillSegnaposti(testo, dati));
}

/** The words that the studio of a client wrote, for a year; null where it has none of its own. */
export async function findParole(
  trx: Trx,
  cliente: Contribuente & { readonly idStudio: number },
  quali: Quali,
): Promise<string | null> {
  const vigente = (await readVigenti(trx, cliente.idStudio, quali.anno)).get(quali.tipo);
  if (vigente === undefined || vigente.provenienza === 'predefinito') return null;
  return fillParole(trx, cliente, vigente.testo, quali);
}
