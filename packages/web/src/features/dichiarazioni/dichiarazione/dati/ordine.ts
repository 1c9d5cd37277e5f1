import { type Modello, type Quadro, type Rigo, type Sezione, withModulo } from '@quadra/fisco';
import { cleanTitolo } from './interni.ts';

/** That a number is ours is said by the page, not by the titles. */
const nameSezione = (sezione: Sezione): Sezione => ({
  ...sezione,
  titolo: cleanTitolo(sezione.titolo),
  righi: sezione.righi.map((rigo) => ({ ...rigo, titolo: cleanTitolo(rigo.titolo) })),
});

/** A sezione as it is shown: without the caselle that are not to be seen, with what is added to the title of the others. */
function showSezione(sezione: Sezione): Sezione {
  const sua = nameSezione(sezione);
  const isToccata = sezione.righi.some(({ caselle }) =>
    caselle.some(({ visibilita, descrizione }) => visibilita === 'nascosta' || descrizione !== undefined),
  );
  if (!isToccata) return sua;
  const righi = sua.righi.map((rigo): Rigo => {
    const caselle = rigo.caselle
      .filter(({ visibilita }) => visibilita !== 'nascosta')
      .map((casella) =>
        casella.descrizione ? { ...casella, titolo: `${casella.titolo} (${casella.descrizione})` } : casella,
      );
    const [sola, altra] = caselle;
    const aggiunta = altra === undefined && sola?.descrizione ? ` (${sola.descrizione})` : '';
    return { ...rigo, titolo: `${rigo.titolo}${aggiunta}`, caselle };
  });
  return { ...sua, righi: righi.filter(({ caselle }) => caselle.length > 0) };
}

/**
 * The sezioni that a modulo holds: after the first, only the righi that are repeated (totals and what is said once for
 * the whole declaration stay on the first).
 */
export function listSezioni(
  modello: Pick<Modello, 'findCasella'>,
  quadro: Quadro,
  modulo: number,
): Sezione[] {
  const sezioni = quadro.sezioni.map(showSezione).filter(({ righi }) => righi.length > 0);
  if (modulo === 1) return sezioni;
  const isRipetuta = ({ chiave }: { chiave: string }) =>
    modello.findCasella(withModulo(chiave, modulo)) !== undefined;
  return sezioni
    .map((sezione) => ({ ...sezione, righi: sezione.righi.filter((rigo) => rigo.caselle.some(isRipetuta)) }))
    .filter((sezione) => sezione.righi.length > 0);
}

/** A run of equal righi longer than this shows those in use and one more to write in. */
const RIGHI_MOSTRATI = 6;

/** The righi of some sezioni without the empty ones at the end of a long run of equals, such as the buildings of RB. */
export function hideVuoti(
  sezioni: readonly Sezione[],
  modulo: number,
  has: (chiave: string) => boolean,
): Sezione[] {
  const isCompilato = ({ caselle }: Rigo) => caselle.some(({ chiave }) => has(withModulo(chiave, modulo)));
  return sezioni.map((sezione) => {
    const fine = (posto: number) => {
      const diverso = sezione.righi.findIndex(
        ({ titolo }, altro) => altro > posto && titolo !== sezione.righi[posto]?.titolo,
      );
      return diverso === -1 ? sezione.righi.length : diverso;
    };
    const righi: Rigo[] = [];
    for (let inizio = 0; inizio < sezione.righi.length; inizio = fine(inizio)) {
      const uguali = sezione.righi.slice(inizio, fine(inizio));
      const usati = uguali.findLastIndex(isCompilato) + 1;
      righi.push(...(uguali.length > RIGHI_MOSTRATI ? uguali.slice(0, usati + 1) : uguali));
    }
    return { ...sezione, righi };
  });
}

/** Keys of the caselle to type of some sezioni, in the order Enter follows: rigo by rigo, column by column. */
export const listDaCompilare = (sezioni: readonly Sezione[], modulo = 1): string[] =>
  sezioni
    .flatMap((sezione) => sezione.righi)
    .flatMap((rigo) => rigo.caselle)
    .filter((casella) => casella.inserita && casella.visibilita !== 'nonAttiva')
    .map((casella) => withModulo(casella.chiave, modulo));

/** The field after (1) or before (-1); null past the last, where the Salva button waits, and before the first. */
export function findVicina(ordine: readonly string[], chiave: string, passo: 1 | -1): string | null {
  const posto = ordine.indexOf(chiave);
  return posto === -1 ? null : (ordine[posto + passo] ?? null);
}

/** The quadro after or before in the index; the ends do not wrap. */
export function findQuadroVicino(quadri: readonly Quadro[], codice: string, passo: 1 | -1): string | null {
  const posto = quadri.findIndex((quadro) => quadro.codice === codice);
  return posto === -1 ? null : (quadri[posto + passo]?.codice ?? null);
}

/** Where a typed text leads: «rn», «rn26», «RN 26», «fabbricati», a rigo title. At most so many quadri, best first. */
export function searchQuadri(
  quadri: readonly Quadro[],
  testo: string,
): { quadro: Quadro; chiave: string | null }[] {
  const cercato = testo.trim().toLowerCase();
  const [, codice = '', rigo = ''] = /^([a-z]{1,4})\s*(\d{1,3})?$/.exec(cercato) ?? [];
  const precisi = quadri
    .filter((quadro) => codice !== '' && quadro.codice.toLowerCase() === codice)
    .map((quadro) => ({ quadro, chiave: rigo === '' ? null : findRigo(quadro, Number(rigo)) }));
  if (precisi.length > 0) return precisi;
  return quadri
    .filter((quadro) =>
      `${quadro.codice} ${quadro.titolo} ${quadro.titoloBreve}`.toLowerCase().includes(cercato),
    )
    .map((quadro) => ({ quadro, chiave: null }));
}

const findRigo = (quadro: Quadro, numero: number): string | null =>
  quadro.sezioni.flatMap((s) => s.righi).find((rigo) => rigo.rigo === numero)?.caselle[0]?.chiave ?? null;

/** The sezioni with the righi where something is said: written in a casella, or computed and not nothing. */
export const keepCompilati = (
  sezioni: readonly Sezione[],
  isDetta: (rigo: Rigo, casella: Rigo['caselle'][number]) => boolean,
): Sezione[] =>
  sezioni
    .map((sezione) => ({
      ...sezione,
      righi: sezione.righi.filter((rigo) => rigo.caselle.some((casella) => isDetta(rigo, casella))),
    }))
    .filter(({ righi }) => righi.length > 0);
