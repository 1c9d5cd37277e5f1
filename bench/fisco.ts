/**
 * What the engine costs. Prints ratios, asserts nothing: run it with `npm run bench fisco`. Full recalculation of the
 * modello against the same law written straight, one edited casella, one explanation; then the same on a return with
 * every quadro filled, which is also started from its data, as a job and a page do.
 */
import { type Calcolo, loadModello } from '@quadra/fisco';
import fc from 'fast-check';
import { check, compute } from './fisco-a-mano.ts';
import { makeContribuente } from './fisco-casuale.ts';
import { createCompleto, fillTutte } from './fisco-completo.ts';
import { toDati } from './fisco-confronto.ts';
import { contribuente } from './fisco-contribuente.ts';
import { describeTempo, measure, measureMetro } from './metro.ts';

const modello = await loadModello(2025, 'redditi-pf');
if (!modello) throw new Error('No modello');
const volte = measureMetro();
let somma = 0;

const print = (nome: string, nanosecondi: number, voluto?: number): void =>
  console.log(`${nome.padEnd(34)} ${describeTempo(nanosecondi / 1000, volte, 'µs', voluto)}`);
const describeCaselle = (calcolo: Calcolo): string =>
  `${Object.keys(calcolo.dati()).length} caselle date, ${Object.keys(calcolo.computed()).length} calcolate`;

/** Edits and the explanation: the second ends in the balance, the first is read by everything. */
function measureUna(calcolo: Calcolo): void {
  for (const [chiave, base] of [
    ['RC1.3', 29_000],
    ['RC10.1', 6_000],
  ] as const) {
    const modifica = measure((giro) => {
      somma += calcolo.set(chiave, base + (giro & 255)).length;
    });
    print(`una modifica, ${chiave}`, modifica, 20);
  }
  const spiegazione = measure(
    () => {
      somma += calcolo.explain('RN26.2').operandi.length;
    },
    300,
    1,
  );
  print('una spiegazione, RN26', spiegazione, 5000);
}

const calcolo = modello.createCalcolo(toDati(contribuente));
console.log(`Redditi PF 2025, ${describeCaselle(calcolo)}`);
const aMano = measure((giro) => {
  const dati = { ...contribuente, ritenute: 6_000 + (giro & 255) };
  somma += (compute(dati)['RN26.2'] ?? 0) + check(dati).length;
});
const pieno = measure(() => calcolo.recalculate());
print('ricalcolo intero', pieno);
print('scritto a mano', aMano);
console.log(`${'rapporto'.padEnd(34)} ${(pieno / aMano).toFixed(2)} (si vuole 5)`);
measureUna(calcolo);

const dati = createCompleto(modello, toDati(contribuente));
const completo = modello.createCalcolo(dati);
console.log(`\nRedditi PF 2025 con ogni quadro compilato, ${describeCaselle(completo)}`);
print(
  'ricalcolo intero',
  measure(() => completo.recalculate()),
  200,
);
measureUna(completo);
print(
  'dai dati a tutti i risultati',
  measure(
    () => {
      somma += Object.keys(modello.createCalcolo(dati).computed()).length;
    },
    300,
    1,
  ),
);
/** A studio has no two returns alike: what the first of each costs, in a form just loaded. */
const DIVERSI = 300;
const inizio = performance.now();
for (const t of fc.sample(makeContribuente(2025), { numRuns: DIVERSI, seed: 1 })) {
  const calcolo = modello.createCalcolo(toDati(t));
  somma += Object.keys(calcolo.computed()).length + calcolo.findings().length;
}
print(`${DIVERSI} contribuenti diversi, ciascuno`, ((performance.now() - inizio) * 1e6) / DIVERSI);
/** The other forms that are written all day, each with a casella that much of it is computed from. */
const altri = [
  ['iva', 'IVA', 'VE23.1'],
  ['redditi-sc', 'Redditi SC', 'RF4.1'],
  ['730', '730', 'C1.3'],
  ['irap', 'IRAP', 'IC1.1'],
] as const;
for (const [codice, nome, chiave] of altri) {
  const altro = await loadModello(2026, codice);
  if (!altro) throw new Error(`No ${nome}`);
  const suo = altro.createCalcolo(fillTutte(altro));
  console.log(`\n${nome} 2026 con ogni casella compilata, ${describeCaselle(suo)}`);
  print(
    'ricalcolo intero',
    measure(() => suo.recalculate()),
    200,
  );
  const modifica = measure((giro) => {
    somma += suo.set(chiave, 29_000 + (giro & 255)).length;
  });
  print(`una modifica, ${chiave}`, modifica, 20);
}
if (somma === 0) console.log('nessun risultato');
