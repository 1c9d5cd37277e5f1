/** How many digits of the year a number shows. */
export type CifreAnno = 'No' | '2 cifre' | '4 cifre';

/** The exchange takes no longer one. */
export const NUMERO_MASSIMO = 20;

/** `12`, `12/25` or `12/2025`, after the sezionale when there is one: `A1 12/25`. */
export function writeNumero({
  progressivo,
  anno,
  sezionale,
  cifre,
}: {
  readonly progressivo: number;
  readonly anno: number;
  readonly sezionale: string;
  readonly cifre: CifreAnno;
}): string {
  const suffissi: Readonly<Record<CifreAnno, string>> = {
    No: '',
    '2 cifre': `/${String(anno % 100).padStart(2, '0')}`,
    '4 cifre': `/${anno}`,
  };
  return `${sezionale === '' ? '' : `${sezionale} `}${progressivo}${suffissi[cifre]}`;
}
