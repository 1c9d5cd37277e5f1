import { toEuro } from '@quadra/values';
import { type Fase, findValore, type Parametro } from '../engine/index.ts';
import { addizionaliComunali, profiloPerComune, regionePerComune } from './addizionali-comunali.ts';
import { addizionaliRegionali } from './addizionali-regionali.ts';
import { loadComuni } from './comunali/anno.ts';
import { encodeComune } from './comuni.ts';
import {
  baseAbitazionePrincipale,
  baseAltri,
  baseAree,
  baseGruppoD,
  baseMerce,
  baseRurali,
  baseTerreni,
} from './imu.ts';
import { readRegione } from './regioni.ts';

/** The rate of one bracket: euro, percentages. Null: no limit, no exemption. */
export interface AliquotaScaglione {
  readonly da: number;
  readonly a: number | null;
  readonly aliquota: number;
  /** Up to this income nothing is due. */
  readonly esenzione: number | null;
  /** The bracket is of who has no more than this income. */
  readonly redditoFinoA: number | null;
  readonly isVerificata: boolean;
}

/** What a regione or a comune applies to the income of a tax year. */
interface Addizionale {
  readonly ente: string;
  readonly aliquote: readonly AliquotaScaglione[];
}

const inPercento = (milionesimi: number): number => milionesimi / 10_000;

/** The rates of an ente; nothing for one that has none for the year. */
function listAliquote(p: Parametro<readonly Fase[]> | undefined, annoImposta: number): AliquotaScaglione[] {
  const inVigore = p && findValore(p, annoImposta);
  if (!inVigore) return [];
  const [prima] = inVigore.valore;
  const esente = prima && prima.scaglioni.length === 0 ? (prima.finoA ?? null) : null;
  return inVigore.valore.flatMap(({ finoA, scaglioni }) =>
    scaglioni.map(({ oltre, aliquota }, i) => {
      const oltreDopo = scaglioni[i + 1]?.oltre;
      return {
        da: toEuro(oltre),
        a: oltreDopo === undefined ? null : toEuro(oltreDopo),
        aliquota: inPercento(aliquota),
        esenzione: toEuro(esente),
        redditoFinoA: finoA === undefined ? null : toEuro(finoA),
        isVerificata: inVigore.fonte.verificato,
      };
    }),
  );
}

/** The regional surcharges of a tax year: of the regione of a comune, or (null) of them all. */
export async function listAddizionaliRegionali(
  annoImposta: number,
  comune: string | null,
): Promise<readonly Addizionale[]> {
  await loadComuni(annoImposta);
  const sua =
    comune === null ? undefined : findValore(regionePerComune, annoImposta)?.valore.get(encodeComune(comune));
  return [...addizionaliRegionali]
    .filter(([codice]) => comune === null || codice === sua)
    .map(([codice, p]) => ({ ente: readRegione(codice), aliquote: listAliquote(p, annoImposta) }));
}

/** The surcharge of a comune for a tax year; no rate where it has none, or its act is not known. */
export async function listAddizionaleComunale(
  annoImposta: number,
  comune: string,
): Promise<readonly AliquotaScaglione[]> {
  await loadComuni(annoImposta);
  const profilo = findValore(profiloPerComune, annoImposta)?.valore.get(encodeComune(comune));
  return profilo === undefined ? [] : listAliquote(addizionaliComunali.get(profilo), annoImposta);
}

const basi = {
  'abitazione-principale': baseAbitazionePrincipale,
  'rurali-strumentali': baseRurali,
  'beni-merce': baseMerce,
  terreni: baseTerreni,
  'gruppo-d': baseGruppoD,
  'aree-fabbricabili': baseAree,
  'altri-fabbricati': baseAltri,
} as const;

/** The rates of the IMU that hold where the comune set none, in percent. */
export const listBaseImu = (
  annoImposta: number,
): readonly { readonly fattispecie: string; readonly percento: number }[] =>
  Object.entries(basi).flatMap(([fattispecie, p]) => {
    const inVigore = findValore(p, annoImposta);
    return inVigore ? [{ fattispecie, percento: inPercento(inVigore.valore) }] : [];
  });
