import type pg from 'pg';
import type { Cliente } from './clienti.ts';

const colonne = [
  'tipo text',
  'estera boolean',
  'identificativo_estero text',
  'codice_fiscale text',
  'partita_iva text',
  'denominazione text',
  'cognome text',
  'nome text',
  'ragione_sociale text',
  'natura_giuridica text',
  'sesso text',
  'data_nascita date',
  'comune_nascita text',
  'comune_nascita_descrizione text',
  'provincia_nascita text',
  'stato_civile smallint',
  'domicilio_fiscale jsonb',
  'residenza jsonb',
  'email text',
  'telefono text',
  'cellulare text',
] as const;
const nomi = colonne.map((colonna) => colonna.split(' ')[0]).join(', ');
const inserimento = `insert into anagrafica (studio_id, ${nomi})
  select $1, ${nomi} from json_to_recordset($2::json) as r (${colonne.join(', ')})`;
const RIGHE_PER_VOLTA = 4_000;

/** Runs `fn` in a transaction of the owner that sees the given studi, and whatever comes before a studio. */
export async function withProprietario<T>(
  client: pg.Client,
  studi: readonly number[],
  fn: () => Promise<T>,
): Promise<T> {
  await client.query('begin');
  try {
    await client.query(
      "select set_config('app.identita', 'on', true), set_config('app.studio_ids', $1, true)",
      [studi.join(',')],
    );
    const esito = await fn();
    await client.query('commit');
    return esito;
  } catch (errore) {
    await client.query('rollback').catch(() => undefined);
    throw errore;
  }
}

/** Writes clients in few large statements. Call it inside `withProprietario`. */
export async function insertClienti(
  client: pg.Client,
  studioId: number,
  clienti: readonly Cliente[],
): Promise<void> {
  for (let da = 0; da < clienti.length; da += RIGHE_PER_VOLTA) {
    const righe = JSON.stringify(clienti.slice(da, da + RIGHE_PER_VOLTA));
    await client.query(inserimento, [studioId, righe]);
  }
}
