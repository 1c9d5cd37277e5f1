import {
  documentiAnswer,
  documento,
  documentoExtra,
  listAnswer,
  listQuery,
  percorsi,
} from '@quadra/contract';
import { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { setAllegato, withCaricamento } from '../../../http/caricamento.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { leggiDocumenti, scriviDocumenti } from './documento.policy.ts';
import { listDocumenti } from './documento.queries.ts';
import { deleteDocumento, getDocumento, openDocumento, storeDocumenti } from './documento.service.ts';

const unId = z.object({ id: z.string() });

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.documentoLista,
  titolo: 'Documenti dei clienti',
  accesso: leggiDocumenti,
  corpo: listQuery,
  campiTesto: ['Nome', 'Tipo'],
  risposta: listAnswer(documento),
  handle: ({ trx, corpo }) => listDocumenti(trx, corpo),
});

/** The files are read before any transaction begins: a slow line must not hold a connection. */
const carica = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.documento,
  titolo: 'Caricamento di documenti: uploadFile0, uploadFile1 ..., IdAnagrafica, tipo',
  accesso: scriviDocumenti,
  formato: 'multipart',
  stato: 201,
  limite: { quante: 30, secondi: 60 },
  risposta: documentiAnswer,
  handle: async ({ servizi, sessione, richiesta }) => {
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    const data = await withCaricamento({ richiesta, servizi }, documentoExtra, ({ file, extra }) => {
      const massimoByte = servizi.config.spazioStudioByte;
      const dati = { idAnagrafica: extra.IdAnagrafica, tipo: extra.tipo, file, massimoByte };
      return withTenant(servizi.db, sessione, (trx) => storeDocumenti(trx, chi, dati));
    });
    return { data };
  },
});

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.documentoUno,
  titolo: 'Un documento, senza il contenuto',
  accesso: leggiDocumenti,
  parametri: unId,
  risposta: z.object({ data: documento }),
  handle: async ({ trx, parametri }) => ({ data: (await getDocumento(trx, parametri.id)).documento }),
});

const scarica = rotta({
  metodo: 'GET',
  percorso: percorsi.documentoFile,
  titolo: 'Il file di un documento, come allegato',
  accesso: leggiDocumenti,
  parametri: unId,
  handle: async ({ trx, parametri, risposta }) => {
    const { documento: uno, contenuto } = await openDocumento(trx, parametri.id);
    setAllegato(risposta, { nome: uno.Nome, formato: uno.Formato });
    return contenuto;
  },
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.documentoUno,
  titolo: 'Eliminazione di un documento',
  accesso: scriviDocumenti,
  parametri: unId,
  stato: 204,
  handle: async ({ trx, sessione, richiesta, parametri }) => {
    await deleteDocumento(trx, { sessione, ip: normalizeIp(richiesta.ip) }, parametri.id);
    return undefined;
  },
});

export const documentoRotte: readonly Rotta[] = [lista, carica, leggi, scarica, elimina];
