import { CATALOGO, type Esempio, type NomeCasella } from '@quadra/fisco';
import { messaggiDefinizione as m } from '../../../messages/definizione.ts';
import type { Cerca } from '../../../ui/scelta/motore.ts';
import type { Voce } from '../../../ui/scelta/voci.ts';

/** A part of the text, and what stands there. */
export interface Parola {
  readonly inizio: number;
  readonly fine: number;
  readonly testo: string;
}

/** What can be put in an expression, and where the caret goes after it, counted from its end. */
export interface Suggerimento extends Voce {
  readonly inserisce: string;
  readonly indietro: number;
}

const PAROLA = /[A-Za-zÀ-ÿ_][A-Za-zÀ-ÿ_0-9.*]*$/;
const PAGINA = 40;
const fold = (testo: string) => testo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** A name however it is typed: RA1.11 for RA1*.11. */
const foldNome = (testo: string) => fold(testo).replaceAll('*', '');

/** The word that is being written at a place of the text: empty where none is, or inside quotation marks. */
export function findParola(testo: string, posto: number): Parola {
  const prima = testo.slice(0, posto);
  const isTesto = (prima.split('"').length - 1) % 2 === 1;
  const scritta = isTesto ? '' : (PAROLA.exec(prima)?.[0] ?? '');
  return { inizio: posto - scritta.length, fine: posto, testo: scritta };
}

const suggestCasella = ({ nome, titolo }: NomeCasella): Suggerimento => ({
  ...{ chiave: nome, testo: nome, dettaglio: titolo, gruppo: m.gruppoCaselle },
  ...{ inserisce: nome, indietro: 0 },
});
const funzioni = Object.entries(CATALOGO).map(
  ([nome, { firma, testo }]): Suggerimento => ({
    ...{ chiave: nome, testo: firma, dettaglio: testo, gruppo: m.gruppoFunzioni },
    ...{ inserisce: `${nome}()`, indietro: 1 },
  }),
);
const suggestEsempio = ({ testo, spiega }: Esempio): Suggerimento => ({
  ...{ chiave: testo, testo, dettaglio: spiega, gruppo: m.gruppoEsempi },
  ...{ inserisce: testo, indietro: 0 },
});

/** What fits a word, the nearest first: names that begin so, functions, then titles that hold it. */
export function suggestFor(
  scritto: string,
  nomi: readonly NomeCasella[],
  conFunzioni = true,
): readonly Suggerimento[] {
  const [cercato, nome] = [fold(scritto), foldNome(scritto)];
  const iniziano = nomi.filter((uno) => foldNome(uno.nome).startsWith(nome));
  const parlano = scritto.length < 3 ? [] : nomi.filter(({ titolo }) => fold(titolo).includes(cercato));
  const caselle = [...new Set([...iniziano, ...parlano])].map(suggestCasella);
  const chiamate = conFunzioni ? funzioni.filter(({ chiave }) => chiave.startsWith(cercato)) : [];
  return [...chiamate, ...caselle];
}

/** The list under an expression: what fits its word; for no word examples, functions and every casella. */
export const makeCerca =
  (nomi: readonly NomeCasella[], esempi: readonly Esempio[], conFunzioni: boolean): Cerca<Suggerimento> =>
  (scritto, _segnale, inizio) => {
    const primi = scritto === '' ? esempi.map(suggestEsempio) : [];
    const tutti = [...primi, ...suggestFor(scritto, nomi, conFunzioni)];
    const voci = tutti.slice(inizio, inizio + PAGINA);
    return Promise.resolve({ voci, altre: tutti.length > inizio + voci.length });
  };

/** A word that is already whole: nothing is offered for it. */
export const isIntera = (parola: string, nomi: readonly NomeCasella[]): boolean => {
  if (['e', 'o', 'non', 'vero', 'falso', 'anno'].includes(parola.toLowerCase())) return true;
  const uguali = nomi.filter(({ nome }) => fold(nome).startsWith(fold(parola)));
  return uguali.length === 1 && fold(uguali[0]?.nome ?? '') === fold(parola);
};
