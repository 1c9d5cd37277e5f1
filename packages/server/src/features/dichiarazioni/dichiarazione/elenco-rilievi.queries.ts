import { type DichiarazioneRilieviFilo, type GravitaRilievi, type ListQuery, toWire } from '@quadra/contract';
import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { nameComune } from '../../base/comune/comune.public.ts';
import type { ConteggioRilievi } from './rilievi.rules.ts';

const colonne: Readonly<Record<GravitaRilievi, string>> = {
  bloccante: 'd.bloccanti',
  discordanza: 'd.discordanze',
  informativa: 'd.informative',
  'da ricalcolare': 'd.rilievi',
};
/** With at least one finding of a level, or never counted. */
const chooseGravita = (scelta: string) => {
  const colonna = Object.hasOwn(colonne, scelta) ? colonne[scelta as GravitaRilievi] : undefined;
  if (colonna === undefined) return undefined;
  return colonna === 'd.rilievi' ? sql<SqlBool>`d.rilievi is null` : sql<SqlBool>`${sql.ref(colonna)} > 0`;
};

const elenco: Elenco = {
  filtri: {
    Denominazione: { colonna: 'a.denominazione_ricerca', tipo: 'normale' },
    CodiceFiscale: { colonna: 'a.codice_fiscale', tipo: 'codice' },
    Tipo: { colonna: 'd.tipo', tipo: 'esatto' },
    Gravita: { colonna: 'd.rilievi', tipo: 'scelta', chooses: chooseGravita, isAmbito: true },
    Id: { colonna: 'd.id', tipo: 'chiave', isAmbito: true },
    IdAnagrafica: { colonna: 'd.anagrafica_id', tipo: 'chiave', isAmbito: true },
    IdStudio: { colonna: 'd.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Denominazione: 'a.denominazione_ricerca',
    CodiceFiscale: 'a.codice_fiscale',
    Tipo: 'd.tipo',
    Bloccanti: 'd.bloccanti',
    Discordanze: 'd.discordanze',
    Informative: 'd.informative',
    ModificataIl: 'd.modificata_il',
  },
  ordinePredefinito: ['-Bloccanti', 'Denominazione'],
  chiave: 'd.id',
  anagrafica: 'd.anagrafica_id',
};

const count = (livello: 'bloccante' | 'discordanza' | 'informativa') =>
  sql<number>`coalesce((riepilogo -> 'rilievi' ->> ${livello})::int, 0)`;

/** The open declarations of a year, with the findings they were saved with. */
const selectAperte = (trx: Trx, anno: number) =>
  trx
    .selectFrom((e) =>
      e
        .selectFrom('dichiarazione')
        .select(['id', 'studio_id', 'anagrafica_id', 'anno', 'tipo', 'comune', 'finalita', 'modificata_il'])
        .select([
          sql<ConteggioRilievi | null>`riepilogo -> 'rilievi'`.as('rilievi'),
          count('bloccante').as('bloccanti'),
          count('discordanza').as('discordanze'),
          count('informativa').as('informative'),
        ])
        .where('anno', '=', anno)
        .where('stato', '=', 'Aperta')
        .as('d'),
    )
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'd.studio_id').onRef('a.id', '=', 'd.anagrafica_id'),
    )
    // Those whose findings were never counted are there too: that there is nothing in them is not known.
    .where(sql<SqlBool>`(d.rilievi is null or d.bloccanti + d.discordanze + d.informative > 0)`);

/** A page of the open declarations of a year that have something to look at: what stops the closing first. */
export async function listConRilievi(
  trx: Trx,
  anno: number,
  query: ListQuery,
): Promise<{ righe: DichiarazioneRilieviFilo[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  let base = selectAperte(trx, anno);
  for (const condizione of condizioni) base = base.where(condizione);
  const { totale } = await base.select((e) => e.fn.countAll<number>().as('totale')).executeTakeFirstOrThrow();
  const pagina = base
    .select(['d.id', 'd.studio_id', 'd.anagrafica_id', 'a.denominazione', 'a.codice_fiscale', 'd.anno'])
    .select(['d.tipo', 'd.comune', 'd.finalita', 'd.rilievi', 'd.modificata_il']);
  const righe = await pageQuery(pagina, [], readOrdine(query, elenco), query).execute();
  return {
    totale,
    righe: righe.map((riga) =>
      toWire<DichiarazioneRilieviFilo>({
        id: riga.id,
        idStudio: riga.studio_id,
        idAnagrafica: riga.anagrafica_id,
        denominazione: riga.denominazione,
        codiceFiscale: riga.codice_fiscale,
        anno: riga.anno,
        tipo: riga.tipo,
        comune: nameComune(riga.comune),
        finalita: riga.finalita,
        bloccanti: riga.rilievi?.bloccante ?? null,
        discordanze: riga.rilievi?.discordanza ?? null,
        informative: riga.rilievi?.informativa ?? null,
        chiave: riga.rilievi?.primo?.chiave ?? null,
        messaggio: riga.rilievi?.primo?.frase ?? null,
        modificataIl: riga.modificata_il.toISOString(),
      }),
    ),
  };
}
