import type { CampoCatasto, GravitaRilievo, RigaVisuraFilo, TempoImmobileFilo } from '@quadra/contract';
import { toCentesimi, toEuro } from '@quadra/values';
import type { Lettura } from './tempo.queries.ts';

interface Periodo {
  readonly dal: string;
  readonly al: string | null;
}
/** A period has days in a year. */
export const isNellAnno = ({ dal, al }: Periodo, anno: number): boolean =>
  dal <= `${anno}-12-31` && (al === null || al >= `${anno}-01-01`);

/** Summed in cents: however they are ordered, the sum is one. Unknown with one that is not known. */
const sum = (importi: readonly (number | null)[]): number | null =>
  importi.some((importo) => importo === null)
    ? null
    : toEuro(importi.reduce<number>((somma, importo) => somma + toCentesimi(importo ?? 0), 0));
const sayPorzione = ({ riga }: Lettura): string =>
  JSON.stringify([riga.Categoria, riga.Classe, riga.RenditaDominicale, riga.RenditaAgraria, riga.Superficie]);
/**
 * The portions of land that one search tells row by row (AA, AB...), as the one land that they are: its incomes are theirs together.
 * Rows that say the same, as those of several rights, are one.
 */
export const joinPorzioni = (letture: readonly Lettura[]): Lettura[] =>
  [...Map.groupBy(letture, ({ id }) => id).values()].flatMap((sue) => {
    const porzioni = new Map(sue.map((una) => [sayPorzione(una), una]));
    // In one order, whatever the one of the answer was: what is not summed is of the same one in every search.
    const [prima] = [...porzioni.keys()].sort().map((nome) => porzioni.get(nome));
    if (prima === undefined) return [];
    const righe = [...porzioni.values()].map(({ riga }) => riga);
    const riga = {
      ...prima.riga,
      RenditaDominicale: sum(righe.map(({ RenditaDominicale }) => RenditaDominicale)),
      RenditaAgraria: sum(righe.map(({ RenditaAgraria }) => RenditaAgraria)),
      Superficie: sum(righe.map(({ Superficie }) => Superficie)),
    };
    return [{ ...prima, riga }];
  });

const ANNI_MOSTRATI = 7;
/** The tax years that are shown: from the first of which something is known, up to the current one. */
export function listAnni(giorni: readonly string[], oggi: string): number[] {
  const attuale = Number(oggi.slice(0, 4));
  const primo = Math.min(attuale, ...giorni.map((giorno) => Number(giorno.slice(0, 4))));
  const da = Math.max(primo, attuale - ANNI_MOSTRATI + 1);
  return Array.from({ length: attuale - da + 1 }, (_, passo) => da + passo);
}

const euro = new Intl.NumberFormat('it-IT', {
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' },
});
const percento = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });
const sayEuro = (importo: number | null) => (importo === null ? null : `${euro.format(importo)} €`);
const legge: Readonly<Record<CampoCatasto, (riga: RigaVisuraFilo) => string | null>> = {
  Categoria: ({ Categoria }) => Categoria,
  Classe: ({ Classe }) => Classe,
  Rendita: ({ Rendita }) => sayEuro(Rendita),
  Dominicale: ({ RenditaDominicale }) => sayEuro(RenditaDominicale),
  Agrario: ({ RenditaAgraria }) => sayEuro(RenditaAgraria),
  Quota: ({ Intestati }) =>
    Intestati.length === 0
      ? null
      : Intestati.map(({ Denominazione, Quota, QuotaScritta }) =>
          `${Denominazione} ${Quota === null ? QuotaScritta : `${percento.format(Quota)}%`}`.trim(),
        ).join(', '),
};
const CAMPI = Object.keys(legge) as CampoCatasto[];

/** What each search said otherwise than the one before, for what both say. */
export function findCambiati(letture: readonly Lettura[]): TempoImmobileFilo['Visure'] {
  return letture
    .map((lettura, posto) => {
      const prima = letture[posto - 1];
      return {
        ...{ Id: lettura.id, Data: lettura.data, Tipo: lettura.tipo, Prima: prima === undefined },
        ...{ CostoCrediti: lettura.costoCrediti, ConPDF: lettura.conPDF, Simulata: lettura.simulata },
        Cambiati: prima === undefined ? [] : CAMPI.flatMap((campo) => diff(campo, prima, lettura)),
      };
    })
    .toReversed();
}

