/**
 * What the engine costs. Prints ratios, asserts nothing: run it with `node bench/fisco.ts`.
 * (a) full recalculation of the modello against the same law written straight; (b) one edited field.
 */
import { loadModello } from '@quadra/fisco';
import { check, compute } from './fisco-a-mano.ts';
import { toDati } from './fisco-confronto.ts';
import type { Contribuente } from './fisco-contribuente.ts';

const contribuente: Contribuente = {
  rapporti: [
    { tipologia: 2, contratto: 1, reddito: 29_480 },
    { tipologia: 2, contratto: 2, reddito: 4_770 },
  ],
  giorniLavoro: 365,
  giorniPensione: 0,
  assimilati: [{ assegno: false, reddito: 800 }],
  familiari: [
    { relazione: 1, mesi: 12, percentuale: 100, mesiDetrazione: 0 },
    { relazione: 2, mesi: 12, percentuale: 50, mesiDetrazione: 12 },
    { relazione: 3, mesi: 12, percentuale: 50, mesiDetrazione: 6 },
  ],
  spese: [
    { codice: 12, importo: 700 },
    { codice: 36, importo: 400 },
    { codice: 61, importo: 150 },
  ],
  patologie: 0,
  sanitarie: 1_200,
  sanitarieFamiliari: 0,
  sanitarieDisabili: 0,
  rateizza: false,
  veicoli: 0,
  mutuo: 3_100,
  contributi: 1_500,
  assegnoConiuge: 0,
  domestici: 900,
  religiose: 100,
  disabili: 0,
  previdenzaDedotta: 0,
  previdenza: 1_000,
  domicilio: 'F205',
  ritenute: 6_512,
  regionale: 450,
  comunaleAcconto: 0,
  comunale: 209,
  accontoTrattenuto: 63,
  erogato: 0,
  eccedenza: 0,
  compensata: 0,
  acconti: 0,
  regionaleEccedenza: 0,
  regionaleCompensata: 0,
  comunaleF24: 0,
  comunaleEccedenza: 0,
  comunaleCompensata: 0,
};

const GIRI = 20_000;
const CAMPIONI = 41;

const median = (valori: number[]): number => valori.sort((a, b) => a - b)[valori.length >> 1] ?? 0;

/** Median nanoseconds of one call, over samples of many calls each. */
function measure(work: (giro: number) => void): number {
  for (let i = 0; i < GIRI; i++) work(i);
  const campioni = Array.from({ length: CAMPIONI }, () => {
    const inizio = process.hrtime.bigint();
    for (let i = 0; i < GIRI / 10; i++) work(i);
    return Number(process.hrtime.bigint() - inizio) / (GIRI / 10);
  });
  return median(campioni);
}

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
