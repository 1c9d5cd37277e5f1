import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeTabella, runCaos } from './prove/caos/caos.ts';
import { killAll } from './prove/casa.ts';
import { runOrologio } from './prove/orologio.ts';
import { runUccisioni } from './prove/uccisioni.ts';
import { buildWebWhenStale } from './web.ts';

const say = (frase: string) => process.stdout.write(`${frase}\n`);
const USO =
  'Uso: npm run prova -- uccisioni [quante]\n     npm run prova -- orologio [ore ...]\n     npm run prova -- caos [--minuti 30] [--seme 1]';

/** The house is killed while everybody writes; 1 when a promise was not kept. */
async function uccisioni(dati: string, [quante = '200']: readonly string[]): Promise<number> {
  const esito = await runUccisioni({ dati, quante: Number(quante), onPasso: say });
  say(JSON.stringify(esito, null, 1));
  const { perduti, doppi, creditiFuoriConto, lavoriSenzaFine, importazioniAMeta, audit, ledger } = esito;
  const rotte =
    perduti.length +
    doppi.length +
    lavoriSenzaFine.length +
    importazioniAMeta.length +
    Math.abs(creditiFuoriConto);
  return rotte === 0 && [audit, ledger].every((frase) => frase.endsWith(' 0 difformità')) ? 0 : 1;
}

/** The clock of the server is moved, not that of the database; 1 when something was decided by the wrong one. */
async function orologio(dati: string, ore: readonly string[]): Promise<number> {
  const esiti = await runOrologio({ dati, ore: ore.length > 0 ? ore.map(Number) : [-2, 25], onPasso: say });
  for (const { ore: quante, che, atteso, avuto, giusto } of esiti)
    say(`${giusto ? 'ok' : 'NO'}  ${quante} h  ${che}: ${giusto ? avuto : `${avuto}, atteso ${atteso}`}`);
  return esiti.every(({ giusto }) => giusto) ? 0 : 1;
}

/** A day of faults, as the seed draws it; 1 when a promise was not kept. */
async function caos(dati: string, argomenti: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...argomenti],
    options: { minuti: { type: 'string', default: '30' }, seme: { type: 'string', default: '1' } },
  });
  const esito = await runCaos({
    ...{ dati, seme: Number(values.seme), onPasso: say },
    ...(Number(values.minuti) > 0 ? { minuti: Number(values.minuti) } : {}),
  });
  for (const riga of describeTabella(esito)) say(riga);
  const { fatti: _, ...resto } = esito;
  say(JSON.stringify(resto, null, 1));
  const { perduti, doppi, difformita, lavoriSenzaFine, estranei, storti, creditiFuoriConto } = esito;
  const rotte = [perduti, doppi, difformita, lavoriSenzaFine, estranei, storti, Object.keys(esito.inattese)];
  return rotte.every((voci) => voci.length === 0) && creditiFuoriConto === 0 ? 0 : 1;
}

const prove = { uccisioni, orologio, caos } as const;

/** `npm run prova -- uccisioni 200`: long proofs, on a data folder of their own, that end with 0 when all is well. */
const [nome = '', ...argomenti] = process.argv.slice(2);
const prova = Object.hasOwn(prove, nome) ? prove[nome as keyof typeof prove] : undefined;
if (prova === undefined) {
  say(USO);
  process.exit(1);
}
buildWebWhenStale();
const cartella = mkdtempSync(join(tmpdir(), 'quadra-prova-'));
try {
  process.exitCode = await prova(join(cartella, 'dati'), argomenti);
} finally {
  killAll();
  rmSync(cartella, { recursive: true, force: true });
}
process.exit();
