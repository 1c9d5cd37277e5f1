import { type PropostaFilo, type PropostaNuova, testiProposta } from '@quadra/contract';
import { loadFattura } from '@quadra/fisco';
import { giornoDiRoma, yearOf } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { toCliente } from '../fattura/emissione.rules.ts';
import { checkTotale, issueFattura, makeRighe, requireFatturazione } from '../fattura/emissione.ts';
import { toVendute } from '../fattura/fattura.service.ts';
import { openSguardo } from '../fattura/sguardo.ts';
import { findAcquirente } from '../fattura/venditore.queries.ts';
import { describeProposta } from './proposta.filo.ts';
import {
  findProposta,
  insertProposta,
  lockProposta,
  type RigaProposta,
  takeProgressivoProposta,
  updateProposta,
} from './proposta.queries.ts';
import {
  type Atto,
  findPassaggio,
  isScaduta,
  nameRifiuto,
  statoIniziale,
  writeNumeroProposta,
} from './proposta.rules.ts';

/** Who acts, and when. */
export interface Contesto {
  readonly trx: Trx;
  readonly servizi: Pick<Servizi, 'now'>;
  readonly sessione: Sessione;
  readonly ip: string | null;
}
const GIORNI = 30;
const GIORNO_MS = 86_400_000;

/** @throws NON_TROVATO */
export async function getProposta(
  { trx, sessione, servizi }: Omit<Contesto, 'ip'>,
  id: string,
): Promise<PropostaFilo> {
  const sguardo = await openSguardo(trx, sessione);
  const riga = await findProposta(trx, id, sguardo);
  if (!riga) throw new DomainError('NON_TROVATO');
  return describeProposta(trx, riga, { di: sguardo.di, oggi: giornoDiRoma(servizi.now()) });
}

const tell = (
  { trx, sessione, ip }: Contesto,
  { id, cliente_studio_id }: Pick<RigaProposta, 'id' | 'cliente_studio_id'>,
  atto: { azione: string; prima?: unknown; dopo?: unknown },
) =>
  writeRegistro(trx, {
    ...{ ...atto, ip, utenteId: sessione.utenteId, studioId: cliente_studio_id },
    ...{ entita: 'proposta', entitaId: id },
  });

/** The last day of an offer, from today on. @throws RICHIESTA_NON_VALIDA */
function computeScadenza({ Tipo, Scadenza }: PropostaNuova, adesso: Date): string | null {
  if (Tipo !== 'Offerta') return null;
  const scadenza = Scadenza ?? giornoDiRoma(new Date(adesso.getTime() + GIORNI * GIORNO_MS));
  if (scadenza < giornoDiRoma(adesso)) requireNessunErrore({ Scadenza: [testiProposta.SCADENZA_PASSATA] });
  return scadenza;
}

/**
 * An offer or an expense note to a studio of who sells, with the data of today.
 * @throws FATTURAZIONE_NON_CONFIGURATA, NON_TROVATO, RICHIESTA_NON_VALIDA
 */
export async function createProposta(contesto: Contesto, letta: PropostaNuova): Promise<PropostaFilo> {
  const { trx, sessione, servizi } = contesto;
  const { gestoreId } = sessione;
  await openSguardo(trx, sessione);
  const studio = await findAcquirente(trx, requireStudio(sessione, letta.IdStudio));
  if (!studio) throw new DomainError('NON_TROVATO');
  const { denominazione } = await requireFatturazione(trx, gestoreId);
  const righe = await makeRighe(trx, gestoreId, toVendute(letta.Righe));
  const { imponibile, iva, totale } = (await loadFattura()).computeTotali(righe);
  checkTotale(totale);
  const data = giornoDiRoma(servizi.now());
  const [tipo, anno] = [letta.Tipo, yearOf(data)];
  const scadenza = computeScadenza(letta, servizi.now());
  const progressivo = await takeProgressivoProposta(trx, { gestoreId, tipo, anno });
  const { id, numero } = await insertProposta(trx, {
    ...{ gestore_id: gestoreId, cliente_studio_id: studio.id, tipo, anno, progressivo, data, scadenza },
    numero: writeNumeroProposta(tipo, progressivo, anno),
    venditore: denominazione,
    cliente: JSON.stringify(toCliente(studio)),
    righe: JSON.stringify(righe),
    ...{ imponibile, iva, totale, note: letta.Note, stato: statoIniziale[tipo] },
  });
  const azione = tipo === 'Offerta' ? 'nuova offerta' : 'nuova nota spese';
  await tell(contesto, { id, cliente_studio_id: studio.id }, { azione, dopo: { numero, totale } });
  return getProposta(contesto, id);
}

