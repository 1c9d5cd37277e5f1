/**
 * The law of the modello for 2024 written straight, as a person in a hurry would: no states, no explanation,
 * one function. It is the measure of what the engine costs, and a second opinion on its results.
 */
export interface Contribuente {
  /** Whole euro. */
  readonly redditi: readonly number[];
  readonly giorni: number;
  readonly determinato: boolean;
  readonly coniugeMesi: number;
  readonly figli: number;
  readonly sanitarie: number;
  readonly mutuo: number;
  readonly istruzione: number;
  readonly contributi: number;
  readonly domestici: number;
  readonly ritenute: number;
  readonly regionale: number;
  readonly comunale: number;
  readonly accontoTrattenuto: number;
}

export interface Risultato {
  readonly RN4: number;
  readonly RN5: number;
  readonly RN8: number;
  readonly RN13: number;
  readonly RN22: number;
  readonly RN26: number;
  readonly RN34: number;
  readonly RN43: number;
  readonly RN45: number;
  readonly RN46: number;
  readonly RN62: readonly [number, number];
  readonly RV2: number;
  readonly RV10: number;
  readonly RV17: readonly [number, number];
  readonly RV7: number;
  readonly RV15: number;
}

/** Half up on a scaled integer. */
const round = (n: number, d: number): number =>
  n < 0 ? -Math.floor((-n * 2 + d) / (2 * d)) : Math.floor((n * 2 + d) / (2 * d));
const ratio4 = (n: number, d: number): number => Math.floor((n * 10_000) / d);
/** Cents brought to the whole euro, still in cents. */
const rigo = (cents: number): number => round(cents, 100) * 100;

function lorda(base: number): number {
  const x = base;
  if (x <= 2_800_000) return round(x * 23, 100);
  if (x <= 5_000_000) return round(64_400_000 + (x - 2_800_000) * 35, 100);
  return round(141_400_000 + (x - 5_000_000) * 43, 100);
}

function dipendente(rc: number, giorni: number, determinato: boolean): number {
  let piena = 0;
  if (rc <= 1_500_000) piena = 195_500 * 10_000;
  else if (rc <= 2_800_000) piena = 191_000 * 10_000 + 119_000 * ratio4(2_800_000 - rc, 1_300_000);
  else if (rc <= 5_000_000) piena = 191_000 * ratio4(5_000_000 - rc, 2_200_000);
  let spetta = round(piena * giorni, 3_650_000);
  if (rc <= 1_500_000 && giorni > 0) spetta = Math.max(spetta, determinato ? 138_000 : 69_000);
  return rc > 2_500_000 && rc <= 3_500_000 ? spetta + 6_500 : spetta;
}

function coniuge(rc: number, mesi: number): number {
  if (mesi === 0 || rc <= 0) return 0;
  let annua = 0;
  if (rc <= 1_500_000) annua = 80_000 * 10_000 - 11_000 * ratio4(rc, 1_500_000);
  else if (rc <= 4_000_000) annua = 69_000 * 10_000;
  else if (rc <= 8_000_000) annua = 69_000 * ratio4(8_000_000 - rc, 4_000_000);
  if (rc > 2_900_000 && rc <= 2_920_000) annua += 1_000 * 10_000;
  else if (rc > 2_920_000 && rc <= 3_470_000) annua += 2_000 * 10_000;
  else if (rc > 3_470_000 && rc <= 3_500_000) annua += 3_000 * 10_000;
  else if (rc > 3_500_000 && rc <= 3_510_000) annua += 2_000 * 10_000;
  else if (rc > 3_510_000 && rc <= 3_520_000) annua += 1_000 * 10_000;
  return round(annua * mesi, 120_000);
}

function figli(rc: number, quanti: number): number {
  if (quanti === 0) return 0;
  const tetto = 9_500_000 + 1_500_000 * (quanti - 1);
  if (rc <= 0 || rc >= tetto) return 0;
  const rapporto = ratio4(tetto - rc, tetto);
  return rapporto === 10_000 ? 0 : round(95_000 * rapporto, 10_000) * quanti;
}

