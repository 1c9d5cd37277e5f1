import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { ErroreAvvio } from '../errore-avvio.ts';

/**
 * How to run a PostgreSQL program from here. PostgreSQL refuses to be root, so as root there are three ways, tried in
 * this order: as the owner of the folder, inside a user namespace, as a system user of its own.
 */
export interface Esecuzione {
  readonly modo: 'utente' | 'proprietario' | 'namespace' | 'utente di sistema';
  /** Words put before the program; the server dies with this process because of `--pdeathsig`. */
  readonly prefisso: readonly string[];
  /** Owner that the data and socket folders must have, when it is not the present user. */
  readonly proprietario?: { uid: number; gid: number };
}

const UTENTE_DI_SISTEMA = 'quadra-postgres';
const MUORI_CON_NOI = ['setpriv', '--pdeathsig', 'INT'];

interface Account {
  nome: string;
  uid: number;
  gid: number;
}

function listAccount(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((riga) => riga.split(':'))
    .filter((campi) => campi.length >= 4)
    .map(([nome = '', , uid, gid]) => ({ nome, uid: Number(uid), gid: Number(gid) }));
}

/** initdb looks its user up by number: the number shown inside the namespace must be somebody's. */
function findAccountOrdinario(): Account | undefined {
  const ordinari = listAccount().filter((account) => account.uid > 0);
  return ordinari.find((account) => account.uid >= 1000 && account.uid < 60_000) ?? ordinari[0];
}

const comeUtente = ({ uid, gid }: { uid: number; gid: number }) => [
  'setpriv',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--pdeathsig',
  'INT',
];

const succeeds = (parole: readonly string[]) => {
  const [programma = '', ...argomenti] = parole;
  return spawnSync(programma, argomenti, { stdio: 'ignore' }).status === 0;
};

function namespace(): readonly string[] | undefined {
  const account = findAccountOrdinario();
  if (account === undefined) return undefined;
  const prefisso = [
    'unshare',
    '--user',
    `--map-user=${account.uid}`,
    `--map-group=${account.gid}`,
    ...MUORI_CON_NOI,
  ];
  return succeeds([...prefisso, 'true']) ? prefisso : undefined;
}

function requireUtenteDiSistema(): Account {
  const find = () => listAccount().find((account) => account.nome === UTENTE_DI_SISTEMA);
  const presente = find();
  if (presente) return presente;
  try {
    execFileSync('useradd', [
      '--system',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      UTENTE_DI_SISTEMA,
    ]);
  } catch {
    throw new ErroreAvvio(
      'PostgreSQL non si avvia come root e qui non si può creare un utente di sistema: avviare come utente ordinario o indicare DATABASE_URL.',
    );
  }
  const creato = find();
  if (creato === undefined) throw new ErroreAvvio(`Utente di sistema ${UTENTE_DI_SISTEMA} non creato.`);
  return creato;
}

/**
 * Chooses the way for a server whose programs and data are below `cartella`.
 * `modo` forces one of the ways as root (tests try each).
 * @throws ErroreAvvio when no way is open.
 */
export function chooseEsecuzione(cartella: string, modo?: Esecuzione['modo']): Esecuzione {
  if (process.getuid?.() !== 0) {
    return { modo: 'utente', prefisso: succeeds([...MUORI_CON_NOI, 'true']) ? MUORI_CON_NOI : [] };
  }
  const { uid, gid } = statSync(cartella);
  if (modo === 'proprietario' || (modo === undefined && uid !== 0)) {
    return { modo: 'proprietario', prefisso: comeUtente({ uid, gid }), proprietario: { uid, gid } };
  }
  const unshare = modo === 'utente di sistema' ? undefined : namespace();
  if (unshare) return { modo: 'namespace', prefisso: unshare };
  const account = requireUtenteDiSistema();
  return { modo: 'utente di sistema', prefisso: comeUtente(account), proprietario: account };
}

/** Gives the folder to the owner that the way needs; nothing to do when it is already so. */
export function give(cartella: string, { proprietario }: Esecuzione): void {
  if (proprietario === undefined || !existsSync(cartella)) return;
  if (statSync(cartella).uid !== proprietario.uid) chownSync(cartella, proprietario.uid, proprietario.gid);
}
