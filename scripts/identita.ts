import { RITORNO_IDENTITA } from '../packages/contract/src/index.ts';
import { startFornitoreDiProva } from '../packages/server/demo/fornitore-di-prova.ts';
import { ErroreAvvio } from '../packages/server/src/main.ts';
import { runFinoAllaFine } from '../packages/server/src/processo.ts';

/** The provider of identities of the demo, beside a Quadra started with the file of docs/identita-di-prova.json. */
async function start(): Promise<{ stop(): Promise<void> }> {
  const quadra = process.env.QUADRA_INDIRIZZO || `http://127.0.0.1:${process.env.PORT || 3000}`;
  const indirizzo = `http://127.0.0.1:${process.env.IDENTITA_PORTA || 3002}`;
  const fornitore = await startFornitoreDiProva(indirizzo, [quadra + RITORNO_IDENTITA]).catch(() => {
    throw new ErroreAvvio(`${indirizzo} è già occupato: indicare un'altra porta con IDENTITA_PORTA.`);
  });
  process.stdout.write(`Il fornitore di prova è pronto: ${indirizzo}\n`);
  return fornitore;
}

await runFinoAllaFine(start);
