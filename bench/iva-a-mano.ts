/**
 * The annual VAT written straight, from the caselle of a return to what the form counts: a second opinion on the rules of
 * fisco, from the facts alone. Whole euro but for the advance, which is in cents; a tick is 1.
 */
export type Righi = Readonly<Record<string, number>>;

/** Half away from zero, of a ratio of whole numbers. */
const round = (sopra: number, sotto: number): number => {
  const su = Math.floor((Math.abs(sopra) * 2 + sotto) / (sotto * 2));
  return sopra < 0 ? -su : su;
};
const range = (primo: number, ultimo: number): number[] =>
  Array.from({ length: ultimo - primo + 1 }, (_, posto) => primo + posto);
const sum = (importi: readonly number[]): number => importi.reduce((tutto, uno) => tutto + uno, 0);
const positivo = (importo: number): number => Math.max(importo, 0);

/** Percentages in hundredths of a point, rigo by rigo, as the forms print them. */
function listCompensazioni(anno: number): readonly number[] {
  if (anno <= 2021) return [200, 400, 600, 730, 750, 765, 795, 830, 850, 880, 1000, 1230];
  if (anno <= 2023) return [200, 400, 640, 730, 750, 830, 850, 880, 950, 1000, 1230];
  return [200, 400, 640, 700, 730, 750, 830, 850, 880, 1000, 1230];
}
const listAcquisti = (anno: number): readonly number[] =>
  [...listCompensazioni(anno), 500, 2200].sort((a, b) => a - b);

/** Where the righi of VF after the rates begin. */
const baseVF = (anno: number): number => (anno <= 2021 ? 15 : 17);
/** The colonna of VF34 that shows the percentage. */
const colonnaPercentuale = (anno: number): number => (anno >= 2021 && anno <= 2023 ? 10 : 9);

/** One modulo: what it reads and writes carries its number. */
class Modulo {
  readonly anno: number;
  readonly dati: Righi;
  readonly trovati: Record<string, number>;
  readonly numero: number;

  constructor(anno: number, dati: Righi, trovati: Record<string, number>, numero: number) {
    this.anno = anno;
    this.dati = dati;
    this.trovati = trovati;
    this.numero = numero;
  }

