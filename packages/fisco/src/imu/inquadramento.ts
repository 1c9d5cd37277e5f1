import type { Esenzione, Riduzione } from '../regole/imu-dati.ts';
import { countMesi, listMesi } from './mesi.ts';
import type { ImmobileImu, TemporaneaImu } from './tipi.ts';

/** A property as the records of who owes the IMU tell it. Amounts in euro, quota in percent. */
export interface ImmobileDaInquadrare {
  readonly id: string;
  readonly genere: 'fabbricato' | 'terreno';
  readonly categoria: string | null;
  readonly uso: 'rurale strumentale' | 'bene merce' | 'altro';
  readonly rendita: number | null;
  readonly redditoDominicale: number | null;
  /** Of a building area, or of group D without a rendita. */
  readonly valore: number | null;
  readonly dal: string;
  readonly al: string | null;
  readonly quota: number;
  readonly isPrincipale: boolean;
  /** Written by hand, in the place of those that the days give. */
  readonly mesi: number | null;
  readonly riduzione: Riduzione;
  /** What was said of it; `nessuna` leaves what the law says. */
  readonly esenzione: Esenzione;
  readonly temporanea: TemporaneaImu;
  readonly contratti: readonly {
    readonly dal: string;
    readonly al: string | null;
    readonly isConcordato: boolean;
  }[];
}

/** What is to be looked at of a property. */
type AvvisoInquadramento =
  | 'PERTINENZA_OLTRE'
  | 'CONCORDATO_DAL_CONTRATTO'
  | 'SENZA_IMPORTO'
  | 'MESI_INDICATI';

/** A property, or a part of its year, as it is computed. */
export interface Inquadrata<T> {
  readonly di: T;
  readonly immobile: ImmobileImu;
  readonly avvisi: readonly AvvisoInquadramento[];
}

const DI_LUSSO: readonly string[] = ['A/1', 'A/8', 'A/9'];
const PERTINENZE: readonly string[] = ['C/2', 'C/6', 'C/7'];
type Inquadrato = Pick<ImmobileImu, 'tipo' | 'esenzione' | 'isAbitazione'> & {
  avvisi: readonly AvvisoInquadramento[];
};
const come = (tipo: ImmobileImu['tipo'], altro: Partial<Inquadrato> = {}): Inquadrato => ({
  ...{ tipo, esenzione: 'nessuna', isAbitazione: false, avvisi: [] },
  ...altro,
});
const PRINCIPALE = { esenzione: 'abitazione principale' } as const;

/** What the other properties of the client say of one: a main home of luxury, the annexes already taken. */
interface Contesto {
  readonly isPrincipaleDiLusso: boolean;
  readonly pertinenze: ReadonlyMap<string, string>;
}

function placePrincipale(immobile: ImmobileDaInquadrare, { isPrincipaleDiLusso, pertinenze }: Contesto) {
  const categoria = immobile.categoria ?? '';
  if (DI_LUSSO.includes(categoria)) return come('abitazione-principale', { isAbitazione: true });
  if (categoria.startsWith('A/')) return come('abitazione-principale', PRINCIPALE);
  // One annex for each of the three categories: the others pay as any building.
  if (pertinenze.get(categoria) !== immobile.id)
    return come('altri-fabbricati', { avvisi: ['PERTINENZA_OLTRE'] });
  return come('abitazione-principale', isPrincipaleDiLusso ? {} : PRINCIPALE);
}

function placeFabbricato(immobile: ImmobileDaInquadrare, contesto: Contesto): Inquadrato {
  const categoria = immobile.categoria ?? '';
  const isCasa = /^(A\/(?!10$)|C\/[267]$)/.test(categoria);
  if (immobile.uso === 'rurale strumentale' || categoria === 'D/10') return come('rurali-strumentali');
  if (immobile.uso === 'bene merce') return come('beni-merce');
  if (immobile.isPrincipale && isCasa) return placePrincipale(immobile, contesto);
  if (categoria === 'F/2') return come('altri-fabbricati', { esenzione: 'collabente' });
  return come(categoria.startsWith('D/') ? 'gruppo-d' : 'altri-fabbricati');
}

type Quanto = Pick<ImmobileImu, 'natura' | 'importo'>;

