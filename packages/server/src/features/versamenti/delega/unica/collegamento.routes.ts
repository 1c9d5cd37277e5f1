import {
  type AreaDelegaUnica,
  collegamentoAnswer,
  collegamentoDelega,
  collegamentoFatto,
  collegamentoFirmato,
  collegamentoNega,
  percorsi,
} from '@quadra/contract';
import { z } from 'zod';
import { withCaricamento } from '../../../../http/caricamento.ts';
import { normalizeIp } from '../../../../http/ip-abilitati.ts';
import { type Rotta, rottaPubblica } from '../../../../http/rotta.ts';
import { denyCollegamento, openCollegamento, signCollegamento, withCollegamento } from './cliente.service.ts';

const limite = { quante: 60, secondi: 600 };
const FATTO = { data: { ok: true as const } };

const apri = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.collegamentoApri,
  titolo: 'Ciò che chiede il collegamento di una delega, a chi ce l’ha',
  corpo: collegamentoDelega,
  risposta: collegamentoAnswer,
  limite,
  handle: async ({ servizi, richiesta, corpo }) => ({
    data: await openCollegamento(servizi, corpo.Link, normalizeIp(richiesta.ip)),
  }),
});

const nega = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.collegamentoNega,
  titolo: 'Chi ha il collegamento non concede la delega',
  corpo: collegamentoNega,
  risposta: collegamentoFatto,
  limite,
  handle: async ({ servizi, richiesta, corpo }) => {
    const ip = normalizeIp(richiesta.ip);
    await denyCollegamento(servizi, { link: corpo.Link, codiceFiscale: corpo.CodiceFiscale, ip });
    return FATTO;
  },
});

/** Who has no link sends no file: it is looked at before the body is read, and again before it is kept. */
const firma = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.collegamentoFirma,
  titolo: 'Il foglio firmato (uploadFile0 ...), con ciò che si concede e il codice fiscale di chi firma',
  formato: 'multipart',
  parametri: z.object({ link: z.string().max(80) }),
  risposta: collegamentoFatto,
  limite,
  handle: async ({ servizi, richiesta, parametri: { link } }) => {
    const ip = normalizeIp(richiesta.ip);
    await withCollegamento(servizi, link, ip, async () => undefined);
    await withCaricamento({ richiesta, servizi, pubblico: link }, collegamentoFirmato, ({ file, extra }) =>
      signCollegamento(
        servizi,
        { link, ip, codiceFiscale: extra.CodiceFiscale, aree: extra.Aree as AreaDelegaUnica[] },
        file,
      ),
    );
    return FATTO;
  },
});

/** The page of the client who holds a link. */
export const collegamentoDelegaRotte: readonly Rotta[] = [apri, nega, firma];
