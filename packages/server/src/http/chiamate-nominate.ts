import { percorsi } from '@quadra/contract';
import { z } from 'zod';
import { DomainError } from './domain-error.ts';
import { type Rotta, rottaDiSessione, rottaPubblica } from './rotta.ts';

/**
 * The named calls that stand for a call with an address of its own: `exec` for who has a session, `call` as a form for
 * anybody. The others (login, logout, print...) have their names as address.
 */
const exec = {
  whoami: percorsi.whoami,
  changepassword: percorsi.cambioPassword,
  skin: percorsi.preferenze,
  informazionistudio: percorsi.informazioniStudio,
  elmas: percorsi.fornitore,
  profili: percorsi.profili,
  codfisc: percorsi.codiceFiscale,
  lookup: percorsi.tabelle,
  tables: percorsi.bancaDati,
  log: percorsi.log,
  startjob: percorsi.lavoroAvvia,
  stopjob: percorsi.lavoroFerma,
} as const;
const call = { version: percorsi.versione, resetpassword: percorsi.recuperoPassword } as const;

const makeAlias = (rotta: Rotta, percorso: string): Rotta => ({ ...rotta, metodo: 'POST', percorso });

function listAlias(rotte: readonly Rotta[], nomi: Readonly<Record<string, string>>, base: string): Rotta[] {
  return Object.entries(nomi).map(([nome, percorso]) => {
    const rotta = rotte.find((una) => una.percorso === percorso);
    if (!rotta) throw new Error(`The named call ${nome} stands for nothing: ${percorso}`);
    return makeAlias(rotta, `${base}/${nome}`);
  });
}

const EXEC = '/api/commons/exec';
const CALL = '/api/commons/call';
const conNome = z.object({ nome: z.string() });

/** Every named call there is, its own or for another, by the name under `exec`. */
const listNomi = (rotte: readonly Rotta[]): ReadonlySet<string> =>
  new Set(
    rotte
      .filter(({ percorso }) => percorso.startsWith(`${EXEC}/`))
      .map(({ percorso }) => percorso.slice(EXEC.length + 1).toLowerCase()),
  );

/** The calls by name: those that stand for another one, and what answers where there is none. */
export function makeNominate(rotte: readonly Rotta[]): Rotta[] {
  const alias = [
    ...listAlias(rotte, exec, EXEC),
    ...listAlias(rotte, call, CALL).map((rotta) => ({ ...rotta, formato: 'json o form' as const })),
  ];
  const nomi = listNomi([...rotte, ...alias]);
  const callAltro = rottaPubblica({
    metodo: 'POST',
    percorso: `${CALL}/:nome`,
    titolo: 'Chiamata nominata non definita, o non pubblica',
    formato: 'json o form',
    parametri: conNome,
    handle: ({ parametri }) => {
      throw new DomainError(
        nomi.has(parametri.nome.toLowerCase()) ? 'NON_AUTENTICATO' : 'METODO_NON_DEFINITO',
      );
    },
  });
  const execAltro = rottaDiSessione({
    metodo: 'POST',
    percorso: `${EXEC}/:nome`,
    titolo: 'Funzione non definita',
    formato: 'json o form',
    handle: () => {
      throw new DomainError('METODO_NON_DEFINITO');
    },
  });
  return [...alias, callAltro, execAltro];
}