/** One held, as who asks saw it, and the state an act takes it to. @throws NON_TROVATO, RECORD_MODIFICATO, the refusal of the act */
async function hold(
  { trx, sessione }: Contesto,
  id: string,
  { atto, versione }: { atto: Atto; versione: number },
) {
  const sguardo = await openSguardo(trx, sessione);
  await lockProposta(trx, id);
  const riga = await findProposta(trx, id, sguardo);
  if (!riga) throw new DomainError('NON_TROVATO');
  const stato = findPassaggio(riga.stato, atto);
  if (stato === undefined) throw new DomainError(nameRifiuto[atto]);
  if (riga.versione !== versione) throw new DomainError('RECORD_MODIFICATO');
  return { riga, stato };
}

/** The studio answers an offer, once. @throws NON_TROVATO, OFFERTA_GIA_RISPOSTA, OFFERTA_SCADUTA, RECORD_MODIFICATO */
export async function answerProposta(
  contesto: Contesto,
  id: string,
  { Accetta, Versione }: { Accetta: boolean; Versione: number },
): Promise<PropostaFilo> {
  const { trx, servizi, sessione } = contesto;
  const atto = Accetta ? 'accetta' : 'rifiuta';
  const { riga, stato } = await hold(contesto, id, { atto, versione: Versione });
  if (isScaduta(riga, giornoDiRoma(servizi.now()))) throw new DomainError('OFFERTA_SCADUTA');
  await updateProposta(trx, id, { stato, risposta_il: servizi.now(), risposta_da: sessione.utenteId });
  await tell(contesto, riga, {
    azione: Accetta ? 'offerta accettata' : 'offerta rifiutata',
    dopo: { stato },
  });
  return getProposta(contesto, id);
}

/**
 * The invoice of what was accepted, or of the expenses: one, with the lines written here, and it leaves by itself.
 * @throws NON_TROVATO, OFFERTA_NON_ACCETTATA, PROPOSTA_GIA_FATTURATA, RECORD_MODIFICATO, FATTURAZIONE_NON_CONFIGURATA
 */
export async function invoiceProposta(
  contesto: Contesto,
  id: string,
  versione: number,
): Promise<PropostaFilo> {
  const { trx, servizi, sessione, ip } = contesto;
  const { riga, stato } = await hold(contesto, id, { atto: 'fattura', versione });
  if (riga.fattura_id !== null) throw new DomainError('PROPOSTA_GIA_FATTURATA');
  const fattura = await issueFattura(trx, {
    ...{ gestoreId: riga.gestore_id, studioId: riga.cliente_studio_id, effetto: `proposta:${riga.id}` },
    righe: riga.righe,
    ...{ modalita: 'MP05', incassataIl: null, adesso: servizi.now() },
    chi: { utenteId: sessione.utenteId, ip },
  });
  await updateProposta(trx, id, { stato, fattura_id: fattura.id });
  await tell(contesto, riga, { azione: 'proposta fatturata', dopo: { fattura: fattura.numero } });
  return getProposta(contesto, id);
}

/** An expense note that is not asked back any more. @throws NON_TROVATO, NOTA_SPESE_CHIUSA, RECORD_MODIFICATO */
export async function cancelProposta(
  contesto: Contesto,
  id: string,
  versione: number,
): Promise<PropostaFilo> {
  const { riga, stato } = await hold(contesto, id, { atto: 'annulla', versione });
  await updateProposta(contesto.trx, id, { stato });
  await tell(contesto, riga, { azione: 'nota spese annullata', dopo: { stato } });
  return getProposta(contesto, id);
}
