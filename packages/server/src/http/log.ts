import { replaceCodiciFiscali } from '@quadra/values';
import type { FastifyServerOptions } from 'fastify';

const posta = /[^\s"'<>(),;:=]+@[^\s"'<>(),;:]+/g;
const tra = /\((?:[^()]|\([^()]*\))*\)=\((?:[^()]|\([^()]*\))*\)/g;
const cifre = /\b\d{11,}\b/g;

/** A text for the log: what identifies a person is left out. */
const redact = (testo: string): string =>
  replaceCodiciFiscali(testo, '[omesso]')
    .replace(posta, '[omesso]')
    .replace(tra, '[omesso]')
    .replace(cifre, '[omesso]');

/** An error for the log: never the detail of PostgreSQL, which repeats the values of the row. */
export function describeErrore(errore: unknown): { type: string; message: string; stack: string } {
  if (!(errore instanceof Error)) {
    // The queue tells its errors as plain objects.
    const detto =
      typeof errore === 'object' && errore !== null && 'message' in errore ? errore.message : errore;
    return { type: typeof errore, message: redact(String(detto)), stack: '' };
  }
  const { code, table, constraint, column } = errore as Error & Record<string, unknown>;
  return {
    type: errore.name,
    message: redact(errore.message),
    stack: redact(errore.stack ?? ''),
    ...Object.fromEntries(
      Object.entries({ code, table, constraint, column }).filter(([, v]) => typeof v === 'string'),
    ),
  };
}

/** One JSON object a line, with a request id; no query string, no body, no header is ever written. */
export function makeLogger(
  level: string,
  stream?: { write(riga: string): void },
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    timestamp: () => `,"quando":"${new Date().toISOString()}"`,
    serializers: { err: describeErrore, req: () => ({}), res: () => ({}) },
    ...(stream ? { stream } : {}),
  };
}
