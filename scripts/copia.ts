import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeCopia } from '../packages/server/src/db/copia.ts';
import { openCopia } from '../packages/server/src/db/copia-file.ts';
import { readRitorno } from '../packages/server/src/db/ritorno.ts';
import { type Config, ErroreAvvio, openDatabase, type ServerAvviato } from '../packages/server/src/main.ts';

const say = (frase: string) => process.stdout.write(`${frase}\n`);
const USO_COPIA = 'Uso: npm run admin -- copia <file.zip> [--senza-chiave]';
const USO_RITORNO = 'Uso: npm run admin -- ritorno <file.zip>';

/** @throws ErroreAvvio with the way to use it */
function readArgomenti(argomenti: readonly string[], uso: string): { file: string; isSenzaChiave: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argomenti],
      allowPositionals: true,
      options: { 'senza-chiave': { type: 'boolean', default: false } },
    });
    const [file, ...altro] = positionals;
    if (file === undefined || altro.length > 0) throw new ErroreAvvio(uso);
    return { file: resolve(file), isSenzaChiave: values['senza-chiave'] };
  } catch {
    throw new ErroreAvvio(uso);
  }
}

const count = (voci: readonly { righe: number }[]) => voci.reduce((somma, { righe }) => somma + righe, 0);

/** `copia`: the whole house in a file, while it works or while it is closed. */
export async function runCopia(
  { servizi, proprietario }: ServerAvviato,
  argomenti: readonly string[],
): Promise<number> {
  const { file, isSenzaChiave } = readArgomenti(argomenti, USO_COPIA);
  const { config, cifratura, versione } = servizi;
  const conChiave = config.chiave === undefined && !isSenzaChiave;
  const { tabelle } = await writeCopia(proprietario, {
    file,
    dati: config.dati,
    cifratura,
    versione,
    conChiave,
  });
  say(`Copia scritta e riletta: ${tabelle.length} tabelle, ${count(tabelle)} righe, in ${file}`);
  say(
    conChiave
      ? 'Contiene la chiave della casa: chi ha questo file legge tutto. Va custodito come la chiave.'
      : 'Non contiene la chiave della casa, che va conservata a parte: senza di essa la copia non ritorna.',
  );
  return 0;
}

/** `ritorno`: the house that a copy holds, in an empty database. What comes after it is a start like any other. */
export async function runRitorno(config: Config, argomenti: readonly string[]): Promise<void> {
  const { file } = readArgomenti(argomenti, USO_RITORNO);
  const copia = await openCopia(file);
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