function diff(campo: CampoCatasto, prima: Lettura, dopo: Lettura) {
  const [vecchio, nuovo] = [legge[campo](prima.riga), legge[campo](dopo.riga)];
  return vecchio === null || nuovo === null || vecchio === nuovo
    ? []
    : [{ Campo: campo, Prima: vecchio, Dopo: nuovo }];
}

/** The values of the register in time: each from the first search that says it to the last, then unknown until the next. */
export function listTratti(letture: readonly Lettura[]): TempoImmobileFilo['Catasto'] {
  return CAMPI.flatMap((campo) => {
    const tratti: { Campo: CampoCatasto; Valore: string | null; Dal: string; Al: string | null }[] = [];
    for (const { riga, data } of letture) {
      const valore = legge[campo](riga);
      if (valore === null) continue;
      const ultimo = tratti.at(-1);
      if (ultimo?.Valore === valore) continue;
      if (ultimo) {
        const fino = letture.findLast((una) => una.data <= data && legge[campo](una.riga) === ultimo.Valore);
        ultimo.Al = fino?.data ?? data;
        tratti.push({ Campo: campo, Valore: null, Dal: ultimo.Al, Al: data });
      }
      tratti.push({ Campo: campo, Valore: valore, Dal: data, Al: null });
    }
    return tratti;
  });
}

const isUguale = (dichiarata: number, rendita: number) =>
  Math.abs(dichiarata - rendita) <= 0.005 || dichiarata === Math.round(rendita);

/**
 * How a rendita of a tax year stands beside the register: the last search before the year ends, and the first after it. Wrong
 * when neither says it and the first was made by then; to be checked when only a later one says otherwise, or when it changed
 * between the two. Null: it is as the register says, or nobody knows.
 */
export function computeRilievoRendita(
  dichiarata: number,
  anno: number,
  letture: readonly { readonly data: string; readonly rendita: number | null }[],
): GravitaRilievo | null {
  const note = letture.flatMap(({ data, rendita }) => (rendita === null ? [] : [{ data, rendita }]));
  const prima = note.findLast(({ data }) => data <= `${anno}-12-31`)?.rendita;
  const dopo = note.find(({ data }) => data > `${anno}-12-31`)?.rendita;
  const isNota = [prima, dopo].some((una) => una !== undefined && isUguale(dichiarata, una));
  if (prima === undefined && dopo === undefined) return null;
  if (!isNota) return prima === undefined ? 'attenzione' : 'errore';
  return prima !== undefined && dopo !== undefined && prima !== dopo ? 'attenzione' : null;
}

/**
 * The rendita that the register says for a whole tax year: the last search before it, those in it and the first after it, when
 * they all say the same and one was made by its end. Null: it changed in between, or nobody knows.
 */
export function findRenditaDellAnno(
  anno: number,
  letture: readonly { readonly data: string; readonly rendita: number | null }[],
): number | null {
  const note = letture.flatMap(({ data, rendita }) => (rendita === null ? [] : [{ data, rendita }]));
  const prima = note.findLast(({ data }) => data < `${anno}-01-01`);
  const nell = note.filter(({ data }) => data.startsWith(`${anno}-`));
  const dopo = note.find(({ data }) => data > `${anno}-12-31`);
  const [una] = [prima, ...nell].filter((lettura) => lettura !== undefined);
  if (una === undefined) return null;
  const altre = [prima, ...nell, dopo].filter((lettura) => lettura !== undefined);
  return altre.every(({ rendita }) => rendita === una.rendita) ? una.rendita : null;
}

/** A share that no possession of the year has is to be checked. */
export const computeRilievoQuota = (
  dichiarata: number | null,
  quote: readonly number[],
): GravitaRilievo | null =>
  dichiarata === null || quote.length === 0 || quote.some((quota) => Math.abs(quota - dichiarata) <= 0.01)
    ? null
    : 'attenzione';

/** Uses of a building that is let. */
const LOCATI: readonly string[] = ['3', '4', '8', '11', '12', '14'];
/** Let in the declaration and without a contract in the year, or the other way round: to be checked. */
export const computeRilievoUtilizzo = (
  utilizzi: readonly string[],
  hasContratto: boolean,
): GravitaRilievo | null =>
  utilizzi.length === 0 || utilizzi.some((codice) => LOCATI.includes(codice)) === hasContratto
    ? null
    : 'attenzione';
