import { createHash } from 'node:crypto';
import { testiFattura } from '@quadra/contract';
import { type DatiFattura, loadFattura, type ProblemaFattura, type RitenutaFattura } from '@quadra/fisco';
import { giornoDiRoma } from '@quadra/values';
import type { Db, Trx } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { type ElementoXml, readXml } from '../../../gateways/sdi/busta-soap.ts';
import { type Sdi, SdiNonRiuscito } from '../../../gateways/sdi/port.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { ChiEmette } from './emissione.ts';
import {
  findCollegata,
  findFattura,
  listInvii,
  lockFattura,
  type RigaFattura,
  type RigaInvio,
  updateFattura,
} from './fattura.queries.ts';
import { insertInvio, takeProgressivoInvio, updateInvio } from './invio.queries.ts';
import { tellAtto } from './registro.ts';
import { canInviare, findPassaggio } from './stato.rules.ts';
import { findFatturazione, openVenditore } from './venditore.queries.ts';

const BASE_NOMI = 36;
const CIFRE_NOME = 5;
const nameProgressivo = (numero: number): string =>
  numero.toString(BASE_NOMI).toUpperCase().padStart(CIFRE_NOME, '0');

async function readRitenuta(trx: Trx, riga: RigaFattura): Promise<RitenutaFattura | null> {
  if (riga.ritenuta === 0) return null;
  const sua = await findFatturazione(trx, riga.gestore_id);
  if (!sua?.ritenuta_tipo || !sua.ritenuta_aliquota || !sua.ritenuta_causale) return null;
  return { tipo: sua.ritenuta_tipo, aliquota: sua.ritenuta_aliquota, causale: sua.ritenuta_causale };
}

/** An invoice as its electronic file tells it; `progressivo` is that of the file. */
async function readDati(trx: Trx, riga: RigaFattura, progressivo: string): Promise<DatiFattura> {
  const collegata = riga.collegata_id === null ? undefined : await findCollegata(trx, riga.collegata_id);
  return {
    tipoDocumento: riga.tipo_documento,
    numero: riga.numero,
    data: riga.data,
    causale: riga.causale,
    cedente: riga.cedente,
    cliente: riga.cliente,
    codiceDestinatario: riga.codice_sdi,
    pec: riga.pec,
    righe: riga.righe,
    bollo: riga.bollo,
    ritenuta: await readRitenuta(trx, riga),
    esigibilita: riga.esigibilita,
    pagamento:
      riga.modalita_pagamento === null
        ? null
        : { modalita: riga.modalita_pagamento, scadenza: riga.scadenza },
    collegata: collegata ? { numero: collegata.numero, data: collegata.data } : null,
    invio: { paese: 'IT', codice: riga.cedente.partitaIva ?? '', progressivo },
  };
}

const PROGRESSIVO = /<ProgressivoInvio>[^<]*<\/ProgressivoInvio>/;
const withoutProgressivo = (xml: string): string => xml.replace(PROGRESSIVO, '');

/** The file of an invoice: the one a person uploaded, or what we write. */
async function makeXml(trx: Trx, riga: RigaFattura, progressivo: string): Promise<string> {
  if (riga.xml_manuale !== null)
    return riga.xml_manuale.replace(PROGRESSIVO, `<ProgressivoInvio>${progressivo}</ProgressivoInvio>`);
  const { writeFattura } = await loadFattura();
  return writeFattura(await readDati(trx, riga, progressivo));
}

/** Its file for who wants to see it: that of the last sending, or as it would leave now. */
export async function findXml(trx: Trx, riga: RigaFattura): Promise<{ nome: string; xml: string }> {
  const ultimo = (await listInvii(trx, riga.id)).at(-1);
  if (ultimo && !canInviare(riga.stato_sdi)) return { nome: ultimo.nome_file, xml: ultimo.contenuto };
  const xml = await makeXml(trx, riga, ultimo?.progressivo ?? nameProgressivo(0));
  return { nome: `fattura-${riga.numero.replace(/[^\w]+/g, '-')}.xml`, xml };
}

/** A file of others, as it was kept. */
function checkManuale(xml: string, check: (radice: ElementoXml) => ProblemaFattura[]): ProblemaFattura[] {
  try {
    return check(readXml(xml));
  } catch {
    return [{ codice: '00200', campo: 'File', frase: testiFattura.XML_NON_FATTURA, dove: null }];
  }
}

