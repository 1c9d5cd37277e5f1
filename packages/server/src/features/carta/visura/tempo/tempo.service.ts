import type { FabbricatoFilo, TempoImmobileFilo } from '@quadra/contract';
import { loadImu, loadRiporti } from '@quadra/fisco';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../../db/pool.ts';
import { findDivieto } from '../../../../http/policy.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { nameComune } from '../../../base/comune/comune.public.ts';
import { leggiDichiarazione } from '../../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { getImmobile } from '../../../immobili/immobile/immobile.public.ts';
import { leggiF24 } from '../../../versamenti/f24/f24.public.ts';
import { leggiVisure } from '../visura.policy.ts';
import { describePosto } from '../visura.rules.ts';
import { listImu } from './imu-tempo.ts';
import {
  type Altro,
  type Dichiarata,
  type Lettura,
  listAltri,
  listContratti,
  listDichiarate,
  listLetture,
  type Posto,
} from './tempo.queries.ts';
import {
  computeRilievoQuota,
  computeRilievoRendita,
  computeRilievoUtilizzo,
  findCambiati,
  isNellAnno,
  listAnni,
  listTratti,
} from './tempo.rules.ts';

type Possesso = FabbricatoFilo['Proprietari'][number];
type Contratto = Awaited<ReturnType<typeof listContratti>>[number];
type Dichiarato = NonNullable<TempoImmobileFilo['Dichiarati']>[number];

/** Rights without the income: what they are of is in no declaration of who has them. */
const SENZA_REDDITO: readonly string[] = ['Nuda proprietà', 'Locazione finanziaria'];
/** What of a building its declarations are looked at with. */
interface Noto {
  readonly immobile: FabbricatoFilo;
  readonly letture: readonly Lettura[];
  readonly contratti: readonly Contratto[];
  readonly altri: readonly Altro[];
  readonly dichiarate: readonly Dichiarata[];
  readonly oggi: string;
}
const renditeDi = (letture: readonly Lettura[]) =>
  letture.map(({ data, riga }) => ({ data, rendita: riga.Rendita }));
const toPeriodo = ({ Dal, Al }: Possesso) => ({ dal: Dal, al: Al });

/** What the declaration of a year has of the building of who held it. */
async function readDichiarato(noto: Noto, anno: number, possessi: readonly Possesso[]): Promise<Dichiarato> {
  const { immobile, letture, contratti, altri, dichiarate, oggi } = noto;
  const { listFabbricatiDichiarati, findDichiarati } = await loadRiporti();
  const IdAnagrafica = possessi[0]?.IdAnagrafica ?? '';
  const una = dichiarate.find(
    (dichiarata) => dichiarata.anagraficaId === IdAnagrafica && dichiarata.anno === anno + 1,
  );
  const vuoto = {
    ...{ Anno: anno, IdAnagrafica, IdDichiarazione: una?.id ?? null, Tipo: una?.tipo ?? null },
    ...{ Rendita: null, ChiaveRendita: null, Quota: null, ChiaveQuota: null, Utilizzi: [] },
    ...{ RilievoRendita: null, RilievoQuota: null, RilievoUtilizzo: null },
  };
  // The declaration of the current year is made in the next.
  if (una === undefined) return { ...vuoto, Stato: anno >= Number(oggi.slice(0, 4)) ? 'da fare' : 'assente' };
  const dichiarati = listFabbricatiDichiarati(una.righi);
  if (dichiarati.length === 0) return { ...vuoto, Stato: 'assente' };
  const suoi = findDichiarati(dichiarati, {
    comune: immobile.Comune,
    rendite: [immobile.Rendita, ...renditeDi(letture).map(({ rendita }) => rendita)].filter(
      (uno) => uno !== null,
    ),
    isUnico: !altri.some((altro) => altro.anagraficaId === IdAnagrafica && isNellAnno(altro, anno)),
  });
  const [primo] = suoi ?? [];
  if (suoi === null || primo === undefined) return { ...vuoto, Stato: 'ignoto' };
  const utilizzi = suoi.flatMap(({ utilizzo }) => utilizzo ?? []);
  return {
    ...{ ...vuoto, Stato: 'dichiarato', Rendita: primo.rendita, ChiaveRendita: primo.chiaveRendita },
    ...{ Quota: primo.quota, ChiaveQuota: primo.chiaveQuota, Utilizzi: utilizzi },
    RilievoRendita: computeRilievoRendita(primo.rendita, anno, renditeDi(letture)),
    RilievoQuota: computeRilievoQuota(
      primo.quota,
      possessi.map(({ Quota }) => Quota),
    ),
    RilievoUtilizzo: computeRilievoUtilizzo(
      utilizzi,
      contratti.some((contratto) => isNellAnno(contratto, anno)),
    ),
  };
}