function oneri(rc: number, c: Contribuente): number {
  const sanitarie = rigo(Math.max(0, c.sanitarie * 100 - 12_911));
  const mutuo = Math.min(c.mutuo * 100, 400_000);
  const istruzione = Math.min(c.istruzione * 100, 80_000);
  const altre = rigo(mutuo + istruzione);
  const totale = sanitarie + altre;
  let detrazione = round(totale * 19, 100);
  if (rc > 12_000_000) {
    const rapporto = rc >= 24_000_000 ? 0 : ratio4(24_000_000 - rc, 12_000_000);
    detrazione = round((sanitarie + mutuo) * 19, 100) + round(istruzione * 19 * rapporto, 1_000_000);
  }
  if (rc <= 5_000_000) return detrazione;
  const diSanitarie = round(sanitarie * 19, 100);
  return Math.min(detrazione, diSanitarie) + Math.max(0, detrazione - diSanitarie - 26_000);
}

function lombardia(base: number): number {
  if (base <= 1_500_000) return round(base * 123, 10_000);
  if (base <= 2_800_000) return round(184_500_000 + (base - 1_500_000) * 158, 10_000);
  if (base <= 5_000_000) return round(389_900_000 + (base - 2_800_000) * 172, 10_000);
  return round(768_300_000 + (base - 5_000_000) * 173, 10_000);
}

/** The whole modello for a resident of Milano. */
export function compute(c: Contribuente): Risultato {
  let redditi = 0;
  for (const r of c.redditi) redditi += r * 100;
  const deducibili = rigo(c.contributi * 100 + Math.min(c.domestici * 100, 154_937));
  const imponibile = Math.max(0, redditi - deducibili);
  const lordaRigo = rigo(lorda(imponibile));
  const lavoroEsatto = redditi > 0 ? dipendente(redditi, c.giorni, c.determinato) : 0;
  const familiari = rigo(coniuge(redditi, c.coniugeMesi)) + rigo(figli(redditi, c.figli));
  const carichi = familiari + rigo(lavoroEsatto);
  const perOneri = rigo(oneri(redditi, c));
  const detrazioni = carichi + perOneri;
  const netta = Math.max(0, lordaRigo - detrazioni);
  const ritenute = redditi > 0 ? c.ritenute * 100 : 0;
  const differenza = netta - ritenute;
  let trattamento = 0;
  if (redditi > 0) {
    const pieno = round(120_000 * c.giorni, 365);
    const somme = familiari + lavoroEsatto;
    if (redditi <= 1_500_000) {
      if (lorda(redditi) > Math.max(0, lavoroEsatto - round(7_500 * c.giorni, 365))) trattamento = pieno;
    } else if (redditi <= 2_800_000 && somme > lordaRigo) trattamento = Math.min(pieno, somme - lordaRigo);
  }
  const trattamentoRigo = rigo(trattamento);
  const saldo = differenza - trattamentoRigo;
  let primo = 0;
  if (differenza > 5_165) {
    const quaranta = round(differenza * 40, 100);
    if (quaranta > 10_300) primo = rigo(quaranta);
  }
  const secondo = differenza <= 5_165 ? 0 : differenza - primo;
  const base = netta > 1_033 ? imponibile : 0;
  const regionale = base > 0 ? rigo(lombardia(base)) : 0;
  const comunaleEsatta = base > 2_300_000 ? base * 80 : 0;
  const comunale = rigo(round(comunaleEsatta, 10_000));
  const acconto = rigo(round(comunaleEsatta * 30, 1_000_000));
  const versato = redditi > 0 ? 1 : 0;
  return {
    RN4: imponibile / 100,
    RN5: lordaRigo / 100,
    RN8: carichi / 100,
    RN13: perOneri / 100,
    RN22: detrazioni / 100,
    RN26: netta / 100,
    RN34: differenza / 100,
    RN43: trattamentoRigo / 100,
    RN45: Math.max(0, saldo) / 100,
    RN46: Math.max(0, -saldo) / 100,
    RN62: [primo / 100, secondo / 100],
    RV2: regionale / 100,
    RV10: comunale / 100,
    RV17: [acconto / 100, acconto > 0 ? Math.max(0, acconto / 100 - c.accontoTrattenuto * versato) : 0],
    RV7: Math.max(0, regionale / 100 - c.regionale * versato),
    RV15: Math.max(0, comunale / 100 - c.comunale * versato),
  };
}
