import { CODICE_BOLLO, frasiFattura, testiFattura } from '@quadra/contract';
import { type Esigibilita, loadFattura, type RitenutaFattura, type SoggettoFattura } from '@quadra/fisco';
import { formatData, giornoDiRoma, yearOf } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { stepOutside } from '../../../db/tenancy.ts';
import { DomainError, type ModelState, requireNessunErrore } from '../../../http/domain-error.ts';
import type { ChiaveTenuta } from '../../base/ripetibile/ripetibile.public.ts';
import { getCodiceIva } from './codice-iva.ts';
import {
  type Emessa,
  findNotaDi,
  findPerEffetto,
  findUltima,
  insertFattura,
  lockDaStornare,
  sumStornato,
} from './emissione.queries.ts';
import { computeRecapito, toCedente, toCliente } from './emissione.rules.ts';
import type { RigaTenuta } from './fattura.table.ts';
import { takeProgressivo } from './numerazione.queries.ts';
import { type Fatturazione, findAcquirente, findCodiceIva, findFatturazione } from './venditore.queries.ts';

/** Who makes it happen; null: the house by itself. */
export interface ChiEmette {
  readonly utenteId: number | null;
  readonly ip: string | null;
}
const DA_SE: ChiEmette = { utenteId: null, ip: null };

/** A line that is sold. */
interface RigaVenduta {
  readonly descrizione: string;
  /** Cents, without VAT. */
  readonly prezzo: number;
  /** Hundredths of a unit; one when absent. */
  readonly quantita?: number;
  /** A code of the table; that of the accounting defaults of the seller when absent. */
  readonly codiceIva?: string;
}

/** A sale to be invoiced. */
export interface Vendita {
  /** Null: the vendor sells. */
  readonly gestoreId: number | null;
  /** Who buys. */
  readonly studioId: number;
  /** Its name, for ever: asked again, the first invoice is answered. `pagamento:<id>` of a payment. */
  readonly effetto: string;
  readonly righe: readonly RigaVenduta[];
  /** Code of the table `modalita-pagamento`: MP08 card, MP05 transfer, MP19 direct debit. */
  readonly modalita: string | null;
  /** The day it was paid; null: not yet. */
  readonly incassataIl: string | null;
  readonly adesso: Date;
  readonly chi?: ChiEmette;
}

/**
 * Whether a seller may sell: its invoices have somewhere to leave from. Asked before a purchase begins.
 * @throws FATTURAZIONE_NON_CONFIGURATA
 */
export async function requireFatturazione(trx: Trx, gestoreId: number | null): Promise<Fatturazione> {
  const sua = await findFatturazione(trx, gestoreId);
  if (!sua?.attiva) throw new DomainError('FATTURAZIONE_NON_CONFIGURATA');
  return sua;
}

/** The seller of what was paid already: it may have stopped selling since, the invoice is due all the same. */
async function getFatturazione(trx: Trx, gestoreId: number | null): Promise<Fatturazione> {
  const sua = await findFatturazione(trx, gestoreId);
  if (!sua) throw new DomainError('FATTURAZIONE_NON_CONFIGURATA');
  return sua;
}

async function makeRighe(
  trx: Trx,
  gestoreId: number | null,
  vendute: readonly RigaVenduta[],
): Promise<RigaTenuta[]> {
  const predefinito = await findCodiceIva(trx, gestoreId);
  const codici = [...new Set(vendute.map(({ codiceIva }) => codiceIva ?? predefinito))];
  const letti = new Map<string, Awaited<ReturnType<typeof getCodiceIva>>>();
  for (const codice of codici) letti.set(codice, await getCodiceIva(trx, codice));
  return vendute.flatMap(({ descrizione, prezzo, quantita = 100, codiceIva = predefinito }) => {
    const codice = letti.get(codiceIva);
    return codice ? [{ descrizione, prezzo, quantita, ...codice }] : [];
  });
}

const readRitenuta = (f: Fatturazione): RitenutaFattura | null =>
  f.ritenuta_tipo === null || f.ritenuta_aliquota === null || f.ritenuta_causale === null
    ? null
    : { tipo: f.ritenuta_tipo, aliquota: f.ritenuta_aliquota, causale: f.ritenuta_causale };

/** All that a document is made of, whoever it is for. */
export interface Documento {
  readonly gestoreId: number | null;
  readonly studioId: number | null;
  readonly tipoDocumento: string;
  readonly data: string;
  /** By a person: a day that is not the one on which it is written. */
  readonly isDataScelta?: boolean;
  readonly cliente: SoggettoFattura;
  readonly recapito: { readonly codice_sdi: string; readonly pec: string | null };
  readonly righe: readonly RigaTenuta[];
  readonly esigibilita: Esigibilita;
  /** Withheld only where the client is a withholding agent. */
  readonly conRitenuta: boolean;
  readonly modalita: string | null;
  readonly scadenza: string | null;
  readonly incassataIl: string | null;
  readonly causale: string;
  readonly collegataId: string | null;
  readonly effetto: string | null;
  /** Of one written by hand that is asked with a key. */
  readonly chiave?: ChiaveTenuta | undefined;
}

