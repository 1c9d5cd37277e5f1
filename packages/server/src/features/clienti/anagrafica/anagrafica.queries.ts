import type { Anagrafica } from '@quadra/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { preparata, type Trx } from '../../../db/pool.ts';
import { isUuid } from '../../../http/uuid.ts';
import { computeDenominazione, type Scritta } from './anagrafica.rules.ts';
import type { AnagraficaTable } from './anagrafica.table.ts';
import { type LegameLetto, legamiDi, readLegami, replaceLegami } from './legame.queries.ts';

type Riga = Selectable<AnagraficaTable> & { autore: string | null; legami: readonly LegameLetto[] };

/** The columns that hold what a person wrote. */
const toColonne = (scritta: Scritta): Omit<Insertable<AnagraficaTable>, 'studio_id'> => ({
  tipo: scritta.tipo,
  estera: scritta.estera,
  identificativo_estero: scritta.identificativoEstero,
  codice_fiscale: scritta.codiceFiscale,
  partita_iva: scritta.partitaIva,
  denominazione: computeDenominazione(scritta),
  cognome: scritta.cognome,
  nome: scritta.nome,
  ragione_sociale: scritta.ragioneSociale,
  natura_giuridica: scritta.naturaGiuridica,
  data_costituzione: scritta.dataCostituzione,
  sesso: scritta.sesso,
  data_nascita: scritta.dataNascita,
  comune_nascita: scritta.comuneNascita,
  comune_nascita_descrizione: scritta.comuneNascitaDescrizione,
  provincia_nascita: scritta.provinciaNascita,
  stato_civile: scritta.statoCivile,
  domicilio_fiscale: JSON.stringify(scritta.domicilioFiscale),
  residenza_diversa: scritta.residenzaDiversa,
  residenza: JSON.stringify(scritta.residenza),
  sede_legale_diversa: scritta.sedeLegaleDiversa,
  sede_legale: JSON.stringify(scritta.sedeLegale),
  sede_attivita_diversa: scritta.sedeAttivitaDiversa,
  sede_attivita: JSON.stringify(scritta.sedeAttivita),
  email: scritta.email,
  email_pec: scritta.emailPEC,
  telefono: scritta.telefono,
  cellulare: scritta.cellulare,
  tipo_documento: scritta.tipoDocumento,
  numero_documento: scritta.numeroDocumento,
  rilasciato_da: scritta.rilasciatoDa,
  data_rilascio: scritta.dataRilascio,
  data_scadenza: scritta.dataScadenza,
  email_firma: scritta.emailFirma,
  telefono_firma: scritta.telefonoFirma,
  sincronizzazione: scritta.sincronizzazione,
});

const toAnagrafica = (riga: Riga): Anagrafica => ({
  id: riga.id,
  idStudio: riga.studio_id,
  tipo: riga.tipo,
  estera: riga.estera,
  identificativoEstero: riga.identificativo_estero,
  codiceFiscale: riga.codice_fiscale,
  partitaIva: riga.partita_iva,
  denominazione: riga.denominazione,
  cognome: riga.cognome,
  nome: riga.nome,
  ragioneSociale: riga.ragione_sociale,
  naturaGiuridica: riga.natura_giuridica,
  dataCostituzione: riga.data_costituzione,
  sesso: riga.sesso,
  dataNascita: riga.data_nascita,
  comuneNascita: riga.comune_nascita,
  comuneNascitaDescrizione: riga.comune_nascita_descrizione,
  provinciaNascita: riga.provincia_nascita,
  statoCivile: riga.stato_civile,
  domicilioFiscale: riga.domicilio_fiscale,
  residenzaDiversa: riga.residenza_diversa,
  residenza: riga.residenza,
  sedeLegaleDiversa: riga.sede_legale_diversa,
  sedeLegale: riga.sede_legale,
  sedeAttivitaDiversa: riga.sede_attivita_diversa,
  sedeAttivita: riga.sede_attivita,
  email: riga.email,
  emailPEC: riga.email_pec,
  telefono: riga.telefono,
  cellulare: riga.cellulare,
  tipoDocumento: riga.tipo_documento,
  numeroDocumento: riga.numero_documento,
  rilasciatoDa: riga.rilasciato_da,
  dataRilascio: riga.data_rilascio,
  dataScadenza: riga.data_scadenza,
  emailFirma: riga.email_firma,
  telefonoFirma: riga.telefono_firma,
  sincronizzazione: riga.sincronizzazione,
  ...readLegami(riga.legami),
  archiviata: riga.archiviata,
  limitataFino: riga.limitata_fino,
  versione: riga.versione,
  creataIl: riga.creata_il.toISOString(),
  modificataIl: riga.modificata_il.toISOString(),
  modificataDa: riga.autore,
});

const selectAnagrafica = (trx: Trx) =>
  trx
    .selectFrom('anagrafica as a')
    .leftJoin('utente as u', 'u.id', 'a.modificata_da')
    .selectAll('a')
    .select(sql<string | null>`u.cognome || ' ' || u.nome`.as('autore'))
    .select(legamiDi)
    .modifyFront(preparata);

/** The anagrafica of an id within the studi of the transaction; undefined for any other. */
export async function findAnagrafica(trx: Trx, id: string): Promise<Anagrafica | undefined> {
  if (!isUuid(id)) return undefined;
  const riga = await selectAnagrafica(trx).where('a.id', '=', id).executeTakeFirst();
  return riga && toAnagrafica(riga);
}

