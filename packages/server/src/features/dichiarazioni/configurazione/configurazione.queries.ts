import type { QuadroConfiguratoFilo, TipoDichiarazione } from '@quadra/contract';
import type { CodiceModello } from '@quadra/fisco';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../../db/pool.ts';
import type { QuadroTable, TipoDichiarazioneTable } from './configurazione.table.ts';

/** What the vendor says of a type in a year. */
export interface TipoScritto {
  readonly codice: TipoDichiarazione;
  readonly descrizione: string;
  readonly attivo: boolean;
  readonly crediti: number;
  readonly versioneTelematico: string;
}

const toTipo = (riga: Selectable<TipoDichiarazioneTable>): TipoScritto => ({
  codice: riga.codice as TipoDichiarazione,
  descrizione: riga.descrizione,
  attivo: riga.attivo,
  crediti: riga.crediti_dichiarazione,
  versioneTelematico: riga.versione_telematico,
});

export async function listTipiScritti(trx: Trx, anno: number): Promise<TipoScritto[]> {
  const righe = await trx.selectFrom('tipo_dichiarazione').selectAll().where('anno', '=', anno).execute();
  return righe.map(toTipo);
}

/** Whether the vendor closed that type for that year. */
export async function isTipoSpento(trx: Trx, anno: number, tipo: TipoDichiarazione): Promise<boolean> {
  const riga = await trx
    .selectFrom('tipo_dichiarazione')
    .select('attivo')
    .where('anno', '=', anno)
    .where('codice', '=', tipo)
    .executeTakeFirst();
  return riga?.attivo === false;
}

const toQuadro = (riga: Selectable<QuadroTable>): QuadroConfiguratoFilo => ({
  Modello: riga.modello as CodiceModello,
  Codice: riga.codice,
  Titolo: riga.titolo,
  Ordine: riga.ordine,
  Obbligatorio: riga.obbligatorio,
  Multimodulo: riga.multimodulo,
  Copertura: riga.copertura,
});

/** What the vendor says of the quadri of a year: of one form, or of all. */
export async function listQuadriScritti(
  trx: Db,
  anno: number,
  modello?: CodiceModello,
): Promise<QuadroConfiguratoFilo[]> {
  let query = trx.selectFrom('quadro').selectAll().where('anno', '=', anno);
  if (modello !== undefined) query = query.where('modello', '=', modello);
  return (await query.orderBy('modello').orderBy('ordine').orderBy('codice').execute()).map(toQuadro);
}

export async function upsertTipo(trx: Trx, anno: number, tipo: TipoScritto): Promise<void> {
  const valori = {
    descrizione: tipo.descrizione,
    attivo: tipo.attivo,
    crediti_dichiarazione: tipo.crediti,
    versione_telematico: tipo.versioneTelematico,
  };
  await trx
    .insertInto('tipo_dichiarazione')
    .values({ anno, codice: tipo.codice, ...valori })
    .onConflict((conflitto) => conflitto.columns(['anno', 'codice']).doUpdateSet(valori))
    .execute();
}

export async function upsertQuadro(trx: Trx, anno: number, quadro: QuadroConfiguratoFilo): Promise<void> {
  const valori = {
    titolo: quadro.Titolo,
    ordine: quadro.Ordine,
    obbligatorio: quadro.Obbligatorio,
    multimodulo: quadro.Multimodulo,
    copertura: quadro.Copertura,
  };
  await trx
    .insertInto('quadro')
    .values({ anno, modello: quadro.Modello, codice: quadro.Codice, ...valori })
    .onConflict((conflitto) => conflitto.columns(['anno', 'modello', 'codice']).doUpdateSet(valori))
    .execute();
}

export async function deleteQuadro(
  trx: Trx,
  anno: number,
  { Modello, Codice }: Pick<QuadroConfiguratoFilo, 'Modello' | 'Codice'>,
): Promise<void> {
  await trx
    .deleteFrom('quadro')
    .where('anno', '=', anno)
    .where('modello', '=', Modello)
    .where('codice', '=', Codice)
    .execute();
}