/** The possessions of each year, person by person. */
const groupPossessi = (possessi: readonly Possesso[], anni: readonly number[]) =>
  anni.flatMap((anno) => {
    const suoi = possessi.filter((uno) => isNellAnno(toPeriodo(uno), anno));
    return [...Map.groupBy(suoi, ({ IdAnagrafica }) => IdAnagrafica).values()].map((di) => ({ anno, di }));
  });

const unique = <T>(valori: readonly T[]): T[] => [...new Set(valori)];
const toPosto = (immobile: FabbricatoFilo): Posto => ({
  ...{ studioId: immobile.IdStudio, comune: immobile.Comune, sezione: immobile.Sezione },
  ...{ foglio: immobile.Foglio, particella: immobile.Particella, subalterno: immobile.Subalterno },
});

/** The declarations of who held the building, year by year. */
async function listDichiarati(trx: Trx, noto: Omit<Noto, 'altri' | 'dichiarate'>, anni: readonly number[]) {
  const { immobile } = noto;
  const conReddito = immobile.Proprietari.filter(({ TipoPossesso }) => !SENZA_REDDITO.includes(TipoPossesso));
  const persone = unique(conReddito.map(({ IdAnagrafica }) => IdAnagrafica));
  const altri = await listAltri(trx, toPosto(immobile), immobile.Id, persone);
  const dichiarate = await listDichiarate(
    trx,
    immobile.IdStudio,
    persone,
    anni.map((anno) => anno + 1),
  );
  return Promise.all(
    groupPossessi(conReddito, anni).map(({ anno, di }) =>
      readDichiarato({ ...noto, altri, dichiarate }, anno, di),
    ),
  );
}

/** Who owes the IMU of it, year by year. */
const listImuDi = (
  trx: Trx,
  { immobile, letture, oggi }: Pick<Noto, 'immobile' | 'letture' | 'oggi'>,
  anni: readonly number[],
  vedeF24: boolean,
) =>
  listImu(
    trx,
    { immobile, rendite: renditeDi(letture), oggi, vedeF24 },
    groupPossessi(
      immobile.Proprietari.filter(({ TipoPossesso }) => TipoPossesso !== 'Nuda proprietà'),
      anni,
    ),
  );

/**
 * A building in time: what the searches said of it, what its owners declared, who held it and who rented it. What the session
 * may not read is left out. @throws NON_TROVATO
 */
export async function readTempo(
  trx: Trx,
  { sessione, adesso }: { readonly sessione: Sessione; readonly adesso: Date },
  id: string,
): Promise<TempoImmobileFilo> {
  const oggi = giornoDiRoma(adesso);
  const immobile = (await getImmobile(trx, 'fabbricato', id)) as FabbricatoFilo;
  const vedeVisure = findDivieto(sessione, leggiVisure) === undefined;
  const letture = vedeVisure ? await listLetture(trx, toPosto(immobile)) : [];
  const contratti = await listContratti(trx, immobile.IdStudio, immobile.Id);
  const inizi = [...immobile.Proprietari.map(({ Dal }) => Dal), ...letture.map(({ data }) => data)];
  const anni = listAnni(inizi, oggi);
  const vedeDichiarazioni = findDivieto(sessione, leggiDichiarazione) === undefined;
  const { Id, IdStudio, Indirizzo, Categoria, Rendita } = immobile;
  return {
    Oggi: oggi,
    Anni: anni,
    Immobile: {
      ...{ Id, IdStudio, Indirizzo, Categoria, Rendita },
      Comune: nameComune(immobile.Comune),
      Posto: describePosto(immobile, null),
    },
    Proprietari: [...Map.groupBy(immobile.Proprietari, ({ IdAnagrafica }) => IdAnagrafica).values()].flatMap(
      ([primo]) => (primo ? [{ IdAnagrafica: primo.IdAnagrafica, Denominazione: primo.Denominazione }] : []),
    ),
    Visure: vedeVisure ? findCambiati(letture) : null,
    Catasto: listTratti(letture),
    Possessi: immobile.Proprietari.map(({ IdAnagrafica, Denominazione, Dal, Al, Quota, TipoPossesso }) => ({
      ...{ IdAnagrafica, Denominazione, Dal, Al, Quota, TipoPossesso },
    })),
    Contratti: contratti.map((uno) => ({
      ...{ Id: uno.id, Dal: uno.dal, Al: uno.al, Canone: Number(uno.canone) },
      Registrato: uno.codice_identificativo !== null || uno.data_registrazione !== null,
    })),
    Dichiarati: vedeDichiarazioni
      ? await listDichiarati(trx, { immobile, letture, contratti, oggi }, anni)
      : null,
    Imu: await listImuDi(
      trx,
      { immobile, letture, oggi },
      anni,
      findDivieto(sessione, leggiF24) === undefined,
    ),
    ScadenzaSaldo: (await loadImu()).computeScadenzeImu(Number(oggi.slice(0, 4))).saldo,
  };
}
