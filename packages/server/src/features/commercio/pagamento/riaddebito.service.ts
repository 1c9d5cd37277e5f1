import { toEuro } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withTenant } from '../../../db/tenancy.ts';
import type { Riaddebito } from '../../../gateways/sportello/port.ts';
import { applyModello } from '../../base/posta/posta.public.ts';
import {
  blockCrediti,
  findAcquistoDi,
  findRecapito,
  freeCrediti,
} from '../../crediti/credito/credito.public.ts';
import { ensureNotaDiCredito, findFatturaDi } from '../fattura/emissione.ts';
import { NESSUNO } from './acquisto.service.ts';
import { stopAutomatico } from './automatico.queries.ts';
import { settlePagamento, takeBack, takeBackAltri } from './chiusura.service.ts';
import { writeContestato, writeRiaddebito } from './lettere.ts';
import { lockPagamento, type Pagamento, updatePagamento } from './pagamento.queries.ts';
import { CONTESTATO, isContestato, nameEffetto, PARTE_RESA } from './pagamento.rules.ts';
import type { Casa } from './sportello.service.ts';
import { findVenditoreDi } from './venditore.queries.ts';

/** Why who paid disputes it, in our words; the code of the gateway stays beside. */
const frasi: Readonly<Record<string, string>> = {
  fraudulent: 'non riconosce l’addebito',
  duplicate: 'addebito doppio',
  product_not_received: 'non ha avuto ciò che ha comprato',
  product_unacceptable: 'ciò che ha comprato non va bene',
  credit_not_processed: 'aspetta un rimborso',
  unrecognized: 'non riconosce l’addebito',
  general: 'senza un motivo preciso',
};
const describeMotivo = (motivo: string): string => frasi[motivo] ?? motivo;
const euro = (centesimi: number): string => `${toEuro(centesimi).toFixed(2).replace('.', ',')} €`;

/** Who sells is told: he has days to answer the gateway, and nobody else reads what it says. */
async function tellVenditore(trx: Trx, casa: Casa, riga: Pagamento, che: string): Promise<void> {
  const venditore = await findVenditoreDi(trx, riga.venditore_id);
  if (!venditore?.email) return;
  const studio = (await findRecapito(trx, riga.studio_id))?.nome ?? '';
  const lettera = writeRiaddebito(studio, riga, { che, indirizzo: `${casa.indirizzoPubblico()}/pagamenti` });
  await casa.posta.queueMessaggio(trx, {
    destinatario: venditore.email,
    ...(await applyModello(trx, { studioId: riga.studio_id }, lettera)),
  });
}

const tellRegistro = (trx: Trx, { studio_id, id }: Pagamento, azione: string, dopo: object): Promise<void> =>
  writeRegistro(trx, {
    ...{ studioId: studio_id, utenteId: null, ip: null, azione, entita: 'pagamento', entitaId: id, dopo },
  });

/** The name of what is blocked while a payment is disputed. */
const nameBlocco = ({ id }: Pick<Pagamento, 'id'>): string => `contestazione/${id}`;

/** What is left of the purchase cannot be spent until the gateway has decided. Answers how many credits. */
async function blockAcquisto(trx: Trx, casa: Casa, riga: Pagamento): Promise<number> {
  const acquisto = await findAcquistoDi(trx, riga.studio_id, nameEffetto(riga.id));
  if (acquisto === undefined || acquisto.residuo === 0) return 0;
  return blockCrediti(trx, riga.studio_id, {
    ...{ quantita: acquisto.residuo, causale: nameBlocco(riga), adesso: casa.now() },
  });
}

/** Who bought is told, where something of what he has changes. */
async function tellCompratore(trx: Trx, casa: Casa, riga: Pagamento, frase: string): Promise<void> {
  const recapito = await findRecapito(trx, riga.studio_id);
  if (!recapito?.email) return;
  const lettera = writeContestato(recapito.nome, riga, {
    ...{ frase, indirizzo: `${casa.indirizzoPubblico()}/movimenti` },
  });
  await casa.posta.queueMessaggio(trx, {
    destinatario: recapito.email,
    ...(await applyModello(trx, { studioId: riga.studio_id }, lettera)),
  });
}

const describeFermi = (quanti: number): string =>
  quanti === 1 ? '1 credito è fermo' : `${quanti} crediti sono fermi`;

/**
 * It is written on the payment, and both are told, once. While the gateway holds the money, what is left of what was bought is
 * blocked; while a bank only asks, it is not.
 */
async function openContestazione(
  trx: Trx,
  casa: Casa,
  riga: Pagamento,
  { motivo: perche, trattenuto }: Extract<Riaddebito, { stato: 'contestato' }>,
): Promise<void> {
  if (riga.stato !== 'Completato' || riga.rimborsato_il !== null) return;
  const fermi = trattenuto ? await blockAcquisto(trx, casa, riga) : 0;
  const inizio = `${CONTESTATO}: ${describeMotivo(perche)}.`;
  const motivo = trattenuto
    ? `${inizio} Il circuito trattiene il denaro e decide${fermi > 0 ? `: ${describeFermi(fermi)}` : ''}.`
    : `${inizio} La banca chiede chiarimenti: il denaro è ancora qui.`;
  // Said again, or said to be less than it is already.
  if (isContestato(riga) && (!trattenuto || riga.motivo === motivo)) return;
  await updatePagamento(trx, riga, { motivo });
  await stopAutomatico(trx, riga.studio_id, 'Un pagamento è contestato.');
  await tellRegistro(trx, riga, 'pagamento contestato', { Motivo: perche, CreditiFermi: fermi });
  await tellVenditore(trx, casa, riga, motivo);
  if (fermi > 0)
    await tellCompratore(trx, casa, riga, `Finché la contestazione non è chiusa ${describeFermi(fermi)}.`);
}

