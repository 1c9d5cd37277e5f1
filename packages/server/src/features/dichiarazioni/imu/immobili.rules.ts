import type { AvvisoImu, EsenzioneTemporanea, RiduzioneImu } from '@quadra/contract';
import type { ImmobileImu, TemporaneaImu } from '@quadra/fisco';
import type { Posseduto } from '../../immobili/immobile/immobile.public.ts';

/** A property of the prospetto: as it is computed, and what is to be said of it. */
export interface Voce {
  readonly posseduto: Posseduto;
  readonly immobile: ImmobileImu;
  readonly avvisi: readonly AvvisoImu[];
}

/** What of the law the rules ask: which months count, and how many of them until June. */
export interface Mesi {
  list(possesso: { dal: string; al: string | null }): readonly number[];
  count(mesi: readonly number[]): { mesi: number; mesiSemestre: number };
}

const DI_LUSSO: readonly string[] = ['A/1', 'A/8', 'A/9'];
const PERTINENZE: readonly string[] = ['C/2', 'C/6', 'C/7'];
const riduzioni: Readonly<Record<RiduzioneImu, ImmobileImu['riduzione']>> = {
  Nessuna: 'nessuna',
  'Storico o artistico': 'storico',
  'Inagibile o inabitabile': 'inagibile',
  'Comodato a genitori o figli': 'comodato',
  'Storico in comodato': 'storico in comodato',
  'Pensionato estero': 'pensionato estero',
  'Canone concordato': 'canone concordato',
};
const temporanee: Readonly<Record<EsenzioneTemporanea, TemporaneaImu>> = {
  Nessuna: 'nessuna',
  'Solo acconto': 'solo acconto',
  'Solo saldo': 'solo saldo',
  Totale: 'totale',
};
const esenzioni = {
  Nessuna: 'nessuna',
  'Coltivatore diretto o IAP': 'coltivatore',
  'Occupato abusivamente': 'occupato',
  Altra: 'altra',
} as const;

type Inquadrato = Pick<ImmobileImu, 'tipo' | 'esenzione' | 'isAbitazione'> & { avvisi: readonly AvvisoImu[] };
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

function placePrincipale({ immobile }: Posseduto, { isPrincipaleDiLusso, pertinenze }: Contesto) {
  const categoria = immobile.categoria ?? '';
  if (DI_LUSSO.includes(categoria)) return come('abitazione-principale', { isAbitazione: true });
  if (categoria.startsWith('A/')) return come('abitazione-principale', PRINCIPALE);
  // One annex for each of the three categories: the others pay as any building.
  if (pertinenze.get(categoria) !== immobile.id)
    return come('altri-fabbricati', { avvisi: ['PERTINENZA_OLTRE'] });
  return come('abitazione-principale', isPrincipaleDiLusso ? {} : PRINCIPALE);
}

function placeFabbricato(posseduto: Posseduto, contesto: Contesto): Inquadrato {
  const { immobile, possesso } = posseduto;
  const categoria = immobile.categoria ?? '';
  const isCasa = /^(A\/(?!10$)|C\/[267]$)/.test(categoria);
  if (immobile.uso_imu === 'Rurale strumentale' || categoria === 'D/10') return come('rurali-strumentali');
  if (immobile.uso_imu === 'Bene merce') return come('beni-merce');
  if (possesso.abitazione_principale && isCasa) return placePrincipale(posseduto, contesto);
  if (categoria === 'F/2') return come('altri-fabbricati', { esenzione: 'collabente' });
  return come(categoria.startsWith('D/') ? 'gruppo-d' : 'altri-fabbricati');
}

type Quanto = Pick<ImmobileImu, 'natura' | 'importo'>;
const orNumero = (testo: string | null) => (testo === null ? null : Number(testo));

function measure({ immobile }: Posseduto): Quanto {
  const valore = orNumero(immobile.valore);
  if (immobile.genere === 'terreno')
    return valore === null
      ? { natura: 'terreno', importo: orNumero(immobile.rendita_dominicale) }
      : { natura: 'area', importo: valore };
  const rendita = orNumero(immobile.rendita);
  const isDaScritture = rendita === null && valore !== null && (immobile.categoria ?? '').startsWith('D/');
  return isDaScritture
    ? { natura: 'scritture', importo: valore }
    : { natura: 'fabbricato', importo: rendita };
}

