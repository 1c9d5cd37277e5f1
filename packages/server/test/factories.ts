import { type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import type { Insertable } from 'kysely';
import type { Database } from '../src/db/database.ts';
import { withIdentita, withTenant } from '../src/db/tenancy.ts';
import { hashPassword } from '../src/features/accesso/sessione/password.ts';
import type { AppDiProva } from './make-app.ts';

export const PASSWORD = 'Segreta-Collina-26!';
const hash = hashPassword(PASSWORD);
let numero = 0;
const next = () => {
  numero += 1;
  return numero;
};

export interface UtenteDiProva {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly studioId: number | null;
}

export async function makeGestore(app: AppDiProva, dati: Partial<Insertable<Database['gestore']>> = {}) {
  const n = next();
  return withIdentita(app.servizi.db, (trx) =>
    trx
      .insertInto('gestore')
      .values({ codice: `G${n}`, nome: `Gestore ${n}`, ragione_sociale: `Gestore ${n} S.r.l.`, ...dati })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

export async function makeStudio(app: AppDiProva, dati: Partial<Insertable<Database['studio']>> = {}) {
  return withIdentita(app.servizi.db, (trx) =>
    trx
      .insertInto('studio')
      .values({ ragione_sociale: `Studio ${next()}`, ...dati })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

/** A user who can log in. Without a type: an operator of `studio_id`, or of a new studio. */
export async function makeUtente(
  app: AppDiProva,
  dati: Partial<Insertable<Database['utente']>> = {},
): Promise<UtenteDiProva> {
  const tipologia: TipologiaUtente = dati.tipologia_utente ?? tipologiaUtente.OP_STU;
  const isDiStudio = tipologia === tipologiaUtente.AMM_STU || tipologia === tipologiaUtente.OP_STU;
  const studio_id = dati.studio_id ?? (isDiStudio ? (await makeStudio(app)).id : null);
  const email = dati.email ?? `utente${next()}@example.it`;
  const password_hash = await hash;
  const { id } = await withIdentita(app.servizi.db, (trx) =>
    trx
      .insertInto('utente')
      .values({
        nome: 'Anna',
        cognome: 'Bianchi',
        password_hash,
        ...dati,
        email,
        tipologia_utente: tipologia,
        studio_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { id, email, password: PASSWORD, studioId: studio_id };
}

const indirizzo = JSON.stringify({
  comune: 'H501',
  comuneDescrizione: 'ROMA',
  provincia: 'RM',
  cap: '00184',
  via: 'Via Cavour',
  civico: '1',
});

const indirizzoVuoto = JSON.stringify({
  comune: null,
  comuneDescrizione: null,
  provincia: null,
  cap: null,
  via: null,
  civico: null,
});

/** An anagrafica written straight into the table; rules are proved through the calls. */
export async function makeAnagrafica(
  app: AppDiProva,
  studioId: number,
  dati: Partial<Insertable<Database['anagrafica']>> = {},
) {
  const n = next();
  return withTenant(app.servizi.db, { studi: [studioId] }, (trx) =>
    trx
      .insertInto('anagrafica')
      .values({
        studio_id: studioId,
        tipo: 'SD',
        estera: false,
        codice_fiscale: `CODICE${String(n).padStart(5, '0')}`,
        denominazione: `Cliente ${n}`,
        ragione_sociale: `Cliente ${n}`,
        stato_civile: 0,
        domicilio_fiscale: indirizzo,
        residenza: indirizzoVuoto,
        residenza_diversa: false,
        ...dati,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}
