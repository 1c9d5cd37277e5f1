import {
  type DichiarazioneRiga,
  filtroLavorazione,
  type ListQuery,
  type TipoDichiarazione,
  toWire,
} from '@quadra/contract';
import { computeSaldo } from '@quadra/values';
import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { nameComune } from '../../base/comune/comune.public.ts';
import { hasTag, selectTag } from '../../clienti/tag/tag.public.ts';
import { chooseStatoInvio, chooseStatoTelematico } from '../invio/invio.queries.ts';

/** Printed for good, or not yet. */
const chooseStampa = (scelta: string) =>
  scelta === 'Stampate'
    ? sql<SqlBool>`d.stampa_data is not null`
    : scelta === 'Non stampate'
      ? sql<SqlBool>`d.stampa_data is null`
      : undefined;

/** What was done of the two ways a declaration leaves the studio. */
const chooseLavorazione = (scelta: string) => {
  const i = (filtroLavorazione as readonly string[]).indexOf(scelta);
  if (i < 0) return undefined;
  const [isStampa, isTelematico] = [i !== 1, i !== 0];
  return sql<SqlBool>`(d.stampa_data is not null) = ${isStampa} and (t.creato_il is not null) = ${isTelematico}`;
};

const elenco: Elenco = {
  filtri: {
    Denominazione: { colonna: 'a.denominazione_ricerca', tipo: 'normale' },
    CodiceFiscale: { colonna: 'a.codice_fiscale', tipo: 'codice' },
    Stato: { colonna: 'd.stato', tipo: 'esatto' },
    Finalita: { colonna: 'd.finalita', tipo: 'esatto' },
    Tipo: { colonna: 'd.tipo', tipo: 'esatto' },
    /** The list is of this type alone, whatever else is asked. */
    SoloTipo: { colonna: 'd.tipo', tipo: 'esatto', isAmbito: true },
    StatoTelematico: { colonna: 't.stato', tipo: 'scelta', chooses: chooseStatoTelematico },
    StatoInvio: { colonna: 't.stato_invio', tipo: 'scelta', chooses: chooseStatoInvio },
    Stampa: { colonna: 'd.stampa_data', tipo: 'scelta', chooses: chooseStampa },
    Lavorazione: { colonna: 'd.stampa_data', tipo: 'scelta', chooses: chooseLavorazione },
    Id: { colonna: 'd.id', tipo: 'chiave', isAmbito: true },
    IdAnagrafica: { colonna: 'd.anagrafica_id', tipo: 'chiave', isAmbito: true },
    IdStudio: { colonna: 'd.studio_id', tipo: 'intero', isAmbito: true },
    Tag: { colonna: 'd.id', tipo: 'legato', isLegato: (id) => hasTag('dichiarazione', 'd', id) },
    DataDa: { colonna: 'd.modificata_il', tipo: 'dal', isAmbito: true },
    DataA: { colonna: 'd.modificata_il', tipo: 'al', isAmbito: true },
  },
  ordini: {
    Denominazione: 'a.denominazione_ricerca',
    CodiceFiscale: 'a.codice_fiscale',
    Stato: 'd.stato',
    StatoTelematico: 't.stato',
    Tipo: 'd.tipo',
    DataImpegno: 'd.data_impegno',
    StampaData: 'd.stampa_data',
    ModificataIl: 'd.modificata_il',
  },
  ordinePredefinito: ['-ModificataIl'],
  chiave: 'd.id',
  anagrafica: 'd.anagrafica_id',
};

/** The declarations of a fiscal year with who they are of. */
const selectDichiarazioni = (trx: Trx, anno: number) =>
  trx
    .selectFrom('dichiarazione as d')
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'd.studio_id').onRef('a.id', '=', 'd.anagrafica_id'),
    )
    .leftJoin('dichiarazione_telematico as t', (join) =>
      join.onRef('t.studio_id', '=', 'd.studio_id').onRef('t.dichiarazione_id', '=', 'd.id'),
    )
    .where('d.anno', '=', anno);

