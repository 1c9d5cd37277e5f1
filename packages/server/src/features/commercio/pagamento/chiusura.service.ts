import type { TipoPagamento } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { applyModello } from '../../base/posta/posta.public.ts';
import {
  addCrediti,
  burnCrediti,
  computeScadenza,
  findAcquistoDi,
  findRecapito,
  passStampa,
} from '../../crediti/credito/credito.public.ts';
import { issueFattura } from '../fattura/emissione.ts';
import { returnIncasso } from '../fattura/insoluto.ts';
import { type Autore, describeMerce } from './acquisto.service.ts';
import { stopAutomatico } from './automatico.queries.ts';
import { writeCompletato, writeFallito, writePagata } from './lettere.ts';
import { lockPagamento, type Pagamento, updatePagamento } from './pagamento.queries.ts';
import {
  type AttoPagamento,
  computeTipoMovimento,
  DA_RIMBORSARE,
  findPassaggio,
  nameEffetto,
} from './pagamento.rules.ts';
import { closeRichiesta, lockRichiesta } from './richiesta.queries.ts';
import { findVenditoreDi } from './venditore.queries.ts';

export type Attrezzi = Pick<Servizi, 'posta' | 'indirizzoPubblico' | 'now'>;

interface Passo {
  readonly studioId: number;
  readonly id: string;
  readonly atto: AttoPagamento;
  /** The day the money came; today when it is not said. */
  readonly incassatoIl?: string | null;
  /** The day it came back unpaid; today when it is not said. */
  readonly tornatoIl?: string | null;
  readonly motivo?: string;
  readonly autore: Autore;
}

/** What a payment that arrives is in the ledger of who paid. */
const writeEntrata = (riga: Pagamento) => ({
  tipo: computeTipoMovimento(riga.metodo, riga.automatico),
  causale: riga.pacchetto,
  descrizione: `${riga.metodo}, ${riga.causale}`,
  pacchettoId: riga.pacchetto_id,
  prezzo: riga.imponibile,
  riferimento: { tipo: 'pagamento', id: riga.id },
  effetto: nameEffetto(riga.id),
  autore: riga.autore_id === null ? null : { id: riga.autore_id, attoreId: riga.attore_id ?? undefined },
});

/** The credits of a payment come in, once: its effect has one name in the ledger. Answers what may be spent. */
async function credit(trx: Trx, attrezzi: Attrezzi, riga: Pagamento): Promise<number> {
  const adesso = attrezzi.now();
  return addCrediti(trx, attrezzi, riga.studio_id, {
    lotti: [
      {
        quantita: riga.crediti,
        pacchettoId: riga.pacchetto_id,
        compratoIl: adesso,
        scadeIl: computeScadenza(giornoDiRoma(adesso), riga.scadenza_mesi),
      },
    ],
    scritto: writeEntrata(riga),
  });
}

/**
 * The print that a request asked for is paid, once: its credits come in and go out. False when it was paid by another payment,
 * or taken back, before this money came: its credits stay with who paid, and may be given back.
 */
async function unlock(trx: Trx, { now }: Attrezzi, riga: Pagamento): Promise<boolean> {
  const richiesta = riga.richiesta_id === null ? undefined : await lockRichiesta(trx, riga.richiesta_id);
  if (richiesta?.stato !== 'Da pagare') return false;
  const { anno, tipo, dichiarazione_id: id } = richiesta;
  await passStampa(trx, riga.studio_id, {
    crediti: riga.crediti,
    entrata: { scritto: writeEntrata(riga), quando: now() },
    dichiarazione: { anno, tipo, id },
  });
  await closeRichiesta(trx, richiesta.id, {
    stato: 'Pagata',
    pagamento_id: riga.id,
    chiusa_il: now(),
    totale: riga.totale,
  });
  return true;
}

/** What was bought is there: the credits of a package, or the print of a request. Answers who is told what. */
async function deliver(trx: Trx, attrezzi: Attrezzi, riga: Pagamento): Promise<Esito> {
  if (riga.richiesta_id === null) return { residui: await credit(trx, attrezzi, riga) };
  if (await unlock(trx, attrezzi, riga)) return { stampa: riga.richiesta_id };
  const residui = await credit(trx, attrezzi, riga);
  await updatePagamento(trx, riga, { motivo: DA_RIMBORSARE });
  return { residui, nota: DA_RIMBORSARE };
}

/** Code of the table `modalita-pagamento` of the invoice. */
const modalita: Readonly<Record<TipoPagamento, string>> = {
  'Carta di credito': 'MP08',
  Paypal: 'MP08',
  Bonifico: 'MP05',
  'SEPA Direct Debit': 'MP19',
};

/** One invoice for a payment, under its name; last of all, since who takes a number holds who comes after. */
async function invoice(
  trx: Trx,
  { now }: Attrezzi,
  riga: Pagamento,
  { utenteId, ip }: Autore,
): Promise<void> {
  const venditore = await findVenditoreDi(trx, riga.venditore_id);
  await issueFattura(trx, {
    gestoreId: venditore?.gestore_id ?? null,
    studioId: riga.studio_id,
    effetto: nameFattura(riga.id),
    righe: [{ descrizione: describeMerce(riga), prezzo: riga.imponibile }],
    modalita: modalita[riga.metodo],
    incassataIl: riga.incassato_il,
    adesso: now(),
    chi: { utenteId, ip },
  });
}

/** The name of the invoice of a payment. */
const nameFattura = (id: string): string => `pagamento:${id}`;

