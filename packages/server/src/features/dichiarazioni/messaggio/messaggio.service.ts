import {
  type AttesaMessaggio,
  collegamenti,
  frasiMessaggio,
  type MessaggioInteroFilo,
} from '@quadra/contract';
import { applyModifiche, loadConfronto, quadroOf } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { readNellImpresa } from '../collegamento/fonti/societa.ts';
import { createCalcolo, requireModello } from '../dichiarazione/calcolo.ts';
import {
  type Dichiarazione,
  findDichiarazione,
  getIntestatario,
  lockDichiarazione,
  lockDichiarazioni,
} from '../dichiarazione/dichiarazione.queries.ts';
import { groupBloccanti } from '../dichiarazione/dichiarazione.rules.ts';
import {
  requireAperta,
  writeAtto,
  writeDichiarazione,
} from '../dichiarazione/scrittura/scrivi-dichiarazione.ts';
import {
  type Cliente,
  findMessaggio,
  insertMessaggio,
  listClienti,
  listRaggiunti,
  listScritte,
  markApplicato,
  markLetto,
  type RigaMessaggio,
  toFilo,
} from './messaggio.queries.ts';
import {
  checkCodici,
  findQuadro,
  groupDestinatari,
  listScritture,
  type Piano,
  planMessaggio,
} from './messaggio.rules.ts';

export type Autore = Parameters<typeof writeAtto>[1];
type Collegamento = (typeof collegamenti)[number];

/** The sender as the law of its year reads it. */
async function openMittente(trx: Trx, mittente: Dichiarazione) {
  const { righi: dati, forzature } = mittente;
  return { modello: await requireModello(trx, mittente.anno, mittente.tipo), dati, forzature };
}

type Destinatario = Pick<RigaMessaggio, 'studio_id' | 'codice_fiscale'>;

/** What the sender says to somebody, against what is in his declaration: of a share that his business holds, to the business. */
async function makePiano(
  trx: Trx,
  mittente: Dichiarazione,
  { studio_id, codice_fiscale: codiceFiscale }: Destinatario,
  dichiarazione: Dichiarazione,
): Promise<Piano> {
  const { isNellInventario, proposeQuote } = await loadConfronto();
  const { anno, tipo, id, righi } = dichiarazione;
  const modello = await requireModello(trx, anno, tipo);
  const lato = await openMittente(trx, mittente);
  const { sue, altrui } = await listScritte(trx, { studio_id, mittente_id: mittente.id }, id);
  if (!isNellInventario(lato, modello, righi))
    return planMessaggio(proposeQuote(lato, codiceFiscale, modello, righi), righi, sue);
  const scritte = new Set(sue.filter(({ dopo }) => dopo !== null).map(({ casella }) => casella));
  const a = { trx, dichiarazione, modello, codiceFiscale };
  const voci = (await readNellImpresa(a, mittente, scritte)).map(({ a: casella, valore, di }) => ({
    ...{ a: casella, valore, titolo: modello.findCasella(casella)?.titolo ?? casella },
    da: [...new Set(di.map(({ da }) => da.replace(/\.\d+$/, '')))].join(', '),
  }));
  return planMessaggio(voci, righi, sue, altrui);
}

/** Writes a plan in the declaration that receives: what it says already is not written again. */
async function applyPiano(
  trx: Trx,
  autore: Autore,
  { id, anno }: Dichiarazione,
  { piano, motivo }: { piano: Piano; motivo: string },
): Promise<void> {
  const aperta = await requireAperta(trx, autore, anno, id);
  const scritture = listScritture(piano);
  const cambiate = piano.voci.filter(({ casella }) => Object.hasOwn(scritture, casella));
  if (cambiate.length === 0) return;
  await writeDichiarazione(trx, autore, aperta, {
    righi: applyModifiche(aperta.dichiarazione.righi, scritture),
    quadriToccati: [...new Set(cambiate.map(({ casella }) => quadroOf(casella)))],
    modifiche: cambiate.map(({ casella, prima, dopo }) => ({
      ...{ azione: 'modifica', chiave: casella, prima, dopo, motivo },
    })),
  });
}

const SI_ASPETTA: readonly string[] = ['DICHIARAZIONE_CHIUSA', 'DICHIARAZIONE_SOLA_LETTURA'];

/** A declaration held for writing, or the reason why it is not written. */
async function findOstacolo(
  trx: Trx,
  autore: Autore,
  { anno, id }: Dichiarazione,
): Promise<'non modificabile' | undefined> {
  try {
    await requireAperta(trx, autore, anno, id);
    return undefined;
  } catch (errore) {
    if (errore instanceof DomainError && SI_ASPETTA.includes(errore.codice)) return 'non modificabile';
    throw errore;
  }
}