/** The withholding is told by what the seller says of it now: where it says another, or nothing, the file would not be of this invoice. */
async function checkRitenuta({ ritenuta }: RigaFattura, dati: DatiFattura): Promise<ProblemaFattura[]> {
  const { computeTotali } = await loadFattura();
  if (computeTotali(dati.righe, dati).ritenuta === ritenuta) return [];
  const campo = dati.ritenuta === null ? 'Cedente.RitenutaTipo' : 'Cedente.RitenutaAliquota';
  return [{ ...{ codice: '', dove: null, campo }, frase: testiFattura.RITENUTA_ALTRA }];
}

/** Ours, before it is written. */
async function checkNostra(trx: Trx, riga: RigaFattura, oggi: string): Promise<ProblemaFattura[]> {
  const { checkFattura } = await loadFattura();
  const dati = await readDati(trx, riga, nameProgressivo(0));
  return [...checkFattura(dati, oggi), ...(await checkRitenuta(riga, dati))];
}

/** What keeps an invoice from leaving: our file against the checks of the exchange, one of others against its layout. */
export async function checkInvio(
  trx: Trx,
  riga: RigaFattura,
  { oggi, hasFirma }: { oggi: string; hasFirma: boolean },
): Promise<ProblemaFattura[]> {
  const { checkContenuto } = await loadFattura();
  const problemi =
    riga.xml_manuale === null
      ? await checkNostra(trx, riga, oggi)
      : checkManuale(riga.xml_manuale, checkContenuto);
  const perUfficio = riga.codice_sdi.length === 6;
  return perUfficio && !hasFirma
    ? [
        ...problemi,
        {
          codice: '',
          campo: 'CodiceSDI',
          dove: null,
          frase:
            'Le fatture alla pubblica amministrazione vogliono la firma digitale, che qui non è gestita: scaricare l’XML e inviarlo con un altro programma.',
        },
      ]
    : problemi;
}

/** So long an answer may be waited for: meanwhile the same invoice does not leave twice. */
const IN_VOLO_MS = 60_000;
const hash = (testo: string) => createHash('sha256').update(testo).digest('hex');

/** A file for the exchange, written down before it leaves: what was not answered leaves again as it was. */
async function prepareInvio(
  trx: Trx,
  riga: RigaFattura,
  { simulato, adesso }: { simulato: boolean; adesso: Date },
): Promise<RigaInvio> {
  const invii = await listInvii(trx, riga.id);
  const ultimo = invii.at(-1);
  if (ultimo && ultimo.identificativo_sdi === null) {
    const isInVolo = ultimo.errore === null && adesso.getTime() - ultimo.inviato_il.getTime() < IN_VOLO_MS;
    if (isInVolo) throw new DomainError('RICHIESTA_IN_CORSO');
    const stesso = await makeXml(trx, riga, ultimo.progressivo);
    if (stesso === ultimo.contenuto) return ultimo;
  }
  const progressivo = nameProgressivo(await takeProgressivoInvio(trx, riga.gestore_id));
  const contenuto = await makeXml(trx, riga, progressivo);
  if (
    riga.stato_sdi === 'Scartata' &&
    ultimo &&
    withoutProgressivo(contenuto) === withoutProgressivo(ultimo.contenuto)
  )
    throw new DomainError('NIENTE_DA_RINVIARE');
  return insertInvio(trx, {
    fattura_id: riga.id,
    nome_file: `IT${riga.cedente.partitaIva ?? ''}_${progressivo}.xml`,
    ...{ progressivo, contenuto, simulato, sha256: hash(contenuto), inviato_il: adesso },
  });
}

/** Who sends, for whom, and through what. */
export interface Mittente {
  readonly db: Db;
  readonly sdi: Sdi | null;
  readonly ambito: Parameters<typeof withTenant>[1];
  readonly gestoreId: number | null;
  readonly chi: ChiEmette;
  readonly adesso: Date;
}

const withVenditore = <T>({ db, ambito, gestoreId }: Mittente, fn: (trx: Trx) => Promise<T>): Promise<T> =>
  withTenant(db, ambito, async (trx) => {
    await openVenditore(trx, gestoreId);
    return fn(trx);
  });

