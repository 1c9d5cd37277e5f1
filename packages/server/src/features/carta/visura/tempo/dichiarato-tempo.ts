import type { TempoImmobileFilo } from '@quadra/contract';
import { loadRiporti } from '@quadra/fisco';
import type { Bene, Possesso } from './bene.ts';
import type { Altro, Dichiarata, Lettura, listContratti } from './tempo.queries.ts';
import {
  computeRilievoQuota,
  computeRilievoRendita,
  computeRilievoUtilizzo,
  findRenditaDellAnno,
  isNellAnno,
} from './tempo.rules.ts';

type Contratto = Awaited<ReturnType<typeof listContratti>>[number];
type Dichiarato = NonNullable<TempoImmobileFilo['Dichiarati']>[number];
type Detto = Omit<Dichiarato, 'Anno' | 'IdAnagrafica' | 'IdDichiarazione' | 'Tipo' | 'Chiusa'>;

/** What of a property its declarations are looked at with. */
export interface Noto {
  readonly bene: Bene;
  readonly letture: readonly Lettura[];
  readonly contratti: readonly Contratto[];
  readonly altri: readonly Altro[];
  readonly dichiarate: readonly Dichiarata[];
  readonly oggi: string;
}
/** A year of somebody who held it. */
interface AnnoDi {
  readonly anno: number;
  readonly possessi: readonly Possesso[];
  readonly altri: readonly Altro[];
}
const VUOTO = {
  ...{ Rendita: null, ChiaveRendita: null, Agrario: null, ChiaveAgrario: null, Quota: null },
  ...{ ChiaveQuota: null, Utilizzi: [], RilievoRendita: null, RilievoAgrario: null },
  ...{ RilievoQuota: null, RilievoUtilizzo: null, Correzioni: [] },
} satisfies Omit<Detto, 'Stato'>;
const senza = (Stato: Detto['Stato']): Detto => ({ ...VUOTO, Stato });

/** The rendita that each search says, or the reddito dominicale of land. */
export const listRendite = ({ genere }: Pick<Bene, 'genere'>, letture: readonly Lettura[]) =>
  letture.map(({ data, riga }) => ({
    data,
    rendita: genere === 'terreno' ? riga.RenditaDominicale : riga.Rendita,
  }));
type Letture = ReturnType<typeof listRendite>;
/** What a casella says, in whole euro. */
interface Scritta {
  readonly chiave: string;
  readonly valore: number;
}
/** What the caselle of one income of the property say, judged together. */
interface Giudizio {
  /** The worst of them, or the first; undefined where none says it. */
  readonly peggiore: Scritta | undefined;
  readonly rilievo: Detto['RilievoRendita'];
  /** In place of what is wrong, what the register says for the whole year, in every casella: none when it says two things. */
  readonly correzioni: Detto['Correzioni'];
}
const PESI = { errore: 2, attenzione: 1 } as const;
function judge(scritte: readonly Scritta[], anno: number, letture: Letture): Giudizio {
  const giudicate = scritte.map((scritta) => ({
    ...scritta,
    rilievo: computeRilievoRendita(scritta.valore, anno, letture),
  }));
  const pesa = (rilievo: Detto['RilievoRendita']) => (rilievo === null ? 0 : PESI[rilievo]);
  const [peggiore] = giudicate.toSorted((a, b) => pesa(b.rilievo) - pesa(a.rilievo));
  const rilievo = peggiore?.rilievo ?? null;
  const giusta = rilievo === 'errore' ? findRenditaDellAnno(anno, letture) : null;
  const Dopo = giusta === null ? null : Math.round(giusta);
  const correzioni = scritte.flatMap(({ chiave, valore }) =>
    Dopo === null || valore === Dopo ? [] : [{ Chiave: chiave, Prima: valore, Dopo }],
  );
  return { peggiore, rilievo, correzioni };
}
const listQuote = (possessi: readonly Possesso[]) => possessi.map(({ Quota }) => Quota);

