import { parseArgs } from 'node:util';
import { verifyRegistro } from '../packages/server/src/features/base/registro/registro.public.ts';
import { importTabella } from '../packages/server/src/features/base/tabella/tabella.public.ts';
import { verifyConti } from '../packages/server/src/features/crediti/credito/credito.public.ts';
import {
  type Config,
  ErroreAvvio,
  readConfig,
  type ServerAvviato,
  startServer,
} from '../packages/server/src/main.ts';
import { runFinoAllaFine } from '../packages/server/src/processo.ts';
import { isData } from '../packages/values/src/index.ts';
import { makeRunCopia, runRitorno } from './copia.ts';
import { runDistribuzione } from './distribuzione.ts';
import { runGdpr } from './gdpr.ts';
import { openRegistro } from './registro.ts';
import { runFornitore, runLibera, runPulizia } from './sostegno.ts';
import { runEsporta, runRiporta } from './studio.ts';

const say = (frase: string) => process.stdout.write(`${frase}\n`);

/** An act of who looks after the house; answers the exit code. */
type Atto = (server: ServerAvviato, argomenti: readonly string[]) => Promise<number>;

/** Rows of the audit log changed, taken away or put in by others are named; 1 when there is any. */
const verify: Atto = async ({ servizi }) => {
  const { studi, righe, inAttesa, guasti } = await verifyRegistro(
    servizi.db,
    servizi.cifratura,
    servizi.config.dati,
  );
  for (const { studioId, tipo, numero, registroId } of guasti) {
    say(`${tipo}: studio ${studioId}, anello ${numero ?? '-'}, riga ${registroId ?? '-'}`);
  }
  say(
    `Registro: ${righe} righe di ${studi} studi verificate, ${inAttesa} non ancora sigillate, ${guasti.length} difformità`,
  );
  return guasti.length > 0 ? 1 : 0;
};

/** Accounts, movements and purchases of credits that do not add up are named; 1 when there is any. */
const verifyLedger: Atto = async ({ servizi }) => {
  const { conti, movimenti, difformita } = await verifyConti(servizi.db);
  for (const { studioId, tipo, id } of difformita) say(`${tipo}: studio ${studioId}, ${id ?? '-'}`);
  say(`Crediti: ${conti} conti e ${movimenti} movimenti verificati, ${difformita.length} difformità`);
  return difformita.length > 0 ? 1 : 0;
};

const MOSTRATI = 12;
const sayCodici = (nome: string, codici: readonly string[]) =>
  say(
    `${nome}: ${codici.length}${codici.length === 0 ? '' : ` (${codici.slice(0, MOSTRATI).join(', ')}${codici.length > MOSTRATI ? ', ...' : ''})`}`,
  );

const USO_TABELLE =
  'Uso: npm run admin -- tabelle importa file.csv --tabella codici-tributo --fonte "Agenzia delle Entrate" [--data 2026-01-31] [--anno 2026] [--conferma]';

/** Compares an official file with a lookup table and, with --conferma, writes it. */
const importa: Atto = async ({ servizi }, argomenti) => {
  const { values, positionals } = parseArgs({
    args: [...argomenti],
    allowPositionals: true,
    options: {
      tabella: { type: 'string' },
      fonte: { type: 'string' },
      data: { type: 'string' },
      anno: { type: 'string' },
      conferma: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  const { tabella, fonte, data = null, anno } = values;
  if (!file || !tabella || !fonte || (data !== null && !isData(data))) {
    say(USO_TABELLE);
    return 1;
  }
  const isConfermata = values.conferma;
  try {
    const { nuovi, cambiati, tolti, uguali } = await importTabella(servizi.db, {
      ...{ file, tabella, fonte, data, isConfermata },
      anno: anno === undefined ? null : Number(anno),
    });
    sayCodici('Nuovi', nuovi);
    sayCodici('Cambiati', cambiati);
    sayCodici('Non più presenti, da disattivare', tolti);
    say(`Uguali: ${uguali}`);
    say(isConfermata ? `Tabella ${tabella} scritta.` : 'Anteprima: per scrivere aggiungere --conferma.');
    return 0;
  } catch (errore) {
    say(`Importazione non riuscita: ${errore instanceof Error ? errore.message : String(errore)}`);
    return 1;
  }
};

/** A house that has come back: its audit log and its credits hold. */
const checkRitornata: Atto = async (server) => {
  const esiti = [await verify(server, []), await verifyLedger(server, [])];
  return Math.max(...esiti);
};

const atti: Readonly<Record<string, Atto>> = {
  'audit verify': verify,
  copia: makeRunCopia((server) => checkRitornata(server, [])),
  distribuzione: runDistribuzione,
  fornitore: runFornitore,
  'gdpr export': (server, argomenti) => runGdpr(server, 'export', argomenti),
  'gdpr erase': (server, argomenti) => runGdpr(server, 'erase', argomenti),
  'ledger verify': verifyLedger,
  pulizia: runPulizia,
  ritorno: checkRitornata,
  'studio esporta': runEsporta,
  'studio riporta': runRiporta,
  'tabelle importa': importa,
  'utente libera': runLibera,
};

/** What is done before a server is there to do the rest. */
const prima: Readonly<Record<string, (config: Config, argomenti: readonly string[]) => Promise<void>>> = {
  ritorno: runRitorno,
};

/** `npm run admin -- audit verify`: the words that name the act, then what it wants. */
async function run(): Promise<{ stop(): Promise<void> }> {
  const parole = process.argv.slice(2);
  const nome = Object.keys(atti).find((voce) => `${parole.join(' ')} `.startsWith(`${voce} `));
  const atto = nome === undefined ? undefined : atti[nome];
  if (nome === undefined || atto === undefined) {
    throw new ErroreAvvio(
      `Uso: ${Object.keys(atti)
        .map((voce) => `npm run admin -- ${voce}`)
        .join('\n     ')}`,
    );
  }
  const config = readConfig();
  const argomenti = parole.slice(nome.split(' ').length);
  await prima[nome]?.(config, argomenti);
  const server = await startServer(
    { ...config, porta: 0, ruolo: 'chiamate' },
    { log: openRegistro(config.dati), isAccanto: true },
  );
  try {
    process.exitCode = await atto(server, argomenti);
  } finally {
    await server.stop();
  }
  return { stop: async () => undefined };
}

await runFinoAllaFine(run);
process.exit(process.exitCode ?? 0);
