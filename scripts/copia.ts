import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSegreto } from '../packages/server/src/cifratura.ts';
import { writeCopia } from '../packages/server/src/db/copia.ts';
import { openCopia } from '../packages/server/src/db/copia-file.ts';
import { readRitorno } from '../packages/server/src/db/ritorno.ts';
import { makeTaccuino } from '../packages/server/src/features/base/lavoro/lavoro.public.ts';
import {
  type Config,
  ErroreAvvio,
  openDatabase,
  type ServerAvviato,
  startServer,
} from '../packages/server/src/main.ts';

const say = (frase: string) => process.stdout.write(`${frase}\n`);
const USO_COPIA = 'Uso: npm run admin -- copia <file> [--senza-chiave] [--cifrata] [--prova]';
const USO_RITORNO = 'Uso: npm run admin -- ritorno <file>';

interface Argomenti {
  readonly file: string;
  readonly isSenzaChiave: boolean;
  readonly isCifrata: boolean;
  readonly isDaProvare: boolean;
}

/** @throws ErroreAvvio with the way to use it */
function readArgomenti(argomenti: readonly string[], uso: string): Argomenti {
  try {
    const { values, positionals } = parseArgs({
      args: [...argomenti],
      allowPositionals: true,
      options: {
        'senza-chiave': { type: 'boolean', default: false },
        cifrata: { type: 'boolean', default: false },
        prova: { type: 'boolean', default: false },
      },
    });
    const [file, ...altro] = positionals;
    if (file === undefined || altro.length > 0) throw new ErroreAvvio(uso);
    return {
      file: resolve(file),
      isSenzaChiave: values['senza-chiave'],
      isCifrata: values.cifrata,
      isDaProvare: values.prova,
    };
  } catch {
    throw new ErroreAvvio(uso);
  }
}

const count = (voci: readonly { righe: number }[]) => voci.reduce((somma, { righe }) => somma + righe, 0);

/** What is read again in a house that has come back; answers the exit code. */
type Verifica = (server: ServerAvviato) => Promise<number>;

/** Some PostgreSQL is needed where a copy may come back: the embedded one, in a folder of its own. */
async function tryCopia({ servizi }: ServerAvviato, file: string, verify: Verifica): Promise<number> {
  const cartella = mkdtempSync(join(tmpdir(), 'quadra-prova-'));
  const config: Config = {
    ...servizi.config,
    ...{ databaseUrl: undefined, databaseAppUrl: undefined, databasePoolUrl: undefined },
    chiave: readSegreto(servizi.config),
    dati: join(cartella, 'dati'),
    ...{ porta: 0, ruolo: 'chiamate', smtp: null, amministratore: null },
  };
  try {
    await runRitorno(config, [file]);
    const server = await startServer(config, { log: { write: () => undefined } });
    return await verify(server).finally(() => server.stop());
  } finally {
    rmSync(cartella, { recursive: true, force: true });
  }
}

const secondi = (inizio: number) => Math.round((performance.now() - inizio) / 100) / 10;
const SETTIMANA_MS = 7 * 24 * 3_600_000;

/** The proof, and its row among the rounds the vendor reads. */
async function proveCopia(server: ServerAvviato, file: string, verify: Verifica): Promise<number> {
  const taccuino = makeTaccuino(server.servizi.db, 'Prova della copia', SETTIMANA_MS);
  const inizio = performance.now();
  const esito = await tryCopia(server, file, verify).catch((errore: unknown) => {
    say(`La copia non ritorna: ${errore instanceof Error ? errore.message : String(errore)}`);
    return 1;
  });
  await taccuino.write(esito === 0 ? 'Fatto' : 'Fallito', performance.now() - inizio);
  if (esito === 0) say(`La copia ritorna: riportata in una casa vuota e verificata in ${secondi(inizio)} s.`);
  return esito;
}

/** `copia`: the whole house in a file, while it works or while it is closed; `--prova`: and back, in an empty house. */
export const makeRunCopia =
  (verify: Verifica) =>
  async (server: ServerAvviato, argomenti: readonly string[]): Promise<number> => {
    const { file, isSenzaChiave, isCifrata, isDaProvare } = readArgomenti(argomenti, USO_COPIA);
    const { config, cifratura, versione } = server.servizi;
    const frase = isCifrata ? config.copie.frase : undefined;
    if (isCifrata && frase === undefined)
      throw new ErroreAvvio('Per una copia cifrata indicare la sua frase con QUADRA_COPIE_FRASE.');
    const conChiave = config.chiave === undefined && !isSenzaChiave;
    const inizio = performance.now();
    const { tabelle } = await writeCopia(server.proprietario, {
      ...{ file, dati: config.dati, cifratura, versione, conChiave, frase },
    });
    const mega = (statSync(file).size / 1024 ** 2).toFixed(1);
    say(
      `Copia scritta e riletta in ${secondi(inizio)} s: ${tabelle.length} tabelle, ${count(tabelle)} righe, ${mega} MB, in ${file}`,
    );
    if (isCifrata) say('È cifrata: senza la sua frase non la legge nessuno.');
    else if (conChiave)
      say('Contiene la chiave della casa: chi ha questo file legge tutto. Va custodito come la chiave.');
    if (!conChiave)
      say(
        'Non contiene la chiave della casa, che va conservata a parte: senza di essa la copia non ritorna.',
      );
    return isDaProvare ? proveCopia(server, file, verify) : 0;
  };

/** `ritorno`: the house that a copy holds, in an empty database. What comes after it is a start like any other. */
export async function runRitorno(config: Config, argomenti: readonly string[]): Promise<void> {
  const { file } = readArgomenti(argomenti, USO_RITORNO);
  const copia = await openCopia(file, config.copie.frase);
  const database = await openDatabase(config);
  try {
    const daParte = await readRitorno(copia, database.config, config);
    const { tabelle, quando } = copia.indice;
    say(`Ritornate ${tabelle.length} tabelle e ${count(tabelle)} righe della copia del ${quando}`);
    if (daParte) say(`Le ancore del registro più giovani della copia sono in ${daParte}`);
  } finally {
    copia.close();
    await database.stop();
  }
}
