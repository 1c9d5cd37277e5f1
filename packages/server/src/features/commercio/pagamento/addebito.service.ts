import { randomUUID } from 'node:crypto';
import {
  type EsitiAddebitoFilo,
  type EsitoAddebitoFilo,
  type PagamentoFilo,
  testiCampo,
} from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { withIdentita, withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { createPagamento, readAutore } from './acquisto.service.ts';
import {
  type DaAddebitare,
  findDistinta,
  insertDistinta,
  listCausaliDi,
  lockDaAddebitare,
  markScaricata,
} from './addebito.queries.ts';
import { type Contesto, getPagamento } from './bonifico.service.ts';
import { settlePagamento } from './chiusura.service.ts';
import { writeDistinta } from './distinta.rules.ts';
import { type EsitiLetti, type EsitoLetto, readEsiti } from './esiti.rules.ts';
import { writeNonLette } from './estratto.rules.ts';
import { isVenditore, toFilo } from './filo.ts';
import { computeTaglio, describeMotivo } from './mandato.rules.ts';
import { settleMandato } from './mandato.service.ts';
import { listPerCausale, type RigaPagamento, updatePagamento } from './pagamento.queries.ts';
import type { Addebito } from './sepa.rules.ts';
import type { Casa } from './sportello.service.ts';
import { findVenditoreDi, type Venditore } from './venditore.queries.ts';

/** Buys a package that is debited: the credits come when the bank has collected. @throws as `createPagamento` */
export async function bookAddebito(
  { trx, servizi, sessione, ip }: Contesto,
  studioId: number,
  idPacchetto: string,
): Promise<PagamentoFilo> {
  const { pagamento } = await createPagamento(trx, servizi, readAutore(sessione, ip), {
    studioId,
    idPacchetto,
    metodo: 'SEPA Direct Debit',
  });
  return toFilo(sessione, await getPagamento(trx, pagamento.id));
}

const PREFISSO = 'QUADRA-SDD-';
const sealName = (id: string): string => `distinta/${id}`;

/** Each debit as the bank reads it. The first of a mandate says so; what is late goes on the first day that is still possible. */
function toAddebiti(righe: readonly DaAddebitare[], taglio: string): Addebito[] {
  const usati = new Set<string>();
  return righe.map((riga) => {
    const isPrimo = !riga.usato && !usati.has(riga.mandato_id);
    usati.add(riga.mandato_id);
    return {
      endToEnd: riga.causale,
      centesimi: riga.totale,
      sequenza: isPrimo ? 'FRST' : 'RCUR',
      giorno: riga.addebito_il < taglio ? taglio : riga.addebito_il,
      mandato: riga.mandato,
      firmatoIl: riga.firmato_il,
      debitore: riga.intestatario,
      iban: riga.iban,
      descrizione: `${riga.pacchetto} ${riga.causale}`,
    };
  });
}

/** The file of one seller, with all that must be with its bank by now. Null when nothing must, or its schema would refuse it. */
async function makeDistinta(
  casa: Casa,
  venditore: Venditore,
  studi: readonly number[],
): Promise<{ quanti: number; vizi: readonly string[] } | null> {
  const adesso = casa.now();
  const taglio = computeTaglio(giornoDiRoma(adesso));
  return withTenant(casa.db, { studi }, async (trx) => {
    const righe = (await lockDaAddebitare(trx, taglio)).filter(
      ({ venditore_id }) => venditore_id === venditore.id,
    );
    if (righe.length === 0) return null;
    const addebiti = toAddebiti(righe, taglio);
    const id = randomUUID();
    const { testo, vizi } = writeDistinta(venditore.tracciato_sdd, {
      messaggio: `${PREFISSO}${id.replaceAll('-', '').slice(0, 20)}`,
      creataIl: adesso.toISOString().slice(0, 19),
      creditore: venditore.intestatario ?? venditore.nome,
      iban: venditore.iban ?? '',
      identificativo: venditore.identificativo_creditore ?? '',
      cuc: venditore.cuc,
      addebiti,
    });
    if (vizi.length > 0) return { quanti: 0, vizi };
    await insertDistinta(trx, {
      id,
      venditore_id: venditore.id,
      tracciato: venditore.tracciato_sdd,
      quanti: righe.length,
      totale: righe.reduce((somma, { totale }) => somma + totale, 0),
      primo_addebito: addebiti.map(({ giorno }) => giorno).sort()[0] ?? taglio,
      contenuto: casa.cifratura.seal(testo, sealName(id)),
      creata_il: adesso,
    });
    for (const [posto, riga] of righe.entries()) {
      const { giorno, sequenza } = addebiti[posto] as Addebito;
      await updatePagamento(trx, riga, { distinta_id: id, sequenza, addebito_il: giorno });
    }
    return { quanti: righe.length, vizi };
  });
}

/**
 * Makes the files of the sellers of some studi. Answers how many files, with how many debits, and the elements for which a
 * file was not made: nothing of it is given to a bank, and its debits wait.
 */
export async function makeDistinte(
  casa: Casa,
  studi: readonly number[],
): Promise<{
  distinte: number;
  addebiti: number;
  rifiutate: { venditore: string; vizi: readonly string[] }[];
}> {
  const taglio = computeTaglio(giornoDiRoma(casa.now()));
  const attesi = await withTenant(casa.db, { studi }, (trx) => lockDaAddebitare(trx, taglio));
  const conto = { distinte: 0, addebiti: 0 };
  const rifiutate: { venditore: string; vizi: readonly string[] }[] = [];
  for (const [venditoreId, righe] of Map.groupBy(attesi, ({ venditore_id }) => venditore_id)) {
    const venditore = await withIdentita(casa.db, (trx) => findVenditoreDi(trx, venditoreId));
    const isPronto = venditore?.iban && venditore.identificativo_creditore;
    if (!venditore || !isPronto) continue;
    const fatta = await makeDistinta(casa, venditore, [...new Set(righe.map(({ studio_id }) => studio_id))]);
    if (fatta === null) continue;
    if (fatta.vizi.length > 0) {
      rifiutate.push({ venditore: venditore.id, vizi: fatta.vizi });
      continue;
    }
    conto.distinte += 1;
    conto.addebiti += fatta.quanti;
  }
  return { ...conto, rifiutate };
}

/** The bytes of a file of who asks, to be given to the bank. @throws NON_TROVATO */
export async function getDistinta(
  { trx, servizi, sessione }: Pick<Contesto, 'trx' | 'servizi' | 'sessione'>,
  id: string,
): Promise<{ nome: string; testo: string }> {
  const riga = await findDistinta(trx, sessione.gestoreId, id);
  if (riga === undefined) throw new DomainError('NON_TROVATO');
  await markScaricata(trx, riga.id, servizi.now());
  return {
    nome: `sdd-${riga.numero}.xml`,
    testo: servizi.cifratura.open(riga.contenuto, sealName(riga.id)),
  };
}

type Fatto = EsitoAddebitoFilo['Fatto'];

/** What the bank says of one debit becomes its state; said again it changes nothing. A debit that failed suspends its mandate. */
async function applyRiga(
  { trx, servizi, sessione, ip }: Contesto,
  riga: RigaPagamento,
  letto: EsitoLetto,
): Promise<Fatto> {
  const isIncasso = letto.esito === 'Incassato';
  if (letto.importo !== null && letto.importo !== riga.totale) return 'Importo diverso';
  const autore = readAutore(sessione, ip);
  const motivo = describeMotivo(letto.motivo);
  const { cambiato } = await settlePagamento(trx, servizi, {
    studioId: riga.studio_id,
    id: riga.id,
    atto: isIncasso ? 'incasso' : 'insoluto',
    autore,
    ...(isIncasso ? { incassatoIl: letto.data } : { motivo, tornatoIl: letto.data }),
  });
  if (cambiato && !isIncasso && riga.mandato_id !== null)
    await settleMandato(
      trx,
      servizi,
      autore,
      { studioId: riga.studio_id, id: riga.mandato_id },
      { atto: 'sospende', motivo: `Addebito fallito: ${motivo}`.slice(0, 300) },
    );
  return cambiato ? 'Scritto' : 'Già scritto';
}

/** A file that was refused whole: each of its debits failed. */
async function expandRifiuto(
  { trx, sessione }: Contesto,
  { rifiutoIntero }: EsitiLetti,
): Promise<EsitoLetto[]> {
  if (rifiutoIntero === null) return [];
  const causali = await listCausaliDi(trx, sessione.gestoreId, rifiutoIntero.messaggio);
  return causali.map((causale) => ({
    ...{ causale, esito: 'Insoluto', motivo: rifiutoIntero.motivo, importo: null, data: null },
  }));
}

/**
 * What a file of the bank says of the debits of who asks: refused (pain.002), collected or returned (camt.054, camt.053). What
 * names no debit of his is said, and touches nothing; so is a row that could not be read. @throws RICHIESTA_NON_VALIDA for a file that is none of them
 */
export async function importEsiti(contesto: Contesto, contenuto: string): Promise<EsitiAddebitoFilo> {
  const { trx, sessione } = contesto;
  const letti = readEsiti(contenuto);
  if (letti === null)
    throw new DomainError('RICHIESTA_NON_VALIDA', {
      modelState: { Contenuto: [testiCampo.ESTRATTO_NON_LETTO] },
    });
  const interi = await expandRifiuto(contesto, letti);
  const esiti = [...letti.esiti, ...interi];
  const causali = esiti.flatMap(({ causale }) => (causale === null ? [] : [causale]));
  const suoi = (await listPerCausale(trx, [...new Set(causali)])).filter(
    (riga) => riga.metodo === 'SEPA Direct Debit' && isVenditore(sessione, riga),
  );
  const righe: EsitoAddebitoFilo[] = [];
  for (const letto of esiti) {
    const riga = suoi.find(({ causale }) => causale === letto.causale);
    const Fatto: Fatto = riga === undefined ? 'Non trovato' : await applyRiga(contesto, riga, letto);
    righe.push({
      Causale: letto.causale,
      Esito: letto.esito,
      Fatto,
      Motivo: letto.esito === 'Insoluto' ? describeMotivo(letto.motivo) : null,
      Pagamento: riga === undefined ? null : toFilo(sessione, await getPagamento(trx, riga.id)),
    });
  }
  return { Righe: righe, NonLette: writeNonLette(letti) };
}
