import {
  codiceMandatoAnswer,
  collegamentoChiestoAnswer,
  collegamentoConCodice,
  collegamentoFatto,
  collegamentoLink,
  collegamentoMancante,
  collegamentoMandato,
  collegamentoRichiestaAnswer,
  percorsi,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { withCaricamento } from '../../../http/caricamento.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rottaPubblica } from '../../../http/rotta.ts';
import {
  type Collegamento,
  hideEmail,
  noteApertura,
  sendCodice,
  withCodice,
  withLink,
} from '../../base/collegamento/collegamento.public.ts';
import { findDelCollegamento, type Richiesta } from './richiesta.queries.ts';
import { missRichiesta, receiveRichiesta } from './richiesta.service.ts';

const limite = { quante: 60, secondi: 600 };

async function getRichiesta(trx: Trx, c: Collegamento): Promise<Richiesta> {
  const sua = await findDelCollegamento(trx, c);
  if (!sua) throw new DomainError('CODICE_NON_VALIDO');
  return sua;
}

const apri = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.collegamentoRichiestaApri,
  titolo: 'Chi manda il link di una richiesta, e dove andrà il codice che lo apre',
  corpo: collegamentoLink,
  risposta: collegamentoRichiestaAnswer,
  limite,
  handle: async ({ servizi, corpo }) => ({
    data: await withLink(servizi, 'richiesta', corpo.Link, async (trx, c, adesso) => {
      await noteApertura(trx, c, adesso);
      return { Studio: c.nome_studio, Email: hideEmail(c.email), LinkScade: giornoDiRoma(c.scade_il) };
    }),
  }),
});

const codice = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.collegamentoRichiestaCodice,
  titolo: 'Manda per posta il codice che apre una richiesta a chi ne ha il link',
  corpo: collegamentoLink,
  risposta: codiceMandatoAnswer,
  limite,
  handle: async ({ servizi, corpo }) => ({
    data: { Email: await sendCodice(servizi, 'richiesta', corpo.Link) },
  }),
});

const leggi = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.collegamentoRichiestaLeggi,
  titolo: 'Il documento che si chiede, a chi ha il link e il suo codice',
  corpo: collegamentoConCodice,
  risposta: collegamentoChiestoAnswer,
  limite,
  handle: async ({ servizi, richiesta, corpo }) => {
    const chi = { link: corpo.Link, codice: corpo.Codice, ip: normalizeIp(richiesta.ip) };
    return {
      data: await withCodice(servizi, 'richiesta', chi, async (trx, c) => {
        const { documento, nota, anno } = await getRichiesta(trx, c);
        return { Cliente: c.denominazione, Documento: documento, Nota: nota, Anno: anno };
      }),
    };
  },
});

const mancante = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.collegamentoRichiestaMancante,
  titolo: 'Chi ha il link e il codice dice che il documento non ce l’ha, e perché',
  corpo: collegamentoMancante,
  risposta: collegamentoFatto,
  limite,
  handle: async ({ servizi, richiesta, corpo }) => {
    const chi = { link: corpo.Link, codice: corpo.Codice, ip: normalizeIp(richiesta.ip) };
    await withCodice(servizi, 'richiesta', chi, async (trx, c, adesso) => {
      const suo = { utenteId: null, ip: chi.ip, adesso };
      await missRichiesta(trx, suo, await getRichiesta(trx, c), corpo.Motivo);
    });
    return { data: { ok: true as const } };
  },
});

/** Who has no link sends no file: it is looked at before the body is read, and again before it is kept. */
const manda = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.collegamentoRichiestaManda,
  titolo: 'Il documento chiesto (uploadFile0 ...), con il codice arrivato per posta: il link è usato',
  formato: 'multipart',
  parametri: z.object({ link: z.string().max(80) }),
  risposta: collegamentoFatto,
  limite,
  handle: async ({ servizi, richiesta, parametri: { link } }) => {
    const ip = normalizeIp(richiesta.ip);
    await withLink(servizi, 'richiesta', link, async () => undefined);
    await withCaricamento({ richiesta, servizi, pubblico: link }, collegamentoMandato, ({ file, extra }) =>
      withCodice(servizi, 'richiesta', { link, codice: extra.Codice, ip }, async (trx, c, adesso) => {
        const massimoByte = servizi.config.spazioStudioByte;
        const chi = { utenteId: null, ip, adesso };
        await receiveRichiesta(trx, chi, await getRichiesta(trx, c), { file, massimoByte });
      }),
    );
    return { data: { ok: true as const } };
  },
});

/** The page of a client who was asked for a document. */
export const collegamentoRichiestaRotte: readonly Rotta[] = [apri, codice, leggi, mancante, manda];
