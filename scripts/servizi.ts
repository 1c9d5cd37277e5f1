import { join } from 'node:path';
import { startServizi } from '../packages/server/demo/servizi/indice.ts';
import { readServizi } from '../packages/server/src/config-servizi.ts';
import { ErroreAvvio } from '../packages/server/src/main.ts';
import { runFinoAllaFine } from '../packages/server/src/processo.ts';

const ESEMPIO = join(import.meta.dirname, '../docs/servizi-di-prova.json');

/** The outside services of the demo, beside a Quadra started with the same file. */
async function start(): Promise<{ stop(): Promise<void> }> {
  const quadra = process.env.QUADRA_INDIRIZZO || `http://127.0.0.1:${process.env.PORT || 3000}`;
  const servizi = readServizi(process.env.QUADRA_SERVIZI || ESEMPIO);
  const avviati = await startServizi(servizi, quadra).catch((errore: Error) => {
    throw new ErroreAvvio(`${errore.message}: cambiare la sua porta nel file dei servizi.`);
  });
  for (const [nome, indirizzo] of Object.entries(avviati.indirizzi))
    process.stdout.write(`Servizio di prova ${nome}: ${indirizzo}\n`);
  return avviati;
}

await runFinoAllaFine(start);
