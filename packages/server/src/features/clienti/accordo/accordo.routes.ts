import { accordo, accordoExtra, listAnswer, listQuery, percorsi } from '@quadra/contract';
import { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { setAllegato, withCaricamento } from '../../../http/caricamento.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { eliminaAccordi, leggiAccordi, scriviAccordi } from './accordo.policy.ts';
import { listAccordi } from './accordo.queries.ts';
import { deleteAccordo, openAccordo, storeAccordo } from './accordo.service.ts';

const unId = z.object({ id: z.string() });

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.accordoLista,
  titolo: 'Contratti e nomine a responsabile degli studi, dal più recente',
  accesso: leggiAccordi,
  corpo: listQuery,
  campiTesto: ['Nome', 'Tipo'],
  risposta: listAnswer(accordo),
  handle: ({ trx, corpo }) => listAccordi(trx, corpo),
});

/** The file is read before any transaction begins: a slow line must not hold a connection. */
const carica = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.accordo,
  titolo: 'Caricamento di un contratto o di una nomina firmati: uploadFile0, IdStudio, Tipo, Data',
  accesso: scriviAccordi,
  formato: 'multipart',
  stato: 201,
  limite: { quante: 30, secondi: 60 },
  risposta: z.object({ data: accordo }),
  handle: async ({ servizi, sessione, richiesta }) => {
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    const data = await withCaricamento({ richiesta, servizi }, accordoExtra, ({ file, extra }) => {
      const massimoByte = servizi.config.spazioStudioByte;
      const dati = { scritto: extra, file, massimoByte, adesso: servizi.now() };
      return withTenant(servizi.db, sessione, (trx) => storeAccordo(trx, chi, dati));
    });
    return { data };
  },
});

const scarica = rotta({
  metodo: 'GET',
  percorso: percorsi.accordoFile,
  titolo: 'Il file di un contratto o di una nomina, come allegato',
  accesso: leggiAccordi,
  parametri: unId,
  handle: async ({ trx, parametri, risposta }) => {
    const { contenuto, ...file } = await openAccordo(trx, parametri.id);
    setAllegato(risposta, file);
    return contenuto;
  },
});

const elimina = rotta({
  metodo: 'DELETE',
  percorso: percorsi.accordoUno,
  titolo: 'Eliminazione di un contratto o di una nomina caricati per errore',
  accesso: eliminaAccordi,
  parametri: unId,
  stato: 204,
  handle: async ({ trx, sessione, richiesta, parametri }) => {
    await deleteAccordo(trx, { sessione, ip: normalizeIp(richiesta.ip) }, parametri.id);
    return undefined;
  },
});

export const accordoRotte: readonly Rotta[] = [lista, carica, scarica, elimina];
