import type { Trx } from '../../../db/pool.ts';
import { authorize } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { keepUnico } from '../../clienti/documento/documento.public.ts';
import type { Chi } from './busta.service.ts';
import { type Chiesto, fonti } from './fonti.ts';

/**
 * Makes what is to be signed from the thing it is of and keeps it among the documents of its client; the same bytes that wait
 * there already are not kept twice. Answers the document that goes into the envelope.
 * @throws NON_AUTORIZZATO, NON_TROVATO, RICHIESTA_NON_VALIDA, F24_IN_QUESTO_STATO, SPAZIO_ESAURITO
 */
export async function keepDaFirmare(trx: Trx, servizi: Servizi, chi: Chi, chiesto: Chiesto): Promise<string> {
  const { Tipo: tipo } = chiesto;
  const fonte = fonti[tipo];
  authorize(chi.sessione, fonte.permesso);
  const { nome, pdf, ...diChi } = await fonte.make(trx, servizi, chiesto);
  return keepUnico(trx, chi, {
    ...diChi,
    tipo,
    file: { campo: 'uploadFile0', nome, contenuto: pdf },
    massimoByte: servizi.config.spazioStudioByte,
  });
}
