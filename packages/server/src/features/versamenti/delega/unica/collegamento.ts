import { randomBytes } from 'node:crypto';
import { LIMITI_DELEGA_UNICA, testiDelegaUnica as t } from '@quadra/contract';
import { formatData, giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../../db/pool.ts';
import { hashSegreto } from '../../../../http/segreto.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import { applyModello } from '../../../base/posta/posta.public.ts';

const GIORNO_MS = 86_400_000;

/** A link as it is given: its address, told once, the fingerprint that is kept, and until when it is good. */
interface Collegamento {
  readonly indirizzo: string;
  readonly hash: Buffer;
  readonly scade: Date;
}

/** A new link for a client of a studio. */
export function makeCollegamento(
  { indirizzoPubblico }: Pick<Servizi, 'indirizzoPubblico'>,
  studioId: number,
  adesso: Date,
): Collegamento {
  const segreto = randomBytes(32).toString('base64url');
  return {
    indirizzo: `${indirizzoPubblico()}/d/${studioId}-${segreto}`,
    hash: hashSegreto(segreto),
    scade: new Date(adesso.getTime() + LIMITI_DELEGA_UNICA.linkGiorni * GIORNO_MS),
  };
}

/** Puts in the outbox the mail that asks a delega, with its link. */
export async function mailCollegamento(
  trx: Trx,
  { posta }: Pick<Servizi, 'posta'>,
  cliente: { readonly studio_id: number; readonly nome_studio: string; readonly email: string },
  { indirizzo, hash, scade }: Collegamento,
): Promise<void> {
  const lettera = {
    codice: 'notifica' as const,
    oggetto: `${cliente.nome_studio}: ${t.oggetto}`,
    frasi: [...t.mail(cliente.nome_studio, formatData(giornoDiRoma(scade)))],
    pulsante: { testo: t.pulsante, indirizzo },
    note: [t.note],
  };
  await posta.queueMessaggio(trx, {
    ...(await applyModello(trx, { studioId: cliente.studio_id }, lettera)),
    destinatario: cliente.email,
    segreto: { genere: 'collegamento', parola: indirizzo, hash, scade },
  });
}