/** How what is taken back of a payment is in the ledger, under a name of its own. */
const writeUscita = (riga: Pagamento, causale: string, effetto: string) => ({
  tipo: 'Nota di credito' as const,
  ...{ causale, effetto, autore: null },
  descrizione: `${riga.pacchetto}, ${riga.causale}`,
  pacchettoId: riga.pacchetto_id,
  riferimento: { tipo: 'pagamento', id: riga.id },
});

/** Takes back `quanti` credits of the purchase of a payment with a credit note. */
export async function takeBack(
  trx: Trx,
  attrezzi: Attrezzi,
  riga: Pagamento,
  { acquistoId, quanti, motivo }: { acquistoId: string; quanti: number; motivo: string },
): Promise<void> {
  await burnCrediti(trx, attrezzi, riga.studio_id, {
    ...{ quantita: quanti, acquistoId },
    scritto: writeUscita(riga, motivo, `rimborso/${riga.id}`),
  });
}

/** The same, of whatever purchase: those of the payment were used in the place of these, which were blocked. */
export async function takeBackAltri(
  trx: Trx,
  attrezzi: Attrezzi,
  riga: Pagamento,
  { quanti, motivo }: { quanti: number; motivo: string },
): Promise<void> {
  await burnCrediti(trx, attrezzi, riga.studio_id, {
    quantita: quanti,
    scritto: writeUscita(riga, motivo, `rimborso/${riga.id}/altri`),
  });
}

/** What is left of a purchase that came back unpaid is taken away: what was used meanwhile stays used. */
async function blockResidui(trx: Trx, attrezzi: Attrezzi, riga: Pagamento): Promise<void> {
  const acquisto = await findAcquistoDi(trx, riga.studio_id, nameEffetto(riga.id));
  if (acquisto === undefined || acquisto.residuo === 0) return;
  await takeBack(trx, attrezzi, riga, {
    acquistoId: acquisto.id,
    quanti: acquisto.residuo,
    motivo: 'Pagamento tornato insoluto',
  });
}

/** What who paid is told: the credits he has now, the request whose print he may open, or why it failed. */
type Esito = { residui: number; nota?: string } | { stampa: string } | { motivo: string };

async function tell(trx: Trx, attrezzi: Attrezzi, riga: Pagamento, esito: Esito): Promise<void> {
  const recapito = await findRecapito(trx, riga.studio_id);
  if (!recapito?.email) return;
  const base = attrezzi.indirizzoPubblico();
  const lettera =
    'stampa' in esito
      ? writePagata(recapito.nome, riga, `${base}/da-pagare/${esito.stampa}`)
      : 'residui' in esito
        ? writeCompletato(recapito.nome, riga, {
            ...esito,
            indirizzo: `${base}/movimenti`,
          })
        : writeFallito(recapito.nome, riga, { motivo: esito.motivo, indirizzo: `${base}/pacchetti` });
  await attrezzi.posta.queueMessaggio(trx, {
    destinatario: recapito.email,
    ...(await applyModello(trx, { studioId: riga.studio_id }, lettera)),
  });
}

/** Who gave up knows it already; a refusal on the page of the gateway was read there. */
const isDaDire = (atto: AttoPagamento, riga: Pagamento): boolean =>
  atto === 'insoluto' || (atto === 'rifiuto' && riga.automatico);

/**
 * The one door through which a payment ends. Whatever arrives twice, late, in another order or on two connections at once
 * waits here for the other and finds what became of it: the second time nothing is written.
 * @throws NON_TROVATO
 */
export async function settlePagamento(
  trx: Trx,
  attrezzi: Attrezzi,
  { studioId, id, atto, incassatoIl, tornatoIl, motivo, autore }: Passo,
): Promise<{ riga: Pagamento; cambiato: boolean }> {
  const prima = await lockPagamento(trx, studioId, id);
  if (prima === undefined) throw new DomainError('NON_TROVATO');
  const isTornato = prima.stato === 'Fallito' && prima.incassato_il !== null;
  const stato = findPassaggio({ ...prima, isTornato }, atto);
  if (stato === undefined) return { riga: prima, cambiato: false };
  const adesso = attrezzi.now();
  const incassato = stato === 'Completato' ? (incassatoIl ?? giornoDiRoma(adesso)) : prima.incassato_il;
  const nuovi = {
    stato,
    motivo: motivo ?? null,
    chiuso_il: adesso,
    incassato_il: incassato,
  };
  await updatePagamento(trx, prima, nuovi);
  const riga = { ...prima, ...nuovi };
  await writeRegistro(trx, {
    studioId,
    utenteId: autore.utenteId,
    ip: autore.ip,
    azione: `pagamento ${stato.toLowerCase()}`,
    entita: 'pagamento',
    entitaId: id,
    prima: { Stato: prima.stato },
    dopo: { Stato: stato, ...(motivo === undefined ? {} : { Motivo: motivo }) },
  });
  if (stato === 'Completato') {
    const esito = await deliver(trx, attrezzi, riga);
    await invoice(trx, attrezzi, riga, autore);
    await tell(trx, attrezzi, riga, esito);
  }
  if (riga.automatico && stato !== 'Completato')
    await stopAutomatico(trx, studioId, `Pagamento ${stato.toLowerCase()}: ${motivo ?? 'non autorizzato'}.`);
  if (prima.stato === 'Completato') {
    await blockResidui(trx, attrezzi, riga);
    const tornata = tornatoIl ?? giornoDiRoma(adesso);
    await returnIncasso(trx, { effetto: nameFattura(id), tornata, chi: autore });
  }
  if (isDaDire(atto, riga)) await tell(trx, attrezzi, riga, { motivo: motivo ?? 'non autorizzato.' });
  return { riga, cambiato: true };
}
