import {
  frasiCampo,
  GRUPPI_MASSIMI,
  GRUPPO_DESCRIZIONE_MASSIMA,
  GRUPPO_NOME_MASSIMO,
  testiCampo,
} from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import {
  countGruppi,
  deleteGruppo,
  findGruppo,
  findRegola,
  type Gruppo,
  insertGruppo,
  listMembri,
  moveAnagrafiche,
  replaceUtenti,
  updateGruppo,
  updateRegola,
} from './gruppo.queries.ts';
import { moveUtenti } from './insieme.queries.ts';

/** Who acts, and from where. */
export interface Chi {
  readonly sessione: Sessione;
  readonly ip: string;
}
export interface DatiGruppo {
  readonly nome: string;
  readonly descrizione: string;
  readonly utenti: readonly number[];
  readonly aggiunte: readonly string[];
  readonly tolte: readonly string[];
}

function checkGruppo({ nome, descrizione }: DatiGruppo): void {
  const sulNome =
    nome === ''
      ? [testiCampo.OBBLIGATORIO]
      : nome.length > GRUPPO_NOME_MASSIMO
        ? [frasiCampo.alMassimo(`${GRUPPO_NOME_MASSIMO} caratteri`)]
        : [];
  requireNessunErrore({
    ...(sulNome.length > 0 ? { Nome: sulNome } : {}),
    ...(descrizione.length > GRUPPO_DESCRIZIONE_MASSIMA
      ? { Descrizione: [frasiCampo.alMassimo(`${GRUPPO_DESCRIZIONE_MASSIMA} caratteri`)] }
      : {}),
  });
}

function refuseDoppione(errore: unknown): never {
  const vincolo = errore instanceof Error && 'constraint' in errore ? errore.constraint : '';
  if (vincolo !== 'gruppo_nome') throw errore;
  throw new DomainError('CODICE_GIA_USATO', { modelState: { Nome: [testiCampo.CODICE_GIA_USATO] } });
}

const tell = (
  trx: Trx,
  { sessione, ip }: Chi,
  azione: string,
  gruppo: Pick<Gruppo, 'id' | 'studioId'>,
  valori: { prima?: unknown; dopo?: unknown },
) =>
  writeRegistro(trx, {
    studioId: gruppo.studioId,
    utenteId: sessione.utenteId,
    ip,
    azione,
    entita: 'gruppo',
    entitaId: gruppo.id,
    ...valori,
  });

/** What a group is for the audit log: its words and, by key, who and which clients are in it. */
async function describeGruppo(trx: Trx, gruppo: Pick<Gruppo, 'id' | 'studioId' | 'nome' | 'descrizione'>) {
  const { utenti, anagrafiche } = await listMembri(trx, gruppo);
  return {
    nome: gruppo.nome,
    descrizione: gruppo.descrizione,
    utenti: utenti.map(({ id }) => id),
    anagrafiche: anagrafiche.map(({ id }) => id),
  };
}

/** @throws NON_TROVATO */
export async function getGruppo(trx: Trx, id: string): Promise<Gruppo> {
  const gruppo = await findGruppo(trx, id);
  if (!gruppo) throw new DomainError('NON_TROVATO');
  return gruppo;
}

async function write(
  trx: Trx,
  { sessione }: Chi,
  quale: Pick<Gruppo, 'id' | 'studioId'>,
  dati: DatiGruppo,
): Promise<void> {
  await replaceUtenti(trx, quale, dati.utenti, sessione.utenteId);
  await moveAnagrafiche(trx, quale, dati);
}

/** A new group of the studio; it holds from the next call of whoever is in it. @throws RICHIESTA_NON_VALIDA, CODICE_GIA_USATO */
export async function createGruppo(trx: Trx, chi: Chi, dati: DatiGruppo): Promise<Gruppo> {
  checkGruppo(dati);
  const studioId = requireStudio(chi.sessione, undefined);
  const { nome, descrizione } = dati;
  if ((await countGruppi(trx, studioId)) >= GRUPPI_MASSIMI)
    requireNessunErrore({ Nome: [frasiCampo.alMassimo(`${GRUPPI_MASSIMI} gruppi`)] });
  const id = await insertGruppo(trx, studioId, { nome, descrizione }).catch(refuseDoppione);
  await write(trx, chi, { id, studioId }, dati);
  const gruppo = await getGruppo(trx, id);
  await tell(trx, chi, 'nuovo gruppo', gruppo, { dopo: await describeGruppo(trx, gruppo) });
  return gruppo;
}

/** @throws NON_TROVATO, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA, CODICE_GIA_USATO */
export async function changeGruppo(
  trx: Trx,
  chi: Chi,
  { id, versione, dati }: { id: string; versione: number; dati: DatiGruppo },
): Promise<Gruppo> {
  const gruppo = await getGruppo(trx, id);
  if (gruppo.versione !== versione) throw new DomainError('RECORD_MODIFICATO');
  checkGruppo(dati);
  const { nome, descrizione } = dati;
  const prima = await describeGruppo(trx, gruppo);
  await updateGruppo(trx, gruppo, { nome, descrizione }).catch(refuseDoppione);
  await write(trx, chi, gruppo, dati);
  const cambiato = await getGruppo(trx, id);
  await tell(trx, chi, 'modifica gruppo', gruppo, { prima, dopo: await describeGruppo(trx, cambiato) });
  return cambiato;
}

/** Puts users of the studio into a group and others out of it, whoever else is in it. @throws NON_TROVATO */
export async function changeUtentiDiGruppo(
  trx: Trx,
  chi: Chi,
  { id, studioId }: { id: string; studioId: number },
  utenti: { dentro: readonly number[]; fuori: readonly number[] },
): Promise<void> {
  const gruppo = await getGruppo(trx, id);
  // The transaction of who administers users shows the groups of other studi too.
  if (gruppo.studioId !== studioId) throw new DomainError('NON_TROVATO');
  const prima = await describeGruppo(trx, gruppo);
  await moveUtenti(trx, gruppo, { ...utenti, messoDa: chi.sessione.utenteId });
  // Who has the page of the group open does not write over what was done here.
  await updateGruppo(trx, gruppo, { nome: gruppo.nome, descrizione: gruppo.descrizione });
  await tell(trx, chi, 'modifica gruppo', gruppo, { prima, dopo: await describeGruppo(trx, gruppo) });
}

/** Deletes a group: who was only in this one is not restricted any more. @throws NON_TROVATO */
export async function removeGruppo(trx: Trx, chi: Chi, id: string): Promise<void> {
  const gruppo = await getGruppo(trx, id);
  const prima = await describeGruppo(trx, gruppo);
  await deleteGruppo(trx, gruppo);
  await tell(trx, chi, 'eliminazione gruppo', gruppo, { prima });
}

export async function changeRegola(trx: Trx, { sessione, ip }: Chi, senzaGruppo: boolean): Promise<void> {
  const studioId = requireStudio(sessione, undefined);
  const clientiSenzaGruppo = await findRegola(trx, studioId);
  await updateRegola(trx, studioId, senzaGruppo);
  await writeRegistro(trx, {
    studioId,
    utenteId: sessione.utenteId,
    ip,
    azione: 'regola dei gruppi',
    entita: 'studio',
    entitaId: studioId,
    prima: { clientiSenzaGruppo },
    dopo: { clientiSenzaGruppo: senzaGruppo },
  });
}