function measure(immobile: ImmobileDaInquadrare): Quanto {
  const { valore, rendita } = immobile;
  if (immobile.genere === 'terreno')
    return valore === null
      ? { natura: 'terreno', importo: immobile.redditoDominicale }
      : { natura: 'area', importo: valore };
  const isDaScritture = rendita === null && valore !== null && (immobile.categoria ?? '').startsWith('D/');
  return isDaScritture
    ? { natura: 'scritture', importo: valore }
    : { natura: 'fabbricato', importo: rendita };
}

/** The months that count; those written by hand take the place of the days, from the first ones. */
function listContati(immobile: ImmobileDaInquadrare, annoImposta: number): readonly number[] {
  const contati = listMesi(immobile, annoImposta);
  if (immobile.mesi === null) return contati;
  const altri = Array.from({ length: 12 }, (_, posto) => posto + 1).filter((mese) => !contati.includes(mese));
  return [...contati, ...altri].slice(0, immobile.mesi);
}

/** The year of a property in its parts: with an agreed rent, and without. */
function splitMesi(immobile: ImmobileDaInquadrare, annoImposta: number) {
  const { riduzione } = immobile;
  const tutti = listContati(immobile, annoImposta);
  const agevolati = immobile.contratti
    .filter(({ isConcordato }) => isConcordato)
    .flatMap((contratto) => listMesi(contratto, annoImposta));
  const concordati = tutti.filter((mese) => agevolati.includes(mese));
  const isLibera = riduzione === 'nessuna' && immobile.genere === 'fabbricato';
  if (!isLibera || concordati.length === 0)
    return [{ mesi: tutti, riduzione, avvisi: [] as AvvisoInquadramento[] }];
  const altri = tutti.filter((mese) => !agevolati.includes(mese));
  return [
    ...(altri.length > 0 ? [{ mesi: altri, riduzione, avvisi: [] as AvvisoInquadramento[] }] : []),
    {
      mesi: concordati,
      riduzione: 'canone concordato' as const,
      avvisi: ['CONCORDATO_DAL_CONTRATTO'] as AvvisoInquadramento[],
    },
  ];
}

function classifyUno<T extends ImmobileDaInquadrare>(
  di: T,
  contesto: Contesto,
  annoImposta: number,
  dimoranti: number,
): Inquadrata<T>[] {
  const suo: Inquadrato =
    di.genere === 'fabbricato'
      ? placeFabbricato(di, contesto)
      : come(di.valore === null ? 'terreni' : 'aree-fabbricabili');
  const { natura, importo } = measure(di);
  return splitMesi(di, annoImposta).map((parte) => ({
    di,
    avvisi: [
      ...suo.avvisi,
      ...parte.avvisi,
      ...(importo === null ? (['SENZA_IMPORTO'] as const) : []),
      ...(di.mesi === null ? [] : (['MESI_INDICATI'] as const)),
    ],
    immobile: {
      natura,
      importo,
      categoria: di.categoria ?? '',
      quota: di.quota,
      ...countMesi(parte.mesi),
      tipo: suo.tipo,
      isAbitazione: suo.isAbitazione,
      esenzione: di.esenzione === 'nessuna' ? suo.esenzione : di.esenzione,
      riduzione: parte.riduzione,
      dimoranti,
      temporanea: di.temporanea,
    },
  }));
}

/**
 * The properties of a client as the law of the IMU counts them, in the order they come; `dimoranti` by immobile, one where it
 * is not said.
 */
export function classifyImmobili<T extends ImmobileDaInquadrare>(
  posseduti: readonly T[],
  annoImposta: number,
  dimoranti: ReadonlyMap<string, number>,
): Inquadrata<T>[] {
  const principali = posseduti.filter(({ isPrincipale }) => isPrincipale);
  const pertinenze = new Map<string, string>();
  for (const { id, categoria } of principali)
    if (categoria !== null && PERTINENZE.includes(categoria) && !pertinenze.has(categoria))
      pertinenze.set(categoria, id);
  const contesto: Contesto = {
    isPrincipaleDiLusso: principali.some(({ categoria }) => DI_LUSSO.includes(categoria ?? '')),
    pertinenze,
  };
  return posseduti.flatMap((di) => classifyUno(di, contesto, annoImposta, dimoranti.get(di.id) ?? 1));
}

/** Whether somebody took or left possession in the tax year. */
export const isVariato = (
  { dal, al }: { readonly dal: string; readonly al: string | null },
  annoImposta: number,
): boolean => dal.startsWith(`${annoImposta}-`) || (al?.startsWith(`${annoImposta}-`) ?? false);