/** The months that count; those written by hand take the place of the days, from the first ones. */
function listMesi({ possesso }: Posseduto, mesi: Mesi): readonly number[] {
  const contati = mesi.list(possesso);
  if (possesso.mesi_imu === null) return contati;
  const altri = Array.from({ length: 12 }, (_, posto) => posto + 1).filter((mese) => !contati.includes(mese));
  return [...contati, ...altri].slice(0, possesso.mesi_imu);
}

/** The year of a property in its parts: with an agreed rent, and without. */
function splitMesi(posseduto: Posseduto, mesi: Mesi) {
  const { possesso, contratti } = posseduto;
  const tutti = listMesi(posseduto, mesi);
  const riduzione = riduzioni[possesso.riduzione_imu];
  const agevolati = contratti
    .filter(({ aliquota }) => aliquota === 'Ridotta')
    .flatMap((contratto) => mesi.list(contratto));
  const concordati = tutti.filter((mese) => agevolati.includes(mese));
  const isLibera = riduzione === 'nessuna' && posseduto.immobile.genere === 'fabbricato';
  if (!isLibera || concordati.length === 0) return [{ mesi: tutti, riduzione, avvisi: [] as AvvisoImu[] }];
  const altri = tutti.filter((mese) => !agevolati.includes(mese));
  return [
    ...(altri.length > 0 ? [{ mesi: altri, riduzione, avvisi: [] as AvvisoImu[] }] : []),
    {
      mesi: concordati,
      riduzione: 'canone concordato' as const,
      avvisi: ['CONCORDATO_DAL_CONTRATTO'] as AvvisoImu[],
    },
  ];
}

function makeVoci(posseduto: Posseduto, contesto: Contesto, mesi: Mesi, dimoranti: number): Voce[] {
  const { immobile, possesso } = posseduto;
  const suo: Inquadrato =
    immobile.genere === 'fabbricato'
      ? placeFabbricato(posseduto, contesto)
      : come(immobile.valore === null ? 'terreni' : 'aree-fabbricabili');
  const { natura, importo } = measure(posseduto);
  const esenzione = esenzioni[possesso.esenzione_imu];
  return splitMesi(posseduto, mesi).map((parte) => ({
    posseduto,
    avvisi: [
      ...suo.avvisi,
      ...parte.avvisi,
      ...(importo === null ? (['SENZA_IMPORTO'] as const) : []),
      ...(possesso.mesi_imu === null ? [] : (['MESI_INDICATI'] as const)),
    ],
    immobile: {
      natura,
      importo,
      categoria: immobile.categoria ?? '',
      quota: Number(possesso.quota_imu ?? possesso.quota),
      ...mesi.count(parte.mesi),
      tipo: suo.tipo,
      isAbitazione: suo.isAbitazione,
      esenzione: esenzione === 'nessuna' ? suo.esenzione : esenzione,
      riduzione: parte.riduzione,
      dimoranti,
      temporanea: temporanee[possesso.esenzione],
    },
  }));
}

/** The properties of a client as the law counts them, in the order they come; `dimoranti` by immobile, one where it is not said. */
export function computeVoci(
  posseduti: readonly Posseduto[],
  mesi: Mesi,
  dimoranti: ReadonlyMap<string, number>,
): Voce[] {
  const principali = posseduti.filter(({ possesso }) => possesso.abitazione_principale);
  const pertinenze = new Map<string, string>();
  for (const { immobile } of principali) {
    const categoria = immobile.categoria ?? '';
    if (PERTINENZE.includes(categoria) && !pertinenze.has(categoria)) pertinenze.set(categoria, immobile.id);
  }
  const contesto: Contesto = {
    isPrincipaleDiLusso: principali.some(({ immobile }) => DI_LUSSO.includes(immobile.categoria ?? '')),
    pertinenze,
  };
  return posseduti.flatMap((posseduto) =>
    makeVoci(posseduto, contesto, mesi, dimoranti.get(posseduto.immobile.id) ?? 1),
  );
}

/** Whether somebody took or left possession in the tax year. */
export const isVariato = (
  { dal, al }: { readonly dal: string; readonly al: string | null },
  annoImposta: number,
): boolean => dal.startsWith(`${annoImposta}-`) || (al?.startsWith(`${annoImposta}-`) ?? false);
