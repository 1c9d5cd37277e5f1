import { formatNumero } from '../../../formato/formato-valore.ts';
import { messaggiImu as m } from '../../../messages/imu.ts';
import type { TipoStato } from '../../../ui/stati/Stato.tsx';
import type { ComuneImu, ImmobileImu, Importo } from './imu.api.ts';

/** «534 €», with cents only where there are. */
export const writeEuro = (euro: number): string => `${formatNumero(euro, Number.isInteger(euro) ? 0 : 2)} €`;

/** How an amount is written in its cell: a dash when it is not known, a word when nothing is due. */
export function writeImporto({ stato, valore }: Importo): string {
  if (stato === 'non dovuto') return m.nonDovuta;
  return valore === null ? '–' : writeEuro(valore);
}

/** Null as soon as one is not known. */
export const sumImporti = (importi: readonly Importo[]): number | null =>
  importi.reduce<number | null>(
    (somma, { valore }) => (somma === null || valore === null ? null : somma + valore),
    0,
  );

/** The worst state of what a comune asks. */
export function findStato({ totale }: ComuneImu): { tipo: TipoStato; testo: string } {
  const stati = [totale.acconto, totale.saldo, totale.dovuto].map(({ stato }) => stato);
  if (stati.includes('incompleto')) return { tipo: 'errore', testo: m.stati.incompleto };
  if (stati.includes('provvisorio')) return { tipo: 'attenzione', testo: m.stati.provvisorio };
  return { tipo: 'fatto', testo: m.stati.completo };
}

/** «A/2, Fg. 142 n. 318 sub. 7», «Terreno, Fg. 84 n. 112». */
export function nameImmobile({ categoria, foglio, particella, subalterno }: ImmobileImu): string {
  const luogo = foglio && particella ? m.foglio(foglio, particella, subalterno) : '';
  return [categoria ?? m.terreno, luogo].filter((parte) => parte !== '').join(', ');
}

/** Kind for the rate, then what reduces it or makes it exempt. */
export const nameTipo = ({ tipo, riduzione, esenzione }: ImmobileImu): string =>
  [m.tipi[tipo] ?? tipo, m.riduzioni[riduzione], m.esenzioni[esenzione]]
    .filter((parte) => parte !== undefined)
    .join(', ');
