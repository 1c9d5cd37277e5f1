import { divideRounded } from '@quadra/values';
import { findValore } from '../engine/index.ts';
import { bolloFattura, natureConBollo } from '../parametri/bollo.ts';
import type { Esigibilita, RigaFattura, RitenutaFattura, TotaliFattura, VoceRiepilogo } from './tipi.ts';

const round = (numeratore: number, divisore: number): number =>
  Number(divideRounded(BigInt(numeratore), BigInt(divisore)));
const CENTESIMI = 100;
/** Hundredths of a point in the whole. */
const INTERO = 10_000;

/** A line: quantity by price, to the cent. */
const computeRiga = ({ quantita, prezzo }: RigaFattura): number => round(quantita * prezzo, CENTESIMI);

const keyOf = ({ aliquota, natura }: RigaFattura): string => `${aliquota} ${natura ?? ''}`;

function addVoce(voci: Map<string, VoceRiepilogo>, riga: RigaFattura, totale: number): void {
  const { aliquota, natura, norma } = riga;
  const prima = voci.get(keyOf(riga));
  const imponibile = (prima?.imponibile ?? 0) + totale;
  voci.set(keyOf(riga), {
    ...{ aliquota, natura, norma: prima?.norma ?? norma, imponibile },
    // On the sum of the rate, never line by line: the exchange checks it so (D.P.R. 633/1972, art. 21).
    imposta: round(imponibile * aliquota, INTERO),
  });
}

const sum = (numeri: readonly number[]): number => numeri.reduce((tutto, uno) => tutto + uno, 0);

/**
 * What an invoice comes to. The withholding is on what is taxable or exempt, not on what is outside VAT under art. 15 (N1);
 * with split payment the client pays the VAT to the State and the seller gets the rest (D.P.R. 633/1972, art. 17-ter).
 */
export function computeTotali(
  righe: readonly RigaFattura[],
  {
    ritenuta = null,
    esigibilita = 'I',
  }: { ritenuta?: RitenutaFattura | null; esigibilita?: Esigibilita } = {},
): TotaliFattura {
  const totali = righe.map(computeRiga);
  const voci = new Map<string, VoceRiepilogo>();
  for (const [posto, riga] of righe.entries()) addVoce(voci, riga, totali[posto] ?? 0);
  const riepilogo = [...voci.values()];
  const imponibile = sum(totali);
  const iva = sum(riepilogo.map(({ imposta }) => imposta));
  const conRitenuta = sum(totali.filter((_, posto) => righe[posto]?.natura !== 'N1'));
  const trattenuta = ritenuta === null ? 0 : round(conRitenuta * ritenuta.aliquota, INTERO);
  return {
    righe: totali,
    riepilogo,
    imponibile,
    iva,
    totale: imponibile + iva,
    ritenuta: trattenuta,
    netto: imponibile + (esigibilita === 'S' ? 0 : iva) - trattenuta,
  };
}

/** The stamp duty of an invoice, in cents: due when what has no VAT is above the amount of law. */
export function computeBollo(righe: readonly RigaFattura[], anno: number): number {
  const senzaIva = righe.filter(({ natura }) => natura !== null && natureConBollo.includes(natura));
  const soglia = findValore(bolloFattura.soglia, anno)?.valore ?? 0;
  return sum(senzaIva.map(computeRiga)) > soglia ? (findValore(bolloFattura.importo, anno)?.valore ?? 0) : 0;
}

/** The stamp duty as a line of its own, where the client is charged with it (outside VAT, art. 15). */
export const makeRigaBollo = (bollo: number): RigaFattura => ({
  descrizione: 'Imposta di bollo',
  quantita: CENTESIMI,
  prezzo: bollo,
  aliquota: 0,
  natura: 'N1',
  norma: 'Escluso ex art. 15 D.P.R. 633/1972',
});
