import {
  decodeTabella,
  errori,
  type OperazioneTabella,
  operazioneTabella,
  type TabelleRequest,
} from '@quadra/contract';
import type { Db, Trx } from '../../../db/pool.ts';
import { withIdentita, withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { isSolaLettura } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { selectTabella } from './lettura.ts';
import { type Autore, appendRiga, assignRighe, deleteRigheDi, writeRiga } from './scrittura.ts';
import { describeCampi, findAmmessa, listLeggibili, type Tabella } from './tabelle-ammesse.ts';

type Scrive = (trx: Trx, autore: Autore, tabella: Tabella, corpo: TabelleRequest) => Promise<object>;
const scritture = {
  write: writeRiga,
  append: appendRiga,
  assign: assignRighe,
  delete: deleteRigheDi,
} satisfies Record<string, Scrive>;
type Scrittura = keyof typeof scritture;
const isScrittura = (ope: OperazioneTabella): ope is Scrittura => Object.hasOwn(scritture, ope);

/** The table of a call, plain or encoded. Rights do not depend on how it is written. @throws NON_AUTORIZZATO */
function requireTabella(
  sessione: Sessione,
  ope: OperazioneTabella,
  scritto = '',
  soloCodificate = false,
): Tabella {
  const letto = decodeTabella(scritto);
  const tabella = letto && (letto.isCodificata || !soloCodificate) ? findAmmessa(letto.tabella) : undefined;
  const isAmmessa = tabella && (isScrittura(ope) ? tabella.scrive(sessione) : tabella.legge(sessione));
  if (!isAmmessa) throw new DomainError('NON_AUTORIZZATO');
  return tabella;
}

function summarize(sessione: Sessione, { compact }: TabelleRequest) {
  const perDatabase = Map.groupBy(listLeggibili(sessione), ({ database }) => database);
  const data = [...perDatabase].map(([name, tabelle]) => ({
    name,
    tables: tabelle.map((tabella) =>
      compact
        ? [tabella.nome, ...describeCampi(tabella).map((campo) => `${campo.name}:${campo.type}`)]
        : { name: tabella.nome, text: tabella.testo, fields: describeCampi(tabella) },
    ),
  }));
  return { data };
}

/** What PostgreSQL refuses of a row that passed our checks: it is the row that is wrong, not the server. */
function explain(errore: unknown): unknown {
  const codice = errore instanceof Error && 'code' in errore ? String(errore.code) : '';
  if (codice === '23505') return new DomainError('CODICE_GIA_USATO');
  if (/^(22|23)/.test(codice))
    return new DomainError('RICHIESTA_NON_VALIDA', {
      modelState: { values: [errori.DATI_INCONGRUENTI.testo] },
      causa: errore,
    });
  return errore;
}

/**
 * One generic table call.
 * @throws METODO_NON_DEFINITO for an unknown operation, NON_AUTORIZZATO for a table or an operation that is not for the
 * session, RICHIESTA_NON_VALIDA with the part and the field, RECORD_NON_TROVATO, CODICE_GIA_USATO, TROPPE_RIGHE
 */
export async function runTabelle(
  db: Db,
  sessione: Sessione,
  autore: Autore,
  corpo: TabelleRequest,
  { soloCodificate }: { soloCodificate: boolean },
): Promise<object> {
  const ope = operazioneTabella.find((nome) => nome === corpo.ope);
  if (ope === undefined) throw new DomainError('METODO_NON_DEFINITO');
  if (ope === 'summary') return summarize(sessione, corpo);
  if (ope === 'databases')
    return { data: [...new Set(listLeggibili(sessione).map(({ database }) => database))] };
  const tabella = requireTabella(sessione, ope, corpo.table, soloCodificate);
  if (ope === 'tables')
    return { data: { name: tabella.nome, text: tabella.testo, fields: describeCampi(tabella) } };
  if (!isScrittura(ope)) return withTenant(db, sessione, (trx) => selectTabella(trx, tabella, corpo));
  if (isSolaLettura(sessione)) throw new DomainError('SOLA_LETTURA');
  const scrive: Scrive = scritture[ope];
  try {
    // Only tables outside every studio are written here, and the audit log of what is outside them.
    return await withIdentita(db, (trx) => scrive(trx, autore, tabella, corpo));
  } catch (errore) {
    throw explain(errore);
  }
}
