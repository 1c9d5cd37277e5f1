import { randomUUID } from 'node:crypto';
import { type pacchettoArchivioAnnulla, type StatoPacchettoArchivio, testiArchivio } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withTenant } from '../../../db/tenancy.ts';
import {
  type Accesso,
  type Conservatore,
  ConservatoreAssente,
  CredenzialiRifiutate,
} from '../../../gateways/conservatore/port.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { openCredenziale } from '../../accesso/credenziale/credenziale.public.ts';
import { freezeDocumento, openDocumento } from '../../clienti/documento/documento.public.ts';
import {
  findPacchetto,
  freeDocumenti,
  getProduttore,
  insertPacchetto,
  type Pacchetto,
  takeNumero,
  updatePacchetto,
} from './archivio.queries.ts';
import { computeStatoPacchetto, type EventoPacchetto } from './archivio.rules.ts';
import { writeIndice } from './indice.ts';

/** Who an act is written under; nobody, for what is done by itself. */
export interface Autore {
  readonly utenteId: number | null;
  readonly ip: string | null;
}
export interface Chi {
  readonly sessione: Sessione;
  readonly ip: string;
}
/** A conservator, and what a studio enters it with. */
export interface Incaricato {
  readonly conservatore: Conservatore;
  readonly accesso: Accesso;
}
type Attrezzi = Pick<Servizi, 'conservatore' | 'cifratura'>;

/** The conservator and the credentials of a studio; undefined where one of them lacks. */
async function findConservatore(
  trx: Trx,
  { conservatore, cifratura }: Attrezzi,
  studioId: number,
): Promise<Incaricato | undefined> {
  const accesso = await openCredenziale(trx, cifratura, studioId, 'archiviazione');
  return conservatore === null || !accesso ? undefined : { conservatore, accesso };
}

/** @throws CREDENZIALI_ARCHIVIAZIONE_MANCANTI */
export async function requireConservatore(
  trx: Trx,
  attrezzi: Attrezzi,
  studioId: number,
): Promise<Incaricato> {
  const trovato = await findConservatore(trx, attrezzi, studioId);
  if (!trovato) throw new DomainError('CREDENZIALI_ARCHIVIAZIONE_MANCANTI');
  return trovato;
}

/** @throws SERVIZIO_NON_DISPONIBILE */
export const askConservatore = <T>(domanda: () => Promise<T>): Promise<T> =>
  domanda().catch((causa: unknown) => {
    if (!(causa instanceof ConservatoreAssente)) throw causa;
    const isRifiuto = causa instanceof CredenzialiRifiutate;
    const messaggio = isRifiuto ? testiArchivio.RIFIUTA_CREDENZIALI : testiArchivio.NON_RISPONDE;
    throw new DomainError('SERVIZIO_NON_DISPONIBILE', { messaggio, causa, riprovaFra: 30 });
  });

/** With `isTenuto`, locked until the transaction ends. @throws NON_TROVATO */
export async function getPacchetto(
  trx: Trx,
  id: string,
  quanto?: { readonly isTenuto: boolean },
): Promise<Pacchetto> {
  const trovato = await findPacchetto(trx, id, quanto);
  if (!trovato) throw new DomainError('NON_TROVATO');
  return trovato;
}

const nameFile = (posto: number, nome: string) =>
  `documenti/${String(posto + 1).padStart(3, '0')}-${nome.normalize('NFKD').replace(/[^\w .-]/g, '')}`;

/** The files of a package, by the path that the index gives them. @throws NON_TROVATO */
export async function readFile(trx: Trx, { documenti }: Pick<Pacchetto, 'documenti'>) {
  const file = [];
  for (const [posto, { Id }] of documenti.entries()) {
    const { documento, contenuto } = await openDocumento(trx, Id);
    file.push({ percorso: nameFile(posto, documento.Nome), contenuto });
  }
  return file;
}

