import { randomInt, timingSafeEqual } from 'node:crypto';
import { CIFRE_CODICE_POSTA } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { withIdentita } from '../../../db/tenancy.ts';
import { makeLettera } from '../../../gateways/posta/lettera.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { hashSegreto } from '../../../http/segreto.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { computeRete } from '../../../http/sessione/rete.rules.ts';
import type { Prova } from './fattore/prova.ts';
import { insertSfida, makeSfida } from './fattore/sfida.queries.ts';
import type { UtenteDaAutenticare } from './sessione.queries.ts';

/** Who has the password does not fill the mailbox of its owner. */
const MAIL_ALL_ORA = 10;

const writeCodice = (codice: string) =>
  makeLettera({
    titolo: 'Codice per entrare',
    frasi: [
      'Oggi sono state provate molte password per questo indirizzo: oltre alla password chiediamo un codice.',
      `Il codice è ${codice} e vale cinque minuti.`,
      'Se l’accesso non è suo qualcuno conosce la password: sceglierne subito un’altra dalla pagina di accesso.',
    ],
  });

const hashCodice = ({ cifratura }: Servizi, sfida: string, codice: string) =>
  cifratura.sign(`codice per posta:${sfida}:${codice}`);

/** True while it has got fewer mails than allowed in the last hour. Those who ask for one address take turns: twenty at once are not twenty mails. */
async function canInviare(trx: Trx, email: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`codice accesso:${email}`}, 0))`.execute(trx);
  const { quanti } = await trx
    .selectFrom('messaggio_posta')
    .select((eb) => eb.fn.countAll<string>().as('quanti'))
    .where('destinatario', '=', email)
    .where('modello', '=', 'codice accesso')
    .where('creato_il', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(quanti) < MAIL_ALL_ORA;
}

/**
 * An account under attack: whatever the password, the answer is this question; only who gave the right one (`utente`) gets
 * the mail that answers it, so that a guess learns nothing and its owner is never shut out.
 */
export function askCodicePosta(
  servizi: Servizi,
  utente: UtenteDaAutenticare | undefined,
  { ip, debug }: { ip: string; debug: boolean },
): Promise<DomainError> {
  const sfida = makeSfida();
  const codice = randomInt(10 ** CIFRE_CODICE_POSTA)
    .toString()
    .padStart(CIFRE_CODICE_POSTA, '0');
  return withIdentita(servizi.db, async (trx) => {
    const daInviare = utente !== undefined && (await canInviare(trx, utente.email));
    const nuova = {
      scopo: 'accesso',
      rete: computeRete(ip),
      debug,
      metodo: 'password',
      ...(utente === undefined ? {} : { personaId: utente.id }),
      codicePosta: daInviare ? hashCodice(servizi, sfida, codice) : null,
    } as const;
    await insertSfida(trx, nuova, servizi.now(), sfida);
    if (daInviare)
      await servizi.posta.queueMessaggio(trx, {
        modello: 'codice accesso',
        destinatario: utente.email,
        oggetto: 'Quadra: codice per entrare',
        ...writeCodice(codice),
        segreto: { genere: 'codice', parola: codice, hash: hashSegreto(sfida) },
      });
    return new DomainError('VERIFICA_RICHIESTA', { verifica: { sfida, metodi: ['email'] } });
  });
}

/** Whether the proof is the code that was sent for this question. */
export function isCodicePosta(
  servizi: Servizi,
  sfida: string,
  atteso: Buffer | null | undefined,
  prova: Prova,
): boolean {
  if (!atteso || prova.tipo !== 'codice') return false;
  return timingSafeEqual(hashCodice(servizi, sfida, prova.codice.replace(/\s/g, '')), atteso);
}
