import { controlli, type EsitoPasso, type Passo, prove } from './prove/passi.ts';

/** `npm test [step ...]`: every step, or those whose name holds one of the words. The last line sums them all. */
const parole = process.argv.slice(2);
const choose = (passi: readonly Passo[]): Passo[] =>
  passi.filter(([nome]) => parole.length === 0 || parole.some((parola) => nome.includes(parola)));

let passate = 0;
let fallite = 0;

/** Takes one step after the other from those that are left, until there are none. */
async function runFinoAllUltimo(passi: Passo[]): Promise<void> {
  for (let passo = passi.shift(); passo !== undefined; passo = passi.shift()) {
    const [nome, run] = passo;
    const inizio = performance.now();
    const esito: EsitoPasso = await run().catch((errore: unknown) => ({
      passate: 0,
      fallite: 1,
      dettaglio: String(errore),
    }));
    passate += esito.passate;
    fallite += esito.fallite;
    const secondi = ((performance.now() - inizio) / 1000).toFixed(1);
    if (esito.fallite > 0) process.stdout.write(`${esito.dettaglio}\n`);
    if (esito.instabili)
      process.stdout.write(`Instabile, passata al secondo tentativo:\n${esito.instabili}\n`);
    process.stdout.write(
      `${esito.fallite > 0 ? 'NO' : 'ok'}  ${nome}: ${esito.passate} passed, ${esito.fallite} failed (${secondi} s)\n`,
    );
  }
}

const daControllare = choose(controlli);
await Promise.all([runFinoAllUltimo(daControllare), runFinoAllUltimo(daControllare)]);
for (const insieme of prove) await Promise.all(insieme.map((fila) => runFinoAllUltimo(choose(fila))));
process.stdout.write(`${passate} passed, ${fallite} failed\n`);
process.exit(fallite > 0 || passate === 0 ? 1 : 0);
