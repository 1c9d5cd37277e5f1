import { startLms } from '../packages/lms/src/server.ts';
import { LMS_DEMO, readIndirizzoLms } from '../packages/server/demo/lms-demo.ts';
import { ErroreAvvio } from '../packages/server/src/main.ts';
import { runFinoAllaFine } from '../packages/server/src/processo.ts';

/** The demo training area, on the identities of a Quadra that is already up. */
async function start(): Promise<{ stop(): Promise<void> }> {
  const indirizzo = readIndirizzoLms(process.env);
  const base = process.env.QUADRA_INDIRIZZO || `http://127.0.0.1:${process.env.PORT || 3000}`;
  const opzioni = { quadra: `${base}/oidc`, indirizzo, clientId: LMS_DEMO };
  const lms = await startLms(opzioni, Number(new URL(indirizzo).port)).catch((errore: unknown) => {
    const codice = errore instanceof Error && 'code' in errore ? errore.code : '';
    throw new ErroreAvvio(
      codice === 'EADDRINUSE'
        ? `La porta di ${indirizzo} è già occupata: indicarne un'altra con LMS_PORTA.`
        : `Quadra non risponde su ${base}: avviarla prima con npm start.`,
    );
  });
  process.stdout.write(`La formazione è pronta: ${indirizzo}\n`);
  return lms;
}

await runFinoAllaFine(start);
