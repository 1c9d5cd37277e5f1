import type { TempoImmobileFilo } from '@quadra/contract';
import { loadImu } from '@quadra/fisco';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../../db/pool.ts';
import { findDivieto } from '../../../../http/policy.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { nameComune } from '../../../base/comune/comune.public.ts';
import { leggiDichiarazione } from '../../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { type Genere, getImmobile } from '../../../immobili/immobile/immobile.public.ts';
import { leggiF24 } from '../../../versamenti/f24/f24.public.ts';
import { leggiVisure } from '../visura.policy.ts';
import { describePosto } from '../visura.rules.ts';
import { type Bene, makeBene, type Possesso } from './bene.ts';
import { listRendite, type Noto, readDichiarato } from './dichiarato-tempo.ts';
import { listImu } from './imu-tempo.ts';
import { listAltri, listContratti, listDichiarate, listLetture, type Posto } from './tempo.queries.ts';
import { findCambiati, isNellAnno, joinPorzioni, listAnni, listTratti } from './tempo.rules.ts';

/** Rights without the income: what they are of is in no declaration of who has them. */
const SENZA_REDDITO: readonly string[] = ['Nuda proprietà', 'Locazione finanziaria'];
const toPeriodo = ({ Dal, Al }: Possesso) => ({ dal: Dal, al: Al });

/** The possessions of each year, person by person. */
const groupPossessi = (possessi: readonly Possesso[], anni: readonly number[]) =>
  anni.flatMap((anno) => {
    const suoi = possessi.filter((uno) => isNellAnno(toPeriodo(uno), anno));
    return [...Map.groupBy(suoi, ({ IdAnagrafica }) => IdAnagrafica).values()].map((di) => ({ anno, di }));
  });

const unique = <T>(valori: readonly T[]): T[] => [...new Set(valori)];
const toPosto = ({ genere, immobile }: Bene): Posto => ({
  ...{ genere, studioId: immobile.IdStudio, comune: immobile.Comune, sezione: immobile.Sezione },
  ...{ foglio: immobile.Foglio, particella: immobile.Particella, subalterno: immobile.Subalterno },
});

/** The declarations of who held the property, year by year. */
async function listDichiarati(trx: Trx, noto: Omit<Noto, 'altri' | 'dichiarate'>, anni: readonly number[]) {
  const { immobile } = noto.bene;
  const conReddito = immobile.Proprietari.filter(({ TipoPossesso }) => !SENZA_REDDITO.includes(TipoPossesso));
  const persone = unique(conReddito.map(({ IdAnagrafica }) => IdAnagrafica));
  const altri = await listAltri(trx, toPosto(noto.bene), immobile.Id, persone);
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
  { bene, letture, oggi }: Pick<Noto, 'bene' | 'letture' | 'oggi'>,
  anni: readonly number[],
  vedeF24: boolean,
) =>
  listImu(
    trx,
    {
      ...{ immobile: bene.immobile, rendita: bene.rendita, daValore: bene.isArea, oggi, vedeF24 },
      rendite: listRendite(bene, letture),
    },
    groupPossessi(
      bene.immobile.Proprietari.filter(({ TipoPossesso }) => TipoPossesso !== 'Nuda proprietà'),
      anni,
    ),
  );

/**
 * A building or land in time: what the searches said of it, what its owners declared, who held it and who rented it. What the session
 * may not read is left out. @throws NON_TROVATO
 */
export async function readTempo(
  trx: Trx,
  { sessione, adesso }: { readonly sessione: Sessione; readonly adesso: Date },
  genere: Genere,
  id: string,
): Promise<TempoImmobileFilo> {
  const oggi = giornoDiRoma(adesso);
  const immobile = await getImmobile(trx, genere, id);
  const bene = makeBene(genere, immobile);
  const vedeVisure = findDivieto(sessione, leggiVisure) === undefined;
  const lette = vedeVisure ? await listLetture(trx, toPosto(bene)) : [];
  const letture = genere === 'terreno' ? joinPorzioni(lette) : lette;
  const contratti = await listContratti(trx, immobile.IdStudio, immobile.Id);
  const inizi = [...immobile.Proprietari.map(({ Dal }) => Dal), ...letture.map(({ data }) => data)];
  const anni = listAnni(inizi, oggi);
  const vedeDichiarazioni = findDivieto(sessione, leggiDichiarazione) === undefined;
  const { Id, IdStudio, Indirizzo } = immobile;
  return {
    Oggi: oggi,
    Anni: anni,
    Immobile: {
      ...{
        Id,
        IdStudio,
        Indirizzo,
        Genere: genere,
        Categoria: bene.categoria,
        Rendita: genere === 'fabbricato' ? bene.rendita : null,
      },
      ...{ RenditaDominicale: bene.redditoDominicale, RenditaAgraria: bene.redditoAgrario },
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
      ? await listDichiarati(trx, { bene, letture, contratti, oggi }, anni)
      : null,
    Imu: await listImuDi(trx, { bene, letture, oggi }, anni, findDivieto(sessione, leggiF24) === undefined),
    ScadenzaSaldo: (await loadImu()).computeScadenzeImu(Number(oggi.slice(0, 4))).saldo,
  };
}