async function readFabbricato(
  noto: Noto,
  una: Dichiarata,
  { anno, possessi, altri }: AnnoDi,
): Promise<Detto> {
  const { bene, letture, contratti } = noto;
  const { listFabbricatiDichiarati, findDichiarati } = await loadRiporti();
  const dichiarati = listFabbricatiDichiarati(una.righi);
  if (dichiarati.length === 0) return senza('assente');
  const rendite = listRendite(bene, letture);
  const suoi = findDichiarati(dichiarati, {
    comune: bene.immobile.Comune,
    rendite: [bene.rendita, ...rendite.map(({ rendita }) => rendita)].filter((uno) => uno !== null),
    isUnico: altri.length === 0,
  });
  const [primo] = suoi ?? [];
  if (suoi === null || primo === undefined) return senza('ignoto');
  const utilizzi = suoi.flatMap(({ utilizzo }) => utilizzo ?? []);
  const scritte = suoi.map(({ chiaveRendita, rendita }) => ({ chiave: chiaveRendita, valore: rendita }));
  const { peggiore, rilievo, correzioni } = judge(scritte, anno, rendite);
  return {
    ...{ ...VUOTO, Stato: 'dichiarato', RilievoRendita: rilievo, Correzioni: correzioni },
    ...{ Rendita: peggiore?.valore ?? null, ChiaveRendita: peggiore?.chiave ?? null },
    ...{ Quota: primo.quota, ChiaveQuota: primo.chiaveQuota, Utilizzi: utilizzi },
    RilievoQuota: computeRilievoQuota(primo.quota, listQuote(possessi)),
    RilievoUtilizzo: computeRilievoUtilizzo(
      utilizzi,
      contratti.some((contratto) => isNellAnno(contratto, anno)),
    ),
  };
}

async function readTerreno(noto: Noto, una: Dichiarata, { anno, possessi, altri }: AnnoDi): Promise<Detto> {
  const { bene, letture } = noto;
  const { listTerreniDichiarati, findTerreniDichiarati } = await loadRiporti();
  const dichiarati = listTerreniDichiarati(una.righi);
  if (dichiarati.length === 0) return senza('assente');
  const suoi = findTerreniDichiarati(dichiarati, {
    redditi: [
      { dominicale: bene.redditoDominicale, agrario: bene.redditoAgrario },
      ...letture.map(({ riga }) => ({ dominicale: riga.RenditaDominicale, agrario: riga.RenditaAgraria })),
    ],
    altri: altri.map(({ redditoDominicale, redditoAgrario }) => ({
      ...{ dominicale: redditoDominicale, agrario: redditoAgrario },
    })),
  });
  const [primo] = suoi ?? [];
  if (suoi === null || primo === undefined) return senza('ignoto');
  const agrari = letture.map(({ data, riga }) => ({ data, rendita: riga.RenditaAgraria }));
  const dominicale = judge(
    suoi.map(({ chiaveDominicale: chiave, dominicale: valore }) => ({ chiave, valore })),
    anno,
    listRendite(bene, letture),
  );
  const scritti = suoi.flatMap(({ chiaveAgrario: chiave, agrario: valore }) =>
    valore === null ? [] : [{ chiave, valore }],
  );
  const agrario = judge(scritti, anno, agrari);
  return {
    ...{ ...VUOTO, Stato: 'dichiarato', RilievoRendita: dominicale.rilievo },
    ...{ Rendita: dominicale.peggiore?.valore ?? null, ChiaveRendita: dominicale.peggiore?.chiave ?? null },
    ...{
      Agrario: agrario.peggiore?.valore ?? null,
      ChiaveAgrario: agrario.peggiore?.chiave ?? primo.chiaveAgrario,
    },
    ...{ RilievoAgrario: agrario.rilievo, Quota: primo.quota, ChiaveQuota: primo.chiaveQuota },
    Correzioni: [...dominicale.correzioni, ...agrario.correzioni],
    RilievoQuota: computeRilievoQuota(primo.quota, listQuote(possessi)),
  };
}

/** What the declaration of a year has of the property of who held it. */
export async function readDichiarato(
  noto: Noto,
  anno: number,
  possessi: readonly Possesso[],
): Promise<Dichiarato> {
  const IdAnagrafica = possessi[0]?.IdAnagrafica ?? '';
  const una = noto.dichiarate.find(
    (dichiarata) => dichiarata.anagraficaId === IdAnagrafica && dichiarata.anno === anno + 1,
  );
  const testa = {
    ...{ Anno: anno, IdAnagrafica, IdDichiarazione: una?.id ?? null, Tipo: una?.tipo ?? null },
    Chiusa: una !== undefined && una.stato !== 'Aperta',
  };
  // The declaration of the current year is made in the next.
  if (una === undefined)
    return { ...testa, ...senza(anno >= Number(noto.oggi.slice(0, 4)) ? 'da fare' : 'assente') };
  const altri = noto.altri.filter((altro) => altro.anagraficaId === IdAnagrafica && isNellAnno(altro, anno));
  const read = noto.bene.genere === 'terreno' ? readTerreno : readFabbricato;
  return { ...testa, ...(await read(noto, una, { anno, possessi, altri })) };
}
