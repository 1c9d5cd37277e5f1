import { randomBytes } from 'node:crypto';
import { VERIFICA_VALIDA_SECONDI } from '@quadra/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../../db/pool.ts';
import { hashSegreto } from '../../../../http/segreto.ts';
import type { PrimoPassaggio, ScopoSfida } from './fattore.table.ts';

const TENTATIVI_MASSIMI = 5;

interface NuovaSfida {
  readonly scopo: ScopoSfida;
  readonly personaId?: number;
  readonly sessioneId?: string;
  readonly rete: string;
  readonly debug?: boolean;
  readonly metodo?: PrimoPassaggio;
  /** What a passkey must sign. */
  readonly prova?: string;
  /** The answer is a code sent by mail: its hash, null when none was sent. */
  readonly codicePosta?: Buffer | null;
}

/** Who answers: the identifier as it was given out, from which address, when. */
export interface Risposta {
  readonly sfida: string;
  readonly rete: string;
  readonly adesso: Date;
}

export interface SfidaAperta {
  readonly hash: Buffer;
  readonly scopo: ScopoSfida;
  readonly personaId: number | null;
  readonly sessioneId: string | null;
  readonly debug: boolean;
  readonly metodo: PrimoPassaggio;
  readonly prova: string | null;
  /** Undefined when the answer is no code of a mail; null when none was sent: nothing answers. */
  readonly codicePosta: Buffer | null | undefined;
}

export const makeSfida = (): string => randomBytes(32).toString('base64url');

/** Keeps a question for five minutes; answers its identifier, of which only the hash is kept. */
export async function insertSfida(
  db: Db,
  nuova: NuovaSfida,
  adesso: Date,
  sfida: string = makeSfida(),
): Promise<string> {
  await db
    .insertInto('sfida')
    .values({
      hash: hashSegreto(sfida),
      scopo: nuova.scopo,
      persona_id: nuova.personaId ?? null,
      sessione_id: nuova.sessioneId ?? null,
      ip: nuova.rete,
      debug: nuova.debug ?? false,
      prova: nuova.prova ?? null,
      metodo: nuova.metodo ?? 'password',
      per_posta: nuova.codicePosta !== undefined,
      codice: nuova.codicePosta ?? null,
      scade_il: new Date(adesso.getTime() + VERIFICA_VALIDA_SECONDI * 1000),
    })
    .execute();
  return sfida;
}

/**
 * Spends one of the five tries, before anything is checked and whatever comes of it. Undefined when the question is
 * unknown, over, used, out of tries, or asked from another address. What a passkey had to sign is spent with it.
 */
export async function spendTentativo(
  db: Db,
  { sfida, rete, adesso }: Risposta,
): Promise<SfidaAperta | undefined> {
  const esito = await sql<{
    hash: Buffer;
    scopo: ScopoSfida;
    persona_id: number | null;
    sessione_id: string | null;
    debug: boolean;
    metodo: PrimoPassaggio;
    prova: string | null;
    per_posta: boolean;
    codice: Buffer | null;
  }>`
    with aperta as (
      select hash, prova from sfida
      where hash = ${hashSegreto(sfida)} and usata_il is null and scade_il > ${adesso} and ip = ${rete}
        and tentativi < ${TENTATIVI_MASSIMI}
      for update)
    update sfida s set tentativi = s.tentativi + 1, prova = null from aperta a where s.hash = a.hash
    returning s.hash, s.scopo, s.persona_id, s.sessione_id, s.debug, s.metodo, a.prova, s.per_posta, s.codice`.execute(
    db,
  );
  const riga = esito.rows[0];
  return (
    riga && {
      hash: riga.hash,
      scopo: riga.scopo,
      personaId: riga.persona_id,
      sessioneId: riga.sessione_id,
      debug: riga.debug,
      metodo: riga.metodo,
      prova: riga.prova,
      codicePosta: riga.per_posta ? riga.codice : undefined,
    }
  );
}

/** Gives a passkey something to sign for a login that is half way; the user, or undefined when it cannot go on. */
export async function setProva(
  db: Db,
  { sfida, rete, adesso }: Risposta,
  prova: string,
): Promise<number | undefined> {
  const riga = await db
    .updateTable('sfida')
    .set({ prova })
    .where('hash', '=', hashSegreto(sfida))
    .where('scopo', '=', 'accesso')
    .where('per_posta', '=', false)
    .where('usata_il', 'is', null)
    .where('scade_il', '>', adesso)
    .where('ip', '=', rete)
    .where('tentativi', '<', TENTATIVI_MASSIMI)
    .returning('persona_id')
    .executeTakeFirst();
  return riga?.persona_id ?? undefined;
}

/** The question was answered; false when somebody answered it first. */
export async function closeSfida(trx: Trx, hash: Buffer): Promise<boolean> {
  const esito = await trx
    .updateTable('sfida')
    .set({ usata_il: sql`now()` })
    .where('hash', '=', hash)
    .where('usata_il', 'is', null)
    .executeTakeFirst();
  return esito.numUpdatedRows === 1n;
}
