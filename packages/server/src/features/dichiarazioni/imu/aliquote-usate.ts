import { fattispecieImu, fromWire } from '@quadra/contract';
import { loadAliquote, loadImu } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { listAliquoteImu } from '../../base/tabella/tabella.public.ts';
import { listAliquoteDelloStudio, writeAliquotaStudio } from '../../immobili/aliquota/aliquota.public.ts';
import { chooseAliquota, type DelloStudio, listDelComune, type Usata } from './aliquote-usate.rules.ts';

/** The rates of a comune: which counts for each kind of property and year, and all that the studio wrote. */
export interface AliquoteDelComune {
  readonly usate: readonly Usata[];
  readonly delloStudio: readonly DelloStudio[];
}

/**
 * The rates that count in some comuni for the IMU of a year, and for the one before, on which the advance is: those of the
 * studio where it wrote them, otherwise those of the vendor, otherwise those of the year before or of law.
 */
export async function loadAliquoteUsate(
  trx: Trx,
  studioId: number,
  comuni: readonly string[],
  annoImposta: number,
): Promise<(comune: string) => AliquoteDelComune> {
  const anni = [annoImposta, annoImposta - 1];
  const letti = [...anni, annoImposta - 2];
  const [{ listBaseImu }, { findLimitiImu, DAL_SECONDO_PROSPETTO }] = await Promise.all([
    loadAliquote(),
    loadImu(),
  ]);
  const quadra = await listAliquoteImu(trx, comuni, letti);
  const studio: DelloStudio[] = [];
  for (const riga of await listAliquoteDelloStudio(trx, studioId, comuni, letti)) {
    const eliminataIl = riga.eliminata_il?.toISOString() ?? null;
    studio.push({ ...fromWire(await writeAliquotaStudio(riga)), eliminataIl });
  }
  const basi = new Map(
    anni.map((anno) => [
      anno,
      Object.fromEntries(listBaseImu(anno).map(({ fattispecie, percento }) => [fattispecie, percento])),
    ]),
  );
  return (comune) => {
    const sueDelloStudio = studio.filter(({ codiceCatastale }) => codiceCatastale === comune);
    // Of the year before the one before, only what is proposed from it counts.
    const delloStudio = sueDelloStudio.filter(({ annoImposta: anno }) => anni.includes(anno));
    const quadraDi = (anno: number) =>
      Object.fromEntries(
        quadra
          .filter((una) => una.comune === comune && una.anno === anno)
          .map((una) => [una.fattispecie, una.percento]),
      );
    const fontiDi = (anno: number) => ({
      quadra: quadraDi(anno),
      base: basi.get(anno) ?? {},
      studio: delloStudio,
      prima:
        anno < DAL_SECONDO_PROSPETTO
          ? {}
          : listDelComune({ quadra: quadraDi(anno - 1), studio: sueDelloStudio }, anno - 1),
    });
    const usate = anni.flatMap((anno) =>
      fattispecieImu
        .map((una) => chooseAliquota(fontiDi(anno), una, anno))
        // Of what is exempt there is nothing to say, unless somebody wrote it.
        .filter(
          (una) =>
            una.origine === 'studio' ||
            una.origine === 'quadra' ||
            findLimitiImu(una.fattispecie, anno) !== undefined,
        ),
    );
    return { usate, delloStudio };
  };
}
