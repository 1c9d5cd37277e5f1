/**
 * The regional tax on production written straight, from the caselle of a return to what the form counts: a second opinion on
 * the rules of fisco. Whole euro; nothing of theirs is used.
 */
export type Righi = Readonly<Record<string, number>>;

/** Half away from zero, of a ratio of whole numbers. */
const round = (sopra: number, sotto: number): number => {
  const su = Math.floor((Math.abs(sopra) * 2 + sotto) / (sotto * 2));
  return sopra < 0 ? -su : su;
};
/** A part in hundredths of a point (390 is 3,90%), to the cent. */
const inCentesimi = (importo: number, parte: number): number => round(importo * parte, 100);
const range = (primo: number, ultimo: number): number[] =>
  Array.from({ length: ultimo - primo + 1 }, (_, posto) => primo + posto);

const STATALI: Readonly<Record<number, number>> = {
  ...{ 1: 482, 2: 390, 5: 497, 6: 390, 7: 390, 8: 482, 9: 390, 10: 390, 11: 473, 12: 497, 13: 390 },
  ...{ 14: 482, 15: 293, 16: 390, 17: 390, 18: 268, 19: 390 },
};
const rateOf = (regione: number, annoImposta: number): number =>
  regione === 21 ? (annoImposta < 2025 ? 390 : 408) : (STATALI[regione] ?? Number.NaN);
/** Limit in cents, deduction of companies, deduction of partnerships. */
const GRADINI = [
  [18_075_991, 8_000, 13_000],
  [18_083_991, 6_000, 9_750],
  [18_091_991, 4_000, 6_500],
  [18_099_991, 2_000, 3_250],
] as const;

interface Conti {
  readonly anno: number;
  readonly dati: Righi;
  readonly trovati: Record<string, number>;
  read(quadro: string, rigo: number, colonna?: number): number;
  write(quadro: string, rigo: number, valore: number, colonna?: number): number;
}

const sum = (c: Conti, quadro: string, righi: readonly number[]): number =>
  righi.reduce((totale, rigo) => totale + c.read(quadro, rigo), 0);

/** The accounts and the variations of a quadro that writes them from these righi. */
function countBilancio(c: Conti, quadro: string, conti: number, variazioni: number) {
  const positivi = c.write(quadro, conti + 5, sum(c, quadro, range(conti, conti + 4)));
  const negativi = c.write(quadro, conti + 13, sum(c, quadro, range(conti + 6, conti + 12)));
  const aumenti = c.write(quadro, variazioni + 9, sum(c, quadro, range(variazioni, variazioni + 8)));
  const diminuzioni = c.write(
    quadro,
    variazioni + 15,
    sum(c, quadro, range(variazioni + 10, variazioni + 14)),
  );
  return { positivi, conti: positivi - negativi, variazioni: aumenti - diminuzioni };
}

function countIC(c: Conti): [valore: number, positivi: number] {
  const sezione = countBilancio(c, 'IC', 1, 43);
  const ic = (rigo: number) => c.read('IC', rigo);
  const holding = round(ic(902) * 100 - inCentesimi(ic(903), 9_600), 100);
  c.write('IC', 904, holding);
  const banca = round(
    (ic(911) - ic(30)) * 100 - inCentesimi(ic(912), 5_000) - inCentesimi(ic(913) + ic(914), 9_000),
    100,
  );
  c.write('IC', 915, banca);
  const assicurazione = round(
    (ic(921) + ic(922) - ic(42)) * 100 +
      inCentesimi(ic(925), 5_000) +
      inCentesimi(ic(923), 1_000) -
      inCentesimi(ic(924), 9_000),
    100,
  );
  c.write('IC', 926, assicurazione);
  const forfetario = c.write('IC', 62, sum(c, 'IC', [59, 60, 61]));
  const soggetto = ic(901);
  let valore = sezione.conti;
  if ([3, 4, 5, 6, 11].includes(soggetto)) valore = banca;
  else if (soggetto === 8) valore = assicurazione;
  else if (soggetto === 7) valore += holding;
  return [c.write('IC', 64, valore + sezione.variazioni + forfetario), sezione.positivi];
}

function countIP(c: Conti): [valore: number, positivi: number] {
  const ricavi = c.write('IP', 4, sum(c, 'IP', [1, 2, 3]));
  const costi = c.write('IP', 10, sum(c, 'IP', range(5, 9)));
  const fiscale = c.write('IP', 901, ricavi - costi);
  const sezione = countBilancio(c, 'IP', 15, 29);
  const bilancio = c.write('IP', 902, sezione.conti + sezione.variazioni);
  const forfetario = c.write('IP', 914, sum(c, 'IP', [911, 912, 913]));
  const agricolo = c.write('IP', 923, c.read('IP', 921) - c.read('IP', 922));
  const autonomo = c.write('IP', 933, c.read('IP', 931) - c.read('IP', 932));
  const valore = c.write('IP', 941, fiscale + bilancio + forfetario + agricolo + autonomo);
  return [valore, ricavi + sezione.positivi + c.read('IP', 921) + c.read('IP', 931)];
}

