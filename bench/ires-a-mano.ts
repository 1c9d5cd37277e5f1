/**
 * The income tax of a company written straight, from the caselle of a return to what the form counts: a second opinion on the
 * rules of fisco. Whole euro, and cents where the form shows them; nothing of theirs is used.
 */
export type Righi = Readonly<Record<string, number>>;

/** Half away from zero, of a ratio of whole numbers. */
const round = (sopra: number, sotto: number): number => {
  const su = Math.floor((Math.abs(sopra) * 2 + sotto) / (sotto * 2));
  return sopra < 0 ? -su : su;
};
/** A part in hundredths of a point (2400 is 24%), in whole euro. */
const percento = (importo: number, parte: number): number => round(importo * parte, 10_000);
const positivo = (n: number): number => Math.max(0, n);

/** Accounts, variations, interest of art. 96, registers. */
function countRF(d: (chiave: string) => number, has: (chiave: string) => boolean, w: Scrivi): number {
  const limite = w('RF902.3', percento(d('RF902.1'), 500));
  const eccedenza = w('RF902.4', positivo(d('RF902.2') - limite));
  const quote = w(
    'RF903.6',
    round(
      [1, 2, 3, 4, 5].reduce((t, c) => t + d(`RF903.${c}`), 0),
      5,
    ),
  );
  const passivi = d('RF118.1') + d('RF118.2');
  const attivi = d('RF118.3') + d('RF118.4');
  w('RF118.5', Math.min(passivi, attivi));
  const scoperti = w('RF118.6', positivo(passivi - attivi));
  const rol = percento(d('RF119.6'), 3_000);
  const vecchi = [1, 2, 3, 4, 5].map((c) => d(`RF119.${c}`));
  const presi = w('RF119.7', Math.min(scoperti, rol + vecchi.reduce((t, n) => t + n, 0)));
  w('RF120.1', positivo(rol - presi));
  let daPrendere = positivo(presi - rol);
  vecchi.forEach((suo, posto) => {
    const preso = Math.min(suo, daPrendere);
    daPrendere -= preso;
    if (posto > 0) w(`RF120.${posto + 1}`, suo - preso);
  });
  const restano = w('RF121.1', scoperti - presi);
  w('RF121.2', positivo(attivi - passivi));
  const su = w('RF901.1', positivo(restano - d('RF118.2')));
  const giu = w('RF901.2', positivo(d('RF118.2') - restano));
  const incremento = d('RF907.1') - d('RF907.2');
  const base = w('RF907.5', positivo(Math.min(d('RF907.3'), incremento)));
  const venti = w('RF907.6', percento(base, 2_000));

  w('RF15.99', su);
  w('RF24.99', has('RF24.1') ? d('RF24.1') : eccedenza);
  const altre = w('RF31.90', d('RF31.2'));
  const mie = has('RF24.1') ? d('RF24.1') : eccedenza;
  const aumenti = w('RF32.1', d('RF16.1') + su + mie + altre);
  const prospetti = w('RF55.91', quote + giu + venti);
  w('RF55.90', d('RF55.2') + prospetti);
  const dividendi = w('RF47.99', percento(d('RF47.90'), 9_500));
  const diminuzioni = w('RF56.1', dividendi + d('RF55.2') + prospetti);
  const reddito = d('RF4.1') - d('RF5.1') + aumenti - diminuzioni;
  for (const chiave of ['RF57.1', 'RF60.2', 'RF63.1']) w(chiave, reddito);
  return reddito;
}

type Scrivi = (chiave: string, valore: number) => number;
interface Disponibili {
  readonly limitate: number;
  readonly piene: number;
  readonly primaPiene: boolean;
}
const usePerdite = ({ limitate, piene, primaPiene }: Disponibili, base: number, spazio: number) => {
  const ammesse = Math.min(limitate, percento(base, 8_000));
  if (primaPiene) {
    const pieneUsate = Math.min(piene, spazio);
    return { limitate: Math.min(ammesse, spazio - pieneUsate), piene: pieneUsate };
  }
  const limitateUsate = Math.min(ammesse, spazio);
  return { limitate: limitateUsate, piene: Math.min(piene, spazio - limitateUsate) };
};
/** The oldest first. */
function spread(w: Scrivi, d: (chiave: string) => number, righi: readonly number[], usate: number) {
  let restano = usate;
  for (const rigo of righi) {
    const usata = Math.min(d(`RS${rigo}.1`), restano);
    restano -= usata;
    w(`RS${rigo}.2`, usata);
    w(`RS${rigo}.3`, d(`RS${rigo}.1`) - usata);
  }
}
const acconti = (w: Scrivi, rigo: number, base: number, isa: boolean, anno: number) => {
  if (base * 100 <= 2_066) return;
  const parte = isa && anno > 2019 ? 50 : 40;
  const totale = isa && anno === 2019 ? base * 90 : base * 100;
  const rata = base * parte;
  const primo = rata > 10_300 ? rata : 0;
  w(`ZA${rigo}.1`, primo / 100);
  w(`ZA${rigo + 1}.1`, (totale - primo) / 100);
};

