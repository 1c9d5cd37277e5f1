import { type Confronto, testiCampo, type WhereTabelle } from '@quadra/contract';
import { isData } from '@quadra/values';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { ModelState } from '../../../http/domain-error.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { Tabella, TipoArchivio } from './tabelle-ammesse.ts';

export type Scalare = string | number | boolean | null;
interface Condizione {
  readonly campo: string;
  readonly confronto: Confronto;
  readonly valore: Scalare | readonly Scalare[];
}

const interi: Partial<Record<TipoArchivio, number>> = { byte: 255, short: 32_767, int: 2 ** 31 - 1 };
const isIntero = (valore: Scalare, massimo: number) =>
  typeof valore === 'number' && Number.isSafeInteger(valore) && Math.abs(valore) <= massimo;
const isIstante = (valore: Scalare) =>
  typeof valore === 'string' &&
  /^\d{4}-\d{2}-\d{2}T[\d:.]{5,15}(Z|[+-]\d{2}:\d{2})$/.test(valore) &&
  Number.isFinite(Date.parse(valore));

/** Whether a value, not null, is one of the type of the field. */
export function isDelTipo(tipo: TipoArchivio, valore: Scalare, lunghezza = 2000): boolean {
  if (tipo === 'bool') return typeof valore === 'boolean';
  if (tipo === 'double' || tipo === 'decimal')
    return typeof valore === 'number' && Number.isFinite(valore) && Math.abs(valore) < 1e15;
  if (tipo === 'date') return typeof valore === 'string' && isData(valore);
  if (tipo === 'datetime') return isIstante(valore);
  if (tipo === 'uuid') return typeof valore === 'string' && isUuid(valore);
  if (tipo === 'str') return typeof valore === 'string' && valore.length <= lunghezza;
  return isIntero(valore, interi[tipo] ?? Number.MAX_SAFE_INTEGER);
}

/** A field of the table, whatever the case; undefined when there is none of that name. */
export const findCampo = ({ campi }: Tabella, nome: string) =>
  Object.hasOwn(campi, nome) ? campi[nome] : undefined;

const escapeLike = (testo: string) => testo.replace(/[\\%_]/g, (segno) => `\\${segno}`);

function makeConfronto(colonna: Expression<unknown>, { confronto, valore }: Condizione): Expression<SqlBool> {
  const elenco = Array.isArray(valore) ? valore : [valore];
  if (confronto === 'vuoto' || (confronto === '=' && valore === null))
    return sql<SqlBool>`${colonna} is null`;
  if (confronto === 'pieno' || (confronto === '<>' && valore === null))
    return sql<SqlBool>`${colonna} is not null`;
  if (confronto === 'in') return sql<SqlBool>`${colonna} in (${sql.join(elenco)})`;
  if (confronto === 'contiene' || confronto === 'inizia') {
    const cercato = `${confronto === 'contiene' ? '%' : ''}${escapeLike(String(valore))}%`;
    return sql<SqlBool>`${colonna} ilike ${cercato}`;
  }
  return sql<SqlBool>`${colonna} ${sql.raw(confronto)} ${valore}`;
}

const SENZA_VALORE: readonly Confronto[] = ['vuoto', 'pieno'];
const CON_NULLO: readonly Confronto[] = ['=', '<>'];
const SU_TESTO: readonly Confronto[] = ['contiene', 'inizia'];

/** What is wrong with a condition, or nothing: only conditions that pass become SQL. */
function checkCondizione(tabella: Tabella, { campo, confronto, valore }: Condizione): string | undefined {
  const definito = findCampo(tabella, campo);
  if (!definito) return testiCampo.SCONOSCIUTO;
  if (SENZA_VALORE.includes(confronto)) return undefined;
  if (Array.isArray(valore) !== (confronto === 'in')) return testiCampo.VALORE_NON_VALIDO;
  const elenco: readonly Scalare[] = Array.isArray(valore) ? valore : [valore as Scalare];
  if (elenco.length === 0) return testiCampo.VALORE_NON_VALIDO;
  if (SU_TESTO.includes(confronto))
    return definito.tipo === 'str' && typeof valore === 'string' ? undefined : testiCampo.VALORE_NON_VALIDO;
  const isAmmesso = elenco.every((voce) =>
    voce === null ? CON_NULLO.includes(confronto) : isDelTipo(definito.tipo, voce),
  );
  return isAmmesso ? undefined : testiCampo.VALORE_NON_VALIDO;
}

const toCondizioni = (where: WhereTabelle): Condizione[] =>
  Array.isArray(where)
    ? where
    : Object.entries(where).map(([campo, valore]) => ({ campo, confronto: '=', valore }));

/** The conditions of a call with their values bound; the mistakes, by the name of the part and of the field. */
export function readCondizioni(
  tabella: Tabella,
  parte: string,
  where: WhereTabelle,
): { condizioni: Expression<SqlBool>[]; errori: ModelState } {
  const errori: ModelState = {};
  const condizioni: Expression<SqlBool>[] = [];
  for (const condizione of toCondizioni(where)) {
    const errore = checkCondizione(tabella, condizione);
    if (errore) errori[`${parte}.${condizione.campo}`] = [errore];
    else condizioni.push(makeConfronto(sql.ref(condizione.campo), condizione));
  }
  return { condizioni, errori };
}

/** What is wrong with the values to write. */
export function checkValori(tabella: Tabella, valori: Readonly<Record<string, Scalare>>): ModelState {
  const errori: ModelState = {};
  for (const [nome, valore] of Object.entries(valori)) {
    const campo = findCampo(tabella, nome);
    const where = `values.${nome}`;
    if (!campo) errori[where] = [testiCampo.SCONOSCIUTO];
    else if (campo.automatico) errori[where] = [testiCampo.VALORE_NON_AMMESSO];
    else if (valore === null ? !campo.nullo : !isDelTipo(campo.tipo, valore, campo.lunghezza))
      errori[where] = [testiCampo.VALORE_NON_VALIDO];
  }
  return errori;
}
