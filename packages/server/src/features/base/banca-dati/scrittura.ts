import { randomUUID } from 'node:crypto';
import { type TabelleRequest, testiCampo } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { deleteRighe, insertRiga, type Riga, selectRighe, updateRighe } from './banca-dati.queries.ts';
import { checkValori, type Scalare } from './condizioni.rules.ts';
import { requireCondizioni } from './lettura.ts';
import type { Tabella } from './tabelle-ammesse.ts';

/** Who acts, for the audit log. */
export interface Autore {
  readonly utenteId: number | null;
  readonly ip: string | null;
}

/** More rows than these are not changed by one call. */
const RIGHE_MASSIME = 500;

const write = (
  trx: Trx,
  autore: Autore,
  { nome, chiave }: Tabella,
  azione: string,
  { prima, dopo }: { prima?: Riga | undefined; dopo?: Riga | undefined },
) =>
  writeRegistro(trx, {
    studioId: null,
    ...autore,
    azione: `tables ${azione}`,
    entita: nome,
    entitaId: String((dopo ?? prima)?.[chiave]),
    prima,
    dopo,
  });

function requireValori(tabella: Tabella, { values = {} }: TabelleRequest): Record<string, Scalare> {
  if (Object.keys(values).length === 0) requireNessunErrore({ values: [testiCampo.OBBLIGATORIO] });
  requireNessunErrore(checkValori(tabella, values));
  return values;
}

/** The rows that keys and where name, locked. @throws RICHIESTA_NON_VALIDA without either, TROPPE_RIGHE */
async function lockRighe(trx: Trx, tabella: Tabella, corpo: TabelleRequest): Promise<Riga[]> {
  const condizioni = requireCondizioni(tabella, { ...corpo, values: undefined });
  if (condizioni.length === 0) requireNessunErrore({ where: [testiCampo.OBBLIGATORIO] });
  const righe = await selectRighe(trx, tabella, {
    colonne: Object.keys(tabella.campi),
    condizioni,
    ordini: [{ campo: tabella.chiave, verso: 'asc' }],
    quante: RIGHE_MASSIME + 1,
    isBloccate: true,
  });
  if (righe.length > RIGHE_MASSIME) throw new DomainError('TROPPE_RIGHE');
  return righe;
}

async function insert(trx: Trx, autore: Autore, tabella: Tabella, valori: Record<string, Scalare>) {
  const dopo = await insertRiga(trx, tabella, { [tabella.chiave]: randomUUID(), ...valori });
  await write(trx, autore, tabella, 'append', { dopo });
  return { data: dopo, count: 1 };
}

/** Adds a row. @throws RICHIESTA_NON_VALIDA, CODICE_GIA_USATO */
export const appendRiga = (trx: Trx, autore: Autore, tabella: Tabella, corpo: TabelleRequest) =>
  insert(trx, autore, tabella, requireValori(tabella, corpo));

/** Changes the row of the key that is among the values, or adds it. */
export async function writeRiga(trx: Trx, autore: Autore, tabella: Tabella, corpo: TabelleRequest) {
  const valori = requireValori(tabella, corpo);
  const { chiave } = tabella;
  const suo = valori[chiave];
  if (suo === undefined) return insert(trx, autore, tabella, valori);
  const keys = { [chiave]: suo };
  const [prima] = await lockRighe(trx, tabella, { ...corpo, keys, where: undefined });
  if (!prima) return insert(trx, autore, tabella, valori);
  const [dopo] = await updateRighe(trx, tabella, [suo], valori);
  await write(trx, autore, tabella, 'write', { prima, dopo });
  return { data: dopo ?? prima, count: 1 };
}

/** Gives the values to every row of where. @throws RICHIESTA_NON_VALIDA without where */
export async function assignRighe(trx: Trx, autore: Autore, tabella: Tabella, corpo: TabelleRequest) {
  const valori = requireValori(tabella, corpo);
  const { chiave } = tabella;
  if (Object.hasOwn(valori, chiave))
    requireNessunErrore({ [`values.${chiave}`]: [testiCampo.VALORE_NON_AMMESSO] });
  const righe = await lockRighe(trx, tabella, corpo);
  if (righe.length === 0) return { data: 0, count: 0 };
  const prima = new Map(righe.map((riga) => [riga[chiave], riga]));
  const dopo = await updateRighe(trx, tabella, [...prima.keys()], valori);
  for (const riga of dopo)
    await write(trx, autore, tabella, 'assign', { prima: prima.get(riga[chiave]), dopo: riga });
  return { data: dopo.length, count: dopo.length };
}

/** Takes rows away. @throws RICHIESTA_NON_VALIDA without keys and where */
export async function deleteRigheDi(trx: Trx, autore: Autore, tabella: Tabella, corpo: TabelleRequest) {
  const righe = await lockRighe(trx, tabella, corpo);
  if (righe.length > 0)
    await deleteRighe(
      trx,
      tabella,
      righe.map((riga) => riga[tabella.chiave]),
    );
  for (const prima of righe) await write(trx, autore, tabella, 'delete', { prima });
  return { data: righe.length, count: righe.length };
}
