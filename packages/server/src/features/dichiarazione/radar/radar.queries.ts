import {
  type FinalitaDichiarazione,
  type ListQuery,
  type TipoDichiarazione,
  tipoDichiarazione,
} from '@quadra/contract';
import { periodoImposta } from '@quadra/values';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { statiFermi } from './radar.rules.ts';

/** The purposes of what is filed: the others are copies and trials. */
const FINALITA: readonly FinalitaDichiarazione[] = ['Ordinaria', 'Integrativa', 'Flusso Separato'];
/** The types that are only tried out. */
const PROVE: readonly TipoDichiarazione[] = ['Società di capitali (simulazione)', 'IRAP (simulazione)'];

/** An obligation of a client in a year: declared, or still to be created. */
export interface Obbligo {
  readonly studio_id: number;
  readonly anagrafica_id: string;
  readonly tipo: TipoDichiarazione;
  readonly creata: boolean;
  readonly blocca: boolean;
}

const elenco: Elenco = {
  filtri: {
    Denominazione: { colonna: 'a.denominazione_ricerca', tipo: 'normale' },
    CodiceFiscale: { colonna: 'a.codice_fiscale', tipo: 'codice' },
    Tipo: { colonna: 'o.tipo', tipo: 'esatto', isAmbito: true },
    Blocca: { colonna: 'o.blocca', tipo: 'booleano', isAmbito: true },
    IdAnagrafica: { colonna: 'o.anagrafica_id', tipo: 'chiave', isAmbito: true },
    IdStudio: { colonna: 'o.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Denominazione: 'a.denominazione_ricerca',
    CodiceFiscale: 'a.codice_fiscale',
    ModificataIl: 'a.modificata_il',
  },
  ordinePredefinito: ['-ModificataIl'],
  chiave: 'a.id',
  anagrafica: 'o.anagrafica_id',
};

/** The types a client may be expected to have, where they can be created in the year. */
export type Attesi = Readonly<Record<'Persone fisiche' | 'IMU', boolean>>;

const word = (parole: readonly string[]) => sql`(${sql.join([...parole])})`;

/**
 * The obligations of a year: what is declared and, of the clients in use, the income of each person who files no 730 and the
 * IMU of who took or left possession of a property in the tax year.
 */
function makeObblighi(anno: number, attesi: Attesi) {
  const { dal, al } = periodoImposta(anno);
  const senza = (tipi: readonly TipoDichiarazione[]) => sql`not exists (
    select from dichiarazione d where d.studio_id = a.studio_id and d.anagrafica_id = a.id and d.anno = ${anno}
      and d.tipo in ${word(tipi)} and d.finalita in ${word(FINALITA)})`;
  return sql<Obbligo>`(
    select d.studio_id, d.anagrafica_id, d.tipo, true as creata,
      bool_or(coalesce(t.stato, 'Non inviato') not in ${word(statiFermi)}) as blocca
    from dichiarazione d
    left join dichiarazione_telematico t on t.studio_id = d.studio_id and t.dichiarazione_id = d.id
    where d.anno = ${anno} and d.finalita in ${word(FINALITA)} and d.tipo not in ${word(PROVE)}
    group by d.studio_id, d.anagrafica_id, d.tipo
    union all
    select a.studio_id, a.id, 'Persone fisiche', false, true from anagrafica a
    where ${attesi['Persone fisiche']} and a.tipo = 'PF' and not a.archiviata
      and ${senza(['Persone fisiche', '730'])}
    union all
    select a.studio_id, a.id, 'IMU', false, true from anagrafica a
    where ${attesi.IMU} and not a.archiviata and ${senza(['IMU', 'IMU-ENC'])}
      and exists (select from possesso p where p.studio_id = a.studio_id and p.anagrafica_id = a.id
        and p.tipo_possesso <> 'Nuda proprietà'
        and (p.dal between ${dal} and ${al} or p.al between ${dal} and ${al})))`;
}

export interface Cliente {
  readonly id: string;
  readonly studioId: number;
  readonly denominazione: string;
  readonly codiceFiscale: string;
}

/** A page of the clients that have an obligation among those asked for, how many they are, and of which types. */
export async function listClienti(
  trx: Trx,
  { anno, attesi }: { readonly anno: number; readonly attesi: Attesi },
  query: ListQuery,
): Promise<{ righe: Cliente[]; totale: number; tipi: TipoDichiarazione[] }> {
  const { condizioni } = readFiltri(query, elenco);
  const ordini = readOrdine(query, elenco);
  let base = trx
    .selectFrom(makeObblighi(anno, attesi).as('o'))
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'o.studio_id').onRef('a.id', '=', 'o.anagrafica_id'),
    );
  for (const condizione of condizioni) base = base.where(condizione);
  const trovati = await base
    .select([
      sql<number>`count(distinct a.id)`.as('totale'),
      sql<string[]>`array_agg(distinct o.tipo)`.as('tipi'),
    ])
    .executeTakeFirstOrThrow();
  const righe = await pageQuery(
    base
      .select(['a.id', 'a.studio_id as studioId', 'a.denominazione', 'a.codice_fiscale as codiceFiscale'])
      .groupBy(['a.studio_id', 'a.id', 'a.denominazione', 'a.codice_fiscale'])
      .groupBy(['a.denominazione_ricerca', 'a.modificata_il']),
    [],
    ordini,
    query,
  ).execute();
  return {
    righe,
    totale: Number(trovati.totale),
    tipi: tipoDichiarazione.filter((tipo) => trovati.tipi?.includes(tipo)),
  };
}

/** What some clients still have to create in a year. */
export async function listDaCreare(
  trx: Trx,
  { anno, attesi }: { readonly anno: number; readonly attesi: Attesi },
  clienti: readonly string[],
): Promise<Pick<Obbligo, 'anagrafica_id' | 'tipo'>[]> {
  if (clienti.length === 0) return [];
  return trx
    .selectFrom(makeObblighi(anno, attesi).as('o'))
    .select(['o.anagrafica_id', 'o.tipo'])
    .where('o.creata', '=', false)
    .where('o.anagrafica_id', 'in', [...clienti])
    .execute();
}

/** The declarations of some clients in a year that are obligations, the oldest first. */
export async function listDichiarate(trx: Trx, anno: number, clienti: readonly string[]) {
  if (clienti.length === 0) return [];
  return trx
    .selectFrom('dichiarazione as d')
    .leftJoin('dichiarazione_telematico as t', (join) =>
      join.onRef('t.studio_id', '=', 'd.studio_id').onRef('t.dichiarazione_id', '=', 'd.id'),
    )
    .select(['d.id', 'd.anagrafica_id as anagraficaId', 'd.tipo'])
    .select(['d.finalita', 'd.stato', 'd.stati_quadri as statiQuadri', 'd.riepilogo'])
    .select(['d.data_impegno as dataImpegno', 'd.stampa_data as stampaData', 't.stato as telematico'])
    .where('d.anno', '=', anno)
    .where('d.anagrafica_id', 'in', [...clienti])
    .where('d.finalita', 'in', FINALITA)
    .where('d.tipo', 'not in', PROVE)
    .orderBy('d.creata_il')
    .orderBy('d.id')
    .execute();
}

export type Dichiarata = Awaited<ReturnType<typeof listDichiarate>>[number];
