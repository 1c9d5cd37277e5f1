/**
 * What the engine costs. Prints ratios, asserts nothing: run it with `node bench/fisco.ts`.
 * (a) full recalculation of the modello against the same law written straight; (b) one edited field.
 */
import { loadModello } from '@quadra/fisco';
import { check, compute } from './fisco-a-mano.ts';
import { toDati } from './fisco-confronto.ts';
import { contribuente } from './fisco-contribuente.ts';
import { GIRI, measure, median } from './metro.ts';

/** Median nanoseconds over single calls, each timed by itself. */
function measureSingle(work: (giro: number) => void, giri = GIRI): number {
  for (let i = 0; i < giri; i++) work(i);
  const campioni = Array.from({ length: giri }, (_, i) => {
    const inizio = process.hrtime.bigint();
    work(i);
    return Number(process.hrtime.bigint() - inizio);
  });
  return median(campioni);
}

const modello = await loadModello(2025, 'redditi-pf');
if (!modello) throw new Error('No modello');
const calcolo = modello.createCalcolo(toDati(contribuente));
let somma = 0;

const aMano = measure((giro) => {
  const dati = { ...contribuente, ritenute: 6_000 + (giro & 255) };
  somma += (compute(dati)['RN26.2'] ?? 0) + check(dati).length;
});
const pieno = measure(() => calcolo.recalculate());
const modifica = measureSingle((giro) => {
  somma += calcolo.set('RC1.3', 29_000 + (giro & 255)).length;
});
const ultima = measureSingle((giro) => {
  somma += calcolo.set('RC10.1', 6_000 + (giro & 255)).length;
});
const spiega = measureSingle(() => {
  somma += calcolo.explain('RN26.2').operandi.length;
}, 300);

const micro = (nanosecondi: number): string => `${(nanosecondi / 1000).toFixed(2).replace('.', ',')} µs`;
const calcolate = Object.keys(calcolo.computed()).length;
console.log(`Redditi PF 2025, ${calcolate} caselle calcolate`);
console.log(
  `ricalcolo intero       ${micro(pieno)}  scritto a mano ${micro(aMano)}  rapporto ${(pieno / aMano).toFixed(2)}`,
);
console.log(`una modifica, RC1.3    ${micro(modifica)}  (mediana; tutto ciò che dipende dal reddito)`);
console.log(`una modifica, RC10.1   ${micro(ultima)}  (mediana; solo il saldo)`);
console.log(`una spiegazione, RN26  ${micro(spiega)}  (mediana)`);
if (somma === 0) console.log('nessun risultato');
