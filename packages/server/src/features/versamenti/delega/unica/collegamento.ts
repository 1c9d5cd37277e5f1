import { LIMITI_DELEGA_UNICA, testiDelegaUnica as t } from '@quadra/contract';
import { formatData, giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../../db/pool.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import { mailLink, makeLink } from '../../../base/collegamento/collegamento.public.ts';

/** A new link for a client of a studio. */
export const makeCollegamento = (
  con: Pick<Servizi, 'indirizzoPubblico'>,
  studioId: number,
  adesso: Date,
): ReturnType<typeof makeLink> =>
  makeLink(con, { pagina: 'd', studioId, giorni: LIMITI_DELEGA_UNICA.linkGiorni }, adesso);

/** Puts in the outbox the mail that asks a delega, with its link. */
export const mailCollegamento = (
  trx: Trx,
  con: Pick<Servizi, 'posta'>,
  cliente: { readonly studio_id: number; readonly nome_studio: string; readonly email: string },
  link: ReturnType<typeof makeLink>,
): Promise<void> =>
  mailLink(trx, con, { studioId: cliente.studio_id, email: cliente.email }, link, {
    oggetto: `${cliente.nome_studio}: ${t.oggetto}`,
    frasi: [...t.mail(cliente.nome_studio, formatData(giornoDiRoma(link.scade)))],
    pulsante: t.pulsante,
    note: [t.note],
  });
