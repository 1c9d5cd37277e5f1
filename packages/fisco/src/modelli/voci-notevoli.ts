import type { ChiaveCasella, CodiceModello } from './modello.ts';

/** A casella that tells what a year was made of, in the words of who pays. */
export interface VoceNotevole {
  readonly titolo: string;
  readonly chiave: ChiaveCasella;
  /** The others follow from these. */
  readonly causa: boolean;
}

const causa = (titolo: string, chiave: ChiaveCasella): VoceNotevole => ({ titolo, chiave, causa: true });
const effetto = (titolo: string, chiave: ChiaveCasella): VoceNotevole => ({ titolo, chiave, causa: false });

const notevoli: Readonly<Partial<Record<CodiceModello, readonly VoceNotevole[]>>> = {
  'redditi-pf': [
    causa('Redditi dell’anno', 'RN1.5'),
    causa('Oneri che riducono il reddito', 'RN3.1'),
    effetto('Reddito su cui si calcola l’IRPEF', 'RN4.1'),
    effetto('IRPEF prima delle detrazioni', 'RN5.1'),
    causa('Detrazioni', 'RN22.1'),
    effetto('IRPEF dell’anno', 'RN26.2'),
    causa('Ritenute già trattenute', 'RN33.4'),
  ],
};

/** What the year was made of: the first rows of the determination of the tax. Nothing for the forms that have none. */
export const listNotevoli = (codice: CodiceModello): readonly VoceNotevole[] => notevoli[codice] ?? [];

const affiancate: Readonly<Partial<Record<CodiceModello, readonly ChiaveCasella[]>>> = {
  'redditi-pf': [
    ...['RN1.5', 'RN4.1', 'RN5.1', 'RN22.1', 'RN62.1', 'RN62.2'],
    ...['RV17.8', 'LC2.1', 'LC2.2', 'RX1.4', 'RX1.5'],
  ],
};

/** The caselle worth seeing beside the taxes, when declarations stand side by side. */
export const listAffiancate = (codice: CodiceModello): readonly ChiaveCasella[] => affiancate[codice] ?? [];

/** Quadri whose amounts count in the year they are paid in (TUIR, art. 10 and 15: «sostenuti»). */
const perCassa: Readonly<Partial<Record<CodiceModello, readonly string[]>>> = {
  'redditi-pf': ['RP'],
  '730': ['E'],
};

/** Whether what is written in a quadro counts only when it was paid within the tax year. */
export const isPerCassa = (codice: CodiceModello, quadro: string): boolean =>
  perCassa[codice]?.includes(quadro) ?? false;