function countIE(c: Conti): [valore: number, positivi: number] {
  const [comuni, ricavi, entrate] = [c.read('IE', 905), c.read('IE', 906), c.read('IE', 907)];
  const rapporto = entrate > 0 ? round(Math.min(ricavi, entrate) * 1_000_000, entrate) : 0;
  const commerciali = round(comuni * rapporto, 10_000);
  const istituzionale = round((sum(c, 'IE', range(901, 904)) + comuni) * 100 - commerciali, 100);
  c.write('IE', 908, istituzionale);
  const sezione = countBilancio(c, 'IE', 911, 931);
  const forfetario = c.write('IE', 954, sum(c, 'IE', [951, 952, 953]));
  const valore = c.write('IE', 961, istituzionale + sezione.conti + sezione.variazioni + forfetario);
  return [valore, sezione.positivi];
}

/** What employees take from the value, and the deduction of the step. */
function countIS(c: Conti, lordo: number, positivi: number): number {
  const is = (rigo: number, colonna = 1) => c.read('IS', rigo, colonna);
  const scritti = c.dati['IS907.1'] ?? 365;
  const giorni = scritti === 366 ? 365 : scritti;
  const isPiccolo = positivi * 365 <= 400_000 * giorni;
  const giorniDipendenti = c.dati['IS5.90'];
  const massimo = is(5) > 0 ? 1_850 * Math.min(5, is(5)) : 1_850 * 5;
  const perDipendente =
    giorniDipendenti === undefined
      ? 1_850 * Math.min(5, is(5))
      : Math.min(massimo, round(1_850 * giorniDipendenti, 365));
  const dipendenti = isPiccolo ? c.write('IS', 5, perDipendente, 2) : 0;
  const somma = is(1, 2) + is(2, 2) + is(3, 2) + is(4, 3) + dipendenti + is(6, 2) + is(7, 2);
  c.write('IS', 8, somma);
  const totale = c.write('IS', 10, Math.max(0, somma - is(9)));
  c.write('IS', 908, lordo);
  const prima = c.write('IS', 904, Math.max(0, lordo - totale - is(903)));
  const natura = c.dati['FR8.3'] ?? 0;
  const isDiPersone = natura >= 23 && natura <= 28;
  const gradino = GRADINI.find(([limite]) => prima * 365 * 100 <= limite * giorni);
  const intera = gradino ? gradino[isDiPersone ? 2 : 1] : 0;
  const deduzione = c.write('IS', 905, round(intera * giorni, 365));
  const effettivo = c.write('IS', 909, Math.max(0, prima - deduzione));
  const minimo = is(911) > 0 ? Math.max(0, sum(c, 'IS', range(911, 914)) - is(915)) : 0;
  c.write('IS', 916, minimo);
  const concordato = is(250) > 0 ? Math.max(2_000, is(250) + is(250, 2)) : 0;
  if (c.anno >= 2025) c.write('IS', 250, concordato, 90);
  return c.write('IS', 906, Math.max(is(250) > 0 ? concordato : effettivo, minimo));
}

/** What each region gets, in whole euro: the last with a share takes what is left. */
function shareOut(c: Conti, netto: number): number[] {
  const righi = range(1, 8);
  const retribuzioni = righi.map((rigo) => c.read('IR', rigo, 91));
  const quote = righi.map((rigo) => c.read('IR', rigo, 90));
  const pagate = retribuzioni.reduce((a, b) => a + b, 0);
  const centesimi = Math.round(quote.reduce((a, b) => a + b, 0) * 100);
  const nominate = righi.filter((rigo) => c.dati[`IR${rigo}.1`] !== undefined);
  if (pagate === 0 && centesimi === 0)
    return righi.map((rigo) => (nominate.length === 1 && nominate[0] === rigo ? netto : 0));
  const parti = righi.map((_, i) =>
    pagate > 0
      ? round(netto * round((retribuzioni[i] ?? 0) * 1_000_000, pagate), 1_000_000)
      : round(netto * Math.round((quote[i] ?? 0) * 100), 10_000),
  );
  if (pagate === 0 && centesimi !== 10_000) return parti;
  const ultima = righi.findLastIndex((_, i) => (retribuzioni[i] ?? 0) > 0 || (quote[i] ?? 0) > 0);
  const altre = parti.reduce((totale, parte, i) => (i === ultima ? totale : totale + parte), 0);
  return parti.map((parte, i) => (i === ultima ? netto - altre : parte));
}