export const tell = (
  trx: Trx,
  { studio_id, id }: Pick<Pacchetto, 'studio_id' | 'id'>,
  chi: Autore,
  azione: string,
  dopo: object,
) => writeRegistro(trx, { studioId: studio_id, ...chi, azione, entita: 'pacchetto', entitaId: id, dopo });
export const readAutore = ({ sessione, ip }: Chi): Autore => ({ utenteId: sessione.utenteId, ip });

/** Freezes documents and makes the package they go in: nothing has left yet. */
async function makePacchetto(
  trx: Trx,
  servizi: Servizi,
  chi: Chi,
  documenti: readonly string[],
): Promise<Pacchetto> {
  const studioId = requireStudio(chi.sessione, undefined);
  const autore = readAutore(chi);
  const letti = [];
  for (const id of [...new Set(documenti)].sort()) {
    await freezeDocumento(trx, autore, id, true);
    letti.push((await openDocumento(trx, id)).documento);
  }
  if (letti.some(({ IdStudio }) => IdStudio !== studioId)) throw new DomainError('NON_TROVATO');
  const { conservatore } = await requireConservatore(trx, servizi, studioId);
  const id = randomUUID();
  const adesso = servizi.now();
  const anno = Number(giornoDiRoma(adesso).slice(0, 4));
  const numero = await takeNumero(trx, studioId, anno);
  const { ragione_sociale: ragioneSociale, partita_iva: partitaIva } = await getProduttore(trx, studioId);
  const indice = writeIndice({
    ...{ id, numero: `${numero}/${anno}`, quando: adesso, versione: servizi.versione },
    produttore: { ragioneSociale, partitaIva },
    voci: letti.map(({ Nome, Formato, Sha256 }, posto) => ({
      ...{ percorso: nameFile(posto, Nome), formato: Formato, sha256: Sha256 },
    })),
  });
  await insertPacchetto(
    trx,
    {
      ...{ studio_id: studioId, id, anno, numero, indice, stato: 'Da inviare' as const },
      ...{ simulato: conservatore.isSimulato, esterno_id: null, creato_da: chi.sessione.utenteId },
      ...{ inviato_il: null, esito_il: null, motivo: null, chiesto_il: null },
    },
    letti.map(({ Id, Sha256 }, posto) => ({
      ...{ documento_id: Id, posto, sha256: Buffer.from(Sha256, 'hex') },
    })),
  );
  const pacchetto = await getPacchetto(trx, id);
  await tell(trx, pacchetto, autore, 'pacchetto di archiviazione', {
    documenti: letti.map(({ Sha256 }) => Sha256),
  });
  return pacchetto;
}

/**
 * Hands documents to the conservator: they are frozen and the package is written before it leaves, so that one that did not is
 * still here, and can leave later or be taken back. @throws CREDENZIALI_ARCHIVIAZIONE_MANCANTI, NON_TROVATO,
 * DOCUMENTO_IN_FIRMA, DOCUMENTO_ARCHIVIATO, DOCUMENTO_CONGELATO, SERVIZIO_NON_DISPONIBILE
 */
export async function archiveDocumenti(
  servizi: Servizi,
  chi: Chi,
  documenti: readonly string[],
): Promise<Pacchetto> {
  const { id } = await withTenant(servizi.db, chi.sessione, (trx) =>
    makePacchetto(trx, servizi, chi, documenti),
  );
  return sendPacchetto(servizi, chi, id);
}

/** Moves a package that is held; what was asked of it meanwhile is told as it is. @throws PASSAGGIO_PACCHETTO */
export async function advancePacchetto(
  trx: Trx,
  pacchetto: Pacchetto,
  evento: EventoPacchetto,
  dati: Omit<Parameters<typeof updatePacchetto>[2], 'stato'>,
): Promise<StatoPacchettoArchivio> {
  const stato = computeStatoPacchetto(pacchetto.stato, evento);
  await updatePacchetto(trx, pacchetto, { ...dati, stato });
  return stato;
}