const TOTALE_MASSIMO = 999_999_999;
/** What a document may come to, in cents. @throws RICHIESTA_NON_VALIDA */
export function checkTotale(totale: number): void {
  if (totale > TOTALE_MASSIMO) requireNessunErrore({ Righe: [testiFattura.TOTALE_ECCESSIVO] });
}

/** What the numbers of a document come from. */
type Contata = Pick<Documento, 'righe' | 'data' | 'conRitenuta' | 'esigibilita'>;

/** Lines and totals: with the stamp duty as a line, where the client is charged with it. */
async function countDocumento(sua: Fatturazione, d: Contata) {
  const { computeBollo, computeTotali, makeRigaBollo } = await loadFattura();
  const senzaBollo = d.righe.filter(({ codiceIva }) => codiceIva !== CODICE_BOLLO);
  const bollo = computeBollo(senzaBollo, yearOf(d.data));
  const righe: RigaTenuta[] =
    bollo > 0 && sua.bollo_addebitato
      ? [...senzaBollo, { ...makeRigaBollo(bollo), codiceIva: CODICE_BOLLO }]
      : [...senzaBollo];
  const ritenuta = d.conRitenuta ? readRitenuta(sua) : null;
  const totali = computeTotali(righe, { ritenuta, esigibilita: d.esigibilita });
  checkTotale(totali.totale);
  return { righe, bollo, totali };
}

/** The same, as they are kept. */
async function computeDocumento(sua: Fatturazione, d: Documento) {
  const { righe, bollo, totali } = await countDocumento(sua, d);
  const { imponibile, iva, totale, ritenuta } = totali;
  return { righe: JSON.stringify(righe), imponibile, iva, totale, bollo, ritenuta };
}

/** What a document would come to, with no number taken. @throws FATTURAZIONE_NON_CONFIGURATA, RICHIESTA_NON_VALIDA */
export const previewDocumento = async (trx: Trx, gestoreId: number | null, d: Contata) =>
  countDocumento(await getFatturazione(trx, gestoreId), d);

async function tellEmissione(trx: Trx, chi: ChiEmette, { id, ...emessa }: Emessa): Promise<void> {
  const { cliente_studio_id: studioId, numero, data, totale, tipo_documento: tipo } = emessa;
  const atto = {
    ...chi,
    studioId,
    azione: tipo === 'TD04' ? 'nuova nota di credito' : 'nuova fattura',
    ...{ entita: 'fattura', entitaId: id, dopo: { numero, data, totale } },
  };
  if (studioId === null) await stepOutside(trx, () => writeRegistro(trx, atto));
  else await writeRegistro(trx, atto);
}

/** Whether a day comes before that of the last invoice of its series: numbers go by their days. */
export async function checkOrdine(
  trx: Trx,
  { gestore_id, sezionale }: Pick<Fatturazione, 'gestore_id' | 'sezionale'>,
  data: string,
): Promise<ModelState> {
  const serie = { gestoreId: gestore_id, anno: yearOf(data), sezionale };
  const ultima = await findUltima(trx, serie);
  return ultima !== undefined && data < ultima.data
    ? { Data: [frasiFattura.dataPrima(ultima.numero, formatData(ultima.data))] }
    : {};
}

/** Gives a document its number and writes it: number, lines, seller and buyer stay as they are now. @throws RICHIESTA_NON_VALIDA */
export async function writeDocumento(trx: Trx, d: Documento, chi: ChiEmette): Promise<Emessa> {
  const sua = await getFatturazione(trx, d.gestoreId);
  const anno = yearOf(d.data);
  const sezionale = d.tipoDocumento === 'TD04' ? sua.sezionale_note : sua.sezionale;
  const totali = await computeDocumento(sua, d);
  const { writeNumero } = await loadFattura();
  // Last of all that may fail: who has a number holds those who come after.
  const progressivo = await takeProgressivo(trx, { gestoreId: d.gestoreId, anno, sezionale });
  // Whoever had the number before has written its day by now: until here nobody could see it.
  if (d.isDataScelta)
    requireNessunErrore(await checkOrdine(trx, { gestore_id: d.gestoreId, sezionale }, d.data));
  const emessa = await insertFattura(trx, {
    gestore_id: d.gestoreId,
    cliente_studio_id: d.studioId,
    tipo_documento: d.tipoDocumento,
    ...{ anno, sezionale, progressivo, data: d.data },
    numero: writeNumero({ progressivo, anno, sezionale, cifre: sua.cifre }),
    cedente: JSON.stringify(toCedente(sua)),
    cliente: JSON.stringify(d.cliente),
    ...totali,
    ...d.recapito,
    esigibilita: d.esigibilita,
    causale: d.causale,
    modalita_pagamento: d.modalita,
    scadenza: d.scadenza,
    incassata_il: d.incassataIl,
    collegata_id: d.collegataId,
    effetto: d.effetto,
    ...(d.chiave && { chiave: d.chiave.nome, impronta: d.chiave.impronta }),
  });
  await tellEmissione(trx, chi, emessa);
  return emessa;
}

