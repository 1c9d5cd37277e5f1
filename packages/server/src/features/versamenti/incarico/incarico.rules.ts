import { type SegnapostoIncarico, segnapostiIncarico, testiIncarico } from '@quadra/contract';

const SEGNAPOSTO = /\{([^{}]*)\}/g;
const isNoto = (nome: string): nome is SegnapostoIncarico =>
  (segnapostiIncarico as readonly string[]).includes(nome);

/** What is wrong with the places of a text: those that nothing fills, a brace without its other. Pure. */
export function checkSegnaposti(testo: string): string[] {
  const ignoti = [...testo.matchAll(SEGNAPOSTO)].map(([, nome = '']) => nome).filter((nome) => !isNoto(nome));
  const hasGraffa = /[{}]/.test(testo.replace(SEGNAPOSTO, ''));
  return [
    ...(ignoti.length > 0 ? [testiIncarico.ignoti([...new Set(ignoti)], segnapostiIncarico)] : []),
    ...(hasGraffa ? [testiIncarico.GRAFFA_SOLA] : []),
  ];
}

/** Left to be written by hand. */
export const DA_SCRIVERE = '______________________';

/** A text with what it is about in its places; what is not known is left to be written by hand. Pure. */
export const fillSegnaposti = (testo: string, dati: Readonly<Record<SegnapostoIncarico, string>>): string =>
  testo.replace(SEGNAPOSTO, (scritto, nome: string) => (isNoto(nome) ? dati[nome] || DA_SCRIVERE : scritto));
