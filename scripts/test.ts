import { passi } from './prove/passi.ts';

/** `npm test [step ...]`: every step, or those whose name holds one of the words. The last line sums them all. */
const parole = process.argv.slice(2);
const scelti = passi.filter(
  ([nome]) => parole.length === 0 || parole.some((parola) => nome.includes(parola)),
);

let passate = 0;
let fallite = 0;
for (const [nome, run] of scelti) {
  const inizio = performance.now();
  const esito = await run().catch((errore: unknown) => ({
    passate: 0,
    fallite: 1,
    dettaglio: String(errore),
  }));
  passate += esito.passate;
  fallite += esito.fallite;
  const secondi = ((performance.now() - inizio) / 1000).toFixed(1);
  if (esito.fallite > 0) process.stdout.write(`${esito.dettaglio}\n`);
  process.stdout.write(
    `${esito.fallite > 0 ? 'NO' : 'ok'}  ${nome}: ${esito.passate} passed, ${esito.fallite} failed (${secondi} s)\n`,
  );
}
process.stdout.write(`${passate} passed, ${fallite} failed\n`);
process.exit(fallite > 0 || passate === 0 ? 1 : 0);
