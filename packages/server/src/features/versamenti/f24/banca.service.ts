import {
  type BancaF24Filo,
  type bancaF24Request,
  type confermaBancaF24,
  type EsitoBancaF24,
  type FiltroBancaF24,
  filtroBancaF24,
  type pagaDaBancaF24,
  type SceltaBancaF24Filo,
  testiCampo,
  testiF24,
} from '@quadra/contract';
import { toEuro } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import {
  type EstrattoLetto,
  readEstratto,
  writeNonLette,
} from '../../commercio/pagamento/pagamento.public.ts';
import { listInBanca, type ModelloLetto } from './banca.queries.ts';
import { type Abbinato, listCodiciFiscali, matchMovimenti } from './banca.rules.ts';
import { findVersante, listF24Di } from './f24.queries.ts';

type Letto = Abbinato<ModelloLetto>;

const filtri: Readonly<Record<EsitoBancaF24, FiltroBancaF24>> = {
  Corrisponde: 'Da confermare',
  'Da scegliere': 'Da confermare',
  'Importo diverso': 'Da confermare',
  'Già pagato': 'Confermati',
  'Tornato indietro': 'Tornati indietro',
  'Nessun F24': 'Senza corrispondenza',
};
const isDi = (filtro: FiltroBancaF24, { esito }: Letto): boolean =>
  filtro === 'Tutti' || filtri[esito] === filtro;
const leftOf = ({ movimento }: Letto): number => Math.abs(movimento.importo);
/** It has a day, and one model alone that it does not exceed. */
const isCerto = (uno: Letto): boolean => uno.esito === 'Corrisponde' && uno.movimento.data !== null;

const writeScelta = (m: ModelloLetto): SceltaBancaF24Filo => ({
  Id: m.id,
  IdAnagrafica: m.anagrafica_id,
  Denominazione: m.denominazione,
  CodiceFiscale: m.codice_fiscale,
  Numero: m.numero,
  Anno: m.anno,
  Data: m.data,
  Saldo: toEuro(m.saldo),
  Stato: m.stato,
});

/** The movements of a statement that are about F24, and how many the others are. Writes nothing. */
async function readBanca(
  trx: Trx,
  {
    Contenuto,
    IdAnagrafica: anagraficaId,
  }: Pick<z.output<typeof bancaF24Request>, 'Contenuto' | 'IdAnagrafica'>,
): Promise<{ abbinati: readonly Letto[]; altri: number; letto: EstrattoLetto }> {
  if (anagraficaId !== null && !(await findVersante(trx, anagraficaId))) throw new DomainError('NON_TROVATO');
  const letto = readEstratto(Contenuto);
  if (letto === null)
    throw new DomainError('RICHIESTA_NON_VALIDA', {
      modelState: { Contenuto: [testiCampo.ESTRATTO_NON_LETTO] },
    });
  const movimenti = letto.righe;
  const modelli = await listInBanca(trx, {
    anagraficaId,
    importi: [...new Set(movimenti.map(({ importo }) => Math.abs(importo)))],
    codici: [...new Set(movimenti.flatMap(({ descrizione }) => listCodiciFiscali(descrizione)))],
  });
  const abbinati = matchMovimenti(movimenti, modelli);
  return { abbinati, altri: movimenti.length - abbinati.length, letto };
}

/**
 * A page of what left the account by a bank statement, each movement with the model it seems to have paid. Nothing is
 * written.
 * @throws RICHIESTA_NON_VALIDA for a file that is no statement, NON_TROVATO (the client)
 */
export async function proposePagamenti(
  trx: Trx,
  { Filtro, PageNo, PageSize, ...estratto }: z.output<typeof bancaF24Request>,
): Promise<BancaF24Filo> {
  const { abbinati, altri, letto } = await readBanca(trx, estratto);
  const scelti = abbinati.filter((uno) => isDi(Filtro, uno));
  const certi = abbinati.filter(isCerto);
  return {
    Altri: altri,
    NonLette: writeNonLette(letto),
    Conteggi: filtroBancaF24.map((filtro) => ({
      Filtro: filtro,
      Quanti: abbinati.filter((uno) => isDi(filtro, uno)).length,
    })),
    Certi: {
      Quanti: certi.length,
      Importo: toEuro(certi.reduce((somma, uno) => somma + leftOf(uno), 0)),
    },
    Righe: scelti.slice((PageNo - 1) * PageSize, PageNo * PageSize).map((uno) => ({
      Riga: uno.riga,
      Data: uno.movimento.data,
      Importo: toEuro(leftOf(uno)),
      Descrizione: uno.movimento.descrizione,
      Esito: uno.esito,
      Scelte: uno.scelte.map(writeScelta),
    })),
  };
}

const isDelModello = (uno: Letto, id: string): boolean =>
  filtri[uno.esito] === 'Da confermare' &&
  uno.movimento.data !== null &&
  uno.scelte.some((m) => m.id === id && m.saldo >= leftOf(uno));

type Pagamenti = z.input<typeof pagaDaBancaF24>['Pagamenti'];
/**
 * The payments that a person confirms, read again in the statement: of each the day and the amount are those of the bank.
 * @throws as `proposePagamenti`; RICHIESTA_NON_VALIDA where a movement is not of the model that was chosen (any more)
 */
export async function listConfermati(
  trx: Trx,
  { Certi, Esclusi, Scelte, ...estratto }: z.output<typeof confermaBancaF24>,
): Promise<Pagamenti> {
  const { abbinati } = await readBanca(trx, estratto);
  const ids = [...new Set(Scelte.map(({ Id }) => Id))];
  if ((await listF24Di(trx, ids)).length !== ids.length) throw new DomainError('NON_TROVATO');
  const posti = new Map(abbinati.map((uno) => [uno.riga, uno]));
  const fuori = new Set(Esclusi);
  const suoi = new Map<number, string>();
  if (Certi)
    for (const uno of abbinati)
      if (isCerto(uno) && !fuori.has(uno.riga)) suoi.set(uno.riga, uno.scelte[0]?.id ?? '');
  for (const { Riga, Id } of Scelte) suoi.set(Riga, Id);
  return [...suoi].map(([riga, Id]) => {
    const uno = posti.get(riga);
    if (uno === undefined || !isDelModello(uno, Id))
      throw new DomainError('RICHIESTA_NON_VALIDA', {
        modelState: { Scelte: [testiF24.movimentoCambiato(riga)] },
      });
    const { data, descrizione } = uno.movimento;
    return { Id, Data: data ?? '', Importo: toEuro(leftOf(uno)), Movimento: descrizione };
  });
}
