import { frasiErrore, type StatoTelematico } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import type { Invio } from '../../../gateways/trasmissione/port.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { applyModello } from '../../base/posta/posta.public.ts';
import {
  type Dichiarazione,
  getCalcolata,
  getIntestatario,
  lockDichiarazione,
  requireCompleta,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import {
  findFile,
  getDestinatario,
  getTelematico,
  hasAltraAccolta,
  markFileInviato,
  type Telematico,
  writeTelematico,
} from '../../dichiarazioni/invio/invio.public.ts';
import { recordRicevuta } from './ricevute.ts';
import { type Autore, writeStoria } from './storia.ts';
import { writeAvvisoInvio } from './telematico.lettera.ts';
import { nextStatoInvio, requirePassaggio } from './telematico.rules.ts';

const STATI_INVIO: readonly StatoTelematico[] = [
  'Inviata',
  'Inviato HUB',
  'Invio esterno',
  'Consegnato manualmente',
];

/** What only a file of ours can be: without one, it was sent elsewhere or by hand. */
const DAL_FILE: readonly StatoTelematico[] = ['Inviata', 'Inviato HUB'];

interface Dove {
  readonly anno: number;
  readonly id: string;
}

/** Held for writing, with how it stands. @throws NON_TROVATO */
async function requireTrattenuta(
  trx: Trx,
  { anno, id }: Dove,
): Promise<{ dichiarazione: Dichiarazione; prima: Telematico }> {
  const dichiarazione = await lockDichiarazione(trx, anno, id);
  if (dichiarazione === undefined) throw new DomainError('NON_TROVATO');
  return { dichiarazione, prima: await getTelematico(trx, dichiarazione) };
}

/** What leaves was closed and printed for good, and is complete. @throws TELEMATICO_NON_STAMPATO, DICHIARAZIONE_INCOMPLETA */
async function requireInviabile(trx: Trx, { anno, id, stato, stampaData }: Dichiarazione): Promise<void> {
  if (stato !== 'Chiusa' || stampaData === null) throw new DomainError('TELEMATICO_NON_STAMPATO');
  requireCompleta(await getCalcolata(trx, anno, id));
}

interface InvioFatto {
  readonly stato: StatoTelematico;
  readonly dataInvio: string;
  readonly protocollo: string | null;
}

/**
 * Writes that a declaration was sent.
 * @throws TELEMATICO_DI_PROVA, TELEMATICO_NON_CREATO, IMPEGNO_MANCANTE, PASSAGGIO_NON_AMMESSO, and what it has to be to leave
 */
async function writeInvio(
  trx: Trx,
  autore: Autore,
  { dichiarazione, prima }: { dichiarazione: Dichiarazione; prima: Telematico },
  { stato, dataInvio, protocollo }: InvioFatto,
): Promise<Telematico> {
  if (prima.diProva !== null) throw new DomainError('TELEMATICO_DI_PROVA');
  if (prima.fileId === null && DAL_FILE.includes(stato)) throw new DomainError('TELEMATICO_NON_CREATO');
  requirePassaggio(prima.stato, stato);
  if (dichiarazione.dataImpegno === null) throw new DomainError('IMPEGNO_MANCANTE');
  await requireInviabile(trx, dichiarazione);
  const dopo = {
    ...prima,
    stato,
    statoInvio: nextStatoInvio(prima.statoInvio),
    inviatoIl: dataInvio,
    protocollo,
  };
  await writeTelematico(trx, dichiarazione, dopo, autore.utenteId);
  if (prima.fileId !== null)
    await markFileInviato(trx, dichiarazione, prima.fileId, { inviatoIl: dataInvio, protocollo });
  await writeStoria(trx, autore, dichiarazione, {
    azione: 'stato telematico',
    prima: prima.stato,
    dopo: stato,
  });
  return dopo;
}

/** Tells the client by mail, in the words of the studio; a sentence when there is no address to tell it to. */
async function tellCliente(
  trx: Trx,
  { posta }: Pick<Servizi, 'posta'>,
  dichiarazione: Dichiarazione,
  { dataInvio, protocollo }: InvioFatto,
): Promise<string | null> {
  const { email, testi } = await getDestinatario(trx, dichiarazione, dichiarazione.anagraficaId);
  if (email === null || email === '') return frasiErrore.CLIENTE_NON_AVVISATO;
  const { denominazione, studio } = await getIntestatario(trx, dichiarazione);
  const { anno } = dichiarazione;
  const lettera = writeAvvisoInvio({
    testi,
    cliente: denominazione,
    studio,
    anno,
    inviatoIl: dataInvio,
    protocollo,
  });
  await posta.queueMessaggio(trx, {
    ...(await applyModello(trx, { studioId: dichiarazione.studioId }, lettera)),
    destinatario: email,
  });
  return null;
}

export interface Conferma extends InvioFatto {
  readonly avvisaCliente: boolean;
}

/**
 * Marks a file that was made as sent. Answers what is to be known: a promise later than the sending, a client not told.
 * @throws NON_TROVATO, TELEMATICO_NON_CREATO, IMPEGNO_MANCANTE, PASSAGGIO_NON_AMMESSO
 */
export async function confirmInvio(
  trx: Trx,
  servizi: Pick<Servizi, 'posta'>,
  autore: Autore,
  dove: Dove,
  conferma: Conferma,
): Promise<string[]> {
  const trattenuta = await requireTrattenuta(trx, dove);
  const { dichiarazione, prima } = trattenuta;
  if (prima.fileId === null) throw new DomainError('TELEMATICO_NON_CREATO');
  await writeInvio(trx, autore, trattenuta, conferma);
  const tardi =
    (dichiarazione.dataImpegno ?? '') > conferma.dataInvio ? frasiErrore.IMPEGNO_SUCCESSIVO : null;
  const senza = conferma.avvisaCliente ? await tellCliente(trx, servizi, dichiarazione, conferma) : null;
  return [tardi, senza].filter((frase) => frase !== null);
}

/** Changes the state of a filing by hand. @throws NON_TROVATO, PASSAGGIO_NON_AMMESSO, IMPEGNO_MANCANTE for a sending */
export async function changeStato(
  trx: Trx,
  autore: Autore,
  dove: Dove,
  { stato, adesso }: { stato: StatoTelematico; adesso: Date },
): Promise<void> {
  const trattenuta = await requireTrattenuta(trx, dove);
  const { dichiarazione, prima } = trattenuta;
  if (STATI_INVIO.includes(stato)) {
    await writeInvio(trx, autore, trattenuta, { stato, dataInvio: giornoDiRoma(adesso), protocollo: null });
    return;
  }
  requirePassaggio(prima.stato, stato);
  if (stato === 'Da inviare') await requireInviabile(trx, dichiarazione);
  const senzaFile = stato === 'Non inviato' ? { fileId: null, creatoIl: null } : {};
  await writeTelematico(trx, dichiarazione, { ...prima, stato, ...senzaFile }, autore.utenteId);
  await writeStoria(trx, autore, dichiarazione, {
    azione: 'stato telematico',
    prima: prima.stato,
    dopo: stato,
  });
}

/** What is handed over of a declaration. @throws TELEMATICO_NON_CREATO, PASSAGGIO_NON_AMMESSO, IMPEGNO_MANCANTE */
async function requireInvio(
  trx: Trx,
  { dichiarazione, prima }: { dichiarazione: Dichiarazione; prima: Telematico },
  isProva: boolean,
): Promise<Invio> {
  const file = prima.fileId === null ? undefined : await findFile(trx, dichiarazione, prima.fileId);
  if (file === undefined) throw new DomainError('TELEMATICO_NON_CREATO');
  if (!(isProva && prima.stato === 'Di prova')) requirePassaggio(prima.stato, 'Inviato HUB');
  if (dichiarazione.dataImpegno === null) throw new DomainError('IMPEGNO_MANCANTE');
  await requireInviabile(trx, dichiarazione);
  const { codiceFiscale } = await getIntestatario(trx, dichiarazione);
  return {
    nome: file.nome,
    contenuto: file.contenuto.toString('latin1'),
    sha256: file.sha256.toString('hex'),
    tracciato: file.tracciato,
    codiceFiscale,
    accolta: await hasAltraAccolta(trx, dichiarazione),
  };
}

/**
 * Hands a file to the channel and records the receipt that comes back; one that does not come is missing. A file for trial, or
 * any file handed to the simulator, was not sent: its state stays, nobody is told, its receipt is of the trial.
 * @throws NON_TROVATO, TELEMATICO_NON_CREATO, IMPEGNO_MANCANTE, PASSAGGIO_NON_AMMESSO
 */
export async function transmitTelematico(
  trx: Trx,
  servizi: Servizi,
  autore: Sessione,
  dove: Dove,
): Promise<void> {
  const trattenuta = await requireTrattenuta(trx, dove);
  const { dichiarazione, prima } = trattenuta;
  const isProva = prima.diProva !== null || servizi.trasmissione.isSimulata;
  const invio = await requireInvio(trx, trattenuta, isProva);
  const adesso = servizi.now();
  const protocollo = await servizi.trasmissione.send(invio, adesso);
  if (!isProva) {
    const fatto = { stato: 'Inviato HUB' as const, dataInvio: giornoDiRoma(adesso), protocollo };
    await confirmInvio(trx, servizi, autore, dove, { ...fatto, avvisaCliente: true });
  }
  const ricevuta = await servizi.trasmissione.fetchRicevuta(invio, protocollo, adesso);
  const chi = { sessione: autore, ip: '' };
  if (ricevuta !== null) {
    const letta = { nome: `${protocollo}.txt`, testo: ricevuta };
    return recordRicevuta(trx, servizi, chi, dove, letta, isProva);
  }
  if (!isProva) return changeStato(trx, autore, dove, { stato: 'Ricevuta mancante', adesso });
  const { stato } = prima;
  const motivo = frasiErrore.PROVA_SENZA_RICEVUTA;
  await writeStoria(trx, autore, dichiarazione, {
    azione: 'stato telematico',
    prima: stato,
    dopo: stato,
    motivo,
  });
}
