import { formatIt, parseIt } from '@quadra/values';
import type { Campo } from './definizione-campo.ts';
import { formatDataOra, formatGiorno } from './formato.ts';

/** A number with its decimals, rounded half away from zero in decimal: 1234.5 is «1.234,50». */
export function formatNumero(numero: number | string, decimali: number): string {
  const { valore, rifiutato } = parseIt(String(numero).replace('.', ','), {
    decimali,
    negativi: true,
    nullable: true,
  });
  return rifiutato ? String(numero) : formatIt(valore, { decimali });
}

/** An amount with its sign after: 1234.5 is «1.234,50 €». */
export const formatImporto = (numero: number | string): string => `${formatNumero(numero, 2)} €`;

/** «Si» or «No», without accent; nothing when it is not known. */
export function formatBooleano(valore: unknown): string {
  if (valore === null || valore === undefined || valore === '') return '';
  return valore === true || valore === 'true' || valore === 1 ? 'Si' : 'No';
}

/** A value as its field shows it: dates dd/mm/yyyy, Si or No, decimals and unit, the words of its closed list. */
export function formatValore(
  valore: unknown,
  campo: Pick<Campo, 'mostrato' | 'decimali' | 'unita' | 'scelte'>,
): string {
  if (valore === null || valore === undefined || valore === '') return '';
  const scelta = campo.scelte?.find(({ chiave }) => String(chiave) === String(valore));
  if (scelta !== undefined) return scelta.descrizione;
  const testo = String(valore);
  if (campo.mostrato === 'bool') return formatBooleano(valore);
  if (campo.mostrato === 'date') return formatGiorno(testo);
  if (campo.mostrato === 'datetime') return formatDataOra(testo);
  if (campo.mostrato === 'str') return testo;
  const numero = formatNumero(testo, campo.decimali);
  return campo.unita === '' ? numero : `${numero} ${campo.unita}`;
}
