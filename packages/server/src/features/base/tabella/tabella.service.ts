import {
  findEnumerazione,
  findTabella,
  testiCampo,
  type VoceTabella,
  type VoceTabellaNuova,
} from '@quadra/contract';
import type { Db, Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import {
  copyAnno,
  type Dove,
  deleteVoce,
  existsAnno,
  insertVoce,
  lockTabella,
  lockVoce,
  updateVoce,
  type Voce,
} from './tabella.queries.ts';

/** Who acts, for the audit log. */
export interface Autore {
  readonly utenteId: number | null;
  readonly ip: string | null;
}

export const toFilo = (voce: Voce): VoceTabella => ({
  Id: voce.id,
  Tabella: voce.tabella,
  Codice: voce.codice,
  Descrizione: voce.descrizione,
  Anno: voce.anno,
  Ordine: voce.ordine,
  Attivo: voce.attivo,
  ValidoDa: voce.valido_da,
  ValidoA: voce.valido_a,
  Extra: { ...voce.extra },
  Versione: voce.versione,
});

/**
 * The rows that are written: of the year when the table has years, else of always.
 * @throws NON_TROVATO for an unknown table, or years where there are none; ENUMERAZIONE_CHIUSA for an enumeration.
 */
export function requireDove(tabella: string, anno: number | null): Dove {
  if (findEnumerazione(tabella)) throw new DomainError('ENUMERAZIONE_CHIUSA');
  const definizione = findTabella(tabella);
  if (!definizione || (anno === null && definizione.annuale)) throw new DomainError('NON_TROVATO');
  return { tabella, anno: definizione.annuale ? anno : null };
}

function checkPeriodo({ ValidoDa, ValidoA }: VoceTabellaNuova): void {
  const isRovescio = ValidoDa !== null && ValidoA !== null && ValidoDa > ValidoA;
  requireNessunErrore(isRovescio ? { ValidoA: [testiCampo.PERIODO_NON_VALIDO] } : {});
}

async function refuseDoppione<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (errore) {
    if (!(errore instanceof Error && 'constraint' in errore && errore.constraint === 'tabella_voce_codice'))
      throw errore;
    throw new DomainError('CODICE_GIA_USATO', { modelState: { Codice: [testiCampo.CODICE_GIA_USATO] } });
  }
}

const write = (
  trx: Trx,
  autore: Autore,
  azione: string,
  id: string,
  altro: { prima?: unknown; dopo?: unknown },
) => writeRegistro(trx, { studioId: null, ...autore, azione, entita: 'tabella', entitaId: id, ...altro });

async function getVoce(trx: Trx, dove: Dove, id: string): Promise<Voce> {
  const voce = await lockVoce(trx, dove, id);
  if (!voce) throw new DomainError('NON_TROVATO');
  return voce;
}

/** Adds a row. @throws RICHIESTA_NON_VALIDA, CODICE_GIA_USATO */
export async function createVoce(
  db: Db,
  autore: Autore,
  dove: Dove,
  nuova: VoceTabellaNuova,
): Promise<VoceTabella> {
  checkPeriodo(nuova);
  return refuseDoppione(() =>
    withIdentita(db, async (trx) => {
      const voce = toFilo(await insertVoce(trx, dove, nuova));
      await write(trx, autore, 'nuova voce', voce.Id, { dopo: voce });
      return voce;
    }),
  );
}

/** Changes a row. @throws NON_TROVATO, RICHIESTA_NON_VALIDA, RECORD_MODIFICATO, CODICE_GIA_USATO */
export async function changeVoce(
  db: Db,
  autore: Autore,
  dove: Dove,
  id: string,
  { Versione, ...scritta }: VoceTabellaNuova & { Versione: number },
): Promise<VoceTabella> {
  checkPeriodo(scritta);
  return refuseDoppione(() =>
    withIdentita(db, async (trx) => {
      const prima = await getVoce(trx, dove, id);
      if (prima.versione !== Versione) throw new DomainError('RECORD_MODIFICATO');
      const dopo = toFilo(await updateVoce(trx, id, scritta));
      await write(trx, autore, 'modifica voce', id, { prima: toFilo(prima), dopo });
      return dopo;
    }),
  );
}

/** Takes a row away. @throws NON_TROVATO */
export async function removeVoce(db: Db, autore: Autore, dove: Dove, id: string): Promise<void> {
  await withIdentita(db, async (trx) => {
    const prima = await getVoce(trx, dove, id);
    await deleteVoce(trx, id);
    await write(trx, autore, 'elimina voce', id, { prima: toFilo(prima) });
  });
}

/**
 * Copies the rows of a year to the next one, which must have none; says how many.
 * @throws NON_TROVATO, DUPLICAZIONE_NON_RIUSCITA
 */
export async function duplicateAnno(db: Db, autore: Autore, tabella: string, anno: number): Promise<number> {
  const dove = requireDove(tabella, anno);
  return withIdentita(db, async (trx) => {
    await lockTabella(trx, tabella);
    const righe =
      dove.anno === null || (await existsAnno(trx, tabella, anno + 1))
        ? 0
        : await copyAnno(trx, tabella, anno);
    if (righe === 0) throw new DomainError('DUPLICAZIONE_NON_RIUSCITA');
    await write(trx, autore, 'duplica anno', `${tabella} ${anno}`, {
      dopo: { Anno: anno + 1, Righe: righe },
    });
    return righe;
  });
}
