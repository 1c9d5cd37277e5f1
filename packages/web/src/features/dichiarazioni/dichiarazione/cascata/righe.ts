import { isDetta, type RigaCascata } from '@quadra/fisco';
import type { Tratto } from '../../../../ui/grafici/BarraCascata.tsx';

/** A row of the ledger: what it says this year, what it said a year before, and where its bar stands. */
export interface RigaMostrata extends RigaCascata {
  /** Null when it was not known, undefined when there was none. */
  readonly prima: number | null | undefined;
  readonly barra: Tratto | null;
  readonly barraPrima: Tratto | null;
}

/** Where each bar starts and ends: a row goes on from the one before, a total comes from zero. Unknown, there is no bar. */
function layRighe(righe: readonly RigaCascata[]): Map<string, Tratto | null> {
  const tratti = new Map<string, Tratto | null>();
  let arrivo: number | null = 0;
  let pannello = righe[0]?.pannello;
  for (const riga of righe) {
    if (riga.pannello !== pannello) arrivo = 0;
    pannello = riga.pannello;
    const da: number | null = riga.tipo === 'totale' ? 0 : arrivo;
    arrivo = da === null || riga.importo === null ? null : da + riga.importo;
    tratti.set(riga.id, da === null || arrivo === null ? null : { da, a: arrivo });
  }
  return tratti;
}

/** The rows of both years in one order: what only the year before had stands where it stood, and says nothing now. */
function mergeRighe(dopo: readonly RigaCascata[], prima: readonly RigaCascata[]): RigaCascata[] {
  const righe = [...dopo];
  let posto = 0;
  for (const riga of prima) {
    const trovata = righe.findIndex(({ id }) => id === riga.id);
    if (trovata >= 0) posto = trovata + 1;
    else {
      righe.splice(posto, 0, { ...riga, importo: 0, stato: 'completo' });
      posto += 1;
    }
  }
  return righe;
}

/** The rows to show: those that say something in one of the years. */
export function joinAnni(
  dopo: readonly RigaCascata[],
  prima: readonly RigaCascata[] | null,
): readonly RigaMostrata[] {
  const vecchie = prima ?? [];
  const perId = new Map(vecchie.map((riga) => [riga.id, riga]));
  const unite = mergeRighe(dopo, vecchie);
  const [tratti, trattiPrima] = [layRighe(unite), layRighe(vecchie)];
  return unite
    .filter((riga) => isDetta(riga) || perId.has(riga.id))
    .map((riga) => ({
      ...riga,
      prima: perId.get(riga.id)?.importo,
      barra: tratti.get(riga.id) ?? null,
      barraPrima: trattiPrima.get(riga.id) ?? null,
    }));
}

/** Every end of a bar of a panel: what its scale must hold. */
export const listEstremi = (righe: readonly RigaMostrata[]): number[] =>
  righe.flatMap(({ barra, barraPrima }) => [barra, barraPrima].flatMap((t) => (t ? [t.da, t.a] : [])));

/** The difference of a row; null where one of the years is not known, or where nothing is compared. */
export const subtractPrima = ({ importo, prima }: RigaMostrata): number | null =>
  importo === null || prima === null ? null : importo - (prima ?? 0);