const LIMITATE = [911, 912, 913, 914, 915, 916];
const PIENE = [921, 922, 923];

/** Every casella that a return counts, other than zero. */
export function computeIres(anno: number, righi: Righi): Record<string, number> {
  const trovati: Record<string, number> = {};
  const d = (chiave: string) => righi[chiave] ?? 0;
  const w: Scrivi = (chiave, valore) => {
    if (valore !== 0) trovati[chiave] = valore;
    return valore;
  };
  const reddito = countRF(d, (chiave) => righi[chiave] !== undefined, w);
  if (anno >= 2025) w('CP901.1', reddito);

  const base = positivo(reddito);
  const perdita = w('RN2.1', positivo(-reddito));
  w('RN1.3', base);
  const somma = (elenco: readonly number[]) => elenco.reduce((t, rigo) => t + d(`RS${rigo}.1`), 0);
  const disponibili = { limitate: somma(LIMITATE), piene: somma(PIENE), primaPiene: d('RS924.1') === 2 };

  // Companies not operating: buildings alone, the same worth in the three years.
  const immobili = d('RS118.4') + d('RS118.91') + d('RS118.92');
  const medio = w('RS118.1', round(immobili, 3));
  const presunti = w('RS123.2', w('RS118.2', percento(medio, anno <= 2024 ? 600 : 300)));
  const presunto = w('RS123.5', w('RS118.5', percento(d('RS118.4'), anno <= 2024 ? 475 : 238)));
  const effettivi = w('RS123.3', round(d('RS123.91') + d('RS123.92') + d('RS123.93'), 3));
  const nonOpera = d('RS116.1') === 0 && effettivi < presunti;
  const minimo = w('RS125.1', nonOpera ? presunto : 0);
  w('RS943.2', minimo);
  w('RN6.1', minimo);
  if (anno >= 2025) w('CP7.3', minimo);

  const spazio = positivo(base - minimo);
  const usate = usePerdite(disponibili, base, spazio);
  w('RN4.1', usate.limitate);
  w('RN4.2', usate.piene);
  const inTutto = w('RN4.4', usate.limitate + usate.piene);
  spread(w, d, LIMITATE, usate.limitate);
  spread(w, d, PIENE, usate.piene);
  const piena = d('RS45.91') === 1;
  w('RS44.90', piena ? 0 : perdita);
  w('RS45.90', piena ? perdita : 0);
  w('RS44.6', disponibili.limitate - usate.limitate + (piena ? 0 : perdita));
  w('RS45.6', disponibili.piene - usate.piene + (piena ? perdita : 0));

  const tasso = anno === 2019 ? 150 : anno <= 2024 ? 130 : 0;
  const variazione = anno <= 2024 ? w('RS113.94', d('RS113.91')) : 0;
  const rendimento = anno <= 2024 ? w('RS113.95', percento(variazione, tasso)) : 0;
  const deducibile = w('RS113.98', rendimento + d('RS113.96'));
  const ace = w('RN6.92', Math.min(deducibile, positivo(spazio - inTutto - d('RN6.93'))));
  w('RS113.14', deducibile - ace);
  const imponibile = w('RN6.90', Math.max(minimo, positivo(base - inTutto - d('RN6.93') - ace)));
  w('RN8.1', imponibile);
  const imposta = w('RN9.1', percento(imponibile, 2_400));
  const netta = w('RN11.1', positivo(imposta - d('RN10.1')));
  const crediti = w('RN16.1', d('RN15.1'));
  const dovuta = w('RN17.1', netta - crediti);
  const saldo = dovuta + d('RN20.1') - d('RN19.1') - d('RN22.1');
  w('RN23.1', positivo(saldo));
  w('RN24.1', positivo(-saldo));
  w('RX1.1', positivo(saldo));
  w('RX1.2', positivo(-saldo));
  w('RX1.5', positivo(positivo(-saldo) + d('RX1.3') - d('RX1.4')));

  // The advances are on an income that the new hirings did not lower.
  const maxi = anno >= 2025 ? (trovati['RF907.6'] ?? 0) : 0;
  const base2 = positivo(reddito + maxi);
  const usate2 = usePerdite(disponibili, base2, positivo(base2 - minimo));
  const imponibile2 = Math.max(minimo, positivo(base2 - usate2.limitate - usate2.piene - d('RN6.93') - ace));
  const dovuta2 = positivo(percento(imponibile2, 2_400) - d('RN10.1')) - crediti;
  const isa = d('FR5.1') === 1;
  acconti(w, 1, maxi > 0 ? dovuta2 : dovuta, isa, anno);
  const maggiorazione = nonOpera ? percento(w('RQ62.1', imponibile), 1_050) : 0;
  for (const chiave of ['RQ62.90', 'RQ62.94', 'RX901.1']) w(chiave, maggiorazione);
  acconti(w, 3, maggiorazione, isa, anno);
  return trovati;
}
