import type { ConfigSuite } from '../../../config-suite.ts';
import type { Db } from '../../../db/pool.ts';
import { ErroreAvvio } from '../../../errore-avvio.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { findVergine, lockApplicazioni } from './applicazione.queries.ts';
import { changeApplicazione, createApplicazione } from './applicazione.service.ts';

const NESSUNO = { utenteId: null, ip: null };

/**
 * Writes the applications of the configuration: a new one is added, one that nobody has touched yet gets its addresses. What
 * the vendor changed on the screen is never written over.
 * @throws ErroreAvvio when an application is not valid.
 */
export async function ensureApplicazioni(db: Db, applicazioni: ConfigSuite['applicazioni']): Promise<void> {
  // Servers that start together do it one after the other.
  await db.transaction().execute(async (trx) => {
    await lockApplicazioni(trx);
    await writeApplicazioni(db, applicazioni);
  });
}

async function writeApplicazioni(db: Db, applicazioni: ConfigSuite['applicazioni']): Promise<void> {
  for (const { Codice: codice, ...dati } of applicazioni) {
    const presente = await findVergine(db, codice);
    if (presente === 'toccata') continue;
    try {
      if (presente === undefined) await createApplicazione(db, NESSUNO, { Codice: codice, ...dati });
      else await changeApplicazione(db, NESSUNO, presente, { ...dati, Versione: 1 });
    } catch (errore) {
      if (!(errore instanceof DomainError)) throw errore;
      const campi = Object.entries(errore.particolari.modelState ?? {})
        .map(([campo, frasi]) => `${campo}: ${frasi.join(' ')}`)
        .join('; ');
      throw new ErroreAvvio(`QUADRA_SUITE, applicazione ${codice}: ${campi || errore.message}`);
    }
  }
}
