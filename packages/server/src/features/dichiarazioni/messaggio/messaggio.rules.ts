import { frasiMessaggio } from '@quadra/contract';
import type { DatiModello, Socio, ValoreCasella, VoceRiporto } from '@quadra/fisco';
import type { VoceScritta } from './messaggio.table.ts';

const quadroDi = (codice: string): string => codice.replace(/[\d#].*/, '');

/** What a message would write in the declaration that receives it. */
export interface Piano {
  /** Every casella it speaks of, as it is and as it would be; those it wrote once and no longer says become empty. */
  readonly voci: readonly VoceScritta[];
  /** The caselle among them that hold what a person wrote, and something else: they are not touched unasked. */
  readonly contrasti: readonly string[];
}

/**
 * Compares what the sender says today with what is there and with what its last message wrote: a value that is still the
 * one written then, or that a message of another sender wrote of all of them, may be changed; any other belongs to who wrote it.
 */
export function planMessaggio(
  proposte: readonly Pick<VoceRiporto, 'da' | 'a' | 'titolo' | 'valore'>[],
  attuali: DatiModello,
  scritte: readonly VoceScritta[],
  altrui: readonly VoceScritta[] = [],
): Piano {
  const read = (casella: string): ValoreCasella | null => attuali[casella] ?? null;
  const isDiMessaggio = (casella: string, valore: ValoreCasella | null): boolean =>
    [...scritte, ...altrui].some((voce) => voce.casella === casella && voce.dopo === valore);
  const dette = new Set(proposte.map(({ a }) => a));
  const voci = proposte.map(
    ({ da, a, titolo, valore }): VoceScritta => ({
      ...{ casella: a, titolo, origine: da },
      ...{ prima: read(a), dopo: valore },
    }),
  );
  const tolte = scritte
    .filter(({ casella, dopo }) => dopo !== null && !dette.has(casella) && read(casella) === dopo)
    .map((voce): VoceScritta => ({ ...voce, prima: voce.dopo, dopo: null }));
  const contrasti = voci
    .filter(({ casella, prima, dopo }) => prima !== null && prima !== dopo && !isDiMessaggio(casella, prima))
    .map(({ casella }) => casella);
  return { voci: [...voci, ...tolte], contrasti };
}

/** The quadro that a plan speaks of first, where it waits for somebody to choose. */
export const findQuadro = ({ voci, contrasti }: Piano): string | undefined => {
  const [casella] = [...contrasti, ...voci.map((voce) => voce.casella)];
  return casella === undefined ? undefined : quadroDi(casella);
};

/** The caselle that a plan changes, with their new value; null empties. */
export const listScritture = ({ voci }: Pick<Piano, 'voci'>): Record<string, ValoreCasella | null> =>
  Object.fromEntries(
    voci.filter(({ prima, dopo }) => prima !== dopo).map(({ casella, dopo }) => [casella, dopo]),
  );

const isDi = (codice: string, { rigo }: Socio): boolean => codice === rigo || codice === quadroDi(rigo);

/** What is wrong with the codes of a message, for a declaration where these quadri speak and name these people. */
export function checkCodici(
  codici: readonly string[],
  quadri: readonly string[],
  soci: readonly Socio[],
): string[] {
  const errori = codici.flatMap((codice) => {
    const quadro = quadroDi(codice);
    if (!quadri.includes(quadro)) return frasiMessaggio.quadroMuto(quadro);
    if (soci.length === 0) return frasiMessaggio.nessunDestinatario(quadro);
    return soci.some((socio) => isDi(codice, socio)) ? [] : frasiMessaggio.rigoAssente(codice);
  });
  const ignoti = soci.filter((s) => s.codiceFiscale === '' && codici.some((codice) => isDi(codice, s)));
  return [...new Set([...errori, ...ignoti.map(({ rigo }) => frasiMessaggio.senzaCodiceFiscale(rigo))])];
}

/** Who receives, and the righi that name him. */
export interface DestinatarioMessaggio {
  readonly codiceFiscale: string;
  readonly nome: string;
  readonly righi: readonly string[];
}

/**
 * Those whom the codes name, each once with all his righi. A whole quadro speaks also to whoever it reached once and names no
 * more.
 */
export function groupDestinatari(
  codici: readonly string[],
  soci: readonly Socio[],
  raggiunti: readonly DestinatarioMessaggio[],
): DestinatarioMessaggio[] {
  const scelti = soci.filter((socio) => codici.some((codice) => isDi(codice, socio)));
  const interi = codici.some((codice) => codice === quadroDi(codice));
  const nominati = [...new Set(scelti.map(({ codiceFiscale }) => codiceFiscale))].map((codiceFiscale) => {
    const suoi = soci.filter((socio) => socio.codiceFiscale === codiceFiscale);
    const nome = suoi.find(({ nome: scritto }) => scritto !== '')?.nome ?? '';
    return { codiceFiscale, nome, righi: suoi.map(({ rigo }) => rigo) };
  });
  const usciti = interi
    ? raggiunti.filter((r) => soci.every(({ codiceFiscale }) => codiceFiscale !== r.codiceFiscale))
    : [];
  return [...nominati, ...usciti];
}
