import { type DichiarazioneRiga, type ListQuery, toWire } from '@quadra/contract';
import type { Trx } from '../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../http/list-query.ts';
import { hasTag, selectTag } from '../tag/tag.public.ts';
import { chooseStatoInvio, chooseStatoTelematico } from '../telematico/telematico.public.ts';
import { computeSaldo } from './dichiarazione.rules.ts';

const elenco: Elenco = {
  filtri: {
    Denominazione: { colonna: 'a.denominazione_ricerca', tipo: 'normale' },
    CodiceFiscale: { colonna: 'a.codice_fiscale', tipo: 'codice' },
    Stato: { colonna: 'd.stato', tipo: 'esatto' },
    Finalita: { colonna: 'd.finalita', tipo: 'esatto' },
    Tipo: { colonna: 'd.tipo', tipo: 'esatto' },
    StatoTelematico: { colonna: 't.stato', tipo: 'scelta', chooses: chooseStatoTelematico },
    StatoInvio: { colonna: 't.stato_invio', tipo: 'scelta', chooses: chooseStatoInvio },
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
    ModificataIl: 'd.modificata_il',
  },
  ordinePredefinito: ['-ModificataIl'],
  chiave: 'd.id',
  anagrafica: 'd.anagrafica_id',
};

/** A page of the declarations of a fiscal year: with their keys alone when the query asks so. */
export async function listDichiarazioni(
  trx: Trx,
  anno: number,
  query: ListQuery,
): Promise<{ righe: DichiarazioneRiga[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const ordini = readOrdine(query, elenco);
  let base = trx
    .selectFrom('dichiarazione as d')
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'd.studio_id').onRef('a.id', '=', 'd.anagrafica_id'),
    )
    .leftJoin('dichiarazione_telematico as t', (join) =>
      join.onRef('t.studio_id', '=', 'd.studio_id').onRef('t.dichiarazione_id', '=', 'd.id'),
    )
    .where('d.anno', '=', anno);
  for (const condizione of condizioni) base = base.where(condizione);
  const { totale } = await base.select((e) => e.fn.countAll<number>().as('totale')).executeTakeFirstOrThrow();
  const righe = await pageQuery(
    base
      .leftJoin('utente as u', 'u.id', 'd.modificata_da')
      .select(['d.id', 'd.studio_id', 'd.anagrafica_id', 'a.denominazione', 'a.codice_fiscale', 'd.anno'])
      .select(['d.tipo', 'd.finalita', 'd.stato', 'd.riepilogo', 'd.data_impegno', 'd.stampa_data'])
      .select(['d.modificata_il', 'u.nome', 'u.cognome'])
      .select(['t.stato as telematico', 't.stato_invio as invio', 't.creato_il as telematico_creato_il'])
      .select(selectTag('dichiarazione', 'd').as('tag')),
    [],
    ordini,
    query,
  ).execute();
  return {
    totale,
    righe: righe.map((riga) => ({
      ...toWire<Omit<DichiarazioneRiga, 'Tag'>>({
        id: riga.id,
        idStudio: riga.studio_id,
        idAnagrafica: riga.anagrafica_id,
        denominazione: riga.denominazione,
        codiceFiscale: riga.codice_fiscale,
        anno: riga.anno,
        tipo: riga.tipo,
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
        modificataIl: riga.modificata_il.toISOString(),
        modificataDa: riga.nome === null ? null : `${riga.cognome} ${riga.nome}`,
      }),
      Tag: riga.tag,
    })),
  };
}
