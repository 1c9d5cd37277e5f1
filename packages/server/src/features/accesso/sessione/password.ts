import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '../../../http/domain-error.ts';

const ARGON2ID = 2;
const PARAMETRI = { algorithm: ARGON2ID, memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;
const INSIEME = 2;
const IN_CODA = 32;
/** What a hash made with today's parameters begins with: another beginning is hashed again at the next login. */
const ATTUALE = '$argon2id$v=19$m=47104,t=1,p=1$';

let attivi = 0;
const coda: (() => void)[] = [];

/** Two hashes at a time, 32 waiting; more are sent away at once, so that a storm of logins stops nobody else. */
async function withPosto<T>(fn: () => Promise<T>): Promise<T> {
  if (attivi >= INSIEME) {
    if (coda.length >= IN_CODA) throw new DomainError('SERVIZIO_NON_DISPONIBILE', { riprovaFra: 3 });
    await new Promise<void>((resolve) => coda.push(resolve));
  } else {
    attivi += 1;
  }
  try {
    return await fn();
  } finally {
    const prossimo = coda.shift();
    if (prossimo) prossimo();
    else attivi -= 1;
  }
}

/** Argon2id in PHC format; the password exactly as typed. */
export const hashPassword = (password: string): Promise<string> => withPosto(() => hash(password, PARAMETRI));

const finto = hash('nessuno entra con questa', PARAMETRI);

/** Whether the password is that of the hash. Without a hash the same work is done, and the answer is no. */
export async function verifyPassword(hashNoto: string | null, password: string): Promise<boolean> {
  const daProvare = hashNoto ?? (await finto);
  const isGiusta = await withPosto(() => verify(daProvare, password));
  return isGiusta && hashNoto !== null;
}

export const isHashSuperato = (hashNoto: string): boolean => !hashNoto.startsWith(ATTUALE);