async function winContestazione(trx: Trx, casa: Casa, riga: Pagamento): Promise<void> {
  if (!isContestato(riga)) return;
  const liberi = await freeCrediti(trx, riga.studio_id, nameBlocco(riga));
  await updatePagamento(trx, riga, { motivo: null });
  await tellRegistro(trx, riga, 'contestazione vinta', { Stato: riga.stato, CreditiLiberi: liberi });
  await tellVenditore(trx, casa, riga, 'La contestazione è vinta: il denaro resta a chi ha venduto.');
  if (liberi > 0)
    await tellCompratore(trx, casa, riga, 'La contestazione è chiusa: i crediti si usano di nuovo.');
}

/**
 * The money is gone: as what comes back unpaid. What was blocked goes out, of this purchase first, and of the oldest for what of
 * it was used meanwhile; the invoice is to be collected again.
 */
async function loseContestazione(trx: Trx, casa: Casa, riga: Pagamento, perche: string): Promise<void> {
  if (riga.rimborsato_il !== null) return;
  const motivo = `Contestazione persa: ${describeMotivo(perche)}.`;
  const fermi = await freeCrediti(trx, riga.studio_id, nameBlocco(riga));
  const acquisto = await findAcquistoDi(trx, riga.studio_id, nameEffetto(riga.id));
  const { cambiato } = await settlePagamento(trx, casa, {
    ...{ studioId: riga.studio_id, id: riga.id, atto: 'insoluto', motivo, autore: NESSUNO },
  });
  if (!cambiato) return;
  const altrove = fermi - (acquisto?.residuo ?? 0);
  if (altrove > 0) await takeBackAltri(trx, casa, riga, { quanti: altrove, motivo: 'Contestazione persa' });
  await tellVenditore(trx, casa, riga, `${motivo} I crediti non usati sono usciti.`);
}

/** The seller gave it back at the gateway and not here: credits, note and state follow, once. A part is only told. */
async function followRimborso(
  trx: Trx,
  casa: Casa,
  riga: Pagamento,
  { centesimi, intero }: Extract<Riaddebito, { stato: 'rimborsato' }>,
): Promise<void> {
  if (riga.stato !== 'Completato' || riga.rimborsato_il !== null) return;
  if (!intero) {
    const motivo = `${PARTE_RESA}: ${euro(centesimi)}. Crediti e nota di credito restano da decidere.`;
    if (riga.motivo === motivo) return;
    await updatePagamento(trx, riga, { motivo });
    await tellRegistro(trx, riga, 'rimborso parziale dal circuito', { Importo: toEuro(centesimi) });
    return tellVenditore(trx, casa, riga, motivo);
  }
  const motivo = 'Rimborsato dal circuito';
  await freeCrediti(trx, riga.studio_id, nameBlocco(riga));
  const acquisto = await findAcquistoDi(trx, riga.studio_id, nameEffetto(riga.id));
  const usati = acquisto === undefined ? 0 : acquisto.quantita - acquisto.residuo;
  if (acquisto !== undefined && acquisto.residuo > 0)
    await takeBack(trx, casa, riga, { acquistoId: acquisto.id, quanti: acquisto.residuo, motivo });
  await updatePagamento(trx, riga, { rimborsato_il: casa.now(), motivo });
  await tellRegistro(trx, riga, 'rimborso di un pagamento', { Importo: toEuro(riga.totale), Motivo: motivo });
  const usciti =
    usati === 0 ? 'I crediti sono usciti' : `I crediti rimasti sono usciti, ${usati} erano già usati`;
  await tellVenditore(trx, casa, riga, `${motivo}. ${usciti}; la fattura è ripresa da una nota di credito.`);
  const fattura = await findFatturaDi(trx, `pagamento:${riga.id}`);
  if (fattura)
    await ensureNotaDiCredito(trx, {
      ...{ fatturaId: fattura.id, effetto: `rimborso:${riga.id}`, motivo, adesso: casa.now() },
      chi: NESSUNO,
    });
}

/** What became of money that was taken, in one transaction with what follows: twice, late, in any order, it is done once. */
export async function applyRiaddebito(
  casa: Casa,
  { studio_id, id }: Pagamento,
  riaddebito: Riaddebito,
): Promise<void> {
  await withTenant(casa.db, { studi: [studio_id] }, async (trx) => {
    const riga = await lockPagamento(trx, studio_id, id);
    if (riga === undefined) return;
    if (riaddebito.stato === 'rimborsato') return followRimborso(trx, casa, riga, riaddebito);
    if (riaddebito.stato === 'contestato') return openContestazione(trx, casa, riga, riaddebito);
    if (riaddebito.stato === 'contestazione vinta') return winContestazione(trx, casa, riga);
    await loseContestazione(trx, casa, riga, riaddebito.motivo);
  });
}

const riaddebiti: readonly Riaddebito['stato'][] = [
  'contestato',
  'contestazione vinta',
  'contestazione persa',
  'rimborsato',
];
export const isRiaddebito = <T extends { readonly stato: string }>(
  esito: T | Riaddebito,
): esito is Riaddebito => riaddebiti.some((stato) => stato === esito.stato);