/** The studio of an anagrafica of the caller's studi. */
export async function findStudioDiAnagrafica(trx: Trx, id: string): Promise<number | undefined> {
  const riga = await trx.selectFrom('anagrafica').select('studio_id').where('id', '=', id).executeTakeFirst();
  return riga?.studio_id;
}

/** The anagrafica of an id, locked until the transaction ends. */
export async function lockAnagrafica(trx: Trx, id: string): Promise<Anagrafica | undefined> {
  if (!isUuid(id)) return undefined;
  const riga = await selectAnagrafica(trx).where('a.id', '=', id).forUpdate('a').executeTakeFirst();
  return riga && toAnagrafica(riga);
}

/** Id of the anagrafica that already has this codice fiscale in the studio. */
export async function findIdByCodiceFiscale(
  trx: Trx,
  studioId: number,
  codiceFiscale: string,
): Promise<string | undefined> {
  const riga = await trx
    .selectFrom('anagrafica')
    .select('id')
    .where('studio_id', '=', studioId)
    .where('codice_fiscale', '=', codiceFiscale)
    .executeTakeFirst();
  return riga?.id;
}

/** Whether any studio of the transaction has this codice fiscale. */
export async function existsCodiceFiscale(trx: Trx, codiceFiscale: string): Promise<boolean> {
  const riga = await trx
    .selectFrom('anagrafica')
    .select('id')
    .where('codice_fiscale', '=', codiceFiscale)
    .limit(1)
    .executeTakeFirst();
  return riga !== undefined;
}

export async function insertAnagrafica(
  trx: Trx,
  studioId: number,
  scritta: Scritta,
  autore: number,
): Promise<string> {
  const { id } = await trx
    .insertInto('anagrafica')
    .values({ ...toColonne(scritta), studio_id: studioId, modificata_da: autore })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceLegami(trx, studioId, id, scritta, false);
  return id;
}

/** Writes many new records at once; answers the codici of those that were written: the others were already there. */
export async function insertAnagrafiche(
  trx: Trx,
  studioId: number,
  scritte: readonly Scritta[],
  autore: number,
): Promise<ReadonlySet<string>> {
  if (scritte.length === 0) return new Set();
  const righe = await trx
    .insertInto('anagrafica')
    .values(scritte.map((scritta) => ({ ...toColonne(scritta), studio_id: studioId, modificata_da: autore })))
    .onConflict((oc) => oc.columns(['studio_id', 'codice_fiscale']).doNothing())
    .returning('codice_fiscale')
    .execute();
  return new Set(righe.map(({ codice_fiscale }) => codice_fiscale));
}

/** The records of a studio that have these codici fiscali: key by codice. */
export async function listIdDeiCodici(
  trx: Trx,
  studioId: number,
  codici: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codici.length === 0) return new Map();
  const righe = await trx
    .selectFrom('anagrafica')
    .select(['id', 'codice_fiscale'])
    .where('studio_id', '=', studioId)
    .where('codice_fiscale', 'in', codici)
    .execute();
  return new Map(righe.map((riga) => [riga.codice_fiscale, riga.id]));
}

type Modificabili = Partial<Pick<Insertable<Database['anagrafica']>, 'archiviata'>>;

async function update(
  trx: Trx,
  studioId: number,
  id: string,
  autore: number,
  colonne: Modificabili,
): Promise<void> {
  await trx
    .updateTable('anagrafica')
    .set({
      ...colonne,
      versione: sql`versione + 1`,
      modificata_il: sql`now()`,
      modificata_da: autore,
    })
    .where('studio_id', '=', studioId)
    .where('id', '=', id)
    .execute();
}

export async function updateAnagrafica(
  trx: Trx,
  studioId: number,
  id: string,
  scritta: Scritta,
  autore: number,
): Promise<void> {
  await update(trx, studioId, id, autore, toColonne(scritta));
  await replaceLegami(trx, studioId, id, scritta, true);
}

export const updateArchiviata = (
  trx: Trx,
  studioId: number,
  id: string,
  archiviata: boolean,
  autore: number,
) => update(trx, studioId, id, autore, { archiviata });

export async function deleteAnagraficaRow(trx: Trx, studioId: number, id: string): Promise<void> {
  await trx.deleteFrom('anagrafica').where('studio_id', '=', studioId).where('id', '=', id).execute();
}

const usano = [
  ...(['dichiarazione', 'documento', 'delega', 'delega_unica'] as const),
  ...(['liquidazione_iva', 'f24', 'voce_fiscale'] as const),
] as const;
/** Whether a declaration, of any year, or a document is about this anagrafica. */
export async function isInUso(trx: Trx, studioId: number, id: string): Promise<boolean> {
  const { usata } = await trx
    .selectNoFrom((eb) => {
      const has = (tabella: (typeof usano)[number]) =>
        eb.exists(
          eb
            .selectFrom(tabella)
            .select('studio_id')
            .where('studio_id', '=', studioId)
            .where('anagrafica_id', '=', id),
        );
      return eb.or(usano.map(has)).as('usata');
    })
    .executeTakeFirstOrThrow();
  return Boolean(usata);
}
