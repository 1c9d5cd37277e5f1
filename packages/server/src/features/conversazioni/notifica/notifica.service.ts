import { comparePriorita, type NotificaFilo, type notificaNuova } from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { makeWriteAtto } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import {
  type Chi,
  deleteNotifica,
  findNotifica,
  insertLetta,
  insertNotifica,
  listNonLette,
  lockNotifica,
  type Notifica,
  type NotificaScritta,
  updateNotifica,
} from './notifica.queries.ts';
import { checkNotifica } from './notifica.rules.ts';

type Nuova = z.output<typeof notificaNuova>;
interface Autore {
  readonly utenteId: number;
  readonly ip: string;
  readonly adesso: Date;
}

const writeAtto = makeWriteAtto('notifica');

export const toFilo = (riga: Notifica, { isAutore }: Pick<Chi, 'isAutore'>): NotificaFilo => ({
  Id: riga.id,
  Oggetto: riga.oggetto,
  Testo: riga.testo,
  Priorita: riga.priorita,
  DataPubblicazione: riga.data_pubblicazione?.toISOString() ?? null,
  Destinatari: isAutore
    ? { Ruoli: riga.ruoli, Gestori: riga.gestori, Studi: riga.studi }
    : { Ruoli: [], Gestori: [], Studi: [] },
  Stato: riga.stato,
  LettaIl: riga.letta_il?.toISOString() ?? null,
  Lettori: isAutore ? riga.lettori : null,
  Evento: riga.evento,
  Percorso: riga.percorso,
  Versione: riga.versione,
});

/** @throws NON_TROVATO when there is none, or it is not for who asks */
export async function getNotifica(trx: Trx, chi: Chi, id: number): Promise<Notifica> {
  const trovata = await findNotifica(trx, chi, id);
  if (!trovata) throw new DomainError('NON_TROVATO');
  return trovata;
}

/** What this user has not read, the most urgent first, then the latest; null when there is nothing. */
export async function readNonLette(trx: Trx, chi: Chi): Promise<NotificaFilo[] | null> {
  const righe = await listNonLette(trx, chi);
  if (righe.length === 0) return null;
  return righe
    .toSorted((una, altra) => comparePriorita(una.priorita, altra.priorita))
    .map((riga) => toFilo(riga, { isAutore: false }));
}

/** What goes out at once goes out this much later: in the future, as every date of publication is. */
const SUBITO_MS = 100;

function readData({ Subito, DataPubblicazione }: Nuova, adesso: Date): Date | null {
  if (Subito) return new Date(adesso.getTime() + SUBITO_MS);
  return DataPubblicazione === null ? null : new Date(DataPubblicazione);
}

function readScritta(nuova: Nuova, adesso: Date): NotificaScritta {
  const scritta = {
    oggetto: nuova.Oggetto,
    testo: nuova.Testo,
    priorita: nuova.Priorita,
    data_pubblicazione: readData(nuova, adesso),
    ruoli: nuova.Destinatari.Ruoli,
    gestori: nuova.Destinatari.Gestori,
    studi: nuova.Destinatari.Studi,
  };
  requireNessunErrore(checkNotifica({ ...scritta, dataPubblicazione: scritta.data_pubblicazione }, adesso));
  return scritta;
}

/** @throws RICHIESTA_NON_VALIDA (Oggetto, Testo, DataPubblicazione) */
export async function createNotifica(trx: Trx, autore: Autore, nuova: Nuova): Promise<number> {
  const scritta = readScritta(nuova, autore.adesso);
  const id = await insertNotifica(trx, scritta);
  await writeAtto(trx, autore, id, 'creazione', { dopo: scritta });
  return id;
}

/** @throws NON_TROVATO, NOTIFICA_FISSATA once it has a date, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA */
export async function changeNotifica(
  trx: Trx,
  autore: Autore,
  id: number,
  nuova: Nuova & { Versione: number },
): Promise<void> {
  const prima = await lockNotifica(trx, id);
  if (!prima) throw new DomainError('NON_TROVATO');
  if (prima.data_pubblicazione !== null) throw new DomainError('NOTIFICA_FISSATA');
  if (prima.versione !== nuova.Versione) throw new DomainError('RECORD_MODIFICATO');
  const scritta = readScritta(nuova, autore.adesso);
  await updateNotifica(trx, id, scritta);
  await writeAtto(trx, autore, id, 'modifica', { prima, dopo: scritta });
}

/** Deletes a draft, or withdraws one whose day has not come. @throws NON_TROVATO, NOTIFICA_PUBBLICATA */
export async function removeNotifica(trx: Trx, autore: Autore, id: number): Promise<void> {
  const prima = await lockNotifica(trx, id);
  if (!prima) throw new DomainError('NON_TROVATO');
  const { data_pubblicazione: data } = prima;
  if (data !== null && data <= autore.adesso) throw new DomainError('NOTIFICA_PUBBLICATA');
  await deleteNotifica(trx, id);
  await writeAtto(trx, autore, id, data === null ? 'eliminazione' : 'ritiro', { prima });
}

/** Writes that who asks read it; again changes nothing. @throws NON_TROVATO when it is not out, or not for him */
export async function readNotifica(trx: Trx, chi: Chi, id: number): Promise<void> {
  const { evento } = await getNotifica(trx, { ...chi, isAutore: false }, id);
  await insertLetta(trx, { id, isDellaCasa: evento !== null }, chi.utenteId);
}
