import { findSpecie, type ImuClienteFilo, type ListQuery } from '@quadra/contract';
import { loadVersamenti } from '@quadra/fisco';
import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { computeDovutiImu } from '../../dichiarazioni/imu/imu.public.ts';
import {
  type ComuneDovuto,
  findStatoImu,
  isProvvisoria,
  type PerChiave,
  toDovuta,
} from './imu-clienti.rules.ts';

/** A right that pays the IMU, in a year; of a comune, when it is asked. */
const holds = (anno: number, comune?: string) => sql<SqlBool>`exists (
  select from possesso p ${comune === undefined ? sql`` : sql`join immobile i on i.studio_id = p.studio_id and i.id = p.immobile_id`}
  where p.studio_id = a.studio_id and p.anagrafica_id = a.id and p.tipo_possesso <> 'Nuda proprietà'
    and p.dal <= ${`${anno}-12-31`} and (p.al is null or p.al >= ${`${anno}-01-01`})
    ${comune === undefined ? sql`` : sql`and i.comune = ${comune}`})`;

const hasVoci = (
  anno: number,
) => sql<SqlBool>`exists (select from voce_fiscale v where v.studio_id = a.studio_id
  and v.anagrafica_id = a.id and v.anno = ${anno} and v.origine = 'IMU')`;

const makeElenco = (anno: number): Elenco => ({
  filtri: {
    Denominazione: { colonna: 'a.denominazione_ricerca', tipo: 'normale' },
    CodiceFiscale: { colonna: 'a.codice_fiscale', tipo: 'codice' },
    Comune: {
      ...{ colonna: 'a.id', tipo: 'scelta', isAmbito: true },
      chooses: (codice) => (/^[A-Z]\d{3}$/i.test(codice) ? holds(anno, codice.toUpperCase()) : undefined),
    },
    NelConto: {
      ...{ colonna: 'a.id', tipo: 'scelta', isAmbito: true },
      chooses: (parola) =>
        ({ true: hasVoci(anno), false: sql<SqlBool>`not ${hasVoci(anno)}` })[parola.toLowerCase()],
    },
    IdAnagrafica: { colonna: 'a.id', tipo: 'chiave', isAmbito: true },
    IdStudio: { colonna: 'a.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: { Denominazione: 'a.denominazione_ricerca', CodiceFiscale: 'a.codice_fiscale' },
  ordinePredefinito: ['Denominazione'],
  chiave: 'a.id',
  anagrafica: 'a.id',
});

/** A page of who has properties in a tax year, and how many there are. */
export async function listConImmobili(trx: Trx, anno: number, query: ListQuery) {
  const elenco = makeElenco(anno);
  const { condizioni } = readFiltri(query, elenco);
  let base = trx.selectFrom('anagrafica as a').where(holds(anno));
  for (const condizione of condizioni) base = base.where(condizione);
  const { totale } = await base.select((e) => e.fn.countAll<number>().as('totale')).executeTakeFirstOrThrow();
  const chi = base
    .select(['a.id', 'a.studio_id', 'a.denominazione', 'a.codice_fiscale', 'a.tipo', 'a.natura_giuridica'])
    .select(({ selectFrom }) =>
      selectFrom('studio as s').select('s.ragione_sociale').whereRef('s.id', '=', 'a.studio_id').as('studio'),
    );
  const righe = await pageQuery(chi, [], readOrdine(query, elenco), query).execute();
  return { righe, totale };
}
type Chi = Awaited<ReturnType<typeof listConImmobili>>['righe'][number];

/** What each client has in his conto for the IMU of a year, by key. */
async function listPortate(trx: Trx, chi: readonly Chi[], anno: number) {
  if (chi.length === 0) return new Map<string, PerChiave>();
  const voci = await trx
    .selectFrom('voce_fiscale')
    .select(['anagrafica_id', 'chiave', 'importo', 'dichiarato'])
    .where(
      'anagrafica_id',
      'in',
      chi.map(({ id }) => id),
    )
    .where('anno', '=', anno)
    .where('origine', '=', 'IMU')
    .execute();
  const perCliente = new Map<string, Map<string, number>>();
  for (const { anagrafica_id, chiave, importo, dichiarato } of voci) {
    const sue = perCliente.get(anagrafica_id) ?? new Map<string, number>();
    // What is no longer owed stays at zero while an F24 remembers it.
    if (chiave !== null && (dichiarato ?? importo) !== 0) sue.set(chiave, dichiarato ?? importo);
    perCliente.set(anagrafica_id, sue);
  }
  return perCliente;
}

const sum = (comuni: readonly ComuneDovuto[], quale: 'acconto' | 'saldo' | 'dovuto'): number | null =>
  comuni.reduce<number | null>((somma, { totale }) => {
    const { valore } = totale[quale];
    return somma === null || valore === null ? null : somma + valore;
  }, 0);

/** What says of each of some clients what he owes, as it is computed now, and where his conto stands. */
export async function prepareImuClienti(
  trx: Trx,
  anno: number,
  chi: readonly Chi[],
): Promise<(uno: Chi) => ImuClienteFilo> {
  const { listVociImu } = await loadVersamenti();
  const portate = await listPortate(trx, chi, anno);
  const perStudio = new Map<number, Awaited<ReturnType<typeof computeDovutiImu>>>();
  for (const [studioId, sue] of Map.groupBy(chi, ({ studio_id }) => studio_id)) {
    const ids = sue.map(({ id }) => id);
    perStudio.set(studioId, await computeDovutiImu(trx, studioId, ids, anno));
  }
  return (uno) => {
    const tutti = perStudio.get(uno.studio_id)?.get(uno.id) ?? [];
    const comuni = tutti.filter(({ regime }) => regime === 'IMU');
    const dovuti = comuni.filter(({ sottoMinimo }) => !sottoMinimo);
    const soggetto = {
      tipo: uno.tipo,
      naturaGiuridica: uno.natura_giuridica,
      denominazione: uno.denominazione,
    };
    const isEnte = findSpecie(soggetto) === 'ente';
    const nate: PerChiave = new Map(
      listVociImu(anno, dovuti.map(toDovuta)).map(({ id, importo }) => [id, importo]),
    );
    const importi = {
      Acconto: sum(comuni, 'acconto'),
      Saldo: sum(comuni, 'saldo'),
      Dovuto: sum(comuni, 'dovuto'),
    };
    return {
      ...{ Id: uno.id, Denominazione: uno.denominazione, CodiceFiscale: uno.codice_fiscale },
      NomeStudio: uno.studio ?? '',
      Comuni: tutti.map(({ descrizione, regime }) =>
        regime === 'IMU' ? descrizione : `${descrizione} (${regime})`,
      ),
      Immobili: tutti.reduce((somma, { immobili }) => somma + immobili, 0),
      ...(comuni.length === 0 ? { Acconto: null, Saldo: null, Dovuto: null } : importi),
      Provvisoria: comuni.some(isProvvisoria),
      Ente: isEnte,
      Stato: findStatoImu(comuni, { nate, portate: portate.get(uno.id) ?? new Map(), isEnte }),
    };
  };
}
