import { type ContrattoFilo, testiCampo } from '@quadra/contract';
import { ANNO_FISCALE } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { existsCodice } from '../../base/tabella/tabella.public.ts';
import { checkContratto, toModelState } from './immobile.rules.ts';
import { type Chi, requireImmobile } from './immobile.service.ts';
import {
  type Contratto,
  type ContrattoScritto,
  deleteContratto,
  findContratto,
  insertContratto,
  updateContratto,
} from './locazione.queries.ts';

export const toContrattoFilo = (riga: Contratto): ContrattoFilo => ({
  Id: riga.id,
  IdStudio: riga.studio_id,
  IdImmobile: riga.immobile_id,
  Dal: riga.dal,
  Al: riga.al,
  CodiceIdentificativo: riga.codice_identificativo,
  DataRegistrazione: riga.data_registrazione,
  Serie: riga.serie,
  Numero: riga.numero,
  Sottonumero: riga.sottonumero,
  CodiceUfficio: riga.codice_ufficio,
  Canone: Number(riga.canone),
  CodiceCanone: riga.codice_canone,
  Aliquota: riga.aliquota,
  Versione: riga.versione,
});

async function requireValido(trx: Trx, scritto: ContrattoScritto): Promise<void> {
  const dove = { tabella: 'codici-canone', anno: ANNO_FISCALE } as const;
  const isAmmesso = await existsCodice(trx, dove, scritto.CodiceCanone);
  requireNessunErrore(
    toModelState([
      ...checkContratto(scritto, ANNO_FISCALE),
      ...(isAmmesso ? [] : [['CodiceCanone', testiCampo.VALORE_NON_AMMESSO] as const]),
    ]),
  );
}

const write = (
  trx: Trx,
  { sessione, ip }: Chi,
  azione: string,
  { IdStudio, Id }: ContrattoFilo,
  altro: { prima?: unknown; dopo?: unknown },
) =>
  writeRegistro(trx, {
    studioId: IdStudio,
    utenteId: sessione.utenteId,
    ip,
    azione: `${azione} contratto`,
    entita: 'contratto_locazione',
    entitaId: Id,
    ...altro,
  });

async function getContrattoRiga(trx: Trx, id: string, isBloccato: boolean): Promise<Contratto> {
  const trovato = await findContratto(trx, id, { isBloccato });
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

/** Held for writing, with its property. @throws NON_TROVATO, IMMOBILE_CONDIVISO */
async function holdContratto(trx: Trx, id: string): Promise<Contratto> {
  const riga = await getContrattoRiga(trx, id, true);
  await requireImmobile(trx, null, riga.immobile_id);
  return riga;
}

/** @throws NON_TROVATO also for those of other studi */
export const getContratto = async (trx: Trx, id: string): Promise<ContrattoFilo> =>
  toContrattoFilo(await getContrattoRiga(trx, id, false));

/** Adds a contract to a property. @throws NON_TROVATO (the property), RICHIESTA_NON_VALIDA */
export async function createContratto(
  trx: Trx,
  chi: Chi,
  { IdImmobile, ...scritto }: ContrattoScritto & { IdImmobile: string },
): Promise<ContrattoFilo> {
  const immobile = await requireImmobile(trx, null, IdImmobile);
  await requireValido(trx, scritto);
  const dopo = toContrattoFilo(await insertContratto(trx, immobile, scritto));
  await write(trx, chi, 'nuovo', dopo, { dopo });
  return dopo;
}

/** Writes a contract anew. @throws NON_TROVATO, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA */
export async function changeContratto(
  trx: Trx,
  chi: Chi,
  id: string,
  { Versione, ...scritto }: ContrattoScritto & { Versione: number },
): Promise<ContrattoFilo> {
  const riga = await holdContratto(trx, id);
  if (riga.versione !== Versione) throw new DomainError('RECORD_MODIFICATO');
  await requireValido(trx, scritto);
  const dopo = toContrattoFilo(await updateContratto(trx, id, scritto));
  await write(trx, chi, 'modifica', dopo, { prima: toContrattoFilo(riga), dopo });
  return dopo;
}

/** Takes a contract away. @throws NON_TROVATO */
export async function removeContratto(trx: Trx, chi: Chi, id: string): Promise<void> {
  const prima = toContrattoFilo(await holdContratto(trx, id));
  await deleteContratto(trx, id);
  await write(trx, chi, 'elimina', prima, { prima });
}
