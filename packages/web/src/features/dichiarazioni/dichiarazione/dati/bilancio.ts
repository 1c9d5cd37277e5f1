import type { BilancioFilo } from '@quadra/contract';
import type { Modello, VoceBilancio } from '@quadra/fisco';
import { toCentesimi, toEuro } from '@quadra/values';

/** Quadri that the accounts fill: of a window all the caselle of its group. */
const GRUPPI: readonly (readonly string[])[] = [['RF', 'RG'], ['IC'], ['IP'], ['IE'], ['IK'], ['IQ']];

/** The quadri whose caselle an item may fill, from where one looks; none where the accounts do not go. */
export const listQuadriBilancio = (quadro: string): readonly string[] =>
  GRUPPI.find((gruppo) => gruppo.includes(quadro)) ?? [];

/** Every quadro that the accounts fill, in whatever form. */
export const quadriBilancio: readonly string[] = GRUPPI.flat();

/** The caselle of some quadri that a person fills in with an amount. */
export const listCaselleBilancio = ({ quadri }: Modello, codici: readonly string[]) =>
  quadri
    .filter(({ codice }) => codici.includes(codice))
    .flatMap(({ sezioni }) => sezioni.flatMap(({ righi }) => righi))
    .flatMap(({ codice, titolo, caselle }) =>
      caselle
        .filter(({ inserita, tipo }) => inserita && tipo === 'euro')
        .map((casella) => ({
          chiave: casella.chiave,
          testo: [codice, titolo, caselle.length > 1 ? casella.titolo : ''].filter(Boolean).join(' '),
        })),
    );

/** The text of a file, in UTF-8 or as older Windows programs write it. */
export function readTesto(contenuto: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(contenuto);
  } catch {
    return new TextDecoder('windows-1252').decode(contenuto);
  }
}

/** A fact that is an amount, or whose the accounts are: what else an instance says is words, of pages and pages. */
const FATTO_DI_TESTO =
  /<([\w.-]+:[\w.-]+)(?=[^>]*\bcontextRef=)(?![^>]*\bunitRef=)[^>]*(?:\/>|>[\s\S]*?<\/\1>)/g;
const DI_CHI = /:DatiAnagraficiCodiceFiscale$/;

/** The file as it is sent: of an instance XBRL the figures, without the notes in words. */
export const stripNote = (testo: string): string =>
  /^\uFEFF?\s*</.test(testo)
    ? testo.replace(FATTO_DI_TESTO, (fatto, nome: string) => (DI_CHI.test(nome) ? fatto : ''))
    : testo;

/** An item of the accounts, with what its two sides hold and differ by, in euro. */
export interface Voce extends VoceBilancio {
  readonly importo: number;
}

/** The items of the accounts in the order of the file. */
export function listVociBilancio(righe: BilancioFilo['Righe']): Voce[] {
  const voci = new Map<string, { conto: string; dare: number; avere: number }>();
  for (const { Conto, Voce, Dare, Avere } of righe) {
    const voce = voci.get(Voce) ?? { conto: Conto, dare: 0, avere: 0 };
    voce.dare += toCentesimi(Dare);
    voce.avere += toCentesimi(Avere);
    voci.set(Voce, voce);
  }
  return [...voci].map(([voce, { conto, dare, avere }]) => ({
    ...{ conto, voce, dare: toEuro(dare), avere: toEuro(avere) },
    importo: toEuro(Math.abs(avere - dare)),
  }));
}
