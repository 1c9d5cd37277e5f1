import { fornitore } from '@quadra/contract';
import { checkPartitaIva } from '@quadra/values';
import type pg from 'pg';
import { z } from 'zod';
import { type Db, openConnessioni } from '../../../db/pool.ts';
import { makeWriteAtto } from '../../../db/registro.queries.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { getFornitore, updateFornitore } from './portale.queries.ts';

type Fornitore = z.infer<typeof fornitore>;
const writeAtto = makeWriteAtto('fornitore');

const pagina = z.url({ protocol: /^https$/, error: 'un indirizzo https' }).max(200);
const voce = z.string().trim().min(1, 'una parola almeno').max(200);
/** What each field takes; what is null is not shown. */
const ammessi = z.object({
  RagioneSociale: voce,
  Sito: pagina.nullable(),
  Email: z.email('un indirizzo di posta').nullable(),
  Telefono: voce.nullable(),
  Facebook: pagina.nullable(),
  Linkedin: pagina.nullable(),
  Twitter: pagina.nullable(),
  Youtube: pagina.nullable(),
  PartitaIva: z
    .string()
    .refine((testo) => checkPartitaIva(testo) === null, 'una partita IVA')
    .nullable(),
  Indirizzo: voce.nullable(),
  Logo: z
    .union([pagina, z.string().regex(/^\/[\w./-]+$/)], 'un indirizzo https, o un percorso delle pagine')
    .nullable(),
}) satisfies z.ZodType<Fornitore>;

/** Names of the fields, as the contract writes them. */
export const campiFornitore = Object.keys(fornitore.shape) as (keyof Fornitore)[];

/** What the vendor says of itself. */
export const readFornitore = (db: Db): Promise<Fornitore> => getFornitore(db);

/**
 * Changes what the vendor says of itself, as the owner of the database: the application may not. What was and what is stay in
 * the audit log. Answers the fields that do not hold, and why; nothing is written then.
 */
export async function writeFornitore(
  proprietario: pg.ClientConfig,
  cambi: Partial<Fornitore>,
): Promise<Readonly<Record<string, string>> | null> {
  const letto = ammessi.partial().safeParse(cambi);
  if (!letto.success)
    return Object.fromEntries(letto.error.issues.map(({ path, message }) => [String(path[0]), message]));
  const connessioni = openConnessioni(proprietario, 1, () => undefined);
  try {
    await withIdentita(connessioni.db, async (trx) => {
      const prima = await getFornitore(trx);
      const dopo = { ...prima, ...letto.data } as Fornitore;
      await updateFornitore(trx, dopo);
      await writeAtto(trx, { utenteId: null, ip: null }, 1, 'modifica', { prima, dopo });
    });
    return null;
  } finally {
    await connessioni.stop();
  }
}
