import { Secret, TOTP } from 'otpauth';

const PERIODO_SECONDI = 30;
/** Steps accepted before and after now: clocks of telephones are never exact. */
const SCARTO = 1;
const EMITTENTE = 'Quadra';

const makeTotp = (segreto: string, nome: string) =>
  new TOTP({
    issuer: EMITTENTE,
    label: nome,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIODO_SECONDI,
    secret: Secret.fromBase32(segreto),
  });

/** 160 random bits in base32, as the applications want them. */
export const makeSegretoTotp = (): string => new Secret({ size: 20 }).base32;

/** The otpauth address an application reads from the QR code. */
export const computeIndirizzoTotp = (segreto: string, email: string): string =>
  makeTotp(segreto, email).toString();

/**
 * The step (30 seconds each, from 1970) a code belongs to, among the current one and its neighbours.
 * Null for a wrong code, and for one of a step not after `ultimoPasso`: no code is good twice.
 */
export function findPasso(
  segreto: string,
  codice: string,
  adesso: Date,
  ultimoPasso: number | null,
): number | null {
  if (!/^\d{6}$/.test(codice)) return null;
  const timestamp = adesso.getTime();
  const scarto = makeTotp(segreto, '').validate({ token: codice, timestamp, window: SCARTO });
  if (scarto === null) return null;
  const passo = TOTP.counter({ period: PERIODO_SECONDI, timestamp }) + scarto;
  return ultimoPasso !== null && passo <= ultimoPasso ? null : passo;
}
