import type { Contribuente, Risultato } from './fisco-contribuente.ts';

/** By form: IVIE and IVAFE per ten thousand, and whether crypto-assets pay. */
const ALIQUOTE: Readonly<Record<number, { ivie: number; privilegiati: number; cripto: boolean }>> = {
  2023: { ivie: 76, privilegiati: 20, cripto: false },
  2024: { ivie: 76, privilegiati: 20, cripto: true },
  2025: { ivie: 106, privilegiati: 40, cripto: true },
  2026: { ivie: 106, privilegiati: 40, cripto: true },
};
const CONTO = 1;
const IMMOBILE = 15;
const PRINCIPALE = 19;
const CRIPTO = 21;
const BENI = [16, 17, 18];
const inEuro = (centesimi: number): number => Math.round(centesimi / 100);
const positivo = (importo: number): number => Math.max(0, importo);

type Bene = Contribuente['estero'][number];

/** IVAFE, IVIE and tax on crypto-assets of a rigo. */
function computeBene(b: Bene, anno: number): { ivafe: number; ivie: number; cripto: number } {
  const zero = { ivafe: 0, ivie: 0, cripto: 0 };
  const legge = ALIQUOTE[anno];
  if (!legge) throw new Error(`Nessuna legge per il ${anno}`);
  const { ivie, privilegiati, cripto } = legge;
  const giorni = Math.min(b.giorni, 365);
  const parte = (centesimi: number) => inEuro(Math.round((centesimi * b.quota * giorni) / 100 / 365));
  const mesi = (perDiecimila: number) =>
    inEuro(Math.round((b.valore * perDiecimila * b.quota * b.mesi) / 120_000));
  if (b.monitoraggio || b.valore === 0 || BENI.includes(b.codice)) return zero;
  if (b.codice === CONTO) return b.valore <= 5_000 ? zero : { ...zero, ivafe: parte(3_420) };
  if (b.codice === IMMOBILE)
    return Math.round((b.valore * ivie) / 100) <= 20_000 ? zero : { ...zero, ivie: mesi(ivie) };
  if (b.codice === PRINCIPALE) return { ...zero, ivie: mesi(40) };
  if (b.codice === CRIPTO) return { ...zero, cripto: cripto ? parte((b.valore * 20) / 100) : 0 };
  return { ...zero, ivafe: parte((b.valore * (b.privilegiato ? privilegiati : 20)) / 100) };
}

/** The two advances: nothing up to 51 euro, one up to 257. */
function computeAcconti(dovuta: number): readonly [number, number] {
  const prima = (dovuta * 40) / 100;
  if (dovuta < 52) return [0, 0];
  return prima > 103
    ? [inEuro(Math.round(prima * 100)), dovuta - inEuro(Math.round(prima * 100))]
    : [0, dovuta];
}

/** RW6-RW8 and the advances. */
function computeSaldo(
  rigo: number,
  acconto: number,
  totale: number,
  t: Contribuente['saldoEstero'],
): Risultato {
  const saldo = totale - t.eccedenza + t.compensata - t.acconti;
  const [primo, secondo] = computeAcconti(totale);
  return {
    [`RW${rigo}.1`]: totale,
    [`RW${rigo}.5`]: positivo(saldo),
    [`RW${rigo}.6`]: positivo(-saldo),
    [`RW${acconto}.1`]: primo,
    [`RW${acconto}.2`]: secondo,
  };
}

/** Quadro RW of a form. */
export function computeEstero({ estero, saldoEstero }: Contribuente, anno: number): Risultato {
  const vecchio = anno === 2023;
  const risultato: Risultato = {};
  const totali = { ivafe: 0, ivie: 0, cripto: 0 };
  estero.forEach((b, i) => {
    const { ivafe, ivie, cripto } = computeBene(b, anno);
    const dovute = {
      ivafe: positivo(ivafe - b.credito),
      ivie: positivo(ivie - b.credito - b.detrazione),
      cripto: positivo(cripto - b.credito),
    };
    totali.ivafe += dovute.ivafe;
    totali.ivie += dovute.ivie;
    totali.cripto += dovute.cripto;
    const colonne = vecchio
      ? { 11: ivafe, 13: ivie, 15: dovute.ivafe, 17: dovute.ivie }
      : { 29: ivafe, 30: dovute.ivafe, 31: ivie, 32: dovute.ivie, 33: cripto, 34: dovute.cripto };
    for (const [colonna, importo] of Object.entries(colonne)) risultato[`RW${i + 1}.${colonna}`] = importo;
  });
  Object.assign(
    risultato,
    computeSaldo(6, 901, totali.ivafe, saldoEstero),
    computeSaldo(7, 902, totali.ivie, { eccedenza: 0, compensata: 0, acconti: 0 }),
  );
  if (anno === 2024) Object.assign(risultato, { 'RW8.1': totali.cripto, 'RW8.5': totali.cripto });
  if (anno > 2024)
    Object.assign(
      risultato,
      computeSaldo(8, 903, totali.cripto, { eccedenza: 0, compensata: 0, acconti: 0 }),
    );
  return risultato;
}

/** The faults of RW in the form of 2025. */
export const checkEstero = ({ estero }: Contribuente): string[] => [
  ...estero.flatMap((b) => (b.detrazione > 0 && b.codice !== PRINCIPALE ? ['DETRAZIONE_IVIE'] : [])),
  ...estero.flatMap((b) => {
    const { ivafe, ivie, cripto } = computeBene(b, 2025);
    return b.credito > ivafe + ivie + cripto ? ['CREDITO_ESTERO_OLTRE'] : [];
  }),
];