  #key(rigo: string, colonna: number): string {
    return `${rigo}.${colonna}${this.numero > 1 ? `#${this.numero}` : ''}`;
  }
  read(rigo: string, colonna = 1): number {
    const chiave = this.#key(rigo, colonna);
    return this.trovati[chiave] ?? this.dati[chiave] ?? 0;
  }
  has(rigo: string, colonna: number): boolean {
    return this.dati[this.#key(rigo, colonna)] !== undefined;
  }
  write(rigo: string, valore: number, colonna = 1): number {
    this.trovati[this.#key(rigo, colonna)] = valore;
    return valore;
  }
  /** Righi of a rate: taxed in the first colonna, tax in the second. */
  rates(quadro: string, primo: number, parti: readonly number[]): [imponibile: number, imposta: number] {
    const righe = parti.map((parte, posto) => {
      const rigo = `${quadro}${primo + posto}`;
      const imponibile = this.read(rigo);
      return [imponibile, this.write(rigo, round(imponibile * parte, 10_000), 2)] as const;
    });
    return [sum(righe.map(([imponibile]) => imponibile)), sum(righe.map(([, imposta]) => imposta))];
  }
}

function countVE(m: Modulo): void {
  const [agricole, impostaAgricola] = m.rates('VE', 1, listCompensazioni(m.anno));
  const [altre, impostaAltre] = m.rates('VE', 20, [400, 500, 1000, 2200]);
  const imponibile = m.write('VE24', agricole + altre);
  m.write('VE26', m.write('VE24', impostaAgricola + impostaAltre, 2) + m.read('VE25', 2), 2);
  const plafond = m.write('VE30', sum([2, 3, 4, 5, 90].map((c) => m.read('VE30', c))));
  const inversione = m.write('VE35', sum([...range(2, 9), 90].map((c) => m.read('VE35', c))));
  const altri = sum([31, 32, 33, 34, 36, 37, 38].map((rigo) => m.read(`VE${rigo}`)));
  m.write('VE50', imponibile + plafond + inversione + altri - m.read('VE39') - m.read('VE40'));
}

function countVF(m: Modulo): void {
  const base = baseVF(m.anno);
  const [imponibile, imposta] = m.rates('VF', 1, listAcquisti(m.anno));
  const altri = sum(range(base, base + 6).map((rigo) => m.read(`VF${rigo}`))) + m.read(`VF${base + 1}`, 2);
  m.write(`VF${base + 8}`, imponibile + altri - m.read(`VF${base + 7}`));
  m.write(`VF${base + 8}`, imposta, 2);
  m.write(`VF${base + 10}`, imposta + m.read(`VF${base + 9}`, 2), 2);
}

/** In whole points: what is over the half goes up, the half itself down. */
function countPercentuale(m: Modulo): number {
  const campo = (c: number) => m.read('VF34', c);
  const emergenza = colonnaPercentuale(m.anno) === 10 ? campo(9) : 0;
  const diverse = m.read('VE50') - (m.read('VE33') - campo(4));
  const con = positivo(diverse + campo(1) + campo(7) + emergenza + campo(5) + campo(6) - campo(8));
  const esclusi = campo(1) + campo(2) + campo(3) + campo(4) + campo(7) + emergenza;
  const senza = positivo(m.read('VE33') - esclusi + campo(8));
  if (con + senza === 0) return 100;
  const intera = Math.floor((con * 100) / (con + senza));
  const resto = con * 100 - intera * (con + senza);
  return resto * 2 > con + senza ? intera + 1 : intera;
}

function countEsenti(m: Modulo): number {
  const percentuale = m.write('VF34', countPercentuale(m), colonnaPercentuale(m.anno));
  if (m.read('VF33') > 0) return 0;
  if (m.read('VF32') > 0) return m.read('VF31', 2);
  const imposta = m.read(`VF${baseVF(m.anno) + 10}`, 2);
  const [plafond, oro] = [m.read('VF35'), m.read('VF36')];
  return round((imposta + plafond - oro) * percentuale, 100) - plafond + oro;
}

function countAgricole(m: Modulo): void {
  const [imponibile, imposta] = m.rates('VF', 39, listCompensazioni(m.anno));
  m.write('VF52', imponibile + m.read('VF51'));
  m.write('VF52', imposta + m.read('VF51', 2), 2);
  m.write('VF55', m.read('VF52', 2) + m.read('VF53') + m.read('VF54'));
}

function countDetrazione(m: Modulo): number {
  const vendite = m.read('VE26', 2);
  const barrata = (casella: number) => m.read('VF30', casella) > 0;
  if (barrata(3)) return m.write('VF37', countEsenti(m));
  if (barrata(8)) return m.read('VF55') + round(m.read('VF62', 2) * 50, 100);
  if (barrata(4)) return round(vendite * 50, 100);
  if (barrata(5)) return round(vendite, 3);
  if ([6, 7, 9, 10].some(barrata)) return round(vendite * 50, 100);
  return m.read(`VF${baseVF(m.anno) + 10}`, 2);
}

/** VE26 + VJ19, and VF71. */
function countModulo(m: Modulo): [debito: number, detratta: number] {
  countVE(m);
  countVF(m);
  countAgricole(m);
  const calcolata = countDetrazione(m);
  const detratta = m.write('VF71', m.has('VF71', 90) ? m.read('VF71', 90) : calcolata + m.read('VF70'));
  const particolari = sum(range(1, 18).map((rigo) => m.read(`VJ${rigo}`, 2))) + m.read('VJ19', 90);
  return [m.read('VE26', 2) + m.write('VJ19', particolari, 2), detratta];
}

function countVL(m: Modulo, debito: number, detratta: number): void {
  const vl = (rigo: number, colonna = 1) => m.read(`VL${rigo}`, colonna);
  m.write('VL1', debito);
  m.write('VL2', detratta);
  m.write('VL3', positivo(debito - detratta));
  m.write('VL4', positivo(detratta - debito));
  m.write('VL25', positivo(vl(8) - vl(9)));
  const versata = vl(30, 3) + vl(30, 4) + vl(30, 5);
  m.write('VL30', Math.max(vl(30, 2), versata));
  const debiti = vl(3) + vl(20) + vl(21) + vl(22) + vl(23);
  const crediti = (periodica: number) =>
    sum([4, 11, 12, 24, 25, 26, 27, 28, 29, 31].map((rigo) => vl(rigo))) + periodica;
  const saldo = debiti - crediti(vl(30));
  m.write('VL32', positivo(saldo));
  m.write('VL33', saldo < 0 ? positivo(crediti(versata) - debiti) : 0);
  if (m.anno >= 2021) {
    m.write('VL41', positivo(vl(30, 2) - versata));
    m.write('VL41', positivo(-saldo - vl(33)), 2);
  }
  const base = positivo(vl(32) - vl(34) - vl(35));
  m.write('VL36', m.read('VL36', 90) > 0 ? round(base, 100) : 0);
  m.write('VL38', base + vl(36));
  m.write('VL39', positivo(vl(33) - vl(37)));
}

function countVX(m: Modulo): void {
  const vl = (rigo: number, colonna = 1) => m.read(`VL${rigo}`, colonna);
  const gruppo = m.read('VK1', 2) === 12;
  const netto = vl(38) - vl(39) - vl(40);
  m.write('VX1', !gruppo && netto > 10 ? netto : 0);
  m.write('VX2', gruppo ? vl(10) + vl(11, 2) + vl(12, 2) + vl(40) : positivo(-netto));
  m.write('VX7', gruppo ? vl(38) : 0);
  m.write('VX8', gruppo ? vl(39) : 0);
}

function countVP(m: Modulo): void {
  const vp = (rigo: number, colonna = 1) => m.read(`VP${rigo}`, colonna);
  const differenza = vp(4) - vp(5);
  m.write('VP6', positivo(differenza));
  m.write('VP6', positivo(-differenza), 2);
  const saldo = differenza + vp(7) + vp(12) - vp(8) - vp(9) - vp(10) - vp(11) - vp(13, 2);
  m.write('VP14', positivo(saldo));
  m.write('VP14', positivo(-saldo), 2);
}

function countProspetti(m: Modulo): void {
  for (const c of range(1, 6)) m.write('VC13', sum(range(1, 12).map((mese) => m.read(`VC${mese}`, c))), c);
  m.write('VD21', sum(range(1, 20).map((rigo) => m.read(`VD${rigo}`, 2))), 2);
  const ricevuti = m.write('VD51', sum(range(31, 50).map((rigo) => m.read(`VD${rigo}`, 2))));
  m.write('VD56', positivo(ricevuti + m.read('VD52') - sum([53, 54, 55].map((rigo) => m.read(`VD${rigo}`)))));
  m.write('VT1', m.read('VT1', 3) + m.read('VT1', 5));
  m.write('VT1', m.read('VT1', 4) + m.read('VT1', 6), 2);
  for (const rigo of range(1, 5)) {
    const vq = (c: number) => m.read(`VQ${rigo}`, c);
    const [assorbita, versata] = [vq(2) - vq(3), vq(4) + vq(5) + vq(6) + vq(7)];
    m.write(`VQ${rigo}`, positivo(versata - assorbita) - positivo(vq(4) - assorbita), 8);
  }
}

/** One good at a time, in hundredths of a point: a tenth of a building, a fifth of the rest. */
function countRettifica(m: Modulo, rigo: string, opzione: boolean): number {
  const vf = (c: number) => m.read(rigo, c);
  const anni = vf(1) === 2 ? 10 : 5;
  const [allora, ora] = [Math.round(vf(3) * 100), Math.round(vf(4) * 100)];
  if (m.has(rigo, 5)) {
    if (vf(5) === 2) return -round(vf(2) * allora * vf(6), 10_000 * anni);
    return Math.min(round(vf(2) * (10_000 - allora) * vf(6), 10_000 * anni), vf(7));
  }
  return opzione || Math.abs(ora - allora) > 1_000 ? round(vf(2) * (ora - allora), 10_000 * anni) : 0;
}

/** The tax inside what is left of the takings: 22 parts of 122. */
function countMargine(m: Modulo, rigo: string): void {
  const netto = m.read(rigo, 1) - m.read(rigo, 2) - m.read(rigo, 3);
  const lordo = m.write(rigo, positivo(netto), 4);
  const imponibile = m.write(rigo, round(lordo * 100, 122), 5);
  m.write(rigo, lordo - imponibile, 6);
  m.write(rigo, positivo(-netto), 7);
}

/** Five goods in each modulo. */
function countRettifiche(moduli: readonly Modulo[]): void {
  const opzione = (moduli[0]?.read('VO1') ?? 0) > 0;
  const importi = moduli.flatMap((m) =>
    range(901, 905).map((numero) => m.write(`VF${numero}`, countRettifica(m, `VF${numero}`, opzione), 8)),
  );
  moduli[0]?.write('VF906', sum(importi));
}

/** The advance, in cents: 88% of the history or of the forecast, the whole of what was done by the 20th of December. */
function countAcconto(m: Modulo): void {
  const centesimi = (rigo: string, colonna: number) => Math.round(m.read(rigo, colonna) * 100);
  const tipo = m.read('ZA1');
  const saldo = (m.read('VL32') - m.read('VL34') - m.read('VL35')) * 100;
  const dichiarazione = positivo(centesimi('ZA2', 2) + positivo(saldo) - m.read('VL39') * 100);
  const daDichiarazione = tipo === 5 ? round(dichiarazione, 3) : dichiarazione;
  const base = tipo === 3 || tipo === 5 ? daDichiarazione : centesimi('ZA2', 1);
  const storico = round(base * 88, 100);
  const previsto = round(centesimi('ZA4', 1) * 88, 100);
  const analitico = positivo(centesimi('ZA5', 1) - centesimi('ZA5', 2));
  const metodi = [
    ...(m.has('ZA1', 1) || m.has('ZA2', 1) ? [[storico, 1] as const] : []),
    ...(m.has('ZA4', 1) ? [[previsto, 2] as const] : []),
    ...(m.has('ZA5', 1) || m.has('ZA5', 2) ? [[analitico, 3] as const] : []),
  ] as const;
  const minore = metodi.length === 0 ? 0 : Math.min(...metodi.map(([importo]) => importo));
  const metodo = metodi.find(([importo]) => importo === minore)?.[1] ?? 1;
  const write = (rigo: string, valore: number, colonna: number) => m.write(rigo, valore / 100, colonna);
  write('ZA2', base, 3);
  write('ZA3', storico, 1);
  write('ZA4', previsto, 2);
  write('ZA5', analitico, 3);
  write('ZA6', minore, 1);
  m.write('ZA6', metodo === 1 && storico === 0 ? 0 : metodo, 2);
  write('ZA7', minore < 10_329 ? 0 : minore, 1);
}

/** What the form of a year counts that is not nought, casella by casella. */
export function computeIva(anno: number, dati: Righi): Record<string, number> {
  const trovati: Record<string, number> = {};
  const moduli = Math.max(1, ...Object.keys(dati).map((chiave) => Number(chiave.split('#')[1] ?? 1)));
  const dichiarazione = range(1, moduli).map((numero) => new Modulo(anno, dati, trovati, numero));
  const parti = dichiarazione.map(countModulo);
  const [primo] = dichiarazione;
  if (!primo) return trovati;
  countVL(primo, sum(parti.map(([debito]) => debito)), sum(parti.map(([, detratta]) => detratta)));
  countVX(primo);
  if (anno >= 2020) for (const uno of dichiarazione) countVP(uno);
  countProspetti(primo);
  countRettifiche(dichiarazione);
  for (const rigo of ['VF911', 'VF912']) countMargine(primo, rigo);
  countAcconto(primo);
  return Object.fromEntries(Object.entries(trovati).filter(([, valore]) => valore !== 0));
}
