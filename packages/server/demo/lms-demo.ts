import type { Db } from '../src/db/pool.ts';
import { ensureApplicazioni } from '../src/features/accesso/applicazione/ensure-applicazioni.ts';

/** The training area of the demo, as Quadra knows it. */
export const LMS_DEMO = 'lms-2025';
const PORTA = '3001';

/** Where the training area of the demo listens. */
export const readIndirizzoLms = (env: Readonly<Record<string, string | undefined>>): string =>
  `http://127.0.0.1:${env.LMS_PORTA || PORTA}`;

/** Gives the training area of the demo its addresses, unless somebody has already given it others. */
export const registerLmsDemo = (db: Db, indirizzo: string): Promise<void> =>
  ensureApplicazioni(db, [
    {
      Codice: LMS_DEMO,
      Nome: 'Formazione 2025',
      Tipo: 'lms',
      Anno: 2025,
      Numero: 25,
      Indirizzi: { Studio: indirizzo, Privato: indirizzo, Azienda: indirizzo },
      PaginaIniziale: '/entra',
      Ritorni: [`${indirizzo}/ritorno`],
      RitorniUscita: [`${indirizzo}/uscito`],
      IndirizzoUscita: `${indirizzo}/uscita`,
      Attiva: true,
    },
  ]);
