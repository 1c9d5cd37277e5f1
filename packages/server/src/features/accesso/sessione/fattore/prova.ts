import type { PasskeyUsata } from '@quadra/contract';
import type { Trx } from '../../../../db/pool.ts';
import { requireNessunErrore } from '../../../../http/domain-error.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import { hashCodiceRecupero } from './codice-recupero.rules.ts';
import { findTotp, markPasso, spendCodice } from './fattore.queries.ts';
import { findPasskey, markUso } from './passkey.queries.ts';
import { findPasso } from './totp.rules.ts';
import { readUso, type Sito } from './webauthn.ts';

/** What a person gives to prove who is there, besides a password. */
export type Prova =
  | { readonly tipo: 'codice'; readonly codice: string }
  | { readonly tipo: 'recupero'; readonly codice: string }
  | { readonly tipo: 'passkey'; readonly risposta: PasskeyUsata; readonly sito: Sito };

/** How the records name a proof. */
export const metodiProva = {
  codice: 'codice',
  recupero: 'codice di recupero',
  passkey: 'passkey',
} as const;

/** The one way chosen among those of a call. @throws RICHIESTA_NON_VALIDA for none, or more than one. */
export function readProva(
  dati: { codice?: string | undefined; recupero?: string | undefined; passkey?: PasskeyUsata | undefined },
  sito: Sito,
): Prova {
  const { codice, recupero, passkey } = dati;
  const prove: Prova[] = [
    ...(codice === undefined ? [] : [{ tipo: 'codice' as const, codice }]),
    ...(recupero === undefined ? [] : [{ tipo: 'recupero' as const, codice: recupero }]),
    ...(passkey === undefined ? [] : [{ tipo: 'passkey' as const, risposta: passkey, sito }]),
  ];
  const [prova] = prove;
  if (prova === undefined || prove.length > 1) {
    requireNessunErrore({ codice: ['Indicare un codice, un codice di recupero o una passkey.'] });
  }
  return prova as Prova;
}

/** Undefined when the secret of the application was changed since: the codes stop, the recovery codes too, passkeys go on. */
function openSegreto(servizi: Servizi, chiuso: Buffer, personaId: number): string | undefined {
  try {
    return servizi.cifratura.open(chiuso, `totp:${personaId}`);
  } catch {
    return undefined;
  }
}

async function checkCodice(servizi: Servizi, trx: Trx, personaId: number, codice: string): Promise<boolean> {
  const totp = await findTotp(trx, personaId);
  if (totp === undefined || totp.confermatoIl === null) return false;
  const segreto = openSegreto(servizi, totp.segreto, personaId);
  if (segreto === undefined) return false;
  const passo = findPasso(segreto, codice.replace(/\s/g, ''), servizi.now(), totp.ultimoPasso);
  if (passo === null) return false;
  await markPasso(trx, personaId, passo);
  return true;
}

async function checkPasskey(
  trx: Trx,
  personaId: number,
  { risposta, sito }: Extract<Prova, { tipo: 'passkey' }>,
  daFirmare: string | null,
): Promise<boolean> {
  const passkey = await findPasskey(trx, risposta.id);
  if (daFirmare === null || passkey?.personaId !== personaId) return false;
  const { userHandle } = risposta.response;
  if (userHandle !== undefined && userHandle !== passkey.maniglia) return false;
  const contatore = await readUso(sito, daFirmare, risposta, passkey);
  if (contatore === undefined) return false;
  await markUso(trx, passkey.id, contatore);
  return true;
}

/**
 * Whether the proof is right for this user. What is good once is spent in this transaction: the step of the code, the
 * recovery code, the counter of the passkey. `daFirmare` is what the passkey was asked to sign.
 */
export function checkProva(
  servizi: Servizi,
  trx: Trx,
  personaId: number,
  prova: Prova,
  daFirmare: string | null,
): Promise<boolean> {
  if (prova.tipo === 'codice') return checkCodice(servizi, trx, personaId, prova.codice);
  if (prova.tipo === 'passkey') return checkPasskey(trx, personaId, prova, daFirmare);
  return spendCodice(trx, personaId, hashCodiceRecupero(servizi.cifratura, personaId, prova.codice));
}
