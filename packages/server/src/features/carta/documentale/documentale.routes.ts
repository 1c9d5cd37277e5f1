import { fascicoloAnswer, percorsi, testiFascicolo } from '@quadra/contract';
import { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { setAllegato } from '../../../http/caricamento.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { leggiDocumenti } from '../../clienti/documento/documento.public.ts';
import { readFascicolo, streamFascicolo, toFascicoloFilo } from './fascicolo.service.ts';

const diCliente = z.object({ id: z.string().max(40), anno: z.coerce.number().int().min(2000).max(2099) });

const contenuto = rotta({
  metodo: 'GET',
  percorso: percorsi.fascicolo,
  titolo: 'Che cosa contiene il fascicolo di un cliente e di un anno, e quanto pesa',
  accesso: leggiDocumenti,
  parametri: diCliente,
  risposta: fascicoloAnswer,
  handle: async ({ trx, parametri: { id, anno } }) => ({
    data: toFascicoloFilo(await readFascicolo(trx, id, anno)),
  }),
});

/** The files are read one by one while the zip leaves: no transaction stays open for it. */
const scarica = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.fascicoloZip,
  titolo:
    'Il fascicolo: dichiarazioni, ricevute, F24 e documenti, con indice, impronte e la pagina che le verifica',
  accesso: leggiDocumenti,
  parametri: diCliente,
  limite: { quante: 10, secondi: 60 },
  handle: async ({ servizi, sessione, risposta, parametri: { id, anno } }) => {
    const letto = await withTenant(servizi.db, sessione, (trx) => readFascicolo(trx, id, anno), {
      isLettura: true,
    });
    setAllegato(risposta, {
      nome: testiFascicolo.file(letto.CodiceFiscale, anno),
      formato: 'application/zip',
    });
    return streamFascicolo(servizi, sessione, letto);
  },
});

export const documentaleRotte: readonly Rotta[] = [contenuto, scarica];
