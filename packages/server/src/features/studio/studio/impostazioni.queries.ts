import { type PersonalizzazioniFilo, personalizzazioni } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Immagine } from '../../../http/immagine.rules.ts';

/** The settings kept as text; what cannot be read is as at the start. */
export function readPersonalizzazioni(testo: string | null): PersonalizzazioniFilo {
  try {
    const letto = personalizzazioni.safeParse(JSON.parse(testo ?? '{}'));
    return letto.success ? letto.data : personalizzazioni.parse({});
  } catch {
    return personalizzazioni.parse({});
  }
}

/** What a studio has of its own: settings, texts, logo. `daScrivere`: held until the transaction ends. */
export async function findImpostazioni(trx: Trx, studioId: number, daScrivere = false) {
  return trx
    .selectFrom('studio')
    .select(['personalizzazioni_operative', 'testi', 'logo', 'logo_tipo'])
    .select(['forza_chiusura_quadri', 'contratto_flat'])
    .where('id', '=', studioId)
    .$if(daScrivere, (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function updateImpostazioni(
  trx: Trx,
  studioId: number,
  scritte: { personalizzazioni: PersonalizzazioniFilo; testi: Readonly<Record<string, string>> },
): Promise<void> {
  await trx
    .updateTable('studio')
    .set({
      personalizzazioni_operative: JSON.stringify(scritte.personalizzazioni),
      testi: JSON.stringify(scritte.testi),
      modificato_il: sql<Date>`now()`,
    })
    .where('id', '=', studioId)
    .execute();
}

/** The logo of a studio, held until the transaction ends; null without one. */
export async function findLogoStudio(
  trx: Trx,
  studioId: number,
): Promise<{ dati: Buffer; tipo: string } | null> {
  const riga = await trx
    .selectFrom('studio')
    .select(['logo', 'logo_tipo'])
    .where('id', '=', studioId)
    .forUpdate()
    .executeTakeFirst();
  return riga?.logo && riga.logo_tipo ? { dati: riga.logo, tipo: riga.logo_tipo } : null;
}

export async function updateLogoStudio(
  trx: Trx,
  studioId: number,
  logo: { dati: Buffer; tipo: Immagine['tipo'] } | null,
): Promise<void> {
  await trx
    .updateTable('studio')
    .set({ logo: logo?.dati ?? null, logo_tipo: logo?.tipo ?? null, modificato_il: sql<Date>`now()` })
    .where('id', '=', studioId)
    .execute();
}
