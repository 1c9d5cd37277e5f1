import { type TabelleRequest, testiCampo } from '@quadra/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { DomainError, type ModelState, requireNessunErrore } from '../../../http/domain-error.ts';
import { countRighe, findEstremo, type Ordine, type Riga, selectRighe } from './banca-dati.queries.ts';
import { findCampo, readCondizioni, type Scalare } from './condizioni.rules.ts';
import type { Tabella } from './tabelle-ammesse.ts';

type Condizioni = readonly Expression<SqlBool>[];

/** The conditions of keys, where and example together. @throws RICHIESTA_NON_VALIDA with the part and the field */
export function requireCondizioni(tabella: Tabella, corpo: TabelleRequest): Condizioni {
  const parti = (['keys', 'where', 'values'] as const).map((parte) =>
    readCondizioni(tabella, parte, corpo[parte] ?? {}),
  );
  requireNessunErrore(Object.assign({}, ...parti.map(({ errori }) => errori)) as ModelState);
  return parti.flatMap(({ condizioni }) => condizioni);
}

function requireCampi(tabella: Tabella, parte: string, nomi: readonly string[]): readonly string[] {
  const ignoti = nomi.filter((nome) => findCampo(tabella, nome) === undefined);
  requireNessunErrore(
    Object.fromEntries(ignoti.map((nome) => [`${parte}.${nome}`, [testiCampo.SCONOSCIUTO]])),
  );
  return nomi;
}

/** `campo`, `-campo`, `campo desc`; several in a list or between commas. The key breaks ties. */
function requireOrdine(tabella: Tabella, orderby: TabelleRequest['orderby']): Ordine[] {
  const voci = (Array.isArray(orderby) ? orderby : (orderby ?? '').split(','))
    .map((voce) => voce.trim())
    .filter((voce) => voce !== '');
  const ordini = voci.map((voce): Ordine => {
    const [, meno = '', campo = '', verso = ''] = /^(-?)([a-z_]+)(?:\s+(asc|desc))?$/i.exec(voce) ?? [];
    requireCampi(tabella, 'orderby', [campo]);
    return { campo, verso: meno === '-' || verso.toLowerCase() === 'desc' ? 'desc' : 'asc' };
  });
  return ordini.some(({ campo }) => campo === tabella.chiave)
    ? ordini
    : [...ordini, { campo: tabella.chiave, verso: 'asc' }];
}

const toCompatta = (riga: Riga, colonne: readonly string[]) => colonne.map((nome) => riga[nome] ?? null);

/** Where one goes from the row of `keys`, by the key of the table. */
async function findSpostata(trx: Trx, tabella: Tabella, corpo: TabelleRequest, colonne: readonly string[]) {
  const { move } = corpo;
  const { chiave } = tabella;
  const da = corpo.keys?.[chiave];
  const colonna = sql.ref(chiave);
  const isRelativo = move === 'prev' || move === 'next';
  if (isRelativo && da === undefined) requireNessunErrore({ [`keys.${chiave}`]: [testiCampo.OBBLIGATORIO] });
  const { where, values } = corpo;
  const altre = requireCondizioni(tabella, { ...corpo, keys: undefined, where, values });
  // The value was read with the keys: it is of the type of its field.
  requireCondizioni(tabella, corpo);
  const oltre = move === 'next' ? sql<SqlBool>`${colonna} > ${da}` : sql<SqlBool>`${colonna} < ${da}`;
  const [riga] = await selectRighe(trx, tabella, {
    colonne,
    condizioni: isRelativo ? [...altre, oltre] : altre,
    ordini: [{ campo: chiave, verso: move === 'first' || move === 'next' ? 'asc' : 'desc' }],
    quante: 1,
  });
  return riga;
}

async function readEstremo(trx: Trx, tabella: Tabella, corpo: TabelleRequest, condizioni: Condizioni) {
  const [campo = ''] = requireCampi(tabella, corpo.maxof ? 'maxof' : 'minof', [
    corpo.maxof ?? corpo.minof ?? '',
  ]);
  const estremo = await findEstremo(trx, tabella, { campo, verso: corpo.maxof ? 'desc' : 'asc' }, condizioni);
  return { data: estremo as Scalare };
}

/**
 * Reads a table: one row by its keys or by a move, the extreme of a field, or a page.
 * @throws RICHIESTA_NON_VALIDA, RECORD_NON_TROVATO
 */
export async function selectTabella(trx: Trx, tabella: Tabella, corpo: TabelleRequest) {
  const condizioni = requireCondizioni(tabella, corpo);
  if (corpo.maxof !== undefined || corpo.minof !== undefined)
    return readEstremo(trx, tabella, corpo, condizioni);
  const colonne = requireCampi(tabella, 'list', corpo.list ?? Object.keys(tabella.campi));
  const shape = (riga: Riga) => (corpo.compact ? toCompatta(riga, colonne) : riga);
  if (corpo.move !== undefined) {
    const riga = await findSpostata(trx, tabella, corpo, colonne);
    if (!riga) throw new DomainError('RECORD_NON_TROVATO');
    return { data: shape(riga) };
  }
  const righe = await selectRighe(trx, tabella, {
    colonne,
    condizioni,
    ordini: requireOrdine(tabella, corpo.orderby),
    salto: (corpo.page - 1) * corpo.pagesize,
    quante: corpo.pagesize,
  });
  if (corpo.keys !== undefined) {
    const [riga] = righe;
    if (!riga) throw new DomainError('RECORD_NON_TROVATO');
    return { data: shape(riga) };
  }
  return {
    data: righe.map(shape),
    ...(corpo.compact ? { fields: colonne } : {}),
    ...(corpo.paging ? { Total: await countRighe(trx, tabella, condizioni) } : {}),
    PageNo: corpo.page,
    PageSize: corpo.pagesize,
  };
}
