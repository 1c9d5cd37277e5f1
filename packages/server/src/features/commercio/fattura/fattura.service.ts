import { createHash } from 'node:crypto';
import {
  type FatturaAnteprimaFilo,
  type FatturaFilo,
  type FatturaNuova,
  type FattureRiepilogo,
  type fatturaIncasso,
  type fatturaModifica,
  type RigaScritta,
  testiCampo,
  testiFattura,
} from '@quadra/contract';
import { loadFattura, type SoggettoFattura } from '@quadra/fisco';
import { giornoDiRoma, toCentesimi, toEuro, yearOf } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { type ElementoXml, readTesto, readXml } from '../../../gateways/sdi/busta-soap.ts';
import { DomainError, type ModelState, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import type { ChiaveTenuta } from '../../base/ripetibile/ripetibile.public.ts';
import { findPerChiave } from './emissione.queries.ts';
import { computeRecapito, SENZA_CODICE, toCliente } from './emissione.rules.ts';
import {
  checkOrdine,
  issueNotaDiCredito,
  makeRighe,
  previewDocumento,
  requireFatturazione,
  writeDocumento,
} from './emissione.ts';
import { describeFattura } from './fattura.filo.ts';
import { findFattura, lockFattura, type RigaFattura, sumFatture, updateFattura } from './fattura.queries.ts';
import { addInsoluto } from './insoluto.ts';
import { tellAtto } from './registro.ts';
import { openSguardo } from './sguardo.ts';
import { canInviare, canModificare } from './stato.rules.ts';
import { findAcquirente } from './venditore.queries.ts';

/** Who acts, and with what. */
export interface Contesto {
  readonly trx: Trx;
  readonly servizi: Pick<Servizi, 'now' | 'sdi'>;
  readonly sessione: Sessione;
  readonly ip: string | null;
}
const readChi = ({ sessione, ip }: Contesto) => ({ utenteId: sessione.utenteId, ip });
/** What was done with an invoice, in the log. */
export const tell = (contesto: Contesto, riga: RigaFattura, atto: Parameters<typeof tellAtto>[3]) =>
  tellAtto(contesto.trx, { chi: readChi(contesto), ambito: contesto.sessione }, riga, atto);

/** An invoice of who asks. @throws NON_TROVATO */
export async function getRiga(trx: Trx, sessione: Sessione, id: string): Promise<RigaFattura> {
  const riga = await findFattura(trx, id, await openSguardo(trx, sessione));
  if (!riga) throw new DomainError('NON_TROVATO');
  return riga;
}

/** An invoice as who asks sees it; with what keeps it here, where `sdi` says what it takes. @throws NON_TROVATO */
export async function getFattura(
  trx: Trx,
  sessione: Sessione,
  id: string,
  sdi: Servizi['sdi'] = null,
): Promise<FatturaFilo> {
  const sguardo = await openSguardo(trx, sessione);
  const riga = await findFattura(trx, id, sguardo);
  if (!riga) throw new DomainError('NON_TROVATO');
  return describeFattura(trx, riga, { isVenditore: sguardo.di === 'venditore', sdi });
}

/** An invoice of who sells, held, as he saw it. @throws NON_TROVATO, RECORD_MODIFICATO */
export async function hold({ trx, sessione }: Contesto, id: string, versione: number): Promise<RigaFattura> {
  await openSguardo(trx, sessione);
  await lockFattura(trx, id);
  const riga = await getRiga(trx, sessione, id);
  if (riga.versione !== versione) throw new DomainError('RECORD_MODIFICATO');
  return riga;
}

/** Lines as a person writes them, in cents and hundredths. */
export const toVendute = (righe: readonly RigaScritta[]) =>
  righe.map(({ Descrizione, Quantita, Prezzo, CodiceIva }) => ({
    descrizione: Descrizione,
    quantita: Math.round(Quantita * 100),
    prezzo: toCentesimi(Prezzo),
    ...(CodiceIva === null ? {} : { codiceIva: CodiceIva }),
  }));

const readCliente = (letto: NonNullable<FatturaNuova['Cliente']>): SoggettoFattura => ({
  denominazione: letto.Denominazione,
  paese: letto.Paese,
  partitaIva: letto.PIVA,
  codiceFiscale: letto.CodiceFiscale,
  via: letto.Via,
  cap: letto.CAP,
  comune: letto.Comune,
  provincia: letto.Provincia,
});

const ESTERO = 'XXXXXXX';
/** Who it is for: a studio of who sells, or who is written. @throws NON_TROVATO, RICHIESTA_NON_VALIDA */
async function readDestinatario({ trx, sessione }: Contesto, letta: FatturaNuova) {
  const codice = (predefinito: string) => letta.CodiceSDI ?? predefinito;
  if (letta.Cliente !== null) {
    const cliente = readCliente(letta.Cliente);
    const predefinito = cliente.paese === 'IT' ? SENZA_CODICE : ESTERO;
    return {
      studioId: letta.IdStudio,
      cliente,
      recapito: { codice_sdi: codice(predefinito), pec: letta.PEC },
    };
  }
  if (letta.IdStudio === null) requireNessunErrore({ Cliente: [testiCampo.OBBLIGATORIO] });
  const studio = await findAcquirente(trx, requireStudio(sessione, letta.IdStudio ?? undefined));
  if (!studio) throw new DomainError('NON_TROVATO');
  const suo = computeRecapito(studio);
  return {
    studioId: studio.id,
    cliente: toCliente(studio),
    recapito: { codice_sdi: codice(suo.codice_sdi), pec: letta.PEC ?? suo.pec },
  };
}

/** What the exchange would refuse of who it is for, on its field. */
async function checkScritto(cliente: SoggettoFattura): Promise<ModelState> {
  const { checkCliente } = await loadFattura();
  const nameCampo = (campo: string) => `Cliente.${campo === 'PartitaIva' ? 'PIVA' : campo}`;
  return Object.fromEntries(checkCliente(cliente).map(({ campo, frase }) => [nameCampo(campo), [frase]]));
}

/** What is written of an invoice, made whole: who it is for, on what day, its lines. @throws as `createFattura` */
async function readNuova(contesto: Contesto, letta: FatturaNuova) {
  const { trx, sessione, servizi } = contesto;
  const { gestoreId } = sessione;
  await openSguardo(trx, sessione);
  const sua = await requireFatturazione(trx, gestoreId);
  if (letta.IdStudio !== null) requireStudio(sessione, letta.IdStudio);
  const oggi = giornoDiRoma(servizi.now());
  const data = letta.Data ?? oggi;
  requireNessunErrore({
    ...(data > oggi ? { Data: [testiFattura.DATA_FUTURA] } : {}),
    ...(letta.Scadenza !== null && letta.Scadenza < data ? { Scadenza: [testiFattura.SCADENZA_PRIMA] } : {}),
    ...(letta.Data === null ? {} : await checkOrdine(trx, sua, data)),
    ...(letta.Cliente === null ? {} : await checkScritto(readCliente(letta.Cliente))),
  });
  const destinatario = await readDestinatario(contesto, letta);
  if (!/^[A-Z0-9]{6,7}$/.test(destinatario.recapito.codice_sdi))
    requireNessunErrore({ CodiceSDI: [testiCampo.VALORE_NON_VALIDO] });
  return {
    ...destinatario,
    ...{ gestoreId, data, esigibilita: letta.Esigibilita, conRitenuta: letta.ConRitenuta },
    righe: await makeRighe(trx, gestoreId, toVendute(letta.Righe)),
  };
}

/** The invoice that a key made already. @throws CHIAVE_GIA_USATA when it was asked otherwise */
async function findGia({ trx, sessione }: Contesto, { nome, impronta }: ChiaveTenuta) {
  await openSguardo(trx, sessione);
  const gia = await findPerChiave(trx, nome);
  if (gia !== undefined && gia.impronta !== impronta) throw new DomainError('CHIAVE_GIA_USATA');
  return gia;
}

/**
 * An invoice written by hand; asked again with the same key, the one that was made.
 * @throws FATTURAZIONE_NON_CONFIGURATA, NON_TROVATO, RICHIESTA_NON_VALIDA, CHIAVE_GIA_USATA
 */
export async function createFattura(
  contesto: Contesto,
  letta: FatturaNuova,
  chiave?: ChiaveTenuta,
): Promise<{ fattura: FatturaFilo; isPrima: boolean }> {
  const { trx, sessione } = contesto;
  const gia = chiave && (await findGia(contesto, chiave));
  if (gia) return { fattura: await getFattura(trx, sessione, gia.id), isPrima: false };
  const { id } = await writeDocumento(
    trx,
    {
      ...(await readNuova(contesto, letta)),
      tipoDocumento: 'TD01',
      modalita: letta.Modalita,
      scadenza: letta.Scadenza,
      causale: letta.Causale,
      isDataScelta: letta.Data !== null,
      ...{ incassataIl: null, collegataId: null, effetto: null, chiave },
    },
    readChi(contesto),
  );
  return { fattura: await getFattura(trx, sessione, id), isPrima: true };
}

/** What it would come to, written nowhere: the same checks, the same numbers. @throws as `createFattura` */
export async function previewFattura(contesto: Contesto, letta: FatturaNuova): Promise<FatturaAnteprimaFilo> {
  const nuova = await readNuova(contesto, letta);
  const { righe, bollo, totali } = await previewDocumento(contesto.trx, nuova.gestoreId, nuova);
  return {
    Cliente: nuova.cliente.denominazione,
    CodiceSDI: nuova.recapito.codice_sdi,
    PEC: nuova.recapito.pec,
    Righe: righe.map((riga, posto) => ({
      Descrizione: riga.descrizione,
      Quantita: riga.quantita / 100,
      Prezzo: toEuro(riga.prezzo),
      CodiceIva: riga.codiceIva,
      Aliquota: riga.aliquota / 100,
      Natura: riga.natura,
      Totale: toEuro(totali.righe[posto] ?? 0),
    })),
    Riepilogo: totali.riepilogo.map(({ aliquota, natura, imponibile, imposta }) => ({
      ...{ Aliquota: aliquota / 100, Natura: natura },
      ...{ Imponibile: toEuro(imponibile), Imposta: toEuro(imposta) },
    })),
    ...{ Imponibile: toEuro(totali.imponibile), Iva: toEuro(totali.iva), Bollo: toEuro(bollo) },
    ...{ Totale: toEuro(totali.totale), Ritenuta: toEuro(totali.ritenuta), Netto: toEuro(totali.netto) },
  };
}

const isDoppia = (errore: unknown): boolean =>
  errore instanceof Error && 'constraint' in errore && errore.constraint === 'fattura_numero';

/**
 * Number and day, until it leaves: year and sezionale stay those it was saved with.
 * @throws NON_TROVATO, RECORD_MODIFICATO, FATTURA_INVIATA, RICHIESTA_NON_VALIDA by field
 */
export async function changeFattura(
  contesto: Contesto,
  id: string,
  letta: z.output<typeof fatturaModifica>,
): Promise<FatturaFilo> {
  const riga = await hold(contesto, id, letta.Versione);
  if (!canModificare(riga.stato_sdi)) throw new DomainError('FATTURA_INVIATA');
  const oggi = giornoDiRoma(contesto.servizi.now());
  const isAltroAnno = yearOf(letta.Data) !== riga.anno || (letta.Anno ?? riga.anno) !== riga.anno;
  const isAltroSezionale = (letta.Sezionale ?? riga.sezionale) !== riga.sezionale;
  requireNessunErrore({
    ...(isAltroAnno ? { Data: [testiFattura.ANNO_FISSO] } : {}),
    ...(isAltroSezionale ? { Sezionale: [testiFattura.SEZIONALE_FISSO] } : {}),
    ...(!isAltroAnno && letta.Data > oggi ? { Data: [testiFattura.DATA_FUTURA] } : {}),
  });
  try {
    await updateFattura(contesto.trx, id, {
      ...{ numero: letta.Numero, data: letta.Data, stato: 'Modificata da portale' },
    });
  } catch (errore) {
    if (!isDoppia(errore)) throw errore;
    throw new DomainError('CODICE_GIA_USATO', { modelState: { Numero: [testiFattura.NUMERO_USATO] } });
  }
  const prima = { numero: riga.numero, data: riga.data };
  await tell(contesto, riga, {
    ...{ azione: 'modifica fattura', prima, dopo: { numero: letta.Numero, data: letta.Data } },
  });
  return getFattura(contesto.trx, contesto.sessione, id);
}

/** The day it was paid, or that it was not: what left for the accounts is answered there by its contrary. @throws NON_TROVATO, RECORD_MODIFICATO, RICHIESTA_NON_VALIDA */
export async function changeIncasso(
  contesto: Contesto,
  id: string,
  letta: z.output<typeof fatturaIncasso>,
): Promise<FatturaFilo> {
  const riga = await hold(contesto, id, letta.Versione);
  const oggi = giornoDiRoma(contesto.servizi.now());
  if (letta.Data !== null && letta.Data > oggi) requireNessunErrore({ Data: [testiFattura.DATA_FUTURA] });
  await updateFattura(contesto.trx, id, {
    incassata_il: letta.Data,
    ...(letta.Data === null && riga.incassata_il !== null
      ? addInsoluto({ incassata: riga.incassata_il, tornata: oggi, tolta: true })
      : {}),
  });
  const atto = { prima: { incassata: riga.incassata_il }, dopo: { incassata: letta.Data } };
  await tell(contesto, riga, { azione: 'incasso fattura', ...atto });
  return getFattura(contesto.trx, contesto.sessione, id);
}

/** Takes an invoice back whole, by a credit note; answers the note. @throws NON_TROVATO, FATTURA_GIA_STORNATA */
export async function takeBack(contesto: Contesto, id: string, motivo: string): Promise<FatturaFilo> {
  const { trx, sessione, servizi } = contesto;
  const riga = await getRiga(trx, sessione, id);
  const nota = await issueNotaDiCredito(trx, {
    fatturaId: riga.id,
    // Once, whoever asks: a payment that is given back asks for it by a name of its own, and finds it done.
    effetto: `storno:${createHash('sha256').update(riga.id).digest('hex').slice(0, 32)}`,
    motivo,
    adesso: servizi.now(),
    chi: readChi(contesto),
  });
  return getFattura(trx, sessione, nota.id);
}

/** Whether a file is of this invoice: same seller, number, day and total. */
async function isSua(riga: RigaFattura, letto: ElementoXml, xml: string): Promise<boolean> {
  if (letto.nome !== 'FatturaElettronica') requireNessunErrore({ Contenuto: [testiFattura.XML_NON_FATTURA] });
  const { computeTotali } = await loadFattura();
  const { totale } = computeTotali(riga.righe);
  const attesi = { Numero: riga.numero, Data: riga.data, ImportoTotaleDocumento: toEuro(totale).toFixed(2) };
  return (
    Object.entries(attesi).every(([nome, valore]) => readTesto(letto, nome) === valore) &&
    xml.includes(`<IdCodice>${riga.cedente.partitaIva}</IdCodice>`)
  );
}

/** So many errors of a file are told at once. */
const MOSTRATI = 5;
const ALTRI_SEGNI = /^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i;
/** A file made elsewhere, whose letters are those it says. @throws RICHIESTA_NON_VALIDA */
function readCaricato(xml: string): ElementoXml {
  if (ALTRI_SEGNI.test(xml)) requireNessunErrore({ Contenuto: [testiFattura.XML_NON_UTF8] });
  try {
    return readXml(xml);
  } catch {
    throw new DomainError('RICHIESTA_NON_VALIDA', {
      modelState: { Contenuto: [testiFattura.XML_NON_FATTURA] },
    });
  }
}

/** A file made elsewhere takes the place of ours. @throws NON_TROVATO, RECORD_MODIFICATO, FATTURA_INVIATA, RICHIESTA_NON_VALIDA */
export async function replaceXml(
  contesto: Contesto,
  id: string,
  { Contenuto, Versione }: { Contenuto: string; Versione: number },
): Promise<FatturaFilo> {
  const riga = await hold(contesto, id, Versione);
  if (!canInviare(riga.stato_sdi)) throw new DomainError('FATTURA_INVIATA');
  const letto = readCaricato(Contenuto);
  if (!(await isSua(riga, letto, Contenuto))) requireNessunErrore({ Contenuto: [testiFattura.XML_DIVERSO] });
  const { checkContenuto } = await loadFattura();
  const problemi = checkContenuto(letto).slice(0, MOSTRATI);
  if (problemi.length > 0) requireNessunErrore({ Contenuto: problemi.map(({ frase }) => frase) });
  await updateFattura(contesto.trx, id, { xml_manuale: Contenuto, stato: 'Modificata manualmente' });
  const dopo = { sha256: createHash('sha256').update(Contenuto).digest('hex') };
  await tell(contesto, riga, { azione: 'file della fattura caricato', dopo });
  return getFattura(contesto.trx, contesto.sessione, id);
}

/** What was issued in a period; what did not leave or was refused is counted apart, and is not issued. */
export async function computeRiepilogo(
  trx: Trx,
  sessione: Sessione,
  periodo: { dal: string | null; al: string | null },
): Promise<Omit<FattureRiepilogo, 'Canale'>> {
  const sguardo = await openSguardo(trx, sessione);
  if (sguardo.di !== 'venditore') throw new DomainError('NON_AUTORIZZATO');
  const righe = await sumFatture(trx, { gestoreId: sguardo.gestoreId, ...periodo });
  const di = (quale: string) => {
    const riga = righe.find((una) => una.quale === quale);
    return {
      Quante: riga?.quante ?? 0,
      Imponibile: toEuro(riga?.imponibile ?? 0),
      Iva: toEuro(riga?.iva ?? 0),
      Totale: toEuro(riga?.totale ?? 0),
    };
  };
  const [emesse, daRinviare] = ['emesse', 'daRinviare'].map((quale) =>
    righe.find((una) => una.quale === quale),
  );
  return {
    Emesse: { ...di('emesse'), NoteDiCredito: emesse?.note ?? 0 },
    DaRinviare: di('daRinviare'),
    InAttesa: emesse?.attesa ?? 0,
    Scartate: daRinviare?.scartate ?? 0,
    NonPartite: daRinviare?.nonPartite ?? 0,
    RinvioEntro: daRinviare?.entro ?? null,
  };
}