/** Which quadro speaks, and to whom: what the codes name, and nobody else. @throws RICHIESTA_NON_VALIDA with Codici */
async function readMessaggio(trx: Trx, mittente: Dichiarazione, codici: readonly string[]) {
  const suoi = collegamenti.filter(({ da }) => da === mittente.tipo);
  const lato = await openMittente(trx, mittente);
  const { listSoci } = await loadConfronto();
  const soci = suoi.length === 0 ? [] : listSoci(lato);
  const quadri = suoi.map(({ quadro }) => quadro);
  const errori = checkCodici(codici, quadri, soci);
  if (errori.length === 0) {
    const calcolo = createCalcolo(lato.modello, lato.dati, lato.forzature);
    for (const quadro of quadri) {
      const frasi = groupBloccanti(calcolo).get(quadro) ?? [];
      if (frasi.length > 0) errori.push(frasiMessaggio.daSistemare(quadro, frasi));
    }
  }
  const [collegamento] = suoi;
  if (errori.length > 0 || collegamento === undefined)
    throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { Codici: errori } });
  return { collegamento, soci };
}

interface Consegna {
  readonly mittente: Dichiarazione;
  readonly collegamento: Collegamento;
  readonly chi: { readonly codiceFiscale: string; readonly nome: string; readonly righi: readonly string[] };
  readonly cliente: Cliente | undefined;
  readonly destinataria: Dichiarazione | undefined;
  readonly motivo: string;
}

interface Consegnato {
  readonly attesa: AttesaMessaggio | null;
  readonly quadro: string;
}
/** One message: written there, or left waiting with its reason. */
async function deliver(trx: Trx, autore: Autore, consegna: Consegna): Promise<Consegnato> {
  const { mittente, collegamento, chi, cliente, destinataria, motivo } = consegna;
  const { a: tipo, quadroDestinatario } = collegamento;
  const chiave = { studio_id: mittente.studioId, mittente_id: mittente.id };
  const piano =
    destinataria &&
    (await makePiano(trx, mittente, { ...chiave, codice_fiscale: chi.codiceFiscale }, destinataria));
  const quadro = (piano && findQuadro(piano)) ?? quadroDestinatario;
  let attesa: AttesaMessaggio | null = 'senza dichiarazione';
  if (destinataria && piano) {
    attesa = (await findOstacolo(trx, autore, destinataria)) ?? null;
    if (attesa === null && piano.contrasti.length > 0) attesa = 'valori diversi';
    if (attesa === null) await applyPiano(trx, autore, destinataria, { piano, motivo });
  }
  await insertMessaggio(trx, {
    ...chiave,
    quadro,
    anno: mittente.anno,
    righi: [...chi.righi],
    codice_fiscale: chi.codiceFiscale,
    nome: cliente?.denominazione || chi.nome || chi.codiceFiscale,
    tipo,
    destinatario_id: destinataria?.id ?? null,
    stato: attesa === null ? 'Applicato' : 'In attesa',
    attesa,
    inviato_da: autore.utenteId,
    voci: attesa === null ? (piano?.voci ?? []) : [],
  });
  return { attesa, quadro };
}

/**
 * Sends what quadri or righi of a declaration say to the declarations of those they name, in the same studio and year. What
 * can be written is written, as a change with its reason; the rest waits as a message. Whoever was told something once, and
 * is named no more, is told that too when the whole quadro is sent. Answers what became of it, in words.
 * @throws NON_TROVATO, ANNO_NON_DISPONIBILE, RICHIESTA_NON_VALIDA with Codici
 */
export async function sendMessaggio(
  trx: Trx,
  autore: Autore,
  anno: number,
  { codici, mittenteId }: { codici: readonly string[]; mittenteId: string },
): Promise<string> {
  const mittente = await lockDichiarazione(trx, anno, mittenteId);
  if (mittente === undefined) throw new DomainError('NON_TROVATO');
  const { collegamento, soci } = await readMessaggio(trx, mittente, codici);
  const { a: tipo } = collegamento;
  const { studioId } = mittente;
  const raggiunti = await listRaggiunti(trx, { studio_id: studioId, mittente_id: mittente.id, tipo });
  const chi = groupDestinatari(codici, soci, raggiunti);
  const clienti = await listClienti(
    trx,
    { studioId, anno, tipo },
    chi.map(({ codiceFiscale }) => codiceFiscale),
  );
  const chiavi = clienti.flatMap(({ dichiarazioneId }) => dichiarazioneId ?? []);
  const destinatarie = chiavi.length === 0 ? [] : await lockDichiarazioni(trx, anno, chiavi);
  const { denominazione } = await getIntestatario(trx, mittente);
  const attese: string[] = [];
  for (const uno of chi) {
    const cliente = clienti.find(({ codiceFiscale }) => codiceFiscale === uno.codiceFiscale);
    const destinataria = destinatarie.find(({ id }) => id === cliente?.dichiarazioneId);
    const motivo = frasiMessaggio.motivo(denominazione, mittente.tipo, anno, uno.righi);
    const consegna = { mittente, collegamento, chi: uno, cliente, destinataria, motivo };
    const { attesa, quadro } = await deliver(trx, autore, consegna);
    const nome = cliente?.denominazione || uno.nome || uno.codiceFiscale;
    if (attesa !== null) attese.push(frasiMessaggio.attesa[attesa](nome, tipo, anno, quadro));
  }
  await writeAtto(trx, autore, mittente, 'invio messaggio', {
    dopo: { quadro: collegamento.quadroDestinatario, destinatari: chi.length },
  });
  return frasiMessaggio.esito(chi.length - attese.length, attese, mittente.stato === 'Aperta');
}

