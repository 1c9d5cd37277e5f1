import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giornoDiRoma } from '@quadra/values';
import type { FastifyBaseLogger } from 'fastify';
import { withIdentita, withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { describeErrore } from '../../../http/log.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { listTermineScaduto } from './riservatezza.queries.ts';
import { cancelDati, cancelScaduta, type EsitoCancellazione } from './riservatezza.service.ts';

/** An erasure as the data folder keeps it: no name, only which record of which studio. */
interface Cancellazione {
  readonly quando: string;
  readonly studio: number;
  readonly anagrafica: string;
}

const pathCancellazioni = (dati: string) => join(dati, 'cancellazioni.jsonl');

/** Writes an erasure, that is done, beside the database: a backup brought back has forgotten it. */
export function keepCancellazione(
  dati: string,
  { studioId, id }: Pick<EsitoCancellazione, 'studioId' | 'id'>,
  adesso: Date,
  log: Pick<FastifyBaseLogger, 'error'>,
): void {
  const riga: Cancellazione = { quando: adesso.toISOString(), studio: studioId, anagrafica: id };
  try {
    mkdirSync(dati, { recursive: true, mode: 0o700 });
    appendFileSync(pathCancellazioni(dati), `${JSON.stringify(riga)}\n`, { mode: 0o600 });
  } catch (errore) {
    log.error({ ...riga, err: describeErrore(errore) }, 'erasure not written beside the database');
  }
}

/** A line cut by a fall of the machine is skipped. */
function readCancellazioni(dati: string): Cancellazione[] {
  if (!existsSync(pathCancellazioni(dati))) return [];
  return readFileSync(pathCancellazioni(dati), 'utf8')
    .split('\n')
    .flatMap((riga): Cancellazione[] => {
      try {
        return riga === '' ? [] : [JSON.parse(riga) as Cancellazione];
      } catch {
        return [];
      }
    });
}

type Mezzi = Pick<Servizi, 'db' | 'cifratura' | 'config' | 'now'>;

/**
 * Repeats the erasures that the database has forgotten: the records that are there as if nothing had been. One that is
 * blocked (a declaration open in the backup) waits for the next time. Answers how many.
 */
export async function repeatCancellazioni({ db, cifratura, config, now }: Mezzi): Promise<number> {
  let rifatte = 0;
  for (const { studio, anagrafica } of readCancellazioni(config.dati)) {
    const isRifatta = await withTenant(db, { studi: [studio], limitati: true }, async (trx) => {
      const riga = await trx
        .selectFrom('anagrafica')
        .select('limitata_fino')
        .where('id', '=', anagrafica)
        .executeTakeFirst();
      if (riga === undefined || riga.limitata_fino !== null) return false;
      const cosa = { id: anagrafica, codiceFiscale: null };
      await cancelDati(trx, { cifratura, adesso: now() }, cosa, { utenteId: null, ip: null });
      return true;
    }).catch((errore: unknown) => {
      if (errore instanceof DomainError && errore.codice === 'CANCELLAZIONE_BLOCCATA') return false;
      throw errore;
    });
    if (isRifatta) rifatte += 1;
  }
  return rifatte;
}

/** Erases what was left of the clients whose term is over. Answers how many. */
export async function cancelScadute(
  { db, cifratura, config, now }: Mezzi,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<number> {
  const studi = (
    await withIdentita(db, (trx) => trx.selectFrom('studio').select('id').orderBy('id').execute())
  ).map(({ id }) => id);
  const scadute = await withTenant(db, { studi, limitati: true }, (trx) =>
    listTermineScaduto(trx, giornoDiRoma(now())),
  );
  let cancellate = 0;
  for (const { id, studio_id } of scadute) {
    const fatta = await withTenant(db, { studi: [studio_id], limitati: true }, (trx) =>
      cancelScaduta(trx, { cifratura, adesso: now() }, id),
    );
    if (fatta === null) continue;
    keepCancellazione(config.dati, fatta, now(), log);
    cancellate += 1;
  }
  return cancellate;
}