/**
 * The invoice of a sale, in the transaction that completes it: numbered after the last of its seller, year and sezionale, with
 * the data of who sells and buys as they are now. Asked again with the same `effetto`, it answers the first one.
 * The transaction must see the studio that buys. It does not send anything: the round of the exchange does.
 * @throws FATTURAZIONE_NON_CONFIGURATA when the seller never said who it is; NON_TROVATO for the studio
 */
export async function issueFattura(trx: Trx, vendita: Vendita): Promise<Emessa> {
  const prima = await findPerEffetto(trx, vendita.effetto);
  if (prima) return prima;
  const studio = await findAcquirente(trx, vendita.studioId);
  if (!studio) throw new DomainError('NON_TROVATO');
  return writeDocumento(
    trx,
    {
      gestoreId: vendita.gestoreId,
      studioId: vendita.studioId,
      tipoDocumento: 'TD01',
      data: giornoDiRoma(vendita.adesso),
      cliente: toCliente(studio),
      recapito: computeRecapito(studio),
      righe: await makeRighe(trx, vendita.gestoreId, vendita.righe),
      ...{ esigibilita: 'I', conRitenuta: false, scadenza: null, causale: '', collegataId: null },
      modalita: vendita.modalita,
      incassataIl: vendita.incassataIl,
      effetto: vendita.effetto,
    },
    vendita.chi ?? DA_SE,
  );
}

/** What is given back. */
interface Storno {
  readonly fatturaId: string;
  /** Its name, for ever. `rimborso:<id>` of a payment. */
  readonly effetto: string;
  readonly motivo: string;
  readonly adesso: Date;
  readonly chi?: ChiEmette;
}

/**
 * The credit note of a whole invoice, with its lines and the data of the invoice it takes back (D.P.R. 633/1972, art. 26).
 * Asked again with the same `effetto`, it answers the first one. @throws NON_TROVATO, FATTURA_GIA_STORNATA
 */
export async function issueNotaDiCredito(trx: Trx, storno: Storno): Promise<Emessa> {
  const gia = await findPerEffetto(trx, storno.effetto);
  if (gia) return gia;
  const fattura = await lockDaStornare(trx, storno.fatturaId);
  if (!fattura) throw new DomainError('NON_TROVATO');
  if (fattura.tipo_documento === 'TD04') requireNessunErrore({ Collegata: [testiFattura.STORNO_DI_NOTA] });
  if ((await sumStornato(trx, fattura.id)) > 0) throw new DomainError('FATTURA_GIA_STORNATA');
  return writeDocumento(
    trx,
    {
      gestoreId: fattura.gestore_id,
      studioId: fattura.cliente_studio_id,
      tipoDocumento: 'TD04',
      data: giornoDiRoma(storno.adesso),
      cliente: fattura.cliente,
      recapito: { codice_sdi: fattura.codice_sdi, pec: fattura.pec },
      righe: fattura.righe,
      esigibilita: fattura.esigibilita,
      conRitenuta: fattura.ritenuta > 0,
      modalita: fattura.modalita_pagamento,
      scadenza: null,
      incassataIl: fattura.incassata_il === null ? null : giornoDiRoma(storno.adesso),
      causale: storno.motivo,
      collegataId: fattura.id,
      effetto: storno.effetto,
    },
    storno.chi ?? DA_SE,
  );
}

/** The credit note of what is given back, or the one by which somebody took the invoice back already. @throws NON_TROVATO */
export async function ensureNotaDiCredito(trx: Trx, storno: Storno): Promise<Emessa> {
  await lockDaStornare(trx, storno.fatturaId);
  return (await findNotaDi(trx, storno.fatturaId)) ?? issueNotaDiCredito(trx, storno);
}

/** The invoice of something that was invoiced, by its name; undefined when it was not. */
export const findFatturaDi = findPerEffetto;
export { makeRighe };
