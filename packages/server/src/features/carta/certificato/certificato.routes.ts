import {
  certificatoAnswer,
  certificatoScritto,
  documento,
  firmaCertificatoRequest,
  firmeDelFileAnswer,
  percorsi,
} from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { requireStudio } from '../../../http/policy.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { leggiDocumenti } from '../../clienti/documento/documento.public.ts';
import { firmaConCertificato, leggiCertificato, scriviCertificato } from './certificato.policy.ts';
import {
  describeFirma,
  readFirmeDi,
  removeCertificato,
  saveCertificato,
  signConCertificato,
} from './certificato.service.ts';

const unId = z.object({ id: z.string() });
const readChi = ({ sessione, richiesta }: { sessione: Sessione; richiesta: FastifyRequest }) => ({
  sessione,
  ip: normalizeIp(richiesta.ip),
});
/** A password is not tried many times. */
const limite = { quante: 20, secondi: 60 };

const leggi = rotta({
  metodo: 'GET',
  percorso: percorsi.certificato,
  titolo: 'Il certificato con cui lo studio firma i PDF: di chi è e fino a quando vale',
  accesso: leggiCertificato,
  risposta: certificatoAnswer,
  handle: async ({ servizi, trx, sessione }) => ({
    data: await describeFirma(servizi, trx, requireStudio(sessione, undefined)),
  }),
});

const scrivi = rottaDiSessione({
  metodo: 'PUT',
  percorso: percorsi.certificato,
  titolo: 'Carica il certificato di firma (PKCS#12 in base64); la password si prova e non si conserva',
  accesso: scriviCertificato,
  corpo: certificatoScritto,
  risposta: certificatoAnswer,
  limite,
  handle: async ({ servizi, corpo, ...chiamata }) => ({
    data: await saveCertificato(servizi, readChi(chiamata), corpo),
  }),
});

const togli = rotta({
  metodo: 'DELETE',
  percorso: percorsi.certificato,
  titolo: 'Toglie il certificato di firma: ciò che ha firmato resta firmato',
  accesso: scriviCertificato,
  stato: 204,
  handle: async ({ trx, ...chiamata }) => {
    await removeCertificato(trx, readChi(chiamata));
    return undefined;
  },
});

/** Pages are signed outside every transaction: nothing is held meanwhile. */
const firma = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.documentoFirmaCertificato,
  titolo: 'Firma un PDF con il certificato dello studio (PAdES): il file di prima resta fra le versioni',
  accesso: firmaConCertificato,
  parametri: unId,
  corpo: firmaCertificatoRequest,
  risposta: z.object({ data: documento }),
  limite,
  handle: async ({ servizi, parametri, corpo, ...chiamata }) => ({
    data: await signConCertificato(servizi, readChi(chiamata), parametri.id, corpo),
  }),
});

const firme = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.documentoFirme,
  titolo: 'Le firme che un PDF contiene, lette dal file: chi, quando, se è ancora ciò che fu firmato',
  accesso: leggiDocumenti,
  parametri: unId,
  risposta: firmeDelFileAnswer,
  limite: { quante: 60, secondi: 60 },
  handle: async ({ servizi, sessione, parametri }) => ({
    data: await readFirmeDi(servizi, sessione, parametri.id),
  }),
});

export const certificatoRotte: readonly Rotta[] = [leggi, scrivi, togli, firma, firme];
