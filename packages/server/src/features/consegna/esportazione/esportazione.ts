import {
  esportaRequest,
  frasiCampo,
  type ListQuery,
  listQuery,
  RIGHE_ESPORTATE_MASSIME,
  testiCampo,
  titoliLavoro,
} from '@quadra/contract';
import type { z } from 'zod';
import { withFotografia } from '../../../db/tenancy.ts';
import { DomainError, type ModelState, requireNessunErrore } from '../../../http/domain-error.ts';
import type { FileEsito, Genere, Svolgimento } from '../../base/lavoro/lavoro.public.ts';
import { type Colonna, readValore, writeRighe, writeTesta } from './celle.rules.ts';
import { makeFoglioExcel } from './foglio-excel.ts';
import { type ListaEsportabile, listeEsportabili } from './liste.ts';
import { keepEsportazione } from './storico.queries.ts';
import { checkVisibile } from './storico.service.ts';

/** Rows read at once: what an export holds in memory of a CSV, however long. */
const PER_VOLTA = 500;
const TIPO = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const parametri = esportaRequest.omit({ appid: true });
export type ParametriEsportazione = z.output<typeof parametri>;

/** @throws METODO_NON_DEFINITO */
function requireLista({ lista }: ParametriEsportazione): ListaEsportabile {
  const trovata = Object.hasOwn(listeEsportabili, lista) ? listeEsportabili[lista] : undefined;
  if (trovata === undefined) throw new DomainError('METODO_NON_DEFINITO');
  return trovata;
}

/** @throws RICHIESTA_NON_VALIDA for a column that the list does not let out */
function requireColonne(lista: ListaEsportabile, { colonne }: ParametriEsportazione): Colonna[] {
  const errori: ModelState = {};
  const trovate = colonne.flatMap(({ Campo, Titolo }): Colonna[] => {
    const tipo = Object.hasOwn(lista.colonne, Campo) ? lista.colonne[Campo] : undefined;
    if (tipo !== undefined) return [{ campo: Campo, titolo: Titolo, tipo }];
    errori[`colonne.${Campo}`] = [testiCampo.SCONOSCIUTO];
    return [];
  });
  requireNessunErrore(errori);
  return trovate;
}

const makeQuery = (
  { Filter, Order, Logic }: ParametriEsportazione,
  pagina: number,
  quante: number,
): ListQuery => listQuery.parse({ Filter, Order, Logic, PageNo: pagina, PageSize: quante });

const formatGiorno = (adesso: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short' }).format(adesso);

/** The pages of the list as it was at one instant, each asked only when the right is still there. */
async function readPagine(
  svolgimento: Svolgimento,
  richiesti: ParametriEsportazione,
  onPagina: (righe: readonly unknown[], letto: { fatte: number; totale: number }) => Promise<void>,
): Promise<void> {
  const lista = requireLista(richiesti);
  const autore = await svolgimento.getAutore();
  const { db, replica } = svolgimento.servizi;
  const dove = replica !== null && (await replica.isAlPari()) ? replica.db : db;
  await withFotografia(dove, autore, async (trx) => {
    for (let pagina = 1, fatte = 0; ; pagina += 1) {
      if (pagina > 1) await svolgimento.getAutore();
      const query = makeQuery(richiesti, pagina, PER_VOLTA);
      const { righe, totale } = await lista.leggi(trx, autore, query, richiesti.anno ?? 0);
      fatte += righe.length;
      await onPagina(righe, { fatte, totale: Math.max(totale, fatte) });
      if (righe.length < PER_VOLTA) return;
    }
  });
}

/** The keys of the rows that went into the file: what it holds is seen as long as they are. */
const readChiavi = (righe: readonly unknown[]): string[] =>
  righe.flatMap((riga) => {
    const id = readValore(riga, 'Id');
    return typeof id === 'string' ? [id] : [];
  });

async function run(svolgimento: Svolgimento, richiesti: ParametriEsportazione): Promise<FileEsito> {
  const chiavi: string[] = [];
  const lista = requireLista(richiesti);
  const colonne = requireColonne(lista, richiesti);
  await svolgimento.clearFile();
  if (richiesti.formato === 'csv') {
    await svolgimento.addFile(Buffer.from(writeTesta(colonne)));
    await readPagine(svolgimento, richiesti, async (righe, letto) => {
      chiavi.push(...readChiavi(righe));
      await svolgimento.addFile(Buffer.from(writeRighe(righe, colonne)), letto);
    });
  } else {
    const tutte: unknown[] = [];
    await readPagine(svolgimento, richiesti, async (righe, letto) => {
      tutte.push(...righe);
      await svolgimento.setAvanzamento(letto);
    });
    chiavi.push(...readChiavi(tutte));
    await svolgimento.addFile(await makeFoglioExcel({ titolo: lista.titolo, colonne, righe: tutte }));
  }
  const anno = lista.perAnno ? `-${richiesti.anno}` : '';
  const giorno = formatGiorno(svolgimento.servizi.now());
  const file = {
    nome: `${richiesti.lista}${anno}-${giorno}.${richiesti.formato}`,
    tipo: TIPO[richiesti.formato],
  };
  const { lista: tipo, anno: diAnno = null, Filter: filtro, formato } = richiesti;
  const adesso = svolgimento.servizi.now();
  await svolgimento.note((trx, lavoro) =>
    keepEsportazione(trx, lavoro, { tipo, anno: diAnno, filtro, formato, chiavi, file, adesso }),
  );
  return file;
}

/** The export of a list: the same filters, order and right as on the screen, the columns that were chosen. */
export const esportazione: Genere<ParametriEsportazione> = {
  nome: 'esportazione',
  azione: 'esportazione',
  parametri,
  getTitolo: (richiesti) => {
    const lista = requireLista(richiesti);
    return titoliLavoro.esportazione(
      lista.titolo,
      lista.perAnno ? (richiesti.anno ?? null) : null,
      richiesti.formato,
    );
  },
  getPermesso: (richiesti) => requireLista(richiesti).permesso,
  check: async (trx, sessione, richiesti) => {
    const lista = requireLista(richiesti);
    requireColonne(lista, richiesti);
    const { totale } = await lista.leggi(trx, sessione, makeQuery(richiesti, 1, 1), richiesti.anno ?? 0);
    const massimo = RIGHE_ESPORTATE_MASSIME[richiesti.formato];
    if (totale <= massimo) return totale;
    const limite = massimo.toLocaleString('it-IT', { useGrouping: true });
    throw new DomainError('TROPPE_RIGHE', {
      messaggio:
        richiesti.formato === 'xlsx' ? frasiCampo.soltantoCsv(limite) : frasiCampo.troppeRighe(limite),
    });
  },
  checkScarico: async (trx, sessione, lavoro) => {
    const { lista } = parametri.parse(lavoro.parametri);
    await checkVisibile(trx, sessione, lavoro, lista);
  },
  run,
};
