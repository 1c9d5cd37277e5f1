import type { AliquotaStudioFilo, AliquotaUsataFilo, Interno } from '@quadra/contract';
import type { AttoStudio, ComuneImu } from '@quadra/fisco';
import { formatData } from '@quadra/values';

type Fattispecie = AliquotaUsataFilo['Fattispecie'];
export type Usata = Interno<AliquotaUsataFilo>;
export type DelloStudio = Interno<AliquotaStudioFilo> & { readonly eliminataIl: string | null };

/** The rates of a comune for a year, in percent: of the vendor's table, of law, of the studio; of the year before. */
export interface Fonti {
  /** What the comune had the year before, where it goes on while that of the year is not known. */
  readonly prima: Readonly<Partial<Record<Fattispecie, number>>>;
  readonly quadra: Readonly<Partial<Record<Fattispecie, number>>>;
  readonly base: Readonly<Partial<Record<Fattispecie, number>>>;
  /** Those that count, and the marks of those taken away. */
  readonly studio: readonly DelloStudio[];
}

const orNull = (percento: number | undefined): number | null => percento ?? null;

/** Which rate counts for a kind of property in a year, and who says it: the studio, the vendor, the year before, the law. */
export function chooseAliquota(
  { quadra, base, studio, prima }: Fonti,
  fattispecie: Fattispecie,
  annoImposta: number,
): Usata {
  const suo = studio.find((una) => una.fattispecie === fattispecie && una.annoImposta === annoImposta);
  const delComune = orNull(quadra[fattispecie]);
  const aliquotaQuadra = delComune ?? orNull(base[fattispecie]);
  const origineQuadra = delComune !== null ? 'quadra' : aliquotaQuadra === null ? null : 'base';
  const comune = { fattispecie, annoImposta, aliquotaQuadra, origineQuadra } as const;
  if (suo !== undefined && suo.eliminataIl === null) {
    const { eliminataIl: _, ...delloStudio } = suo;
    return { ...comune, origine: 'studio', aliquota: suo.aliquota, delloStudio, eliminataIl: null };
  }
  const eliminataIl = suo?.eliminataIl ?? null;
  const proposta = delComune === null ? orNull(prima[fattispecie]) : null;
  if (proposta !== null)
    return { ...comune, origine: 'anno prima', aliquota: proposta, delloStudio: null, eliminataIl };
  return {
    ...comune,
    origine: origineQuadra ?? 'nessuna',
    aliquota: aliquotaQuadra,
    delloStudio: null,
    eliminataIl,
  };
}

/** What a comune set for a year, as the studio or the vendor know it. */
export const listDelComune = (
  { quadra, studio }: Pick<Fonti, 'quadra' | 'studio'>,
  annoImposta: number,
): Fonti['prima'] => ({
  ...quadra,
  ...Object.fromEntries(
    studio
      .filter((una) => una.annoImposta === annoImposta && una.eliminataIl === null)
      .map(({ fattispecie, aliquota }) => [fattispecie, aliquota]),
  ),
});

const writePercento = (percento: number): string => `${String(percento).replace('.', ',')}%`;

/** The rate of the house that one of a studio stands in the place of, in words. */
function nameAlPosto({ origineQuadra, aliquotaQuadra }: Usata): string | null {
  if (aliquotaQuadra === null) return null;
  const quale = origineQuadra === 'quadra' ? 'quella di Quadra' : 'quella di base';
  return `${quale}, ${writePercento(aliquotaQuadra)}`;
}

/** The act of a rate of the studio, as a source of the numbers that rest on it; undefined for the rates of the house. */
function writeAtto(usata: Usata): AttoStudio | undefined {
  if (usata.delloStudio === null) return undefined;
  const { numeroDelibera, dataDelibera, link } = usata.delloStudio;
  return {
    atto: `Delibera del comune n. ${numeroDelibera}`,
    articolo: `del ${formatData(dataDelibera)}`,
    ...(link === null ? {} : { url: link }),
    alPostoDi: nameAlPosto(usata),
  };
}

type Quando = 'anno' | 'precedente';
/** The rates of a comune as the engine takes them: the base ones are its own, and are not given. */
export function toAliquote(
  usate: readonly Usata[],
  annoImposta: number,
): Pick<ComuneImu, 'aliquote' | 'proposte' | 'dalloStudio'> {
  const pick = <T>(quando: Quando, read: (usata: Usata) => T | undefined) =>
    Object.fromEntries(
      usate
        .filter((una) => una.annoImposta === (quando === 'anno' ? annoImposta : annoImposta - 1))
        .flatMap((una) => {
          const letto = read(una);
          return letto === undefined ? [] : [[una.fattispecie, letto] as const];
        }),
    );
  const percento = ({ origine, aliquota }: Usata) =>
    origine === 'base' || origine === 'anno prima' || aliquota === null ? undefined : aliquota;
  const proposta = ({ origine, aliquota }: Usata) =>
    origine === 'anno prima' && aliquota !== null ? aliquota : undefined;
  return {
    aliquote: { anno: pick('anno', percento), precedente: pick('precedente', percento) },
    proposte: { anno: pick('anno', proposta), precedente: pick('precedente', proposta) },
    dalloStudio: { anno: pick('anno', writeAtto), precedente: pick('precedente', writeAtto) },
  };
}

/** When a studio last changed a rate of a comune, or took it away, if it is after a moment. */
export function findCambiataDopo(studio: readonly DelloStudio[], momento: Date): string | null {
  const ultima = studio
    .map(({ modificataIl }) => modificataIl)
    .sort()
    .at(-1);
  return ultima !== undefined && new Date(ultima) > momento ? ultima : null;
}