const withColonne = (base: ReturnType<typeof selectDichiarazioni>) =>
  base
    .leftJoin('utente as u', 'u.id', 'd.modificata_da')
    .leftJoin('utente as c', 'c.id', 'd.in_carico_a')
    .select(['d.id', 'd.studio_id', 'd.anagrafica_id', 'a.denominazione', 'a.codice_fiscale', 'd.anno'])
    .select(['d.tipo', 'd.comune', 'd.finalita', 'd.stato', 'd.riepilogo', 'd.data_impegno', 'd.stampa_data'])
    .select(['d.modificata_il', 'd.archiviata_il', 'u.nome', 'u.cognome'])
    .select(['t.stato as telematico', 't.stato_invio as invio', 't.creato_il as telematico_creato_il'])
    .select(['c.nome as carico_nome', 'c.cognome as carico_cognome'])
    .select(selectTag('dichiarazione', 'd').as('tag'));
type Riga = Awaited<ReturnType<ReturnType<typeof withColonne>['execute']>>[number];

const nameUtente = (cognome: string | null, nome: string | null): string | null =>
  nome === null ? null : `${cognome} ${nome}`;

const toFilo = (riga: Riga): DichiarazioneRiga => ({
  ...toWire<Omit<DichiarazioneRiga, 'Tag'>>({
    id: riga.id,
    idStudio: riga.studio_id,
    idAnagrafica: riga.anagrafica_id,
    denominazione: riga.denominazione,
    codiceFiscale: riga.codice_fiscale,
    anno: riga.anno,
    tipo: riga.tipo,
    comune: nameComune(riga.comune),
    finalita: riga.finalita,
    stato: riga.stato,
    completi: riga.riepilogo.completi ?? 0,
    quadri: riga.riepilogo.quadri ?? 0,
    esito: riga.riepilogo.esito ?? 'vuoto',
    ...computeSaldo(riga.riepilogo),
    dataImpegno: riga.data_impegno,
    stampaData: riga.stampa_data?.toISOString() ?? null,
    statoTelematico: riga.telematico ?? 'Non inviato',
    statoInvio: riga.invio ?? 'Non inviata',
    telematicoCreatoIl: riga.telematico_creato_il?.toISOString() ?? null,
    archiviataIl: riga.archiviata_il?.toISOString() ?? null,
    inCaricoA: nameUtente(riga.carico_cognome, riga.carico_nome),
    modificataIl: riga.modificata_il.toISOString(),
    modificataDa: nameUtente(riga.cognome, riga.nome),
  }),
  Tag: riga.tag,
});

/** A page of the declarations of a fiscal year, or of those of one type: with their keys alone when the query asks so. */
export async function listDichiarazioni(
  trx: Trx,
  anno: number,
  query: ListQuery,
  tipo?: TipoDichiarazione,
): Promise<{ righe: DichiarazioneRiga[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const ordini = readOrdine(query, elenco);
  let base = selectDichiarazioni(trx, anno);
  if (tipo !== undefined) base = base.where('d.tipo', '=', tipo);
  for (const condizione of condizioni) base = base.where(condizione);
  const { totale } = await base.select((e) => e.fn.countAll<number>().as('totale')).executeTakeFirstOrThrow();
  const righe = await pageQuery(withColonne(base), [], ordini, query).execute();
  return { totale, righe: righe.map(toFilo) };
}

/** The rows of these declarations, by their key. */
export async function listPerChiave(
  trx: Trx,
  anno: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DichiarazioneRiga>> {
  if (ids.length === 0) return new Map();
  const righe = await withColonne(selectDichiarazioni(trx, anno).where('d.id', 'in', ids)).execute();
  return new Map(righe.map((riga) => [riga.id, toFilo(riga)]));
}
