import { errori, type PagaIlClienteFilo, type RichiestaDaPagareFilo } from '@quadra/contract';
import { normalizeCodiceFiscale, toCentesimi } from '@quadra/values';
import type { Trx } from '../../../../db/pool.ts';
import { stepOutside, withTenant } from '../../../../db/tenancy.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { applyModello } from '../../../base/posta/posta.public.ts';
import { findAnagrafica } from '../../../clienti/anagrafica/anagrafica.public.ts';
import {
  findDatiFattura,
  findPagante,
  findPrenotato,
  findRichiesta,
  findRichiestaDi,
  getVenditaStampa,
  insertRichiesta,
  type Pagante,
  type Richiesta,
  toRichiestaFilo,
  type VenditaStampa,
  writeDaPagare,
} from '../../../commercio/pagamento/pagamento.public.ts';
import { computeCostoStampa } from '../../../crediti/credito/credito.public.ts';
import {
  type Dichiarazione,
  findDichiarazione,
  getCalcolata,
  getIntestatario,
  listIncompletezze,
  lockDichiarazione,
  writeAtto,
} from '../../../dichiarazioni/dichiarazione/dichiarazione.public.ts';

interface Chi {
  readonly servizi: Servizi;
  readonly sessione: Sessione;
  readonly ip: string;
}
interface Quale {
  readonly anno: number;
  readonly id: string;
}

/** Why a client cannot be asked to pay, in the order in which it is put right. */
const impedimenti = {
  aperta: 'La dichiarazione si chiude prima di chiederne il pagamento.',
  incompleta: 'La dichiarazione ha risultati che aspettano dati: prima si completa.',
  pagata: 'La stampa definitiva è già stata fatta.',
  cliente:
    'Il cliente non ha un accesso suo al portale con il codice fiscale e uno degli indirizzi e-mail della sua scheda.',
  prezzo: 'Chi vende i crediti non ha un prezzo in euro per questo tipo di dichiarazione nel suo listino.',
  metodi: 'Chi vende i crediti non ha metodi di pagamento attivi per i clienti: carta o PayPal.',
} as const;

interface Esame {
  readonly vendita: VenditaStampa;
  readonly pagante: Pagante | undefined;
  readonly impedimento: string | null;
}

/** The client of a declaration, where he has an access of his own. */
async function findCliente(trx: Trx, { anagraficaId }: Dichiarazione, venditore: number | null) {
  const anagrafica = await findAnagrafica(trx, anagraficaId);
  if (anagrafica === undefined) return undefined;
  const { codiceFiscale, partitaIva, email, emailPEC, emailFirma } = anagrafica;
  const pieni = (testi: readonly (string | null | undefined)[]) =>
    testi.flatMap((testo) => (testo?.trim() ? [testo.trim()] : []));
  const codici = pieni([codiceFiscale, partitaIva]).map(normalizeCodiceFiscale);
  const indirizzi = pieni([email, emailPEC, emailFirma]).map((indirizzo) => indirizzo.toLowerCase());
  return stepOutside(trx, () => findPagante(trx, { gestoreId: venditore, codici, indirizzi }));
}

/** Whether the client of a declaration may be asked to pay, who he is and what it costs him. */
async function examine(trx: Trx, servizi: Servizi, dichiarazione: Dichiarazione): Promise<Esame> {
  const { anno, id, stato } = dichiarazione;
  const vendita = await getVenditaStampa(trx, servizi, dichiarazione);
  const pagante = await findCliente(trx, dichiarazione, vendita.venditore.gestore_id);
  const { isPagata } = await computeCostoStampa(trx, dichiarazione, servizi.now());
  const isIncompleta = async () => {
    const { modello, esiti } = await getCalcolata(trx, anno, id);
    return listIncompletezze(modello, esiti).length > 0;
  };
  let impedimento: string | null = null;
  if (stato === 'Aperta') impedimento = impedimenti.aperta;
  else if (isPagata || dichiarazione.stampaData !== null) impedimento = impedimenti.pagata;
  else if (await isIncompleta()) impedimento = impedimenti.incompleta;
  else if (pagante === undefined) impedimento = impedimenti.cliente;
  else if (vendita.importi === null) impedimento = impedimenti.prezzo;
  else if (vendita.metodi.length === 0) impedimento = impedimenti.metodi;
  return { vendita, pagante, impedimento };
}

/** How the payment by the client of a declaration stands, or what it would be. @throws NON_TROVATO */
export async function getPagaIlCliente(
  trx: Trx,
  { servizi, sessione }: Chi,
  { anno, id }: Quale,
): Promise<PagaIlClienteFilo> {
  const dichiarazione = await findDichiarazione(trx, anno, id);
  if (dichiarazione === undefined) throw new DomainError('NON_TROVATO');
  const richiesta = await findRichiestaDi(trx, dichiarazione);
  if (richiesta && richiesta.stato !== 'Ritirata') {
    const { importi } = await getVenditaStampa(trx, servizi, dichiarazione);
    const Importi = richiesta.stato === 'Pagata' ? null : importi;
    const Richiesta = toRichiestaFilo(sessione, richiesta);
    return { Richiesta, Cliente: richiesta.intestatario, Importi, Impedimento: null };
  }
  const { vendita, pagante, impedimento } = await examine(trx, servizi, dichiarazione);
  return {
    Richiesta: null,
    Cliente: pagante?.nome ?? null,
    Importi: vendita.importi,
    Impedimento: impedimento,
  };
}