interface Trovato {
  readonly riga: RigaMessaggio;
  readonly mittente: Dichiarazione;
}

async function requireMessaggio(trx: Trx, anno: number, id: string): Promise<Trovato> {
  const riga = await findMessaggio(trx, anno, id);
  const mittente = riga && (await findDichiarazione(trx, anno, riga.mittente_id));
  if (riga === undefined || mittente === undefined) throw new DomainError('NON_TROVATO');
  return { riga, mittente };
}

/** The sender is held first, as who sends does: its messages are then as they are until the end of the transaction. */
async function holdMessaggio(trx: Trx, anno: number, id: string): Promise<Trovato> {
  const { mittente } = await requireMessaggio(trx, anno, id);
  await lockDichiarazione(trx, anno, mittente.id);
  return requireMessaggio(trx, anno, id);
}

/** The declaration that receives a message today: that it was sent to, or the one the client has now. */
async function findDestinataria(trx: Trx, riga: RigaMessaggio): Promise<Dichiarazione | undefined> {
  const { studio_id: studioId, anno, tipo, codice_fiscale } = riga;
  if (riga.destinatario_id !== null) return findDichiarazione(trx, anno, riga.destinatario_id);
  const [cliente] = await listClienti(trx, { studioId, anno, tipo }, [codice_fiscale]);
  const id = cliente?.dichiarazioneId ?? null;
  return id === null ? undefined : findDichiarazione(trx, anno, id);
}

/** A message with what it wrote; one that waits, with what it would write today. @throws NON_TROVATO */
export async function getMessaggio(trx: Trx, anno: number, id: string): Promise<MessaggioInteroFilo> {
  const { riga, mittente } = await requireMessaggio(trx, anno, id);
  const destinataria = riga.stato === 'In attesa' ? await findDestinataria(trx, riga) : undefined;
  const voci = destinataria ? (await makePiano(trx, mittente, riga, destinataria)).voci : riga.voci;
  return {
    ...toFilo(riga),
    IdDestinatario: riga.destinatario_id ?? destinataria?.id ?? null,
    Voci: voci.map(({ casella, titolo, origine, prima, dopo }) => ({
      ...{ Casella: casella, Titolo: titolo, Origine: origine, Prima: prima, Dopo: dopo },
    })),
  };
}

/**
 * A person accepts a message that waits: what the sender says today is written, also over other values.
 * @throws NON_TROVATO, MESSAGGIO_SOSTITUITO, MESSAGGIO_SENZA_DICHIARAZIONE, DICHIARAZIONE_CHIUSA, DICHIARAZIONE_SOLA_LETTURA
 */
export async function acceptMessaggio(trx: Trx, autore: Autore, anno: number, id: string): Promise<void> {
  const { riga, mittente } = await holdMessaggio(trx, anno, id);
  if (riga.stato === 'Sostituito') throw new DomainError('MESSAGGIO_SOSTITUITO');
  if (riga.stato === 'Applicato') return;
  const trovata = await findDestinataria(trx, riga);
  const destinataria = trovata && (await lockDichiarazione(trx, anno, trovata.id));
  if (destinataria === undefined) throw new DomainError('MESSAGGIO_SENZA_DICHIARAZIONE');
  const piano = await makePiano(trx, mittente, riga, destinataria);
  const motivo = frasiMessaggio.motivo(riga.mittente, mittente.tipo, anno, riga.righi);
  await applyPiano(trx, autore, destinataria, { piano, motivo });
  const quadro = findQuadro(piano) ?? riga.quadro;
  await markApplicato(trx, riga, { destinatarioId: destinataria.id, quadro, voci: piano.voci });
  await markLetto(trx, riga, autore.utenteId);
  await writeAtto(trx, autore, destinataria, 'messaggio applicato', { dopo: { messaggio: id } });
}

/** Somebody of the studio has seen it. @throws NON_TROVATO */
export async function acknowledgeMessaggio(
  trx: Trx,
  autore: Autore,
  anno: number,
  id: string,
): Promise<void> {
  const { riga, mittente } = await holdMessaggio(trx, anno, id);
  await markLetto(trx, riga, autore.utenteId);
  await writeAtto(trx, autore, mittente, 'messaggio letto', { dopo: { messaggio: id } });
}
