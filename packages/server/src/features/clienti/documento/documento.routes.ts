import {
  autografaExtra,
  documentiAnswer,
  documento,
  documentoExtra,
  documentoModifica,
  documentoSpazio,
  documentoVerifica,
  documentoVersioni,
  listAnswer,
  listQuery,
  percorsi,
} from '@quadra/contract';
import { z } from 'zod';
import { withTenant } from '../../../db/tenancy.ts';
import { setAllegato, withCaricamento } from '../../../http/caricamento.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { readTesti } from '../../base/lettura/lettura.public.ts';
import { leggiDocumenti, leggiSpazio, scriviDocumenti } from './documento.policy.ts';
import { countDocumenti, listDocumenti, listVersioni, sumSpazio } from './documento.queries.ts';
import {
  changeDocumento,
  deleteDocumento,
  getDocumento,
  keepAutografa,
  openDaFirmare,
  openDocumento,
  openVersione,
  storeDocumenti,
  verifyDocumento,
} from './documento.service.ts';
import { extractFogli, prepareFogli } from './foglio-autografo.ts';

const unId = z.object({ id: z.string() });

const lista = rotta({
  metodo: 'POST',
  percorso: percorsi.documentoLista,
  titolo: 'Documenti dei clienti',
  accesso: leggiDocumenti,
  corpo: listQuery,
  campiTesto: ['Nome', 'Tipo', 'Denominazione'],
  risposta: listAnswer(documento),
  handle: ({ trx, corpo }) => listDocumenti(trx, corpo),
});

/** The files are read before any transaction begins: a slow line must not hold a connection. */
const carica = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.documento,
  titolo: 'Caricamento di documenti: uploadFile0, uploadFile1 ..., IdAnagrafica, Anno, tipo',
  accesso: scriviDocumenti,
  formato: 'multipart',
  stato: 201,
  limite: { quante: 30, secondi: 60 },
  risposta: documentiAnswer,
  handle: async ({ servizi, sessione, richiesta }) => {
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    const data = await withCaricamento({ richiesta, servizi }, documentoExtra, async ({ file, extra }) => {
      const testi = await readTesti(file, sessione.utenteId);
      const dati = {
        ...{ idAnagrafica: extra.IdAnagrafica ?? null, idStudio: extra.IdStudio, anno: extra.Anno },
        ...{ tipo: extra.tipo, file, testi, massimoByte: servizi.config.spazioStudioByte },
      };
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

const modifica = rotta({
  metodo: 'PUT',
  percorso: percorsi.documentoUno,
  titolo: 'Tipo, anno e tag di un documento',
  accesso: scriviDocumenti,
  parametri: unId,
  corpo: documentoModifica,
  risposta: z.object({ data: documento }),
  handle: async ({ trx, sessione, richiesta, parametri, corpo }) => ({
    data: await changeDocumento(trx, { sessione, ip: normalizeIp(richiesta.ip) }, parametri.id, corpo),
  }),
});

const autografa = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.documentoAutografa,
  titolo:
    'La scansione di un documento firmato a mano (uploadFile0): è il documento firmato, quello stampato resta',
  accesso: scriviDocumenti,
  formato: 'multipart',
  parametri: unId,
  limite: { quante: 30, secondi: 60 },
  risposta: z.object({ data: documento }),
  handle: async ({ servizi, sessione, richiesta, parametri }) => {
    const chi = { sessione, ip: normalizeIp(richiesta.ip) };
    const { spazioStudioByte: massimoByte } = servizi.config;
    const data = await withCaricamento({ richiesta, servizi }, autografaExtra, async ({ file, extra }) => {
      const { Pagine, Versione: versione } = extra;
      const [intero] = file;
      const suo =
        intero && Pagine
          ? { ...intero, contenuto: await extractFogli(sessione.utenteId, intero.contenuto, Pagine) }
          : intero;
      return withTenant(servizi.db, sessione, (trx) =>
        keepAutografa(trx, chi, parametri.id, { file: suo, massimoByte, versione }),
      );
    });
    return { data };
  },
});

/** Sheets are made after the transaction has ended: they take their time. */
const fogli = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.documentoFogli,
  titolo: 'Un PDF da firmare su carta: al piede di ogni foglio il codice con cui la scansione lo ritrova',
  accesso: leggiDocumenti,
  parametri: unId,
  handle: async ({ servizi, sessione, parametri, risposta }) => {
    const daFirmare = await withTenant(servizi.db, sessione, (trx) => openDaFirmare(trx, parametri.id));
    const contenuto = await prepareFogli(sessione.utenteId, daFirmare);
    setAllegato(risposta, { nome: daFirmare.nome, formato: 'application/pdf' });
    return contenuto;
  },
});

const versioni = rotta({
  metodo: 'GET',
  percorso: percorsi.documentoVersioni,
  titolo: 'I file che un documento aveva prima di quello in uso',
  accesso: leggiDocumenti,
  parametri: unId,
  risposta: documentoVersioni,
  handle: async ({ trx, parametri: { id } }) => {
    const { studioId } = await getDocumento(trx, id);
    return { data: await listVersioni(trx, { studioId, id }) };
  },
});

const scaricaVersione = rotta({
  metodo: 'GET',
  percorso: percorsi.documentoVersioneFile,
  titolo: 'Uno dei file che un documento aveva prima, come allegato',
  accesso: leggiDocumenti,
  parametri: z.object({ id: z.string(), numero: z.coerce.number().int().min(1).max(10_000) }),
  handle: async ({ trx, parametri, risposta }) => {
    const { nome, formato, contenuto } = await openVersione(trx, parametri.id, parametri.numero);
    setAllegato(risposta, { nome, formato });
    return contenuto;
  },
});

const verifica = rotta({
  metodo: 'GET',
  percorso: percorsi.documentoVerifica,
  titolo: 'Rilegge il file di un documento e ne confronta l’impronta con quella scritta all’arrivo',
  accesso: leggiDocumenti,
  parametri: unId,
  risposta: documentoVerifica,
  handle: async ({ servizi, trx, parametri }) => ({
    data: {
      ...(await verifyDocumento(trx, parametri.id)),
      VerificatoIl: servizi.now().toISOString(),
    },
  }),
});

const spazio = rotta({
  metodo: 'GET',
  percorso: percorsi.documentoSpazio,
  titolo: 'Quanto spazio occupano i documenti dello studio, e se un antivirus li guarda',
  accesso: leggiSpazio,
  risposta: documentoSpazio,
  handle: async ({ servizi, trx, sessione }) => {
    const studioId = requireStudio(sessione, undefined);
    return {
      data: {
        Documenti: await countDocumenti(trx, studioId),
        Byte: await sumSpazio(trx, studioId),
        MassimoByte: servizi.config.spazioStudioByte,
        Antivirus: servizi.config.antivirus !== null,
      },
    };
  },
});

export const documentoRotte: readonly Rotta[] = [
  lista,
  carica,
  spazio,
  leggi,
  modifica,
  scarica,
  autografa,
  fogli,
  versioni,
  scaricaVersione,
  verifica,
  elimina,
];
