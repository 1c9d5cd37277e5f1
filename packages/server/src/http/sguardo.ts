import { tipologiaUtente } from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/pool.ts';
import { writeRegistro } from '../db/registro.queries.ts';
import { withTenant } from '../db/tenancy.ts';
import { normalizeIp } from './ip-abilitati.ts';
import type { Rotta } from './rotta.ts';
import type { Sessione } from './sessione/sessione.ts';

/** What has nothing of a person in it; whatever is not here has. */
const risorseSenzaPersone: readonly string[] = [
  'aliquote dello studio',
  'applicazioni',
  'chiusura dei quadri',
  'configurazione',
  'contratto dello studio',
  'definizioni',
  'gestori',
  'indirizzi abilitati',
  'listini',
  'modelli ministeriali',
  'moduli degli studi',
  'notifiche',
  'pacchetti',
  'risposte pronte',
  'blocchi degli studi',
  'tabelle',
  'tag',
  'vista',
];
/** Reckonings on what was sent with the call. */
const azioniSenzaLettura: readonly string[] = ['calcola', 'simula'];

const { AMM_ELMAS, CON_ELMAS } = tipologiaUtente;

/** Somebody of the vendor, in his own name or in the place of a user. */
const isDelFornitore = ({ tipologia, sostituzione }: Sessione): boolean =>
  tipologia === AMM_ELMAS || tipologia === CON_ELMAS || sostituzione?.gestoreId === null;

const readCampo = (valore: unknown, campo: string): unknown =>
  typeof valore === 'object' && valore !== null ? Reflect.get(valore, campo) : undefined;

/** The studio of the record that was read, where the answer says it; 0 for a list. */
const findStudio = (esito: unknown): number => {
  const letto = readCampo(esito, 'data');
  const studio = readCampo(letto, 'IdStudio') ?? readCampo(letto, 'StudioId');
  return typeof studio === 'number' ? studio : 0;
};

/**
 * Writes in the audit log that somebody of the vendor read personal data: who, when, from where, which record or, of a
 * list, how many there were. What he looked for is not written: it may be a name.
 */
export async function recordSguardo(
  db: Db,
  { accesso, sostituibile }: Pick<Rotta, 'accesso' | 'sostituibile'>,
  sessione: Sessione,
  richiesta: FastifyRequest,
  esito: unknown,
): Promise<void> {
  if (typeof accesso === 'string' || sostituibile !== 'legge' || !isDelFornitore(sessione)) return;
  if (risorseSenzaPersone.includes(accesso.risorsa) || azioniSenzaLettura.includes(accesso.azione)) return;
  const studioId = findStudio(esito);
  const id = readCampo(richiesta.params, 'id');
  const totale = readCampo(esito, 'Total');
  await withTenant(db, { studi: [studioId], sostituzione: sessione.sostituzione }, (trx) =>
    writeRegistro(trx, {
      studioId,
      utenteId: sessione.utenteId,
      ip: normalizeIp(richiesta.ip),
      azione: 'lettura',
      entita: accesso.risorsa,
      ...(typeof id === 'string' ? { entitaId: id } : {}),
      dopo: {
        chiamata: richiesta.routeOptions.url ?? '',
        ...(typeof totale === 'number' ? { righe: totale } : {}),
      },
    }),
  );
}