function countRegioni(c: Conti, netto: number): number {
  let imposta = 0;
  shareOut(c, netto).forEach((parte, posto) => {
    const rigo = posto + 1;
    const ir = (colonna: number) => c.read('IR', rigo, colonna);
    c.write('IR', rigo, parte, 2);
    const base = c.write('IR', rigo, Math.max(0, parte + ir(3) - ir(4)), 5);
    const scritta = c.dati[`IR${rigo}.7`];
    const aliquota =
      scritta !== undefined ? Math.round(scritta * 100) : base > 0 ? rateOf(ir(1), c.anno - 1) : 0;
    c.write('IR', rigo, aliquota / 100, 92);
    const lorda = c.write('IR', rigo, round(base * aliquota, 10_000), 8);
    imposta += c.write('IR', rigo, Math.max(0, lorda - ir(9) - ir(10)), 11);
  });
  return c.write('IR', 21, imposta);
}

/** The first advance, in cents: nothing when it is small, or the tax is. */
function firstOf(imposta: number, soglia: number, quota: number): number {
  const rata = imposta * quota;
  return imposta * 100 > soglia && rata > 10_300 ? rata : 0;
}

function countSaldo(c: Conti, imposta: number, positivi: number): void {
  const { anno, dati } = c;
  const ir = (rigo: number) => c.read('IR', rigo);
  const isa = (dati['FR5.1'] ?? 0) > 0;
  const quota = isa && anno > 2019 ? 50 : 40;
  const senzaEsonero = (dati['IR901.1'] ?? 0) > 0;
  const del2020 = firstOf(ir(903), 0, quota) > 0 ? round(Math.min(ir(903), imposta) * quota, 100) : 0;
  const figurativo = anno === 2021 && !senzaEsonero ? c.write('IR', 25, del2020, 90) : 0;
  const residuo = ir(23) - ir(24);
  const primaDelResiduo = imposta - ir(22) - ir(25) - figurativo;
  const isEsonerato = anno === 2020 && !senzaEsonero && positivi <= 250_000_000;
  const saldo = primaDelResiduo - residuo;
  const debito = c.write('IR', 26, Math.max(0, isEsonerato ? primaDelResiduo : saldo));
  const creditoEsonerato = Math.max(0, residuo + Math.max(0, -primaDelResiduo));
  const credito = c.write('IR', 27, isEsonerato ? creditoEsonerato : Math.max(0, -saldo));
  c.write('IR', 30, Math.max(0, credito + ir(28) - ir(29) - ir(31)));
  if (anno === 2020) c.write('IR', 902, isEsonerato ? 0 : debito);
  const natura = dati['FR8.3'] ?? 0;
  const soglia = natura >= 23 && natura <= 28 ? 5_165 : 2_066;
  const primo = firstOf(imposta, soglia, quota);
  const totale = imposta * 100 > soglia ? imposta * (isa && anno === 2019 ? 90 : 100) : 0;
  c.write('ZA', 1, (isEsonerato ? 0 : primo) / 100);
  c.write('ZA', 2, (totale - primo) / 100);
}

function countIK(c: Conti): [valore: number, positivi: number] {
  const base = c.write('IK', 906, Math.max(0, sum(c, 'IK', range(901, 904)) - c.read('IK', 905)));
  const imposta = c.write('IR', 911, round(base * 850, 10_000));
  c.write('IR', 913, imposta - c.read('IR', 912));
  const sezione = countBilancio(c, 'IK', 911, 931);
  return [c.write('IK', 951, sezione.conti + sezione.variazioni), sezione.positivi];
}

/** Everything that the form of a year counts from what was entered; what is nought, or rests on a rate that is not known, is left out. */
export function computeIrap(anno: number, dati: Righi): Record<string, number> {
  const trovati: Record<string, number> = {};
  const conti: Conti = {
    anno,
    dati,
    trovati,
    read: (quadro, rigo, colonna = 1) => dati[`${quadro}${rigo}.${colonna}`] ?? 0,
    write(quadro, rigo, valore, colonna = 1) {
      if (valore !== 0 && !Number.isNaN(valore)) trovati[`${quadro}${rigo}.${colonna}`] = valore;
      return valore;
    },
  };
  const quadri = [countIC(conti), countIP(conti), countIE(conti), countIK(conti)];
  const lordo = quadri.reduce((totale, [valore]) => totale + valore, 0);
  const positivi = quadri.reduce((totale, [, suoi]) => totale + suoi, 0);
  const imposta = countRegioni(conti, countIS(conti, lordo, positivi));
  countSaldo(conti, imposta, positivi);
  return trovati;
}
