import { parseArgs } from 'node:util';
import { STUDI } from '../packages/server/demo/grande.ts';
import { loadDemo } from '../packages/server/demo/load-demo.ts';
import { ErroreAvvio, readConfig, startServer } from '../packages/server/src/main.ts';
import { runFinoAllaFine } from '../packages/server/src/processo.ts';
import { openRegistro } from './registro.ts';

const MASSIMO = 5_000_000;

const STUDI_MASSIMI = 10_000;

function readOpzioni(): { anagrafiche: number; studi: number } {
  try {
    const { values } = parseArgs({
      options: {
        anagrafiche: { type: 'string', default: '0' },
        studi: { type: 'string', default: String(STUDI) },
      },
    });
    const [anagrafiche, studi] = [Number(values.anagrafiche), Number(values.studi)];
    const isIntero = Number.isInteger(anagrafiche) && Number.isInteger(studi);
    if (isIntero && anagrafiche >= 0 && anagrafiche <= MASSIMO && studi >= 5 && studi <= STUDI_MASSIMI)
      return { anagrafiche, studi };
  } catch {
    // An option that does not exist: the sentence below says which one does.
  }
  throw new ErroreAvvio('Uso: npm run demo -- --anagrafiche 200000 --studi 100');
}

const say = (frase: string) => process.stdout.write(`${frase}\n`);

/** Fills the database with demo data, and with as many clients more as asked; twice adds nothing. */
async function load(): Promise<{ stop(): Promise<void> }> {
  const opzioni = readOpzioni();
  const config = readConfig();
  const inizio = performance.now();
  const server = await startServer({ ...config, porta: 0 }, { log: openRegistro(config.dati) });
  try {
    const { demo, aggiunte } = await loadDemo(server, server.servizi.db, { ...opzioni, onPasso: say });
    const secondi = ((performance.now() - inizio) / 1000).toFixed(1);
    say(`Dati di prova: demo ${demo}, ${aggiunte} anagrafiche aggiunte (${secondi} s)`);
  } finally {
    await server.stop();
  }
  return { stop: async () => undefined };
}

await runFinoAllaFine(load);
process.exit(0);
