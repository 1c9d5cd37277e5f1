import { type CodiceErrore, type ErrorAnswer, errori, VERIFICA_VALIDA_SECONDI } from '@quadra/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DomainError } from './domain-error.ts';
import { makeRiassunto } from './riassunto.ts';
import { toModelState } from './validazione.ts';

/** Errors of PostgreSQL and of the road to it that mean: not now. Class 08, 28, 53 and 57 of the standard, and the socket's. */
const momentanei =
  /^(08|28|53|57P0|57014|55P03|25P03|25006)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
const frasiMomentanee =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|Client was closed/i;

const perFastify: Record<string, CodiceErrore> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'MESSAGGIO_TROPPO_GRANDE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'FORMATO_NON_AMMESSO',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TROPPO_GRANDE',
  FST_FILES_LIMIT: 'MESSAGGIO_TROPPO_GRANDE',
  FST_PARTS_LIMIT: 'MESSAGGIO_TROPPO_GRANDE',
  FST_FIELDS_LIMIT: 'MESSAGGIO_TROPPO_GRANDE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'FORMATO_NON_AMMESSO',
  FST_PROTO_VIOLATION: 'RICHIESTA_NON_LEGGIBILE',
  FST_MP_PREMATURE_CLOSE: 'RICHIESTA_NON_LEGGIBILE',
  FST_INVALID_JSON_FIELD_ERROR: 'RICHIESTA_NON_LEGGIBILE',
  FST_ERR_RATE_LIMIT: 'TROPPE_RICHIESTE',
};
const perStato: Record<number, CodiceErrore> = {
  404: 'NON_TROVATO',
  413: 'MESSAGGIO_TROPPO_GRANDE',
  415: 'FORMATO_NON_AMMESSO',
  429: 'TROPPE_RICHIESTE',
};

/** What PostgreSQL says when the disk has no room left. */
export const DISCO_PIENO = '53100';

/** Whether it says that the database is not there now. */
export const isMomentaneo = (errore: { readonly code?: string; readonly message: string }): boolean =>
  momentanei.test(errore.code ?? '') || frasiMomentanee.test(errore.message);

/** Whatever was thrown, as one error of the closed list. */
function toDomainError(errore: FastifyError): DomainError {
  if (errore instanceof DomainError) return errore;
  if (hasZodFastifySchemaValidationErrors(errore)) {
    const voci = errore.validation.map(
      (voce) =>
        ({
          ...voce.params,
          code: voce.keyword,
          message: voce.message,
          path: voce.instancePath.split('/').filter((parte) => parte !== ''),
        }) as Parameters<typeof toModelState>[0][number],
    );
    return new DomainError('RICHIESTA_NON_VALIDA', { modelState: toModelState(voci) });
  }
  const noto = perFastify[errore.code ?? ''] ?? perStato[errore.statusCode ?? 0];
  if (noto) return new DomainError(noto);
  if (errore.code === DISCO_PIENO) return new DomainError('DISCO_PIENO', { riprovaFra: 60 });
  if (isMomentaneo(errore)) return new DomainError('SERVIZIO_NON_DISPONIBILE', { riprovaFra: 5 });
  if (errore.statusCode && errore.statusCode >= 400 && errore.statusCode < 500) {
    return new DomainError('RICHIESTA_NON_LEGGIBILE');
  }
  return new DomainError('ERRORE_INTERNO');
}

/** The name of the error in the vocabulary of OAuth, for the answers of /token. */
const perToken: Partial<Record<CodiceErrore, string>> = {
  CREDENZIALI_ERRATE: 'invalid_grant',
  STUDIO_BLOCCATO: 'invalid_grant',
  NON_AUTORIZZATO: 'invalid_grant',
  VERIFICA_RICHIESTA: 'mfa_required',
  VERIFICA_ERRATA: 'invalid_grant',
  VERIFICA_SCADUTA: 'expired_token',
  PASSKEY_NON_VALIDA: 'invalid_grant',
  GRANT_NON_SUPPORTATO: 'unsupported_grant_type',
  SERVIZIO_NON_DISPONIBILE: 'temporarily_unavailable',
  DISCO_PIENO: 'temporarily_unavailable',
  TROPPE_RICHIESTE: 'temporarily_unavailable',
  ERRORE_INTERNO: 'server_error',
};

function makeCorpo(errore: DomainError, richiesta: FastifyRequest): ErrorAnswer | Record<string, unknown> {
  const { modelState, differenze, verifica } = errore.particolari;
  if (richiesta.routeOptions.config.rispondeComeToken) {
    return {
      error: perToken[errore.codice] ?? 'invalid_request',
      error_description: errore.codice === 'ERRORE_INTERNO' ? errori.ERRORE_LOGIN.testo : errore.message,
      CodiceRichiesta: richiesta.id,
      ...(verifica
        ? {
            mfa_token: verifica.sfida,
            mfa_methods: verifica.metodi,
            expires_in: VERIFICA_VALIDA_SECONDI,
          }
        : {}),
    };
  }
  return {
    Message: errore.message,
    Codice: errore.codice,
    CodiceRichiesta: richiesta.id,
    ...(modelState ? { ModelState: modelState } : {}),
    ...(differenze ? { Differenze: differenze } : {}),
  };
}

interface Rifiuto {
  readonly errore: unknown;
  readonly richiesta: FastifyRequest;
}
const tellRifiuto = ({ errore, richiesta }: Rifiuto, codice: CodiceErrore, altro: object = {}): void =>
  richiesta.log.error({ err: errore, codice, richiesta: richiesta.id, ...altro }, 'request failed');
/** Of each door: while its database is away every request is refused, and the line of each says so already. */
const assenze = new WeakMap<object, (rifiuto: Rifiuto) => void>();
function tellAssenza(rifiuto: Rifiuto): void {
  const { server } = rifiuto.richiesta.server;
  const tell =
    assenze.get(server) ??
    makeRiassunto<Rifiuto>((uno, quante) => tellRifiuto(uno, 'SERVIZIO_NON_DISPONIBILE', { quante }));
  assenze.set(server, tell);
  tell(rifiuto);
}

/** Answers any error as the specification wants it; what was not foreseen is logged whole and told in general words. */
export function replyErrore(errore: FastifyError, richiesta: FastifyRequest, risposta: FastifyReply): void {
  const noto = toDomainError(errore);
  const { status } = errori[noto.codice];
  if (!(errore instanceof DomainError) && noto.codice === 'SERVIZIO_NON_DISPONIBILE')
    tellAssenza({ errore, richiesta });
  else if (status >= 500) tellRifiuto({ errore: noto.particolari.causa ?? errore, richiesta }, noto.codice);
  const { riprovaFra } = noto.particolari;
  if (riprovaFra !== undefined) risposta.header('retry-after', String(riprovaFra));
  risposta
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(makeCorpo(noto, richiesta));
}