/** An invoice that may leave now, held. @throws NON_TROVATO, FATTURA_INVIATA, FATTURA_DA_NUMERARE, FATTURA_NON_VALIDA */
async function holdDaInviare(trx: Trx, mittente: Mittente, sdi: Sdi, id: string): Promise<RigaFattura> {
  await lockFattura(trx, id);
  const riga = await findFattura(trx, id, { di: 'venditore', gestoreId: mittente.gestoreId });
  if (!riga) throw new DomainError('NON_TROVATO');
  if (!canInviare(riga.stato_sdi)) throw new DomainError('FATTURA_INVIATA');
  const oggi = giornoDiRoma(mittente.adesso);
  if (riga.stato_sdi === 'Scartata' && riga.rinvio_entro !== null && oggi > riga.rinvio_entro)
    throw new DomainError('FATTURA_DA_NUMERARE');
  const problemi = await checkInvio(trx, riga, { oggi, hasFirma: sdi.hasFirma });
  const [primo] = problemi;
  if (primo)
    throw new DomainError('FATTURA_NON_VALIDA', {
      messaggio: primo.frase,
      modelState: Object.fromEntries(
        [...Map.groupBy(problemi, ({ campo }) => campo)].map(([campo, suoi]) => [
          campo,
          suoi.map(({ frase }) => frase),
        ]),
      ),
    });
  return riga;
}

/** What came of a sending: it left, or it did not, and the page says which. */
async function settleInvio(
  mittente: Mittente,
  { id, invioId }: { id: string; invioId: string },
  esito: { identificativo_sdi: string | null; errore: string | null },
): Promise<void> {
  await withVenditore(mittente, async (trx) => {
    await lockFattura(trx, id);
    const riga = await findFattura(trx, id, { di: 'venditore', gestoreId: mittente.gestoreId });
    if (!riga) return;
    const stato = findPassaggio(riga.stato_sdi, esito.errore === null ? 'inviata' : 'non inviata');
    await updateInvio(trx, invioId, esito);
    // Another call of the same moment settled it: the exchange took one file, under one name.
    if (!stato) return;
    await updateFattura(trx, id, {
      stato_sdi: stato,
      invio: esito.errore === null ? 'Inviata SDI' : 'Errore invio',
      simulata: mittente.sdi?.isSimulato ?? false,
      rinvio_entro: esito.errore === null ? null : riga.rinvio_entro,
    });
    const atto = {
      azione: esito.errore === null ? 'invio fattura' : 'invio fattura non riuscito',
      dopo: esito,
    };
    await tellAtto(trx, mittente, riga, atto);
  });
}

/** An invoice that our own checks keep here is one that did not leave: nobody waits for an answer to it. */
async function markFerma(mittente: Mittente, id: string): Promise<void> {
  await withVenditore(mittente, async (trx) => {
    await lockFattura(trx, id);
    const riga = await findFattura(trx, id, { di: 'venditore', gestoreId: mittente.gestoreId });
    if (riga?.stato_sdi !== 'Da inviare') return;
    await updateFattura(trx, id, { stato_sdi: 'Errore invio', invio: 'Errore invio' });
    await tellAtto(trx, mittente, riga, { azione: 'fattura trattenuta dai controlli', dopo: {} });
  });
}

/** Where an invoice of who sells would leave from. @throws NON_TROVATO, SDI_NON_CONFIGURATO */
async function requireCanale(trx: Trx, { sdi, gestoreId }: Mittente, id: string): Promise<Sdi> {
  if (!(await findFattura(trx, id, { di: 'venditore', gestoreId }))) throw new DomainError('NON_TROVATO');
  if (!sdi) throw new DomainError('SDI_NON_CONFIGURATO');
  return sdi;
}

/**
 * Hands an invoice to the exchange. What is sent is written down before, so that what nobody answered leaves again under the
 * same name. @throws NON_TROVATO, FATTURA_INVIATA, FATTURA_DA_NUMERARE, FATTURA_NON_VALIDA, NIENTE_DA_RINVIARE, and
 * FATTURA_NON_INVIATA when the exchange did not take it, which is kept and may be tried again
 */
export async function sendFattura(mittente: Mittente, id: string): Promise<void> {
  const sdi = await withVenditore(mittente, (trx) => requireCanale(trx, mittente, id));
  const invio = await withVenditore(mittente, async (trx) =>
    prepareInvio(trx, await holdDaInviare(trx, mittente, sdi, id), {
      simulato: sdi.isSimulato,
      adesso: mittente.adesso,
    }),
  ).catch(async (errore) => {
    if (errore instanceof DomainError && errore.codice === 'FATTURA_NON_VALIDA')
      await markFerma(mittente, id);
    throw errore;
  });
  try {
    const { identificativo } = await sdi.send({ nome: invio.nome_file, contenuto: invio.contenuto });
    await settleInvio(
      mittente,
      { id, invioId: invio.id },
      { identificativo_sdi: identificativo, errore: null },
    );
  } catch (errore) {
    if (!(errore instanceof SdiNonRiuscito)) throw errore;
    await settleInvio(
      mittente,
      { id, invioId: invio.id },
      { identificativo_sdi: null, errore: errore.message },
    );
    throw new DomainError('FATTURA_NON_INVIATA', { causa: errore });
  }
}
