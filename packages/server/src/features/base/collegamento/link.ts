import { randomBytes } from 'node:crypto';
import type { Trx } from '../../../db/pool.ts';
import { hashSegreto } from '../../../http/segreto.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { applyModello, type LetteraDiModello } from '../posta/modello.ts';

const GIORNO_MS = 86_400_000;
const LINK = /^(\d{1,9})-([A-Za-z0-9_-]{43})$/;

/** A link as it is given: its address, the fingerprint that is kept, and until when it is good. */
export interface Link {
  readonly indirizzo: string;
  readonly hash: Buffer;
  readonly scade: Date;
}

/** The studio and the secret of a link; undefined for what cannot be one. Pure. */
export function parseLink(scritto: string): { studioId: number; segreto: string } | undefined {
  const [, studio = '', segreto = ''] = LINK.exec(scritto) ?? [];
  return segreto === '' ? undefined : { studioId: Number(studio), segreto };
}

/** A new link of a studio to a page that needs no login, good for so many days. */
export function makeLink(
  { indirizzoPubblico }: Pick<Servizi, 'indirizzoPubblico'>,
  {
    pagina,
    studioId,
    giorni,
  }: { readonly pagina: string; readonly studioId: number; readonly giorni: number },
  adesso: Date,
): Link {
  const segreto = randomBytes(32).toString('base64url');
  return {
    indirizzo: `${indirizzoPubblico()}/${pagina}/${studioId}-${segreto}`,
    hash: hashSegreto(segreto),
    scade: new Date(adesso.getTime() + giorni * GIORNO_MS),
  };
}

/** Puts in the outbox the mail of a studio that carries a link, in the words of its template. */
export async function mailLink(
  trx: Trx,
  { posta }: Pick<Servizi, 'posta'>,
  { studioId, email }: { readonly studioId: number; readonly email: string },
  { indirizzo, hash, scade }: Link,
  { pulsante, ...lettera }: Omit<LetteraDiModello, 'codice' | 'pulsante'> & { readonly pulsante: string },
): Promise<void> {
  await posta.queueMessaggio(trx, {
    ...(await applyModello(
      trx,
      { studioId },
      { ...lettera, codice: 'notifica', pulsante: { testo: pulsante, indirizzo } },
    )),
    destinatario: email,
    segreto: { genere: 'collegamento', parola: indirizzo, hash, scade },
  });
}