/** Sends a package, again where it was refused or lost. @throws as archiveDocumenti, PASSAGGIO_PACCHETTO */
export async function sendPacchetto(servizi: Servizi, chi: Chi, id: string): Promise<Pacchetto> {
  const letto = await withTenant(servizi.db, chi.sessione, async (trx) => {
    const pacchetto = await getPacchetto(trx, id);
    computeStatoPacchetto(pacchetto.stato, 'invio');
    const incaricato = await requireConservatore(trx, servizi, pacchetto.studio_id);
    return { ...incaricato, indice: pacchetto.indice, file: await readFile(trx, pacchetto) };
  });
  const { conservatore, accesso, indice, file } = letto;
  const esterno = await askConservatore(() => conservatore.send(accesso, { id, indice, file }));
  return withTenant(servizi.db, chi.sessione, async (trx) => {
    const pacchetto = await getPacchetto(trx, id, { isTenuto: true });
    const dati = { esterno_id: esterno, inviato_il: servizi.now(), esito_il: null, motivo: null };
    await advancePacchetto(trx, pacchetto, 'invio', { ...dati, chiesto_il: null });
    await tell(trx, pacchetto, readAutore(chi), 'invio pacchetto', { esterno });
    return getPacchetto(trx, id);
  });
}

/**
 * What a conservator has of a package is taken back there; false when it was accepted. Of one that is not known to have left,
 * credentials that are gone or refused mean that nobody took it.
 * @throws CREDENZIALI_ARCHIVIAZIONE_MANCANTI, SERVIZIO_NON_DISPONIBILE
 */
async function withdrawPacchetto(
  incaricato: Incaricato | undefined,
  { id, stato, esterno_id: esterno }: Pacchetto,
): Promise<boolean> {
  if (stato === 'Rifiutato') return true;
  const isPartito = stato !== 'Da inviare';
  if (!incaricato && isPartito) throw new DomainError('CREDENZIALI_ARCHIVIAZIONE_MANCANTI');
  if (!incaricato) return true;
  const { conservatore, accesso } = incaricato;
  return askConservatore(() =>
    conservatore.withdraw(accesso, esterno ?? id).catch((causa: unknown) => {
      if (!isPartito && causa instanceof CredenzialiRifiutate) return true;
      throw causa;
    }),
  );
}

/**
 * Takes a package back as long as nothing of it was accepted: the conservator is asked first, and the documents are as they
 * were before. @throws NON_TROVATO, PASSAGGIO_PACCHETTO, CREDENZIALI_ARCHIVIAZIONE_MANCANTI, SERVIZIO_NON_DISPONIBILE
 */
export async function cancelPacchetto(
  servizi: Servizi,
  chi: Chi,
  id: string,
  { Motivo }: z.output<typeof pacchettoArchivioAnnulla>,
): Promise<Pacchetto> {
  const prima = await withTenant(servizi.db, chi.sessione, async (trx) => {
    const pacchetto = await getPacchetto(trx, id);
    computeStatoPacchetto(pacchetto.stato, 'annullo');
    return { pacchetto, incaricato: await findConservatore(trx, servizi, pacchetto.studio_id) };
  });
  if (!(await withdrawPacchetto(prima.incaricato, prima.pacchetto)))
    requireNessunErrore({ Motivo: [testiArchivio.ACCETTATO] });
  return withTenant(servizi.db, chi.sessione, async (trx) => {
    const pacchetto = await getPacchetto(trx, id, { isTenuto: true });
    // Sent again while it was being taken back: what was asked is no longer so.
    if (pacchetto.esterno_id !== prima.pacchetto.esterno_id) throw new DomainError('PASSAGGIO_PACCHETTO');
    const stato = await advancePacchetto(trx, pacchetto, 'annullo', {
      ...{ esito_il: servizi.now(), motivo: Motivo },
    });
    for (const { Id } of pacchetto.documenti) await freezeDocumento(trx, readAutore(chi), Id, false);
    await freeDocumenti(trx, pacchetto);
    await tell(trx, pacchetto, readAutore(chi), 'annullo pacchetto', { stato, motivo: Motivo });
    return getPacchetto(trx, id);
  });
}