/**
 * Asks the client of a closed declaration to pay for its print: he is told by mail, and until he pays nobody prints it. Asked
 * again while it is open, it answers the one there is.
 * @throws NON_TROVATO, RICHIESTA_PAGAMENTO_ESCLUSA with the reason
 */
export async function askPagamento(trx: Trx, chi: Chi, { anno, id }: Quale): Promise<PagaIlClienteFilo> {
  const { servizi, sessione, ip } = chi;
  const dichiarazione = await lockDichiarazione(trx, anno, id);
  if (dichiarazione === undefined) throw new DomainError('NON_TROVATO');
  const gia = await findRichiestaDi(trx, dichiarazione);
  if (gia && gia.stato !== 'Ritirata') return getPagaIlCliente(trx, chi, { anno, id });
  const { vendita, pagante, impedimento } = await examine(trx, servizi, dichiarazione);
  if (impedimento !== null || pagante === undefined || vendita.importi === null)
    throw new DomainError(
      'RICHIESTA_PAGAMENTO_ESCLUSA',
      impedimento === null ? {} : { messaggio: impedimento },
    );
  const { denominazione, studio } = await getIntestatario(trx, dichiarazione);
  const richiesta = await insertRichiesta(trx, {
    richiedente_id: dichiarazione.studioId,
    dichiarazione_id: id,
    pagante_id: pagante.studioId,
    ...{ anno, tipo: dichiarazione.tipo, intestatario: denominazione, studio },
    totale: toCentesimi(vendita.importi.Totale),
    chiesta_da: sessione.utenteId,
    creata_il: servizi.now(),
  });
  if (richiesta === undefined) return getPagaIlCliente(trx, chi, { anno, id });
  await writeAtto(trx, { utenteId: sessione.utenteId, ip }, dichiarazione, 'pagamento chiesto al cliente', {
    dopo: { Importo: vendita.importi.Totale },
  });
  const lettera = writeDaPagare(
    { studio, tipo: dichiarazione.tipo, anno, intestatario: denominazione },
    { totale: vendita.importi.Totale, indirizzo: `${servizi.indirizzoPubblico()}/da-pagare/${richiesta.id}` },
  );
  await servizi.posta.queueMessaggio(trx, {
    destinatario: pagante.email,
    ...(await applyModello(trx, { studioId: dichiarazione.studioId }, lettera)),
  });
  return getPagaIlCliente(trx, chi, { anno, id });
}

/** Of who was asked. @throws NON_TROVATO */
export async function getRicevuta(trx: Trx, sessione: Sessione, id: string): Promise<Richiesta> {
  const richiesta = await findRichiesta(trx, id);
  if (!richiesta || !sessione.studi.includes(richiesta.pagante_id)) throw new DomainError('NON_TROVATO');
  return richiesta;
}

/** Of who asked. @throws NON_TROVATO */
export async function getChiesta(trx: Trx, sessione: Sessione, id: string): Promise<Richiesta> {
  const richiesta = await findRichiesta(trx, id);
  if (!richiesta || !sessione.studi.includes(richiesta.richiedente_id)) throw new DomainError('NON_TROVATO');
  return richiesta;
}

const attese = {
  daPagare: errori.STAMPA_NON_PAGATA.testo,
  ritirata: 'Lo studio ha ritirato la richiesta: il documento si chiede a lui.',
  riaperta: 'Lo studio sta correggendo la dichiarazione: si riprende quando la chiude di nuovo.',
} as const;

/** Whether the declaration of a request stands closed in its studio. */
export async function isChiusaAncora(
  { db }: Pick<Servizi, 'db'>,
  { richiedente_id, anno, dichiarazione_id }: Richiesta,
): Promise<boolean> {
  const dichiarazione = await withTenant(
    db,
    { studi: [richiedente_id] },
    (trx) => findDichiarazione(trx, anno, dichiarazione_id),
    { isLettura: true },
  );
  return dichiarazione !== undefined && dichiarazione.stato !== 'Aperta';
}

/** All that the client sees of what he was asked to pay. @throws NON_TROVATO */
export async function getDaPagare(
  { servizi, sessione }: Omit<Chi, 'ip'>,
  id: string,
): Promise<RichiestaDaPagareFilo> {
  const richiesta = await withTenant(servizi.db, sessione, (trx) => getRicevuta(trx, sessione, id));
  const isChiusa = await isChiusaAncora(servizi, richiesta);
  return withTenant(servizi.db, sessione, async (trx) => {
    const { tipo, anno, stato, pagante_id: studioId } = richiesta;
    const { venditore, metodi, importi, aliquota } = await getVenditaStampa(trx, servizi, {
      ...{ studioId, tipo, anno },
    });
    const isDaPagare = stato === 'Da pagare';
    const attesa = isDaPagare ? attese.daPagare : attese.ritirata;
    const isAperta = isChiusa ? null : attese.riaperta;
    const senzaMetodi = metodi.length === 0 ? impedimenti.metodi : null;
    const nonSiPaga = importi === null ? impedimenti.prezzo : senzaMetodi;
    return {
      ...toRichiestaFilo(sessione, richiesta),
      Importi: isDaPagare ? importi : null,
      Aliquota: aliquota,
      Venditore: { Nome: venditore.nome, Email: venditore.email, Telefono: venditore.telefono },
      Metodi: isDaPagare && isChiusa ? [...metodi] : [],
      Fatturazione: await findDatiFattura(trx, studioId),
      Prenotato: isDaPagare ? await findPrenotato(trx, richiesta) : null,
      Attesa: stato === 'Pagata' ? isAperta : attesa,
      Avviso: isDaPagare ? (isAperta ?? nonSiPaga) : null,
    };
  });
}
