import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runAggiornamento } from './prove/aggiornamento.ts';
import { makeBasta } from './prove/basta.ts';
import { describeTabella, runCaos } from './prove/caos/caos.ts';
import { weighRaffica } from './prove/caos/diario.ts';
import { weigh } from './prove/caos/giornata.ts';
import type { NomeGuasto } from './prove/caos/guasti.ts';
import { describeRaffica, runRaffica } from './prove/caos/raffica.ts';
import { killAll } from './prove/casa.ts';
import { describeFlussi, listStortiFlussi, runFlussi } from './prove/flussi.ts';
import { runOrologio } from './prove/orologio.ts';
import { runPagamenti } from './prove/pagamenti.ts';
import { describeTabella as describeScala, listMancanti, runScala } from './prove/scala/scala.ts';
import { describeSosta, runSosta } from './prove/sosta.ts';
import { runUccisioni, weighUccisioni } from './prove/uccisioni.ts';
import { buildWebWhenStale } from './web.ts';

const say = (frase: string) => process.stdout.write(`${frase}\n`);
const USO =
  'Uso: npm run prova -- uccisioni [quante] [--seme 1] [--diario file] [--casa una]\n     npm run prova -- pagamenti [uccisioni]\n     npm run prova -- orologio [ore ...]\n     npm run prova -- caos [--minuti 30] [--seme 1] [--soli "guasto,guasto"]\n     npm run prova -- scala [--minuti 3] [--seme 1] [--porta 5400]\n     npm run prova -- sosta [--minuti 60]\n     npm run prova -- flussi [quanti]\n     npm run prova -- aggiornamento [migrazioni]';

const OPZIONI = { minuti: { type: 'string' }, seme: { type: 'string', default: '1' } } as const;

/** The house of one process is killed while everybody writes; 1 when a promise was not kept. */
async function uccisioniDiUna(dati: string, quante: number): Promise<number> {
  const esito = await runUccisioni({ dati, quante, onPasso: say });
  say(JSON.stringify(esito, null, 1));
  return weighUccisioni(esito);
}

/** As who is ended by Ctrl+C says it. */
const INTERROTTA = 130;
/** Whatever is not said otherwise ends where it is: what it started goes with it. */
let onSegnale = (): void => process.exit(INTERROTTA);

/** True once somebody wants it to end: what is under way is finished, and told. Another time ends it where it is. */
function watchBasta(): () => boolean {
  const basta = makeBasta({
    onPrima: () => say('Basta così: si finisce quella in corso e si rilegge tutto.'),
    onAltra: () => process.exit(INTERROTTA),
  });
  onSegnale = basta.hear;
  return basta.isBasta;
}

/** The processes of a house are killed in turn while everybody writes; 1 when a promise was not kept. */
async function uccisioni(dati: string, argomenti: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argomenti],
    allowPositionals: true,
    options: { seme: OPZIONI.seme, diario: { type: 'string' }, casa: { type: 'string' } },
  });
  const quante = Number(positionals[0] ?? '200');
  if (values.casa === 'una') return uccisioniDiUna(dati, quante);
  const { diario, seme } = values;
  const esito = await runRaffica({
    ...{ dati, quante, seme: Number(seme), isBasta: watchBasta(), onPasso: say },
    ...(diario === undefined ? {} : { diario }),
  });
  for (const riga of describeRaffica(esito.righe)) say(riga);
  const { righe, ...resto } = esito;
  say(JSON.stringify(resto, null, 1));
  return weighRaffica(esito);
}

/** Payments told to two processes, one of them killed in the middle; 1 when one is not credited once. */
async function pagamenti(dati: string, [quante = '50']: readonly string[]): Promise<number> {
  const esito = await runPagamenti({ cartella: dati, quieti: 50, uccisioni: Number(quante), onPasso: say });
  say(JSON.stringify(esito, null, 1));
  const { inattese, storti, buchi, creditiFuoriConto, audit, ledger } = esito;
  const isBuono = [inattese, storti, buchi].every((voci) => voci.length === 0) && creditiFuoriConto === 0;
  return isBuono && [audit, ledger].every((frase) => frase.endsWith(' 0 difformità')) ? 0 : 1;
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
  const { values } = parseArgs({ args: [...argomenti], options: { ...OPZIONI, soli: { type: 'string' } } });
  const { minuti = '30', seme, soli } = values;
  const esito = await runCaos({
    ...{ dati, seme: Number(seme), onPasso: say },
    ...(Number(minuti) > 0 ? { minuti: Number(minuti) } : {}),
    ...(soli === undefined ? {} : { soli: soli.split(',') as NomeGuasto[] }),
  });
  for (const riga of describeTabella(esito)) say(riga);
  const { fatti, ...resto } = esito;
  say(JSON.stringify(resto, null, 1));
  return weigh(esito, fatti.length);
}

