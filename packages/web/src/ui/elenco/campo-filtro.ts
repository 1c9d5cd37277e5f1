import { filtroSiNo } from '@quadra/contract';
import { formatIt, isData, parseIt } from '@quadra/values';
import { formatGiorno } from '../../formato/formato.ts';
import { messaggiUi as m } from '../../messages/ui.ts';
import type { Fonte } from '../scelta/voci.ts';
import type { ValoriFiltro } from './memoria-filtri.ts';

type Base = {
  chiave: string;
  nome: string;
  larghezza: number;
  /** Asked for seldom: shown with «Altri filtri», or while it holds a value or a lock. */
  raro?: boolean;
};
type SenzaScelte = Base & { scelte?: undefined };
type CampoTesto = SenzaScelte & { tipo?: 'testo'; segnaposto?: string };
type CampoNumero = SenzaScelte & { tipo: 'numero'; decimali?: number };
type CampoData = SenzaScelte & {
  tipo: 'data';
  minimo?: string;
  massimo?: string;
  /** Last day of a period that begins after it. */
  rovescio?: boolean;
};
/** A closed list: value and label. */
export type CampoScelta = Base & {
  tipo?: 'scelta';
  scelte: readonly (readonly [valore: string, nome: string, gruppo?: string])[];
};
type CampoSiNo = SenzaScelte & { tipo: 'sino' };
/** A list of the server: opened (tendina) or searched (combo). */
type CampoElenco = SenzaScelte & { tipo: 'combo' | 'tendina'; fonte: Fonte };
/** One filter with one value. */
export type CampoSemplice = CampoTesto | CampoNumero | CampoData | CampoScelta | CampoSiNo | CampoElenco;
/** Two days: `chiavi` are the names of the first and the last. */
type CampoPeriodo = SenzaScelte & { tipo: 'periodo'; chiavi: readonly [da: string, a: string] };
export type CampoFiltro = CampoSemplice | CampoPeriodo;

/** The filters one by one: a period is two days, each the limit of the other; one that ends before it begins says so. */
export function expandCampi(campi: readonly CampoFiltro[], valori: ValoriFiltro): readonly CampoSemplice[] {
  return campi.flatMap((campo): CampoSemplice[] => {
    if (campo.tipo !== 'periodo') return [campo];
    const [da, a] = campo.chiavi;
    const [minimo = '', massimo = ''] = [valori[da], valori[a]];
    const base = { tipo: 'data', larghezza: campo.larghezza, ...(campo.raro && { raro: true }) } as const;
    const rovescio = isData(minimo) && isData(massimo) && minimo > massimo;
    if (rovescio)
      return [
        { ...base, chiave: da, nome: m.dal(campo.nome) },
        { ...base, chiave: a, nome: m.al(campo.nome), rovescio },
      ];
    return [
      { ...base, chiave: da, nome: m.dal(campo.nome), ...(isData(massimo) && { massimo }) },
      { ...base, chiave: a, nome: m.al(campo.nome), ...(isData(minimo) && { minimo }) },
    ];
  });
}

/** How the value of a filter reads; `testi` are the words of the rows chosen from a list of the server. */
export function describeValore(campo: CampoSemplice, valore: string, testi: ValoriFiltro): string {
  if (campo.scelte !== undefined) return campo.scelte.find(([voce]) => voce === valore)?.[1] ?? valore;
  if (campo.tipo === 'data') return formatGiorno(valore);
  if (campo.tipo === 'sino') return filtroSiNo.find(([, uno]) => String(uno) === valore)?.[0] ?? valore;
  if (campo.tipo === 'numero') return formatIt(toScalato(valore, campo.decimali ?? 0), campo);
  return campo.tipo === 'combo' || campo.tipo === 'tendina' ? (testi[campo.chiave] ?? valore) : valore;
}

/** The number of a filter, `12.5` on the wire, as an integer scaled by its decimals; null when empty. */
export const toScalato = (valore: string, decimali: number): number | null =>
  valore === ''
    ? null
    : parseIt(valore.replace('.', ','), { decimali, negativi: true, nullable: true }).valore;

export const fromScalato = (valore: number | null, decimali: number): string =>
  valore === null ? '' : formatIt(valore, { decimali, semplice: true, corto: true }).replace(',', '.');

/** The first filter that cannot be searched with: a day that is not one, the end of a period before its beginning. */
export const findNonValido = (
  campi: readonly CampoSemplice[],
  valori: ValoriFiltro,
): CampoSemplice | undefined =>
  campi.find((campo) => {
    const valore = valori[campo.chiave] ?? '';
    return campo.tipo === 'data' && (campo.rovescio || (valore !== '' && !isData(valore)));
  });
