import { openBusta } from '../src/gateways/posta/busta.ts';
import type { AppDiProva } from './make-app.ts';

/** A mail as its recipient reads it. */
interface Lettera {
  readonly modello: string;
  readonly oggetto: string;
  readonly testo: string;
  readonly html: string | null;
  readonly stato: string;
}

/** The mails of an address, the newest first, with the links and codes that the outbox keeps sealed. */
export async function listPosta(
  { sql, servizi }: Pick<AppDiProva, 'sql' | 'servizi'>,
  email: string,
): Promise<Lettera[]> {
  const righe = await sql<Lettera & { id: string; busta: Buffer | null }>(
    'select id, modello, oggetto, testo, html, busta, stato from messaggio_posta where destinatario = $1 order by creato_il desc',
    [email],
  );
  return righe.map(({ id, busta, ...riga }) => ({
    ...riga,
    ...openBusta(servizi.cifratura, { ...riga, id, busta }),
  }));
}

/** The code of the link in the newest mail of an address; empty when it has none. */
export const readCodicePosta = async (
  app: Pick<AppDiProva, 'sql' | 'servizi'>,
  email: string,
): Promise<string> =>
  /(?:\/login\/|\?codice=)([\w-]{43})/.exec((await listPosta(app, email))[0]?.testo ?? '')?.[1] ?? '';
