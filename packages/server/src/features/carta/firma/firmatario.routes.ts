import {
  codiceMandatoAnswer,
  collegamentoBustaAnswer,
  collegamentoBustaDocumento,
  collegamentoBustaFirma,
  collegamentoBustaFirmata,
  collegamentoBustaLetta,
  collegamentoBustaRifiuto,
  collegamentoConCodice,
  collegamentoFatto,
  collegamentoLink,
  percorsi,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { FastifyRequest } from 'fastify';
import { setAllegato } from '../../../http/caricamento.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rottaPubblica } from '../../../http/rotta.ts';
import {
  hideEmail,
  noteApertura,
  sendCodice,
  withCodice,
  withLink,
} from '../../base/collegamento/collegamento.public.ts';
import {
  holdBusta,
  readDaFirmare,
  readDocumentoDaFirmare,
  refuseSemplice,
  signSemplice,
} from './firmatario.service.ts';

const limite = { quante: 60, secondi: 600 };
const FATTO = { data: { ok: true as const } };
const readChi = (richiesta: FastifyRequest, { Link, Codice }: { Link: string; Codice: string }) => ({
  link: Link,
  codice: Codice,
  ip: normalizeIp(richiesta.ip),
});

const apri = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.collegamentoBustaApri,
  titolo: 'Chi manda il link per firmare, e dove andrà il codice che lo apre',
  corpo: collegamentoLink,
  risposta: collegamentoBustaAnswer,
  limite,
  handle: async ({ servizi, corpo }) => ({
    data: await withLink(servizi, 'firma', corpo.Link, async (trx, c, adesso) => {
      await holdBusta(trx, c);
      await noteApertura(trx, c, adesso);
      return { Studio: c.nome_studio, Email: hideEmail(c.email), LinkScade: giornoDiRoma(c.scade_il) };
    }),
  }),
});

const codice = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.collegamentoBustaCodice,
  titolo: 'Manda per posta il codice con cui si legge e si firma',
  corpo: collegamentoLink,
  risposta: codiceMandatoAnswer,
  limite,
  handle: async ({ servizi, corpo }) => ({ data: { Email: await sendCodice(servizi, 'firma', corpo.Link) } }),
});

const leggi = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.collegamentoBustaLeggi,
  titolo: 'I documenti da firmare, a chi ha il link e il suo codice',
  corpo: collegamentoConCodice,
  risposta: collegamentoBustaLetta,
  limite,
  handle: async ({ servizi, richiesta, corpo }) => ({
    data: await withCodice(servizi, 'firma', readChi(richiesta, corpo), (trx, c) => readDaFirmare(trx, c)),
  }),
});

const file = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.collegamentoBustaFile,
  titolo: 'Un documento da firmare (application/pdf): che è stato aperto resta scritto',
  corpo: collegamentoBustaDocumento,
  limite,
  handle: async ({ servizi, richiesta, risposta, corpo }) => {
    const { nome, contenuto } = await withCodice(
      servizi,
      'firma',
      readChi(richiesta, corpo),
      (trx, c, adesso) => readDocumentoDaFirmare(trx, c, corpo.Documento, adesso),
    );
    setAllegato(risposta, { nome, formato: 'application/pdf' });
    return contenuto;
  },
});

const firma = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.collegamentoBustaFirma,
  titolo: 'La firma elettronica semplice di chi ha letto: con il codice, una volta sola',
  corpo: collegamentoBustaFirma,
  risposta: collegamentoBustaFirmata,
  limite,
  handle: async ({ servizi, richiesta, corpo }) => {
    const pagine = new Map(corpo.Pagine.map(({ Documento, Pagina }) => [Documento, Pagina]));
    const Conclusa = await signSemplice(servizi, { ...readChi(richiesta, corpo), pagine });
    return { data: { ok: true as const, Conclusa } };
  },
});

const rifiuta = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.collegamentoBustaRifiuta,
  titolo: 'Chi ha il link non firma, e dice perché',
  corpo: collegamentoBustaRifiuto,
  risposta: collegamentoFatto,
  limite,
  handle: async ({ servizi, richiesta, corpo }) => {
    await refuseSemplice(servizi, { ...readChi(richiesta, corpo), motivo: corpo.Motivo });
    return FATTO;
  },
});

/** The page of who signs by a link of the house. */
export const collegamentoFirmaRotte: readonly Rotta[] = [apri, codice, leggi, file, firma, rifiuta];