/** The programs of others are missing: nothing was proved. */
const SENZA_PROGRAMMI = 3;

/** A house past one machine loses each of its pieces; 1 when a promise was not kept. */
async function scala(dati: string, argomenti: readonly string[]): Promise<number> {
  const mancanti = listMancanti();
  if (mancanti.length > 0) {
    say(`Qui manca ${mancanti.join(' e ')}: la prova non si fa (apt-get install ${mancanti.join(' ')}).`);
    return SENZA_PROGRAMMI;
  }
  const porta = process.env.QUADRA_PROVE_PORTA ?? '5400';
  const { values } = parseArgs({ args: [...argomenti], options: { ...OPZIONI, porta: { type: 'string' } } });
  const esito = await runScala({
    ...{ dati, seme: Number(values.seme), minuti: Number(values.minuti ?? 3) },
    ...{ porta: Number(values.porta ?? porta), onPasso: say },
  });
  for (const riga of describeScala(esito)) say(riga);
  const { fatti, ...resto } = esito;
  say(JSON.stringify(resto, null, 1));
  return weigh(esito, fatti.length);
}

/** A house that people come to and leave for a long time; 1 when it keeps what it should not, or they were not let in. */
async function sosta(dati: string, argomenti: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...argomenti], options: { minuti: OPZIONI.minuti } });
  const minuti = Number(values.minuti ?? '60');
  const esito = await runSosta({ dati, minuti, isBasta: watchBasta(), onPasso: say });
  for (const riga of describeSosta(esito)) say(riga);
  const { prese: _, ...resto } = esito;
  say(JSON.stringify(resto, null, 1));
  return esito.perdite.length === 0 && esito.nonProvati.length === 0 ? 0 : 1;
}

/** Many listen to one process; 1 when somebody is told late, or is not told, or what he held is not given back. */
async function flussi(dati: string, [quanti = '1000']: readonly string[]): Promise<number> {
  const esito = await runFlussi({ dati, quanti: Number(quanti), notifiche: 10, onPasso: say });
  for (const riga of describeFlussi(esito)) say(riga);
  const storti = listStortiFlussi(esito);
  for (const frase of storti) say(frase);
  return storti.length === 0 ? 0 : 1;
}

/** Where what is mounted is seen by nobody else, and goes when this goes. */
const A_PARTE = ['unshare', '--mount', '--propagation', 'private', 'setpriv', '--pdeathsig', 'KILL'] as const;
const SEGNO = 'QUADRA_PROVA_A_PARTE';
/** The same command again in a place of its own, as root can; undefined when it is there, or there is none. */
function runAParte(): number | undefined {
  const [programma, ...parole] = A_PARTE;
  if (
    process.getuid?.() !== 0 ||
    process.env[SEGNO] ||
    spawnSync(programma, [...parole, 'true']).status !== 0
  )
    return undefined;
  const comando = [...parole, process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  return (
    spawnSync(programma, comando, { stdio: 'inherit', env: { ...process.env, [SEGNO]: '1' } }).status ?? 1
  );
}

/** A house goes to the program of now one process after the other, with everybody at work; 1 when a promise was not kept. */
async function aggiornamento(dati: string, [migrazioni = '5']: readonly string[]): Promise<number> {
  if (!/^[1-9]\d{0,2}$/.test(migrazioni)) {
    say(USO);
    return 1;
  }
  const esito = await runAggiornamento({ dati, migrazioni: Number(migrazioni), onPasso: say });
  for (const riga of describeTabella(esito)) say(riga);
  const { fatti, ...resto } = esito;
  say(JSON.stringify(resto, null, 1));
  return weigh(esito, fatti.length);
}

const prove = { uccisioni, pagamenti, orologio, caos, scala, sosta, flussi, aggiornamento } as const;

/** `npm run prova -- uccisioni 200`: long proofs, on a data folder of their own, that end with 0 when all is well. */
const [nome = '', ...argomenti] = process.argv.slice(2);
const prova = Object.hasOwn(prove, nome) ? prove[nome as keyof typeof prove] : undefined;
if (prova === undefined) {
  say(USO);
  process.exit(1);
}
if (nome === 'caos') {
  const fatta = runAParte();
  if (fatta !== undefined) process.exit(fatta);
}
buildWebWhenStale();
const cartella = mkdtempSync(join(tmpdir(), 'quadra-prova-'));
// However it ends: also in the middle, by who does not want to wait.
process.on('exit', () => {
  killAll();
  rmSync(cartella, { recursive: true, force: true });
});
for (const segnale of ['SIGINT', 'SIGTERM'] as const) process.on(segnale, () => onSegnale());
process.exit(await prova(join(cartella, 'dati'), argomenti));
