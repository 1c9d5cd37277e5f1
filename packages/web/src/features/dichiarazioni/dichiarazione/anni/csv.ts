import { rigoOf } from '@quadra/fisco';
import { messaggiAnni as m } from '../../../../messages/anni.ts';
import { writeFoglio } from '../cascata/csv.ts';
import type { RigaAnni } from '../confronto/confronto.api.ts';
import { PARTI } from './parti.ts';

export const readCodice = ({ chiaveDopo, chiavePrima }: RigaAnni): string => {
  const chiave = chiaveDopo ?? chiavePrima;
  return chiave === null ? '' : rigoOf(chiave);
};
export const subtract = ({ prima, dopo }: RigaAnni): number | null =>
  prima === null || dopo === null ? null : dopo - prima;

/** The same numbers of the page, for a sheet. */
export const writeCsv = (righe: readonly RigaAnni[], anno: number): string =>
  writeFoglio([
    [
      m.rigo,
      m.imposte,
      String(anno - 1),
      String(anno),
      m.differenza,
      ...PARTI.map((parte) => m.parti[parte]),
    ],
    ...righe.map((riga) => [
      readCodice(riga),
      riga.titolo,
      ...[riga.prima, riga.dopo].map((n) => String(n ?? m.incompleto)),
      ...[subtract(riga), ...PARTI.map((parte) => riga.primaIDati?.[parte])].map((n) => String(n ?? '')),
    ]),
  ]);
